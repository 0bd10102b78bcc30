import { SIDES, type Side } from '../../../core/sides';
import { powerOf } from '../power';
import { namesOf } from '../setup';
import type { Duel, DuelState, Fighter, PlayerCards } from '../state';
import { characterOf, deckCard, deckSize, weaponOf } from '../table';
import { mayUseText } from '../text';

/** Puts right what a change by hand has left without meaning. What has come of an earlier duel is told no more. */
export function settle(state: DuelState): DuelState {
  const named: DuelState = { ...state, names: namesOf(state.cards), result: null, over: null };
  const open = SIDES.reduce(unshuffle, named);
  const { duel } = open;
  const next = duel ? settleDuel(open, duel) : SIDES.reduce(handsBack, open);
  const broke = SIDES.find((side) => deckSize(next.players[side]) === 0);
  return broke ? { ...next, over: { reason: 'deck', loser: broke } } : next;
}

const withCards = (state: DuelState, side: Side, change: Partial<PlayerCards>): DuelState => ({
  ...state,
  players: { ...state.players, [side]: { ...state.players[side], ...change } },
});

/** Whoever lays out a table goes on playing with a deck that was shuffled: its cards are drawn again. */
function unshuffle(state: DuelState, side: Side): DuelState {
  const { shuffled, draw } = state.players[side];
  if (shuffled === 0) return state;
  const deckCards = { ...state.deckCards };
  const ids: string[] = [];
  for (let n = 1; ids.length < shuffled; n++) {
    const id = `${side}-${n}`;
    if (Object.hasOwn(deckCards, id) || Object.hasOwn(state.cards, id)) continue;
    deckCards[id] = null;
    ids.push(id);
  }
  return withCards({ ...state, deckCards }, side, { shuffled: 0, draw: [...draw, ...ids] });
}

/** Without a duel its cards lie on the draw deck again. */
export function handsBack(state: DuelState, side: Side): DuelState {
  const { draw, duelingHand, duelingPile } = state.players[side];
  if (duelingHand.length + duelingPile.length === 0) return state;
  return withCards(state, side, {
    draw: [...duelingHand, ...duelingPile, ...draw],
    duelingHand: [],
    duelingPile: [],
  });
}

const isDrawn = ({ stage }: Duel): boolean => stage === 'hands' || stage === 'exchange';

function settleDuel(state: DuelState, duel: Duel): DuelState {
  const fighters: Partial<Record<Side, Fighter>> = {};
  for (const side of SIDES) {
    const fighter = duel.fighters[side];
    if (!fighter) continue;
    const { character, weapon } = fighter;
    const armed =
      weapon !== undefined && weaponOf(state, weapon)?.side === side && Object.hasOwn(state.table, weapon);
    fighters[side] = armed ? { character, weapon } : { character };
  }
  const lies = (side: Side, card: string): boolean => state.players[side].duelingPile.includes(card);
  const played = duel.played.filter(
    ({ by, card }) => lies(by, card) || state.players[by].discard.includes(card),
  );
  const attack = duel.attack && lies(duel.attack.by, duel.attack.card) ? struck(state, duel.attack) : null;
  const toDraw = duel.toDraw.filter(
    (side) => characterOf(state, fighters[side]?.character ?? '')?.power === 'destiny',
  );
  const redraw = duel.redraw && toDraw[0] === duel.redraw.player ? duel.redraw : null;
  const stage = duel.stage === 'power' && toDraw.length === 0 ? 'hands' : duel.stage;
  const now: Duel = { ...duel, stage, fighters, played, attack, toDraw, redraw };
  const next = withDuel(state, now);
  const text = duel.text && attack !== null && mayUseText(next);
  const power: Partial<Record<Side, number>> = {};
  if (isDrawn(now)) for (const side of SIDES) power[side] = powerOf(next, side)?.total ?? 0;
  const whole = withDuel(state, { ...now, text, power });
  return SIDES.filter(
    (side) => now.stage !== 'exchange' && !(isDrawn(now) && now.handsDrawn.includes(side)),
  ).reduce(handsBack, whole);
}

const withDuel = (state: DuelState, duel: Duel): DuelState => ({ ...state, duel });

/** The card that attacks may have got another number. */
function struck(state: DuelState, attack: NonNullable<Duel['attack']>): Duel['attack'] {
  const card = deckCard(state, attack.card);
  const numbers = card ? [card.destiny].flat() : [];
  const [first] = numbers;
  return first === undefined || numbers.includes(attack.destiny) ? attack : { ...attack, destiny: first };
}
