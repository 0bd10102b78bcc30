import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { KNOWN_CARDS } from '../../../../app/_rules/gundam/deck/known';
import { ADVICE_RULES, LINE_RULES, VIOLATION_RULES } from '../../../../app/_rules/gundam/deck/list';
import { gundamDeck } from '../../../../app/_stands/gundam-deck';
import { isPlain, PATIENCE, runs } from '../../core/support';

const cited: Record<string, string> = { ...LINE_RULES, ...VIOLATION_RULES, ...ADVICE_RULES };
const number = fc.oneof(
  fc.constantFrom(...KNOWN_CARDS.map((card) => card.number)),
  fc.stringMatching(/^(ST|GD|EB)\d{2}-\d{3}$/),
  fc.constantFrom('R-001', 'T-001', 'EXB-001', 'EXR-001', 'ST01-001_p1', 'ST01', '-001'),
);
const word = fc.oneof(
  fc.constantFrom(...KNOWN_CARDS.map((card) => card.name)),
  fc.constantFrom('(rouge)', '[Unit]', 'Lv. 3', 'blue', 'x4', '4', '×', '"', '|', ';', ',', '\t', '#', '//'),
  fc.constantFrom(
    'Units',
    'Resource deck',
    'number',
    'quantity',
    'name',
    'toString',
    '__proto__',
    'constructor',
  ),
  fc.string({ maxLength: 12 }),
  fc.string({ unit: 'grapheme', maxLength: 6 }),
);
const quantity = fc.oneof(
  fc.integer({ min: -3, max: 60 }).map(String),
  fc.constantFrom('4x', 'x4', '½', '1e3', ''),
);
const line = fc.oneof(
  fc.tuple(quantity, number).map(([count, card]) => `${count}x ${card}`),
  fc.tuple(quantity, number, word).map((parts) => parts.join(' ')),
  fc
    .tuple(number, word, quantity, fc.constantFrom(',', ';', '\t', '|'))
    .map(([a, b, c, by]) => [a, b, c].join(by)),
  fc.array(word, { maxLength: 6 }).map((words) => words.join(' ')),
  fc.string(),
  fc.string({ unit: 'binary' }),
);
const list = fc.array(line, { maxLength: 30 }).map((lines) => lines.join('\n'));

const hasWords = (text: string): boolean => text !== '' && !/undefined|NaN|\[object/.test(text);

describe('Any list', () => {
  it('is checked without a crash, line by line, in words of both languages', { timeout: PATIENCE }, () => {
    fc.assert(
      fc.property(list, (text) => {
        const report = gundamDeck.check(text);
        const lines = text.split(/\r\n|\r|\n/);
        if (report.lines.map((each) => each.text).join('\n') !== lines.join('\n'))
          throw new Error('lines differ');
        const problems = report.lines.flatMap(({ problem }) => problem ?? []);
        for (const each of [...problems, ...report.violations, ...report.advice]) {
          if (cited[each.code] !== each.rule) throw new Error(`another rule: ${each.code}`);
          const typed = /undefined|NaN|\[object/.test(text);
          for (const said of [each.message, each.remedy])
            if (!typed && !(hasWords(said.fr) && hasWords(said.en)))
              throw new Error(`no words: ${each.code}`);
          for (const at of each.lines ?? [])
            if (!(at >= 1 && at <= lines.length)) throw new Error(`no such line: ${at}`);
        }
        const open = problems.length + report.missing.length > 0;
        const verdict = report.violations.length > 0 ? 'illegal' : open ? 'unknown' : 'legal';
        if (report.verdict !== verdict || report.legal !== (verdict === 'legal'))
          throw new Error('legal or not?');
        if (!isPlain(report)) throw new Error('not plain');
      }),
      { numRuns: runs(0.85, 'lists') },
    );
  });
  it('says the same of the same text', { timeout: PATIENCE }, () => {
    fc.assert(
      fc.property(list, (text) => {
        expect(gundamDeck.check(text)).toEqual(gundamDeck.check(text));
      }),
      { numRuns: runs(0.05, 'lists') },
    );
  });
  it('counts as many cards as its good lines say', { timeout: PATIENCE }, () => {
    const good = fc.tuple(fc.integer({ min: 1, max: 9 }), fc.constantFrom(...KNOWN_CARDS));
    fc.assert(
      fc.property(fc.array(good, { maxLength: 30 }), fc.constantFrom('x ', ' ', '× '), (cards, mark) => {
        const text = cards.map(([count, card]) => `${count}${mark}${card.number} ${card.name}`).join('\n');
        const { counts, lines } = gundamDeck.check(text);
        expect(lines.filter(({ problem }) => problem)).toEqual([]);
        expect(counts[0]?.value).toBe(cards.reduce((sum, [count]) => sum + count, 0));
      }),
      { numRuns: runs(0.1, 'lists') },
    );
  });
});
