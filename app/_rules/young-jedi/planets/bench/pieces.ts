import type { BenchPlace, KindOfPiece, KnownPiece } from '../../../core/bench';
import type { Described, OwnPiece } from '../../../core/lists-bench';
import type { Side } from '../../../core/sides';
import {
  battleDroid,
  blasterRifle,
  capitalCity,
  desertLandingSite,
  inCompleteControl,
  maul,
  obiWan,
  padawan,
  podraceArena,
  royalGuard,
  sando,
  theedPalace,
  watto,
} from '../scenarios/cards';
import { type Card, type CardFacts, type Kind, PLANETS, type Planet } from '../state';

const range = (id: string, least: number, most: number, usual: number) => ({ id, least, most, usual });
const COUNTERS = range('counters', 0, 12, 2);
const COPIES = ['stackable', 'unique'] as const;

export const KINDS: readonly KindOfPiece[] = [
  {
    kind: 'character',
    figures: [
      { ...COUNTERS, must: true },
      { ...range('damage', 0, 12, 2), must: true },
    ],
    traits: COPIES,
  },
  { kind: 'weapon', figures: [{ ...COUNTERS, must: true }], traits: COPIES },
  { kind: 'effect', figures: [{ ...COUNTERS, must: true }, range('raises', 0, 6, 1)] },
  { kind: 'battle', figures: [] },
  { kind: 'location', figures: [], traits: PLANETS },
  { kind: 'starship', figures: [], traits: COPIES },
];

/** The queen of the example of an illegal stack; counters and damage are ours. */
// young-jedi/stackable-illegal#example
export const amidala: Card = {
  id: 'amidala',
  title: 'Queen Amidala',
  subtitle: 'Royal Leader',
  kind: 'character',
  counters: 3,
  damage: 3,
  copies: 'stackable',
};

const of = (card: Card, ...owners: Side[]): KnownPiece & { facts: CardFacts } => {
  const { id, ...facts } = card;
  return {
    name: id,
    title: titled(facts),
    kind: facts.kind,
    ...(owners.length > 0 && { owners }),
    facts,
  };
};

const titled = ({ title, subtitle }: CardFacts): string =>
  subtitle === undefined ? title : `${title}, ${subtitle}`;

export const KNOWN: readonly (KnownPiece & { facts: CardFacts })[] = [
  of(battleDroid('battle-droid'), 'dark'),
  of(maul, 'dark'),
  of(watto, 'dark'),
  of(obiWan, 'light'),
  of(padawan, 'light'),
  of(royalGuard('royal-guard'), 'light'),
  of(amidala, 'light'),
  of(blasterRifle('blaster-rifle')),
  of(sando),
  of(inCompleteControl),
  of(desertLandingSite),
  of(podraceArena),
  of(theedPalace),
  of(capitalCity),
];

export function describe(facts: CardFacts): Described {
  const { kind, counters = 0, damage = 0, raises, copies, planet } = facts;
  const figures: Record<string, number> = {
    ...(kind === 'character' && { counters, damage }),
    ...((kind === 'weapon' || kind === 'effect') && { counters }),
    ...(kind === 'effect' && raises !== undefined && { raises }),
  };
  const traits = [
    ...(copies !== undefined && copies !== 'many' ? [copies] : []),
    ...(kind === 'location' && planet ? [planet] : []),
  ];
  return { title: titled(facts), kind, figures, traits };
}

/** A card of one's own: its title has its subtitle after a comma; a location lies on the planet that it is laid on. */
export function factsFrom(
  { kind, title: given, figures = {}, traits = [] }: OwnPiece,
  place: BenchPlace,
): CardFacts {
  const [title = given, ...rest] = given.split(', ');
  const copies = COPIES.find((each) => traits.includes(each));
  const laidOn = PLANETS.find((planet) => place.id.endsWith(planet));
  const planet: Planet = PLANETS.find((each) => traits.includes(each)) ?? laidOn ?? 'tatooine';
  return {
    title,
    ...(rest.length > 0 && { subtitle: rest.join(', ') }),
    kind: kind as Kind,
    ...(kind === 'location' && { planet }),
    ...figures,
    ...(copies && { copies }),
  };
}

export const withFigure = (facts: CardFacts, figure: string, to: number): CardFacts => ({
  ...facts,
  [figure]: to,
});
