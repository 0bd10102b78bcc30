import type { KindOfPiece, KnownPiece } from '../../../core/bench';
import type { Described, OwnPiece } from '../../../core/lists-bench';
import { DESTINIES } from '../../shuffled-deck';
import { cubesOf, isUnique } from '../fleet';
import * as CARDS from '../scenarios/cards';
import type { BattleCard, Card, OtherCard, StarshipCard } from '../state';

const range = (id: string, least: number, most: number, usual: number) => ({ id, least, most, usual });
const DESTINY = range('destiny', 1, 6, 3);

const SHIP: Pick<KindOfPiece, 'figures' | 'traits'> = {
  figures: [
    { ...range('power', 0, 15, 4), must: true },
    { ...range('damage', 0, 9, 2), must: true },
    range('draws', 0, 3, 1),
    DESTINY,
  ],
  traits: ['unique'],
};

export const KINDS: readonly KindOfPiece[] = [
  { kind: 'transport', ...SHIP },
  { kind: 'starfighter', ...SHIP },
  {
    kind: 'battle',
    figures: [range('bonus', 0, 9, 2), range('draws', 0, 3, 0), range('together', 1, 4, 2), DESTINY],
    traits: ['for-transports', 'for-starfighters', 'for-characters', 'one-defeated', 'withdraws'],
  },
  { kind: 'character', figures: [range('damage', 0, 9, 3), DESTINY] },
  { kind: 'weapon', figures: [DESTINY] },
  { kind: 'effect', figures: [DESTINY] },
  { kind: 'location', figures: [DESTINY] },
  { kind: 'destiny', figures: [{ ...DESTINY, must: true }] },
];

export const SHIPS = ['transport', 'starfighter'] as const;
export const ALL_KINDS = KINDS.map(({ kind }) => kind);

const kindOf = (card: Card): string => {
  if (card.kind === 'starship') return card.ship;
  return card.title === undefined ? 'destiny' : (card.kind ?? 'location');
};

const named = Object.values(CARDS).filter(
  (card): card is Card & { id: string } => typeof card === 'object' && 'id' in card,
);

const titled = ({ title = '', subtitle }: Card): string =>
  subtitle === undefined ? title : `${title}, ${subtitle}`;

export const KNOWN: readonly (KnownPiece & { facts: Card })[] = [
  ...named.map(({ id, ...facts }) => ({ name: id, title: titled(facts), kind: kindOf(facts), facts })),
  ...DESTINIES.map((destiny) => ({
    name: `destiny-${destiny}`,
    title: `${destiny}`,
    kind: 'destiny',
    facts: { destiny } satisfies OtherCard,
  })),
];

const WORKS: Record<string, NonNullable<BattleCard['worksWith']>> = {
  'for-transports': 'transport',
  'for-starfighters': 'starfighter',
  'for-characters': 'character',
};

function traitsOf(card: Card): string[] {
  if (card.kind === 'starship') return isUnique(card) ? ['unique'] : [];
  if (card.kind !== 'battle') return [];
  return [
    ...Object.keys(WORKS).filter((trait) => WORKS[trait] === card.worksWith),
    ...(card.oneDefeated ? ['one-defeated'] : []),
    ...(card.withdraws ? ['withdraws'] : []),
  ];
}

export function describe(card: Card): Described {
  const { destiny } = card;
  const number = typeof destiny === 'object' ? destiny[0] : destiny;
  const figures: Record<string, number> = number === undefined ? {} : { destiny: number };
  if (card.kind === 'starship')
    Object.assign(figures, { power: card.power, damage: card.damage, draws: cubesOf(card) });
  else if (card.kind === 'battle')
    Object.assign(figures, { bonus: card.bonus ?? 0, draws: card.cubes ?? 0, together: card.together ?? 1 });
  else if (card.kind === 'character') figures.damage = card.damage ?? 0;
  const title = card.title === undefined ? `${number ?? '?'}` : titled(card);
  return { title, kind: kindOf(card), figures, traits: traitsOf(card) };
}

export function factsFrom({ kind, title, figures = {}, traits = [] }: OwnPiece): Card {
  const { destiny, power = 4, damage = 2, draws, bonus, together } = figures;
  const has = (trait: string): boolean => traits.includes(trait);
  const shown = { title, ...(destiny !== undefined && { destiny }) };
  if (kind === 'destiny') return { destiny: destiny ?? 1 };
  if (kind === 'transport' || kind === 'starfighter') {
    const ship: StarshipCard = { kind: 'starship', ...shown, ship: kind, power, damage };
    return { ...ship, ...(draws !== undefined && { cubes: draws }), ...(has('unique') && { unique: true }) };
  }
  if (kind !== 'battle')
    return { ...shown, kind: kind as 'character', ...(kind === 'character' && { damage }) };
  const [works] = traits.flatMap((trait) => WORKS[trait] ?? []);
  return {
    kind: 'battle',
    ...shown,
    ...(bonus !== undefined && { bonus }),
    ...(draws !== undefined && { cubes: draws }),
    ...(together !== undefined && together > 1 && { together }),
    ...(works && { worksWith: works }),
    ...(has('one-defeated') && { oneDefeated: true as const }),
    ...(has('withdraws') && { withdraws: true as const }),
  };
}

export function withFigure(card: Card, figure: string, to: number): Card {
  return { ...card, [figure === 'draws' ? 'cubes' : figure]: to } as Card;
}
