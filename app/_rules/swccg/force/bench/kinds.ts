import type { KindOfPiece, Piece } from '../../../core/bench';
import type { Side } from '../../../core/sides';
import type { ForceCard, ForceEffect } from '../state';

export const DOES: readonly ForceEffect['does'][] = [
  'activate',
  'retrieve',
  'opponent-loses',
  'draw-from-reserve',
];

const COST = { id: 'cost', least: 0, most: 20, usual: 2 };
const icons = (side: Side) => ({ id: `${side}Icons`, least: 0, most: 5, usual: 1 });

/** What the Force cycle asks of a card: what it costs, and what an Interrupt does with Force. */
export const FORCE_KINDS: readonly KindOfPiece[] = [
  { kind: 'deploys', figures: [COST] },
  {
    kind: 'interrupt',
    figures: [
      { ...COST, usual: 0 },
      { id: 'amount', least: 0, most: 20, usual: 1 },
    ],
    traits: [...DOES, 'lost'],
  },
  {
    kind: 'location',
    figures: [icons('light'), icons('dark'), { id: 'drainBonus', least: -5, most: 9, usual: 0 }],
  },
];

type OwnPiece = Extract<Piece, { title: string }>;

export function makeCard(side: Side, { kind, title, figures = {}, traits = [] }: OwnPiece): ForceCard {
  if (kind === 'location')
    return { kind, side, title, icons: { light: figures.lightIcons ?? 1, dark: figures.darkIcons ?? 1 } };
  if (kind === 'interrupt')
    return {
      kind,
      side,
      title,
      pile: traits.includes('lost') ? 'lost' : 'used',
      ...(figures.cost && { cost: figures.cost }),
      effect: { does: DOES.find((does) => traits.includes(does)) ?? 'retrieve', amount: figures.amount ?? 1 },
    };
  return { kind: 'deploys', side, title, cost: figures.cost ?? COST.usual };
}

export function figuresOf(card: ForceCard): Record<string, number> {
  if (card.kind === 'deploys') return { cost: card.cost };
  if (card.kind === 'interrupt') return { cost: card.cost ?? 0, amount: card.effect.amount };
  return { lightIcons: card.icons.light, darkIcons: card.icons.dark };
}

export const traitsOf = (card: ForceCard): string[] =>
  card.kind === 'interrupt' ? [card.effect.does, ...(card.pile === 'lost' ? ['lost'] : [])] : [];

export function withFigure(card: ForceCard, figure: string, to: number): ForceCard {
  if (card.kind === 'deploys') return { ...card, cost: to };
  if (card.kind === 'location')
    return { ...card, icons: { ...card.icons, [figure === 'lightIcons' ? 'light' : 'dark']: to } };
  return figure === 'amount' ? { ...card, effect: { ...card.effect, amount: to } } : { ...card, cost: to };
}

/** Cards of the worked examples; their costs are public facts. */
export const FORCE_KNOWN: Readonly<Record<string, ForceCard>> = {
  'luke-skywalker': { kind: 'deploys', side: 'light', title: 'Luke Skywalker', cost: 3 },
  'han-solo': { kind: 'deploys', side: 'light', title: 'Han Solo', cost: 3 },
  'rebel-trooper': { kind: 'deploys', side: 'light', title: 'Rebel Trooper', cost: 1 },
  'darth-vader': { kind: 'deploys', side: 'dark', title: 'Darth Vader', cost: 6 },
  stormtrooper: { kind: 'deploys', side: 'dark', title: 'Stormtrooper', cost: 1 },
  devastator: { kind: 'deploys', side: 'dark', title: 'Devastator', cost: 8 },
};
