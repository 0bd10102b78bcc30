import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkLocal } from '../../../app/_corpus/checks/local';
import { filesIn, fixture, run, tempFolder } from './support';

const RUNS = 2000;

/** The same numbers in every run, so that a failure can be run again. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const documents = fs
  .readdirSync(fixture('.'))
  .filter((name) => name.endsWith('.txt'))
  .map((name) => fs.readFileSync(fixture(name)));
const SIGNS = [
  '\f',
  '\r\n',
  '\n\n',
  '# ',
  '**',
  '(',
  ')',
  '<',
  '{',
  '}',
  '`',
  '|',
  '- ',
  '---\n',
  '\u0000',
  '\ud83c',
  'import ',
  '$',
  '[#',
  'Voir **',
  '- Question : ',
];

function mutated(next: (below: number) => number): Buffer {
  const bytes = Buffer.from(documents[next(documents.length)] ?? '');
  const parts: Buffer[] = [];
  for (let at = 0; at < bytes.length; ) {
    const end = Math.min(bytes.length, at + 1 + next(200));
    const part = bytes.subarray(at, end);
    const what = next(12);
    if (what === 0) parts.push(Buffer.from(SIGNS[next(SIGNS.length)] ?? ''));
    if (what === 1) parts.push(Buffer.from([next(256), next(256)]));
    if (what === 2) parts.push(part);
    if (what !== 3) parts.push(part);
    at = end;
  }
  return Buffer.concat(parts);
}

const noise = (next: (below: number) => number): Buffer =>
  Buffer.from(Array.from({ length: next(600) }, () => next(256)));

describe('2,000 damaged and random files', () => {
  it('never crash the run, and leave a whole set or nothing', () => {
    const next = numbers(20250707);
    const out = tempFolder();
    const file = path.join(tempFolder(), 'document.txt');
    let written = 0;
    for (let i = 0; i < RUNS; i++) {
      fs.writeFileSync(file, i % 4 === 3 ? noise(next) : mutated(next));
      const { status, err, report } = run(file, '--as', 'swccg-damaged', '--out', out, '--force', '--json');
      expect([0, 2]).toContain(status);
      expect(err).not.toBe('');
      if (status === 2) continue;
      written += 1;
      const files = filesIn(out);
      expect(files.every((name) => /^(glossary|content)\/local\/swccg\/swccg-damaged\//.test(name))).toBe(
        true,
      );
      expect(files.length).toBeGreaterThan(0);
      expect(report.entries.length).toBeGreaterThan(0);
      if (i % 20 === 0) expect(checkLocal(out)).toEqual([]);
    }
    expect(written).toBeGreaterThan(RUNS / 2);
  }, 180_000);
});
