import { CARDS, type CardName, DECK_CARDS, type DeckCardName } from './cards';
import type { Side } from './facts';
import { duelSimulator } from './simulator';
import type { DeckItem, DeckSetup, DuelSetup, DuelState, Move, PlacedCard } from './state';

export type Random = (below: number) => number;

/** A small seeded generator: the same seed gives the same numbers everywhere. */
export function seeded(seed: number): Random {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

const NAMES = Object.keys(CARDS) as CardName[];
const DUELING = Object.keys(DECK_CARDS) as DeckCardName[];

const named = (side: Side, kind: string): CardName[] =>
  NAMES.filter((name) => CARDS[name].side === side && CARDS[name].kind === kind);
const CHARACTERS = { light: named('light', 'character'), dark: named('dark', 'character') };
const WEAPONS = { light: named('light', 'weapon'), dark: named('dark', 'weapon') };

function randomItem(random: Random): DeckItem {
  switch (random(8)) {
    case 0:
      return DUELING[random(DUELING.length)] ?? 'to-the-death';
    case 1:
      return null;
    case 2:
      return { title: 'Two Numbers', destiny: [1 + random(6), 1 + random(6)] };
    default:
      return 1 + random(4);
  }
}

const randomDeck = (random: Random): DeckSetup =>
  random(8) === 0
    ? 1 + random(12)
    : {
        top: Array.from({ length: 1 + random(14) }, () => randomItem(random)),
        rest: random(6),
        hand: random(7),
      };

function crowd(side: Side, random: Random, cards: PlacedCard[]): void {
  const put = (names: readonly CardName[], count: number) => {
    for (let i = 0; i < count; i++) {
      const card = names[random(Math.max(1, names.length))];
      if (!card) continue;
      cards.push({
        id: `${side}-card-${cards.length}`,
        card,
        ...(random(9) === 0 && { hidden: true as const }),
        ...(random(12) === 0 && { on: 'Tatooine' }),
      });
    }
  };
  put(CHARACTERS[side], 1 + random(4));
  put(WEAPONS[side], random(4));
  if (side === 'light') put(['bravo-squadron'], random(3) === 0 ? 1 : 0);
  if (random(10) === 0)
    cards.push({
      id: `${side}-armed`,
      card: {
        kind: 'character',
        side,
        name: side === 'light' ? 'Adi Gallia' : 'Aurra Sing',
        subtitle: side === 'light' ? 'Corellian Jedi Master' : 'Trophy Collector',
        power: 5,
        damage: side === 'light' ? 6 : 3,
        builtIn: { title: 'Lightsaber', bonus: 2, lightsaber: true },
      },
    });
}

/** A battle step with a random crowd on both sides. */
export function randomSetup(random: Random): DuelSetup {
  const cards: PlacedCard[] = [];
  crowd('light', random, cards);
  crowd('dark', random, cards);
  return {
    turn: random(2) === 0 ? 'light' : 'dark',
    planet: 'Coruscant',
    location: 'Jedi Council Chamber',
    cards,
    decks: { light: randomDeck(random), dark: randomDeck(random) },
    ...(random(4) === 0 && { edition: 'original' as const }),
    ...(random(12) === 0 && { step: 'deploy' as const }),
    ...(random(20) === 0 && { battled: true as const }),
    ...(random(20) === 0 && { dueled: true as const }),
    ...(random(3) === 0 && { controlled: { light: ['Coruscant'] } }),
  };
}

/** Plays random moves, one battle step after another, until so many are made; for measuring. */
export function playRandomMoves(seed: number, count: number): number {
  const random = seeded(seed);
  const starts = Array.from({ length: 64 }, () => duelSimulator.start(randomSetup(random)));
  let state: DuelState | undefined;
  let made = 0;
  while (made < count) {
    state ??= starts[random(starts.length)];
    if (!state) break;
    const moves: Move[] = duelSimulator.options(state);
    const move = moves[random(Math.max(1, moves.length))];
    const step = move && duelSimulator.play(state, move);
    state = step?.ok ? step.state : undefined;
    if (state) made++;
  }
  return made;
}
