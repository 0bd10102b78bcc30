import { type RosterCard, rosterOf } from './roster';
import type { CardId, State } from './state';

/** Which cards lie where, each in the order of the setup. */
interface Whereabouts {
  table: RosterCard[];
  hand: RosterCard[];
  /** What is at a location, aboard or on a card. */
  at: Map<CardId, RosterCard[]>;
}

const found = new WeakMap<State['cards'], Whereabouts>();

/** Worked out once for each arrangement of the cards, which states share until one moves. */
function whereabouts(state: State): Whereabouts {
  let known = found.get(state.cards);
  if (!known) {
    known = sorted(state);
    found.set(state.cards, known);
  }
  return known;
}

function sorted(state: State): Whereabouts {
  const table: RosterCard[] = [];
  const hand: RosterCard[] = [];
  const at = new Map<CardId, RosterCard[]>();
  for (const one of rosterOf(state).cards) {
    const card = state.cards[one.id];
    if (card?.zone === 'hand') hand.push(one);
    if (card?.zone !== 'table') continue;
    table.push(one);
    if (card.at === undefined) continue;
    const beside = at.get(card.at);
    if (beside) beside.push(one);
    else at.set(card.at, [one]);
  }
  return { table, hand, at };
}

export const allIn = (state: State, zone: 'table' | 'hand'): readonly RosterCard[] =>
  whereabouts(state)[zone];

const NOBODY: readonly RosterCard[] = [];

/** The cards on table that are there, aboard it or on it. */
export const cardsAt = (state: State, host: CardId): readonly RosterCard[] =>
  whereabouts(state).at.get(host) ?? NOBODY;
