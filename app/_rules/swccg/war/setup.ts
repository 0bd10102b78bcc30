import { SIDES, type Side } from '../../core/sides';
import { ALTER, CONTROL, SENSE } from '../stack/cards/the-force';
import type { Card } from '../stack/schema';
import type { PlayerSetup, Setup } from '../stack/setup';

export const WAR_CARDS = ['Sense', 'Alter', 'Control'] as const;
export type WarCard = (typeof WAR_CARDS)[number];

export const FIRST_KINDS = ['interrupt', 'effect'] as const;
export type FirstKind = (typeof FIRST_KINDS)[number];

/** How many cards a side may hold. */
export const MOST_CARDS = 4;

/** Every hand that a side may hold, the empty one first. */
export function everyHand(most = MOST_CARDS): WarCard[][] {
  let hands: WarCard[][] = [[]];
  for (const card of WAR_CARDS) {
    hands = hands.flatMap((hand) =>
      Array.from({ length: most - hand.length + 1 }, (_, copies) => [
        ...hand,
        ...Array<WarCard>(copies).fill(card),
      ]),
    );
  }
  return hands;
}

/** Who fights over what, and with what. */
export interface WarSetup {
  /** The card that everything is about: whose it is, and whether Sense or Alter can reach it. */
  first: { by: Side; kind: FirstKind };
  hands: Record<Side, WarCard[]>;
  /** The ability of each side's highest-ability character; `null` without a character. */
  ability: Record<Side, number | null>;
  /** The destinies left in each Reserve Deck, in whatever order. */
  destinies: Record<Side, number[]>;
}

/** Of each card, the functions that can come up while the first card is on the stack. */
const inWar = (card: Card, ...names: string[]): Card => ({
  ...card,
  text: (card.text ?? []).filter(({ name }) => name === undefined || names.includes(name)),
});
export const PRINTS: Record<WarCard, Card> = {
  Sense: inWar(SENSE),
  Alter: inWar(ALTER, 'sense', 'deploying'),
  Control: inWar(CONTROL, 'sense-or-alter'),
};

/** The cards fought over. Here only their side and kind matter, not what they do. */
const FIRST: Record<FirstKind, Record<Side, Card>> = {
  interrupt: {
    light: { title: "Don't Get Cocky", side: 'light', kind: 'interrupt', pile: 'lost', text: [{}] },
    dark: {
      title: 'You Overestimate Their Chances',
      side: 'dark',
      kind: 'interrupt',
      pile: 'lost',
      text: [{}],
    },
  },
  effect: {
    light: { title: 'Crash Site Memorial', side: 'light', kind: 'effect' },
    dark: { title: 'Dark Forces', side: 'dark', kind: 'effect' },
  },
};

/** The id of the card that everything is about. */
export const FIRST_CARD = 'first';

/** The position on the stack engine, before the first card is played. */
export function toStack({ first, hands, ability, destinies }: WarSetup): Setup {
  const player = (side: Side): PlayerSetup => ({
    hand: [
      ...(side === first.by ? [{ card: FIRST[first.kind][side], id: FIRST_CARD }] : []),
      ...[...hands[side]]
        .sort()
        .map((card, i) => ({ card: PRINTS[card], id: `${side}-${card.toLowerCase()}-${i + 1}` })),
    ],
    table: ability[side] === null ? [] : [{ card: championOf(side, ability[side]), id: `${side}-character` }],
    reserve: destinies[side],
  });
  return {
    turn: first.by,
    phase: first.kind === 'effect' ? 'deploy' : 'control',
    light: player('light'),
    dark: player('dark'),
    shuffled: [...SIDES],
  };
}

const championOf = (side: Side, ability: number): Card => ({
  title: side === 'light' ? 'Luke Skywalker' : 'Darth Vader',
  side,
  kind: 'character',
  ability,
});
