import type { Side } from '../../core/sides';
import { layOut } from '../force/piles';
import { CARDS } from './cards';
import { newDebt, openDebts } from './damage';
import { Log } from './events';
import type { CardFacts } from './facts';
import { newBattle } from './initiate';
import type { BattleSetup, BattleState, Place, PlacedCard } from './state';
import { ableToBattle } from './where';

/** The figures of a placed card: from the set, or as typed. */
export const figures = (card: PlacedCard['card']): CardFacts =>
  typeof card === 'string' ? CARDS[card] : card;

/** Where a card stands: its own location, or that of what it is aboard or on. */
function placeOf(card: PlacedCard, cards: readonly PlacedCard[], depth = 0): Place | undefined {
  const host = card.aboard ?? card.on;
  if (host === undefined) return card.at === undefined ? undefined : { at: card.at };
  const carrier = cards.find(({ id }) => id === host);
  const under = carrier && depth < cards.length ? placeOf(carrier, cards, depth + 1) : undefined;
  if (!under) return undefined;
  if (card.on !== undefined) return { at: under.at, on: card.on };
  return { at: under.at, aboard: host, as: card.as ?? 'passenger' };
}

export function start(setup: BattleSetup): BattleState {
  const cards: Record<string, CardFacts> = {};
  const table: Record<string, Place> = {};
  for (const placed of setup.cards) {
    cards[placed.id] = figures(placed.card);
    const place = placeOf(placed, setup.cards);
    if (place) table[placed.id] = place;
  }
  const taken = new Set(Object.keys(cards));
  const state: BattleState = {
    turn: setup.turn,
    locations: setup.locations,
    cards,
    destinies: setup.destinies ?? {},
    table,
    captives: [],
    piles: {
      dark: layOut('dark', setup.piles.dark, taken),
      light: layOut('light', setup.piles.light, taken),
    },
    battled: setup.battled ?? [],
    fought: setup.cards.filter(({ fought }) => fought).map(({ id }) => id),
    shooters: [],
    played: { dark: setup.played?.dark ?? {}, light: setup.played?.light ?? {} },
    opportunity: setup.turn,
    passes: 0,
    battle: null,
    results: [],
  };
  return setup.damage ? startAtDamage(state, setup.damage) : state;
}

/** Opens in the damage segment, with what each side owes typed in. */
function startAtDamage(state: BattleState, given: NonNullable<BattleSetup['damage']>): BattleState {
  const [location] = state.locations;
  if (!location) return state;
  const participants = ableToBattle(state, location.id);
  const battle = { ...newBattle(location.id, state.turn, participants), hit: given.hit ?? [] };
  const debtOf = (side: Side) => newDebt(given.damage?.[side] ?? 0, given.attrition?.[side]);
  const opened: BattleState = {
    ...state,
    battled: [...state.battled, location.id],
    fought: [...state.fought, ...participants],
    battle,
  };
  return openDebts(opened, { dark: debtOf('dark'), light: debtOf('light') }, new Log());
}
