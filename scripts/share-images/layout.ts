import { SHARE_IMAGE, type ShareCard } from '../../app/_open-data/share-card';
import { accentOf, colour } from './colours';
import { FACES, type Face } from './fonts';
import { escapeXml, type Widths } from './renderer';

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

/** The card as SVG: what it is, its two names, the ruling, and on what it rests. */
export function cardSvg(card: ShareCard, widths: Widths): string {
  const accent = accentOf(card.game);
  const ink = colour('ink');
  const muted = colour('muted');
  const marks: string[] = [];
  let y = 92;
  const put = ({ lines, style }: Block, fill: string) => {
    for (const line of lines) {
      marks.push(text(line, { x: LEFT, y, style, fill, widths }));
      y += style.leading;
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
  marks.push(`<rect x="${LEFT}" y="${y}" width="${MEASURE}" height="2" fill="${colour('line')}"/>`);
  const top = y + 20;
  const body = fitted(card.text, TEXTS, widths, ({ leading }) => Math.floor((FOOT - 52 - top) / leading));
  y = top + body.style.size;
  put(body, ink);
  const name = {
    x: LEFT + 46,
    y: FOOT,
    style: { face: 'title', size: 30, leading: 36 } as const,
    fill: ink,
    widths,
  };
  marks.push(text('Arbitre', name));
  const source = cut(wrap(card.foot, SMALL, widths, MEASURE - 220), 1)[0] ?? '';
  marks.push(text(source, { x: LEFT + MEASURE, y: FOOT, style: SMALL, fill: muted, widths, end: true }));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"><rect width="${WIDTH}" height="${HEIGHT}" fill="${colour('paper')}"/><rect width="24" height="${HEIGHT}" fill="${accent}"/>${marks.join('')}${stack(accent)}</svg>`;
}

/** The sign of the site, as in app/icon.svg. */
const stack = (stroke: string): string =>
  `<path transform="translate(${LEFT - 5} ${FOOT - 30}) scale(1.25)" d="m16 5 11 5.500L16 16 5 10.500zM5 16l11 5.500L27 16M5 21.500 16 27l11-5.500" fill="none" stroke="${stroke}" stroke-width="2" stroke-linejoin="round" stroke-linecap="round"/>`;

/** The largest style in which the text takes no more lines than allowed; in the smallest it is cut. */
function fitted(
  content: string,
  choices: readonly Style[],
  widths: Widths,
  allowed: (style: Style) => number,
): Block {
  const blocks = choices.map((style) => ({ style, lines: wrap(content, style, widths) }));
  const fitting = blocks.find(({ lines, style }) => lines.length <= allowed(style));
  if (fitting) return fitting;
  const smallest = blocks.at(-1) as Block;
  return { ...smallest, lines: cut(smallest.lines, allowed(smallest.style)) };
}

/** The same number of lines, none much longer than the others. */
function balanced({ lines, style }: Block, widths: Widths): Block {
  const content = lines.join(' ');
  let best = lines;
  for (let measure = MEASURE; measure > 0; measure -= 20) {
    const narrower = wrap(content, style, widths, measure);
    if (narrower.length > lines.length) break;
    best = narrower;
  }
  return { lines: best, style };
}

/** Breaks at ordinary spaces only: those that do not break keep their words together. */
export function wrap(content: string, style: Style, widths: Widths, measure = MEASURE): string[] {
  const lines: string[] = [];
  for (const word of content.split(' ')) {
    const last = lines.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last === undefined || widthOf(longer, style, widths) > measure) lines.push(word);
    else lines[lines.length - 1] = longer;
  }
  return lines;
}

export const cut = (lines: string[], most: number): string[] =>
  lines.length <= most ? lines : lines.slice(0, most).map((line, i) => (i === most - 1 ? `${line} …` : line));

const widthOf = (content: string, { face, size }: Style, widths: Widths): number =>
  Array.from(roomFor(content)).reduce((sum, letter) => sum + (widths[face][letter] ?? 0.6), 0) * size;

/** Signs of rarity that the faces lack: room is left for them in the line, and they are drawn there. */
const DIAMONDS = /[♦◇]/g;
const ROOM = '\u00a0\u00a0\u00a0';
const roomFor = (content: string): string => content.replace(DIAMONDS, ROOM);

interface Setting {
  x: number;
  y: number;
  style: Style;
  fill: string;
  widths: Widths;
  end?: boolean;
}

function text(content: string, { x, y, style, fill, widths, end }: Setting): string {
  const diamonds = Array.from(content.matchAll(DIAMONDS), ({ 0: sign, index }) => {
    const middle = x + widthOf(content.slice(0, index), style, widths) + widthOf(ROOM, style, widths) / 2;
    return diamond(middle, y - style.size * 0.33, style.size * 0.26, sign === '♦' ? fill : 'none', fill);
  });
  const anchor = end ? ' text-anchor="end"' : '';
  return `<text x="${x}" y="${y}" font-family="${FACES[style.face].family}" font-size="${style.size}" fill="${fill}"${anchor}>${escapeXml(roomFor(content))}</text>${diamonds.join('')}`;
}

const diamond = (x: number, y: number, half: number, fill: string, stroke: string): string =>
  `<path d="M${x} ${y - half}l${half} ${half}l${-half} ${half}l${-half} ${-half}z" fill="${fill}" stroke="${stroke}" stroke-width="2"/>`;
