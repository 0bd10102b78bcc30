import type { Random } from '../../../../app/_rules/core/seeded';
import type { Side } from '../../../../app/_rules/core/sides';
import {
  CARDS,
  type CardName,
  DECK_CARDS,
  type DeckCardName,
} from '../../../../app/_rules/young-jedi/duel/cards';
import type {
  DeckItem,
  DeckSetup,
  DuelSetup,
  PlacedCard,
} from '../../../../app/_rules/young-jedi/duel/state';

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
