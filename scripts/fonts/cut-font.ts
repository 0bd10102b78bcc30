import fs from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import subsetFont from 'subset-font';
import type { Cut } from './cuts';
import { plainZero } from './plain-zero';

const require = createRequire(import.meta.url);

/** The part of a font that a cut asks for, under a name that it may bear. */
export async function cutFont({
  from,
  text,
  axes,
  renamed,
  zero,
}: Cut): Promise<{ cut: Buffer; whole: Buffer }> {
  const file = require.resolve(`${from.package}/files/${from.file}`);
  const whole = await fs.readFile(file);
  const license = await fs.readFile(path.join(path.dirname(file), '..', 'LICENSE'), 'utf8');
  const reserved = reservedNames(license).filter((name) => name !== renamed?.from);
  if (reserved.length > 0) {
    throw new Error(
      `The license of ${from.package} reserves the name ${reserved.join(', ')}: rename what is cut from it.`,
    );
  }
  const plain = await subsetFont(whole, text, { ...USED, variationAxes: axes, targetFormat: 'truetype' });
  if (zero === 'plain') plainZero(plain);
  return { cut: await subsetFont(renamed ? rename(plain, renamed) : plain, '', AS_IT_IS), whole };
}

/** The types do not know every option yet. */
type Options = Parameters<typeof subsetFont>[2];

/** What a browser applies by itself, and the figures that the styles ask for: other features bring letters that nobody sees. */
const USED = {
  keepFeatures: [
    'calt',
    'ccmp',
    'clig',
    'kern',
    'liga',
    'lnum',
    'locl',
    'mark',
    'mkmk',
    'rlig',
    'rvrn',
    'tnum',
  ],
} as Options;

/** Only packed anew. */
const AS_IT_IS = { targetFormat: 'woff2', keepAllGlyphs: true } as Options;

/** What a license says nobody else may call their version, as the Open Font License puts it. */
export const reservedNames = (license: string): string[] =>
  Array.from(license.matchAll(/with Reserved Font Names?:? ([^\n]+)/gi), ([, names = '']) => names)
    .flatMap((names) => names.split(/,| and /))
    .map((name) => name.replace(/[".]/g, '').trim())
    .filter((name) => name !== '');

/** Everywhere a font says its name: in its table of names (UTF-16) and in its outlines (Latin). */
function rename(font: Buffer, { from, to }: { from: string; to: string }): Buffer {
  if (from.length !== to.length)
    throw new Error(`${to} is not as long as ${from}: the font's tables would shift.`);
  const renamed = Buffer.from(font);
  for (const encoded of [inLatin, inUtf16]) {
    for (let at = renamed.indexOf(encoded(from)); at >= 0; at = renamed.indexOf(encoded(from), at)) {
      encoded(to).copy(renamed, at);
    }
  }
  return renamed;
}

const inLatin = (name: string): Buffer => Buffer.from(name, 'latin1');
const inUtf16 = (name: string): Buffer => Buffer.from(name, 'utf16le').swap16();
