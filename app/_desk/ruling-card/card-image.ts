import { RULING_CARD_WORDS } from '../../_i18n/desk/ruling-card';
import { type Locale, otherLocale } from '../../_i18n/locales';
import { SEARCH_WORDS } from '../../_i18n/search';
import {
  type Ink,
  type Shape,
  HEIGHT as SKETCH_HEIGHT,
  WIDTH as SKETCH_WIDTH,
} from '../../_stands/miniature';
import type { Told } from './choice';
import { codeOf } from './code';
import type { ShownRuling } from './ruling';
import { wrap } from './wrap';

const WIDTH = 1080;
const MARGIN = 72;
const QR = 250;
const INK = '#1b1a17';
const MUTED = '#5f5b52';
const PAPER = '#faf8f3';
const NOTES = `400 28px 'Arbitre Text', sans-serif`;

interface Run {
  text: string;
  font: string;
  height: number;
  colour: string;
  /** Space above. */
  gap: number;
  /** Set in a frame, as a yes or no. */
  isChip?: boolean;
}

/** The card as a picture, to be sent where a link would not do. */
export async function cardImage(
  locale: Locale,
  ruling: ShownRuling,
  told: Record<Locale, readonly Told[]>,
  address: string,
): Promise<Blob> {
  const other = otherLocale(locale);
  const runs: Run[] = [
    {
      text: ruling.title[locale],
      font: `560 44px 'Arbitre Title', Georgia, serif`,
      height: 54,
      colour: MUTED,
      gap: 0,
    },
    ...runsOf(locale, told[locale], { size: 48, colour: INK, above: 34 }),
    ...runsOf(other, told[other], { size: 34, colour: MUTED, above: 64 }),
  ];
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser draws no pictures');
  await document.fonts.ready;
  const lines = runs.flatMap((run) => {
    context.font = run.font;
    const broken = run.text.split('\n').flatMap((line) => wrap(context, line, WIDTH - 2 * MARGIN));
    return broken.map((text, i) => ({
      ...run,
      text,
      gap: i === 0 ? run.gap : 0,
    }));
  });
  const drawn = ruling.drawing ? DRAWING.height + 40 : 0;
  const textHeight = lines.reduce((sum, { height, gap }) => sum + height + gap, drawn);
  context.font = NOTES;
  const notes = [ruling.source[locale], RULING_CARD_WORDS[locale].unofficial].flatMap((note) =>
    wrap(context, note, WIDTH - 2 * MARGIN - QR - 40),
  );
  canvas.width = WIDTH;
  canvas.height = MARGIN + textHeight + 60 + Math.max(QR, notes.length * 40) + MARGIN;
  context.fillStyle = PAPER;
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.textBaseline = 'top';
  let y = MARGIN + drawn;
  if (ruling.drawing) drawShapes(context, ruling.drawing);
  for (const { text, font, height, colour, gap, isChip } of lines) {
    y += gap;
    context.font = font;
    context.fillStyle = colour;
    if (isChip) drawChip(context, text, y, height);
    else context.fillText(text, MARGIN, y);
    y += height;
  }
  y += 60;
  drawCode(context, address, MARGIN, y);
  context.font = NOTES;
  context.fillStyle = MUTED;
  notes.forEach((text, i) => {
    context.fillText(text, MARGIN + QR + 40, y + i * 40);
  });
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  );
}

const DRAWING = { width: 640, height: (640 * SKETCH_HEIGHT) / SKETCH_WIDTH };

/** On paper: light cards pale, dark ones black, seats in greys. */
const INKS: Record<Ink, { fill?: string; stroke: string }> = {
  light: { fill: '#fdfaf0', stroke: '#4d4a42' },
  dark: { fill: '#22211e', stroke: '#22211e' },
  '1': { fill: '#3a3833', stroke: PAPER },
  '2': { fill: '#c9c4b8', stroke: '#3a3833' },
  '3': { fill: '#8f8a7e', stroke: PAPER },
  '4': { fill: '#e2ddd0', stroke: '#8f8a7e' },
  down: { stroke: '#8f8a7e' },
  table: { fill: '#e2ddd0', stroke: '#8f8a7e' },
  now: { fill: '#ffffff', stroke: INK },
  line: { stroke: '#8f8a7e' },
};

/** The position at the top of the card. */
function drawShapes(context: CanvasRenderingContext2D, shapes: readonly Shape[]): void {
  context.save();
  context.translate(MARGIN, MARGIN);
  context.scale(DRAWING.width / SKETCH_WIDTH, DRAWING.height / SKETCH_HEIGHT);
  context.lineWidth = 0.9;
  for (const { ink, d } of shapes) {
    const path = new Path2D(d);
    const { fill, stroke } = INKS[ink];
    context.strokeStyle = stroke;
    if (fill) {
      context.fillStyle = fill;
      context.fill(path);
    }
    context.stroke(path);
  }
  context.restore();
}

/** How one language is set; `above` is the space before it. */
interface Setting {
  size: number;
  colour: string;
  above: number;
}

/** What one language tells, the first thing larger than the rest. */
function runsOf(locale: Locale, told: readonly Told[], { size, colour, above }: Setting): Run[] {
  return told.flatMap(({ kind, verdict, lead, text }, i): Run[] => {
    const large = i === 0 ? size : Math.round(size * 0.78);
    const run = { height: Math.round(large * 1.38), colour, gap: i === 0 ? above : 30 };
    const words = {
      ...run,
      text: lead ? `${lead} ${text}` : text,
      font: `${kind === 'say' ? 600 : 400} ${large}px 'Arbitre Text', sans-serif`,
    };
    if (!verdict) return [words];
    const chip = {
      ...run,
      text: SEARCH_WORDS[locale].verdicts[verdict].toUpperCase(),
      font: `700 ${Math.round(large * 0.72)}px 'Arbitre Text', sans-serif`,
      isChip: true,
    };
    return [chip, { ...words, gap: 18 }];
  });
}

/** Light words on a dark ground. */
function drawChip(context: CanvasRenderingContext2D, text: string, top: number, height: number): void {
  const size = context.measureText(text);
  context.beginPath();
  context.roundRect(MARGIN, top, size.width + height * 0.8, height, 12);
  context.fill();
  context.fillStyle = PAPER;
  context.textBaseline = 'middle';
  context.fillText(text, MARGIN + height * 0.4, top + height / 2 + 2);
  context.textBaseline = 'top';
}

function drawCode(context: CanvasRenderingContext2D, address: string, left: number, top: number): void {
  const code = codeOf(address);
  if (!code) return;
  const { size, data } = code;
  const square = QR / size;
  context.fillStyle = '#fff';
  context.fillRect(left, top, QR, QR);
  context.fillStyle = '#000';
  data.forEach((row, y) => {
    row.forEach((dark, x) => {
      if (dark) context.fillRect(left + x * square, top + y * square, square + 0.4, square + 0.4);
    });
  });
}
