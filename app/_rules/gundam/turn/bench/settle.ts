import { overLimit } from '../../piles';
import { change } from '../change';
import { Log } from '../events';
import { unitInPlay } from '../facts';
import { checkDeck } from '../next-turn';
import { settle as settled } from '../settle';
import { after, type Due, type Trigger, type TurnState, tableOf } from '../state';

/**
 * Puts right what a change by hand has left without meaning, and goes on to where somebody has to decide. A text that
 * waited in its middle is dropped; what has triggered and still can be carried out waits on.
 */
export function settle(state: TurnState): TurnState {
  const log = new Log();
  let next: TurnState = {
    ...withoutText(reopened(state)),
    due: stillDue(state),
    waiting: state.waiting
      .map((batch) => batch.filter((trigger) => stillWaits(state, trigger)))
      .filter(({ length }) => length > 0),
    used: state.used.filter((each) => isInPlay(state, each.slice(0, each.lastIndexOf('/')))),
  };
  for (const player of state.players)
    if (!next.over && next.players.includes(player)) next = checkDeck(next, player, log);
  return isAtRest(next) ? next : settled(next, log);
}

/** Somebody has to decide: what lies on the table stays as it was laid out, a beaten Unit too, until they have. */
const isAtRest = ({ over, due, waiting, phase, endStep }: TurnState): boolean =>
  over !== null || due !== null || (waiting.length === 0 && !(phase === 'end' && endStep !== 'action'));

/** A play that was set up to stop here is taken up again in the main phase of its last turn. */
function reopened(state: TurnState): TurnState {
  if (state.over?.reason !== 'turns') return { ...state, over: null };
  // whoever is out takes up no turn
  const turn = state.players.includes(state.turn) ? state.turn : after(state, state.turn);
  return { ...state, over: null, turn, phase: 'main', endStep: null, opportunity: turn, passes: 0 };
}

/** A Command whose text is dropped lies in the trash. */
function withoutText(state: TurnState): TurnState {
  const { resolving } = state;
  if (!resolving?.command || !state.cards[resolving.source]) return { ...state, resolving: null };
  const { by, source } = resolving;
  return { ...change(state, by, { trash: [source, ...tableOf(state, by).trash] }), resolving: null };
}

function stillDue(state: TurnState): Due | null {
  const { due, phase } = state;
  if (due?.what === 'may') return stillWaits(state, due.trigger) ? due : null;
  if (due?.what === 'draw' && due.redraw) return phase === 'hand' ? due : null;
  if (due?.what !== 'discard' || !due.limit) return null;
  const left = overLimit(tableOf(state, due.player).hand);
  return left > 0 ? { ...due, left } : null;
}

function stillWaits(state: TurnState, { source, ability, unit }: Trigger): boolean {
  const found = state.cards[source]?.abilities?.[ability];
  if (!found) return false;
  return found.when === 'destroyed' || unit === undefined || unitInPlay(state, unit) !== undefined;
}

const isInPlay = (state: TurnState, card: string): boolean =>
  state.players.some((player) => {
    const { units, base } = tableOf(state, player);
    return base?.id === card || units.some(({ id, pilot }) => id === card || pilot === card);
  });
