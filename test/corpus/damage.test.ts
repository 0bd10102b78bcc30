import path from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkCorpus } from '../../app/_corpus/checks';
import { readCorpusFiles } from '../../app/_corpus/files';
import { FLAW_CODES, type Flaw } from '../../app/_corpus/flaw';

const healthy = readCorpusFiles(path.join(import.meta.dirname, '..', 'fixtures', 'corpus'));
const SHRAPNEL = [
  '---',
  '\n',
  '<',
  '>',
  '{',
  '}',
  '[#',
  ']',
  '(',
  '##',
  '"',
  "'",
  ': ',
  '\t',
  '\u0000',
  '\ud800',
  '<Source',
  '/>',
  '| a |',
  '```',
  '&',
  '![',
];

/** Cuts, doubles, swaps or sprinkles pieces of a text. */
const damage = fc.array(
  fc.record({
    at: fc.double({ min: 0, max: 1, noNaN: true }),
    length: fc.nat({ max: 40 }),
    how: fc.constantFrom('cut', 'double', 'sprinkle', 'reverse'),
    piece: fc.oneof(fc.constantFrom(...SHRAPNEL), fc.string({ unit: 'binary', maxLength: 6 })),
  }),
  { minLength: 1, maxLength: 8 },
);

function apply(text: string, blows: { at: number; length: number; how: string; piece: string }[]): string {
  return blows.reduce((now, { at, length, how, piece }) => {
    const start = Math.floor(at * now.length);
    const hit = now.slice(start, start + length);
    const after = now.slice(start + length);
    const replaced = {
      cut: '',
      double: hit + hit,
      sprinkle: piece + hit,
      reverse: [...hit].reverse().join(''),
    }[how];
    return now.slice(0, start) + (replaced ?? '') + after;
  }, text);
}

const isWellFormed = ({ file, line, column, code, message, remedy }: Flaw): boolean =>
  file !== '' && line >= 1 && column >= 1 && FLAW_CODES.includes(code) && message !== '' && remedy !== '';

describe('The checker', () => {
  it('survives 1,000 randomly damaged files and places every flaw', () => {
    fc.assert(
      fc.property(fc.nat({ max: healthy.texts.length - 1 }), damage, (which, blows) => {
        const texts = healthy.texts.map((file, i) =>
          i === which ? { ...file, text: apply(file.text, blows) } : file,
        );
        const flaws = checkCorpus({ texts, images: [] });
        expect(flaws.every(isWellFormed)).toBe(true);
      }),
      { numRuns: 1000 },
    );
  }, 180_000);
});
