import type { KindOfPiece, KnownPiece } from '../../../core/bench';
import type { Described, OwnPiece } from '../../../core/lists-bench';
import type { Side } from '../../../core/sides';
import { DESTINIES } from '../../shuffled-deck';
import { hasExtraToken, isPilot, isPodracer } from '../racer';
import * as CARDS from '../scenarios/cards';
import type { Card, CardKind } from '../state';

const range = (id: string, least: number, most: number, usual: number) => ({ id, least, most, usual });
const COUNTERS = range('counters', 0, 9, 2);
const DESTINY = range('destiny', 1, 6, 3);
const PRINTED = [COUNTERS, DESTINY];

export const KINDS: readonly KindOfPiece[] = [
  {
    kind: 'pilot',
    figures: [...PRINTED, range('handling', 0, 9, 3)],
    traits: ['extra-token'],
  },
  { kind: 'podracer', figures: PRINTED },
  { kind: 'character', figures: PRINTED, traits: ['diamond'] },
  { kind: 'weapon', figures: PRINTED, traits: ['diamond'] },
  { kind: 'effect', figures: PRINTED },
  { kind: 'battle', figures: [DESTINY] },
  { kind: 'location', figures: [DESTINY] },
  { kind: 'starship', figures: [DESTINY] },
  { kind: 'destiny', figures: [{ ...DESTINY, must: true }] },
];

export const ALL_KINDS = KINDS.map(({ kind }) => kind);

const titled = ({ title = '', subtitle }: Card): string =>
  subtitle === undefined ? title : `${title}, ${subtitle}`;

const kindOf = (card: Card): string => {
  if (isPilot(card)) return 'pilot';
  if (isPodracer(card)) return 'podracer';
  return card.title === undefined ? 'destiny' : (card.kind ?? 'battle');
};

const DARK: readonly string[] = ['Sebulba', "Sebulba's Podracer"];
const LIGHT = /^Anakin Skywalker/;

const ownersOf = ({ title = '' }: Card): { owners?: Side[] } => {
  if (DARK.includes(title)) return { owners: ['dark'] };
  return LIGHT.test(title) ? { owners: ['light'] } : {};
};

const named = Object.values(CARDS).filter(
  (card): card is Card & { id: string } => typeof card === 'object' && 'id' in card,
);

export const KNOWN: readonly (KnownPiece & { facts: Card })[] = [
  ...named.map(({ id, ...facts }) => ({
    name: id,
    title: titled(facts),
    kind: kindOf(facts),
    ...ownersOf(facts),
    facts,
  })),
  ...DESTINIES.map((destiny) => ({
    name: `destiny-${destiny}`,
    title: `${destiny}`,
    kind: 'destiny',
    facts: { destiny },
  })),
];

export function describe(card: Card): Described {
  const { destiny, counters, collector } = card;
  const number = typeof destiny === 'object' ? destiny[0] : destiny;
  const kind = kindOf(card);
  const takesCounters = ['pilot', 'podracer', 'character', 'weapon', 'effect'].includes(kind);
  return {
    title: card.title === undefined ? `${number ?? '?'}` : titled(card),
    kind,
    figures: {
      ...(takesCounters && { counters: counters ?? 0 }),
      ...(number !== undefined && { destiny: number }),
      ...(kind === 'pilot' && collector !== undefined && { handling: collector % 10 }),
    },
    traits: [
      ...(kind === 'pilot' && hasExtraToken(card) ? ['extra-token'] : []),
      ...(card.diamond && (kind === 'character' || kind === 'weapon') ? ['diamond'] : []),
    ],
  };
}

/** A Podracer of one's own goes by its pilot's name, unless its title says that it is one. */
export function factsFrom({ kind, title: given, figures = {}, traits = [] }: OwnPiece): Card {
  const { counters, destiny, handling } = figures;
  if (kind === 'destiny') return { destiny: destiny ?? 1 };
  const [title = given, ...rest] = given.split(', ');
  const kinds: Record<string, CardKind> = { pilot: 'character', podracer: 'weapon' };
  return {
    title,
    ...(rest.length > 0 && { subtitle: rest.join(', ') }),
    kind: kinds[kind] ?? (kind as CardKind),
    ...(counters !== undefined && { counters }),
    ...(destiny !== undefined && { destiny }),
    ...(kind === 'pilot' && { pilot: true as const }),
    ...(kind === 'pilot' && handling !== undefined && { collector: handling }),
    ...(kind === 'podracer' && !/podracer/i.test(given) && { podracerOf: title }),
    ...(traits.includes('extra-token') && { extraToken: true as const }),
    ...(traits.includes('diamond') && { diamond: true as const }),
  };
}

export function withFigure(card: Card, figure: string, to: number): Card {
  if (figure === 'handling') return { ...card, collector: to };
  return { ...card, [figure]: to };
}
