import { otherSide, SIDES, type Side } from '../../../core/sides';
import { options } from '../options';
import { start } from '../setup';
import type { DeckItem, DuelSetup, DuelState } from '../state';

/** Deck cards as a set-up says them. */
const items = (state: DuelState, ids: readonly string[]): DeckItem[] =>
  ids.map((id) => state.deckCards[id] ?? null);

function candidate(state: DuelState): DuelSetup | undefined {
  const { duel, players, table, turn } = state;
  const isFresh = SIDES.every((side) => {
    const { shuffled, duelingPile, discard, lost } = players[side];
    return shuffled + duelingPile.length + discard.length + lost === 0;
  });
  if (!isFresh || state.over || state.result || state.redrawn.length > 0) return undefined;
  if (duel ? duel.stage !== 'exchange' || duel.attack || duel.initiator !== turn : state.passed.length > 0)
    return undefined;
  const deck = (side: Side) => ({ top: items(state, players[side].draw), hand: players[side].hand });
  const [attacker, defender] = [duel?.fighters[turn], duel?.fighters[otherSide(turn)]];
  return {
    turn,
    planet: state.planet,
    location: state.location,
    cards: Object.entries(table).flatMap(([id, { on, hidden }]) => {
      const card = state.cards[id];
      return card ? [{ id, card, ...(hidden && { hidden }), ...(on !== state.planet && { on }) }] : [];
    }),
    decks: { light: deck('light'), dark: deck('dark') },
    step: state.step,
    edition: state.edition,
    controlled: state.controlled,
    fought: state.fought,
    ...(state.dueled && { dueled: true as const }),
    ...(state.battled && { battled: true as const }),
    ...(duel &&
      attacker &&
      defender && {
        underway: {
          attacker,
          defender,
          hands: {
            light: items(state, players.light.duelingHand),
            dark: items(state, players.dark.duelingHand),
          },
          hits: duel.hits,
          passed: state.passed,
          lead: duel.lead,
        },
      }),
  };
}

/** The position as a set-up, if one can be played from with the same options. */
export function setupOf(state: DuelState): DuelSetup | undefined {
  const setup = candidate(state);
  return setup && JSON.stringify(options(start(setup))) === JSON.stringify(options(state))
    ? setup
    : undefined;
}
