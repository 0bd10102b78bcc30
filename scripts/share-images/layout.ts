import type { Game } from '../../app/_corpus/games';
import { SITE_NAME } from '../../app/_leaf/site-name';
import { SHARE_IMAGE, type ShareCard } from '../../app/_open-data/share-card';
import type { Area } from './canvas';
import { accentOf, colour } from './colours';
import type { Face } from './fonts';
import { roomFor } from './pictures';
import type { Widths } from './renderer';

const { width: WIDTH, height: HEIGHT } = SHARE_IMAGE;
const LEFT = 92;
const MEASURE = WIDTH - LEFT - 76;
const FOOT = HEIGHT - 50;

interface Style {
  face: Face;
  size: number;
  leading: number;
}
interface Block {
  lines: string[];
  style: Style;
}

const styles = (face: Face, leading: number, sizes: number[]): Style[] =>
  sizes.map((size) => ({ face, size, leading: Math.round(size * leading) }));
const TITLES = styles('title', 1.12, [80, 68, 58, 50, 44]);
const TEXTS = styles('text', 1.36, [42, 38, 34, 31, 28]);
const EYEBROW: Style = { face: 'text', size: 28, leading: 34 };
const SUBTITLE: Style = { face: 'text', size: 32, leading: 40 };
const SMALL: Style = { face: 'text', size: 24, leading: 30 };

/** Where everything on a card is, and in which colour. Lines stand on `y`. */
export interface Drawing {
  game: Game | undefined;
  width: number;
  height: number;
  bars: (Area & { fill: string })[];
  lines: Line[];
  /** Of the site. */
  sign: { x: number; y: number; fill: string };
}
export interface Line {
  text: string;
  x: number;
  y: number;
  face: Face;
  size: number;
  fill: string;
  /** Ends at `x` instead of beginning there. */
  end?: true;
}

/** The card laid out: what it is, its two names, the ruling, and on what it rests. */
export function laidOut(card: ShareCard, widths: Widths): Drawing {
  const accent = accentOf(card.game);
  const ink = colour('ink');
  const muted = colour('muted');
  const lines: Line[] = [];
  let y = 92;
  const put = (block: Block, fill: string) => {
    const { face, size, leading } = block.style;
    for (const text of block.lines) {
      lines.push({ text, x: LEFT, y, face, size, fill });
      y += leading;
    }
  };
  put({ lines: [card.eyebrow], style: EYEBROW }, accent);
  const title = balanced(
    fitted(card.title, TITLES, widths, ({ size }) => (size > 50 ? 2 : 3)),
    widths,
  );
  y += title.style.size - 18;
  put(title, ink);
  if (card.subtitle) {
    y += SUBTITLE.size - title.style.size + 14;
    put({ lines: cut(wrap(card.subtitle, SUBTITLE, widths), 1), style: SUBTITLE }, muted);
  } else y -= title.style.size - SUBTITLE.size;
  y -= 6;
  const hairline = { x: LEFT, y, width: MEASURE, height: 2, fill: colour('line') };
  const top = y + 20;
  const body = fitted(card.text, TEXTS, widths, ({ leading }) => Math.floor((FOOT - 52 - top) / leading));
  y = top + body.style.size;
  put(body, ink);
  lines.push({ text: SITE_NAME, x: LEFT + 46, y: FOOT, face: 'title', size: 30, fill: ink });
  const text = cut(wrap(card.foot, SMALL, widths, MEASURE - 220), 1)[0] ?? '';
  const { face, size } = SMALL;
  lines.push({ text, x: LEFT + MEASURE, y: FOOT, face, size, fill: muted, end: true });
  return {
    game: card.game,
    width: WIDTH,
    height: HEIGHT,
    bars: [
      { x: 0, y: 0, width: WIDTH, height: HEIGHT, fill: colour('paper') },
      { x: 0, y: 0, width: 24, height: HEIGHT, fill: accent },
      hairline,
    ],
    lines,
    sign: { x: LEFT - 5, y: FOOT - 30, fill: accent },
  };
}

/** The largest style in which the text takes no more lines than allowed; in the smallest it is cut. */
function fitted(
  content: string,
  choices: readonly Style[],
  widths: Widths,
  allowed: (style: Style) => number,
): Block {
  let block: Block | undefined;
  for (const style of choices) {
    block = { style, lines: wrap(content, style, widths) };
    if (block.lines.length <= allowed(style)) return block;
  }
  const smallest = block as Block;
  return { ...smallest, lines: cut(smallest.lines, allowed(smallest.style)) };
}

/** The same number of lines, none much longer than the others. */
function balanced({ lines, style }: Block, widths: Widths): Block {
  const words = measured(lines.join(' '), style, widths);
  let best = lines;
  for (let measure = MEASURE; measure > 0; measure -= 20) {
    const narrower = broken(words, measure);
    if (narrower.length > lines.length) break;
    best = narrower;
  }
  return { lines: best, style };
}

/** Breaks at ordinary spaces only: those that do not break keep their words together. */
export const wrap = (content: string, style: Style, widths: Widths, measure = MEASURE): string[] =>
  broken(measured(content, style, widths), measure);

interface Word {
  text: string;
  width: number;
  /** Before the word, if it does not begin a line. */
  space: number;
}

function measured(content: string, style: Style, widths: Widths): Word[] {
  const space = widthOf(' ', style, widths);
  return content.split(' ').map((text) => ({ text, width: widthOf(text, style, widths), space }));
}

function broken(words: Word[], measure: number): string[] {
  const lines: string[] = [];
  let reach = 0;
  for (const { text, width, space } of words) {
    const last = lines.at(-1);
    if (last === undefined || reach + space + width > measure) {
      lines.push(text);
      reach = width;
    } else {
      lines[lines.length - 1] = `${last} ${text}`;
      reach += space + width;
    }
  }
  return lines;
}

export const cut = (lines: string[], most: number): string[] =>
  lines.length <= most ? lines : lines.slice(0, most).map((line, i) => (i === most - 1 ? `${line} …` : line));

function widthOf(content: string, { face, size }: Style, widths: Widths): number {
  const wide = widths[face];
  let ems = 0;
  for (const letter of roomFor(content)) ems += wide[letter] ?? 0.6;
  return ems * size;
}
