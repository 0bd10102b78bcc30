import type { Game } from '../_leaf/games';
import type { Side } from '../_rules/core/sides';
import type { Card, Figure } from './card';

/** What lies on a table, in the words of the engines. */
export const PIECE_KINDS = [
  'character',
  'starship',
  'vehicle',
  'weapon',
  'device',
  'effect',
  'interrupt',
  'location',
  'creature',
  'objective',
  'epic-event',
  'admirals-order',
  'jedi-test',
  'defensive-shield',
  'battle',
  'unit',
  'pilot',
  'command',
  'base',
  'resource',
  'other',
] as const;
export type PieceKind = (typeof PIECE_KINDS)[number];

/** The figures that engines reckon with; Gundam's level is `lv`, as there. */
export const PIECE_FIGURES = [
  'destiny',
  'power',
  'ability',
  'politics',
  'ferocity',
  'armor',
  'maneuver',
  'hyperspeed',
  'landspeed',
  'deploy',
  'forfeit',
  'parsec',
  'lightIcons',
  'darkIcons',
  'lv',
  'cost',
  'ap',
  'hp',
] as const;
export type PieceFigure = (typeof PIECE_FIGURES)[number];

/** A card as it is laid on a table: what is printed on it, as far as an engine can reckon with it. */
export interface TablePiece {
  game: Game;
  id: string;
  /** Without marks of uniqueness and without (V). */
  title: string;
  virtual?: true;
  side?: Side;
  kind: PieceKind;
  /** In small letters: `starfighter`, `capital`, `site`, `used or lost`, of weapons what carries them. */
  subkind?: string;
  /** Plain numbers; of a Pilot what it adds. */
  figures: Partial<Record<PieceFigure, number>>;
  /** Printed figures that are no plain number: `2 or 5`, `*`, `½`. */
  special?: Partial<Record<PieceFigure, string>>;
  colour?: string;
  /** `Blocker`, `Breach 3`: only those that the card has outright, not those that its text gives or asks for. */
  keywords: string[];
  /** The Pilots or traits that make a Unit a Link Unit. */
  linkConditions?: string[];
  traits: string[];
  icons: string[];
  token?: true;
  /** Its game text says what figures and keywords do not; also where nobody knows its text. */
  unmodelled: boolean;
}

const KINDS: Record<string, PieceKind> = {
  podracer: 'vehicle',
  'epic event': 'epic-event',
  "admiral's order": 'admirals-order',
  'defensive shield': 'defensive-shield',
  'unit token': 'unit',
  'ex base': 'base',
  'ex resource': 'resource',
  // Young Jedi: two battle cards in one, a character with its weapon, two cards that battle as one
  combobattle: 'battle',
  armedanddangerous: 'character',
  doubleimpact: 'battle',
};

/** A card's kind, by the type that its file gives. */
export function kindOf(type: string): PieceKind {
  if (type.startsWith('jedi test')) return 'jedi-test';
  return KINDS[type] ?? PIECE_KINDS.find((kind) => kind === type) ?? 'other';
}

/** What a player can lay on a table, hold, or have in a pile with something to do. */
const PLAYABLE: readonly PieceKind[] = [
  'character',
  'starship',
  'vehicle',
  'weapon',
  'device',
  'effect',
  'interrupt',
  'location',
  'creature',
  'battle',
  'unit',
  'pilot',
  'command',
  'base',
];

export const canLieOnTable = ({ type }: Pick<Card, 'type'>): boolean => PLAYABLE.includes(kindOf(type));

const PRINTED: Partial<Record<Figure, PieceFigure>> = { level: 'lv' };
const isPieceFigure = (name: string): name is PieceFigure => PIECE_FIGURES.some((each) => each === name);

/** A card that somebody's file holds, as an engine and its editor take it. */
export function tablePieceOf(card: Card): TablePiece {
  const figures: TablePiece['figures'] = {};
  const special: NonNullable<TablePiece['special']> = {};
  for (const [printed, value] of Object.entries(card.figures) as [Figure, string][]) {
    const name = PRINTED[printed] ?? printed;
    if (!isPieceFigure(name)) continue;
    const number = numberOf(value);
    if (number === undefined) special[name] = value;
    else figures[name] = number;
  }
  const [subkind = ''] = (card.subtype ?? '').toLowerCase().split(':');
  const { colour } = card.figures;
  return {
    game: card.game,
    id: card.id,
    title: card.title,
    ...(card.virtual && { virtual: true as const }),
    ...(card.side && { side: card.side }),
    kind: kindOf(card.type),
    ...(subkind !== '' && { subkind }),
    figures,
    ...(Object.keys(special).length > 0 && { special }),
    ...(colour !== undefined && { colour }),
    keywords: card.keywords ?? [],
    ...(card.links?.length && { linkConditions: card.links }),
    traits: [...(card.traits ?? []), ...(card.kinds ?? [])],
    icons: card.icons ?? [],
    ...(card.type === 'unit token' && { token: true as const }),
    unmodelled: card.says !== 'nothing' && card.says !== 'keywords',
  };
}

/** `6`, `+2`, `−1`, `2.5`, `(4)`. */
function numberOf(printed: string): number | undefined {
  const bare = printed
    .replace(/^\((.*)\)$/, '$1')
    .replace('−', '-')
    .replace(',', '.');
  return /^[+-]?\d+(?:\.\d+)?$/.test(bare) ? Number(bare) : undefined;
}
