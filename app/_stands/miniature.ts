import type { Picture, PictureCard, Seat, Zone } from './picture';

/** Whose a shape is, or what it is: a card face down, what belongs to nobody, what is looked at, a mere line. */
export type Ink = Seat | 'down' | 'table' | 'now' | 'line';

export interface Shape {
  ink: Ink;
  /** The outline, as SVG has it. */
  d: string;
}

export const WIDTH = 96;
export const HEIGHT = 60;

/** Where the cards in play lie, between the hands and piles of both players. */
const ARENA = { top: 11, bottom: 49 };
/** More than this of a kind says nothing more. */
const MOST = 6;

const LINES = ['far', 'middle', 'near'] as const;
type Line = (typeof LINES)[number];

interface Sketch {
  stack: PictureCard[];
  /** Cards in play, large. */
  cards: Record<Line, Glyph[]>;
  /** Hands and piles, small, at the edge. */
  edge: Record<Line, Glyph[]>;
  /** What is neither. */
  shapes: Shape[];
}

const NOTHING: Sketch['edge'] = { far: [], middle: [], near: [] };

interface Glyph {
  ink: Ink;
  /** Turned sideways. */
  rested?: boolean;
  /** Lies over the one before it. */
  over?: boolean;
}

/** A position so small that only its shape is left: whose cards lie where, the stack, hands, piles, places, a race. */
export function miniature({ zones }: Picture): Shape[] {
  const sketch: Sketch = {
    stack: [],
    cards: { far: [], middle: [], near: [] },
    edge: { far: [], middle: [], near: [] },
    shapes: [],
  };
  for (const zone of zones) put(zone, sketch);
  const { stack, cards, edge, shapes } = sketch;
  const isEmpty = LINES.every((line) => cards[line].length === 0) && shapes.length === 0;
  // Under a stack the table is small; where nothing but piles is in play, they are the table.
  const small = stack.length > 0 ? both(edge, cards) : isEmpty ? NOTHING : edge;
  return merged([
    ...inLine(small.far, 5, 5),
    ...inLine(small.near, HEIGHT - 5, 5),
    ...shapes,
    ...(stack.length > 0 ? stackShapes(stack) : arena(isEmpty ? edge : cards)),
  ]);
}

const both = (a: Sketch['edge'], b: Sketch['edge']): Sketch['edge'] => ({
  far: [...a.far, ...b.far],
  middle: [],
  near: [...a.near, ...b.near],
});

/** What of a zone is seen from afar. A form that says nothing from afar is left out. */
function put(zone: Zone, { stack, cards, edge, shapes }: Sketch): void {
  const line = lineOf(zone);
  switch (zone.form) {
    case 'stack':
      stack.push(...zone.cards.slice(0, MOST));
      break;
    case 'fan':
      edge[line].push(...zone.cards.slice(0, MOST).map((card, i) => ({ ...glyph(card, zone), over: i > 0 })));
      break;
    case 'cards':
      for (const card of zone.cards.slice(0, MOST))
        cards[line === 'middle' ? lineOfSeat(card.seat) : line].push(...glyphs(card, zone));
      break;
    case 'piles':
      for (const { count, seat = zone.seat } of zone.piles.slice(0, MOST))
        edge[seat ? lineOfSeat(seat) : line].push(...pile(count, seat));
      break;
    case 'draw':
      cards.middle.push(
        ...zone.draw.cards.map(({ value }): Glyph => ({ ink: value === undefined ? 'down' : 'now' })),
      );
      break;
    case 'places':
      zone.places.slice(0, 4).forEach(({ kind, far, near, between = [] }, i, { length }) => {
        const x = (WIDTH * (i + 0.5)) / length;
        if (kind === 'planet' || kind === 'space')
          shapes.push({ ink: 'table', d: disc(x, HEIGHT / 2, length > 2 ? 8 : 10) });
        cards.far.push(...far.slice(0, 3).flatMap((card) => glyphs(card, zone)));
        cards.middle.push(...between.slice(0, 2).flatMap((card) => glyphs(card, zone)));
        cards.near.push(...near.slice(0, 3).flatMap((card) => glyphs(card, zone)));
      });
      break;
    case 'clash':
      for (const { far, near } of zone.clashes) {
        cards.far.push(...far.cards.slice(0, MOST).flatMap((card) => glyphs(card, far)));
        cards.near.push(...near.cards.slice(0, MOST).flatMap((card) => glyphs(card, near)));
      }
      shapes.push({ ink: 'line', d: `M8 ${HEIGHT / 2}h80` });
      break;
    case 'blows':
      for (const { card, parry } of zone.blows.slice(-3))
        cards.middle.push(glyph(card, zone), ...(parry ? [{ ...glyph(parry, zone), over: true }] : []));
      break;
    case 'race':
      zone.lanes.forEach(({ seat, lap, laps }, i, { length }) => {
        const y = HEIGHT / 2 + 14 * (i - (length - 1) / 2);
        const done = (laps.done + lap.played.length / lap.of) / laps.of;
        shapes.push(
          { ink: 'line', d: `M8 ${n(y)}h80` },
          { ink: seat, d: disc(8 + 80 * Math.min(1, done), y, 4) },
        );
      });
      break;
    default:
      break;
  }
}

const glyph = (card: PictureCard, { seat }: Pick<Zone, 'seat'>): Glyph => ({
  ink: card.faceDown ? 'down' : (card.seat ?? seat ?? 'table'),
  ...(card.rested && { rested: true }),
});

/** A card, and what it holds lying over it. */
const glyphs = (card: PictureCard, zone: Pick<Zone, 'seat'>): Glyph[] => [
  glyph(card, zone),
  ...(card.holds ?? []).slice(0, 2).map((held) => ({ ...glyph(held, zone), over: true })),
];

/** The thicker the more cards lie in it. */
const pile = (count: number, seat: Seat | undefined): Glyph[] =>
  Array.from({ length: count < 4 ? 1 : count < 12 ? 2 : 3 }, (_, i) => ({
    ink: count === 0 ? 'down' : (seat ?? 'table'),
    over: i > 0,
  }));

function lineOf({ seat, row }: Zone): Line {
  return row === 'far' || row === 'near' ? row : lineOfSeat(seat);
}

const lineOfSeat = (seat: Seat | undefined): Line =>
  seat === undefined ? 'middle' : seat === 'light' || seat === '1' ? 'near' : 'far';

/** Two rows that face each other, and what stands between them. */
function arena(cards: Record<Line, Glyph[]>): Shape[] {
  const rows = LINES.filter((line) => cards[line].length > 0);
  const tall = (ARENA.bottom - ARENA.top) / rows.length;
  return rows.flatMap((line, i) => inLine(cards[line], ARENA.top + tall * (i + 0.5), Math.min(16, tall - 3)));
}

/** Side by side around the middle, `h` high, closer and smaller where there are many. */
function inLine(glyphs: readonly Glyph[], y: number, h: number): Shape[] {
  const shown = glyphs.slice(0, 3 * MOST);
  const wide = (scale: number) => shown.reduce((sum, one) => sum + advance(one, h * scale), 0);
  const scale = Math.min(1, (WIDTH - 8) / Math.max(1, wide(1)));
  const size = h * scale;
  let x = (WIDTH - wide(scale)) / 2;
  return shown.map((one) => {
    const [w, tall] = one.rested ? [size, size * SLIM] : [size * SLIM, size];
    const left = one.over ? x - w * 0.7 : x;
    x += advance(one, size);
    return { ink: one.ink, d: box(left, y - tall / 2, w, tall) };
  });
}

/** The width of a card, of its height. */
const SLIM = 0.7;

const advance = ({ rested, over }: Glyph, h: number): number =>
  (rested ? h : h * SLIM) * (over ? 0.3 : 1) + (over ? 0 : h * 0.2);

/** The topmost is given first and drawn last. */
function stackShapes(cards: readonly PictureCard[]): Shape[] {
  const [w, h, dx, dy] = [34, 11, 5, -6];
  const many = cards.length - 1;
  const left = (WIDTH - w - dx * many) / 2;
  const foot = (HEIGHT - h - dy * many) / 2;
  return cards
    .toReversed()
    .map(({ seat }, i) => ({ ink: seat ?? 'table', d: box(left + dx * i, foot + dy * i, w, h) }));
}

const n = (value: number): string => `${Math.round(value * 2) / 2}`;

const box = (x: number, y: number, w: number, h: number): string =>
  `M${n(x)} ${n(y)}h${n(w)}v${n(h)}h-${n(w)}z`;

const disc = (x: number, y: number, r: number): string =>
  `M${n(x - r)} ${n(y)}a${r} ${r} 0 0 1 ${2 * r} 0a${r} ${r} 0 0 1-${2 * r} 0z`;

/** Neighbours of one ink as one shape. */
function merged(shapes: readonly Shape[]): Shape[] {
  const out: Shape[] = [];
  for (const shape of shapes) {
    const last = out.at(-1);
    if (last?.ink === shape.ink) last.d += shape.d;
    else out.push({ ...shape });
  }
  return out;
}
