import { otherSide, SIDES, type Side } from '../../core/sides';
import { CARDS, DECK_CARDS } from './cards';
import type { DuelCard, TableFacts } from './facts';
import { newDuel } from './initiate';
import { titleOf } from './match';
import { powerOf } from './power';
import type { DeckItem, DeckSetup, DuelSetup, DuelState, Place, PlacedCard, PlayerCards } from './state';

/** The figures of a card on the table: from the set, or as typed. */
export const figures = (card: PlacedCard['card']): TableFacts =>
  typeof card === 'string' ? CARDS[card] : card;

/** A card of a deck: a bare destiny number, from the set, or as typed; nothing for an unknown one. */
export function deckFigures(item: DeckItem): DuelCard | null {
  if (typeof item === 'number') return { destiny: item };
  return typeof item === 'string' ? DECK_CARDS[item] : item;
}

export const topOf = (deck: DeckSetup): DeckItem[] =>
  typeof deck === 'number'
    ? Array.from({ length: deck }, () => null)
    : [...(deck.top ?? []), ...unknown(deck.rest)];

const unknown = (count = 0): null[] => Array.from({ length: count }, () => null);

const slug = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[’']/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');

/** Gives every card of a deck its id: its title in small letters, or its side and place. */
class DeckIds {
  readonly facts: Record<string, DuelCard | null> = {};
  private count = 0;
  constructor(
    private readonly side: Side,
    private readonly taken: ReadonlySet<string>,
  ) {}
  add(item: DeckItem): string {
    const facts = deckFigures(item);
    this.count++;
    const base = facts?.title === undefined ? `${this.side}-${this.count}` : slug(facts.title);
    let id = base;
    for (let n = 2; this.taken.has(id) || Object.hasOwn(this.facts, id); n++) id = `${base}-${n}`;
    this.facts[id] = facts;
    return id;
  }
}

/** A character goes by its name alone, unless another version of it is on the table too. */
export function namesOf(cards: Record<string, TableFacts>): Record<string, string> {
  const characters = Object.values(cards).filter((facts) => facts.kind === 'character');
  const names: Record<string, string> = {};
  for (const [id, facts] of Object.entries(cards)) {
    const alone =
      facts.kind === 'character' && characters.filter(({ name }) => name === facts.name).length === 1;
    names[id] = alone ? facts.name : titleOf(facts);
  }
  return names;
}

const HAND = 6;

function playerCards(side: Side, setup: DuelSetup, ids: DeckIds): PlayerCards {
  const deck = setup.decks[side];
  const duelingHand = (setup.underway?.hands[side] ?? []).map((item) => ids.add(item));
  return {
    draw: topOf(deck).map((item) => ids.add(item)),
    shuffled: 0,
    hand: typeof deck === 'number' ? HAND : (deck.hand ?? HAND),
    duelingHand,
    duelingPile: [],
    discard: [],
    lost: 0,
  };
}

export function start(setup: DuelSetup): DuelState {
  const cards: Record<string, TableFacts> = {};
  const table: Record<string, Place> = {};
  for (const { id, card, hidden, on } of setup.cards) {
    cards[id] = figures(card);
    table[id] = { on: on ?? setup.planet, ...(hidden && { hidden }) };
  }
  const placed = new Set(Object.keys(cards));
  const light = new DeckIds('light', placed);
  const players = { light: playerCards('light', setup, light) } as Record<Side, PlayerCards>;
  const dark = new DeckIds('dark', new Set([...placed, ...Object.keys(light.facts)]));
  players.dark = playerCards('dark', setup, dark);
  const state: DuelState = {
    edition: setup.edition ?? 'virtual',
    turn: setup.turn,
    step: setup.step ?? 'battle',
    planet: setup.planet,
    location: setup.location,
    cards,
    names: namesOf(cards),
    table,
    deckCards: { ...light.facts, ...dark.facts },
    typed: {},
    players,
    controlled: { light: setup.controlled?.light ?? [], dark: setup.controlled?.dark ?? [] },
    fought: setup.fought ?? [],
    redrawn: [],
    dueled: setup.dueled ?? false,
    battled: setup.battled ?? false,
    passed: [],
    duel: null,
    result: null,
    over: null,
  };
  return setup.underway ? startUnderWay(state, setup.underway) : state;
}

/** Opens in the exchange of attacks and parries, with hands and hits as typed. */
function startUnderWay(state: DuelState, given: NonNullable<DuelSetup['underway']>): DuelState {
  const { attacker, defender, hits, passed, lead } = given;
  const initiator = state.turn;
  const duel = newDuel(initiator, attacker, defender.character);
  const opened: DuelState = {
    ...state,
    step: 'battle',
    dueled: true,
    passed: passed ?? [],
    duel: {
      ...duel,
      stage: 'exchange',
      fighters: { ...duel.fighters, [otherSide(initiator)]: defender },
      handsDrawn: [...SIDES],
      hits: { light: hits?.light ?? 0, dark: hits?.dark ?? 0 },
      lead: lead ?? initiator,
    },
  };
  const power: Partial<Record<Side, number>> = {};
  for (const side of SIDES) power[side] = powerOf(opened, side)?.total ?? 0;
  return opened.duel ? { ...opened, duel: { ...opened.duel, power } } : opened;
}
