import { RULING_CARD_WORDS } from '../../_i18n/desk/ruling-card';
import { type Locale, otherLocale } from '../../_i18n/locales';
import { codeOf } from './code';
import type { ShownRuling } from './ruling';

const WIDTH = 1080;
const MARGIN = 72;
const QR = 250;
const INK = '#1b1a17';
const MUTED = '#5f5b52';

interface Run {
  text: string;
  font: string;
  height: number;
  colour: string;
  /** Space above. */
  gap: number;
}

/** The card as a picture, to be sent where a link would not do. */
export async function cardImage(locale: Locale, ruling: ShownRuling, address: string): Promise<Blob> {
  const other = otherLocale(locale);
  const runs: Run[] = [
    {
      text: ruling.title[locale],
      font: `560 52px 'Arbitre Title', Georgia, serif`,
      height: 62,
      colour: INK,
      gap: 0,
    },
    {
      text: ruling.line[locale],
      font: `400 46px 'Arbitre Text', sans-serif`,
      height: 64,
      colour: INK,
      gap: 34,
    },
    {
      text: ruling.line[other],
      font: `400 34px 'Arbitre Text', sans-serif`,
      height: 48,
      colour: MUTED,
      gap: 34,
    },
  ];
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d');
  if (!context) throw new Error('this browser draws no pictures');
  await document.fonts.ready;
  const lines = runs.flatMap((run) => {
    context.font = run.font;
    return wrap(context, run.text, WIDTH - 2 * MARGIN).map((text, i) => ({
      ...run,
      text,
      gap: i === 0 ? run.gap : 0,
    }));
  });
  const textHeight = lines.reduce((sum, { height, gap }) => sum + height + gap, 0);
  canvas.width = WIDTH;
  canvas.height = MARGIN + textHeight + 60 + QR + MARGIN;
  context.fillStyle = '#faf8f3';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.textBaseline = 'top';
  let y = MARGIN;
  for (const { text, font, height, colour, gap } of lines) {
    y += gap;
    context.font = font;
    context.fillStyle = colour;
    context.fillText(text, MARGIN, y);
    y += height;
  }
  y += 60;
  drawCode(context, address, MARGIN, y);
  context.font = `400 28px 'Arbitre Text', sans-serif`;
  context.fillStyle = MUTED;
  const notes = [ruling.source[locale], RULING_CARD_WORDS[locale].unofficial];
  const beside = WIDTH - 2 * MARGIN - QR - 40;
  notes
    .flatMap((note) => wrap(context, note, beside))
    .forEach((text, i) => {
      context.fillText(text, MARGIN + QR + 40, y + i * 40);
    });
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  );
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

/** A word that is wider than a line, in pieces that are not. */
function pieces(
  context: Pick<CanvasRenderingContext2D, 'measureText'>,
  word: string,
  width: number,
): string[] {
  if (context.measureText(word).width <= width) return [word];
  const found: string[] = [];
  let piece = '';
  for (const sign of word) {
    if (piece !== '' && context.measureText(piece + sign).width > width) {
      found.push(piece);
      piece = sign;
    } else piece += sign;
  }
  return [...found, piece];
}

/** Breaks a text into lines no wider than this. */
export function wrap(
  context: Pick<CanvasRenderingContext2D, 'measureText'>,
  text: string,
  width: number,
): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ').flatMap((long) => pieces(context, long, width))) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (line !== '' && context.measureText(longer).width > width) {
      lines.push(line);
      line = word;
    } else line = longer;
  }
  return line === '' ? lines : [...lines, line];
}
