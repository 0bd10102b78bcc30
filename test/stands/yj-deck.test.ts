import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LOCALES } from '../../app/_i18n/locales';
import { DECK_WORDS } from '../../app/_i18n/rules/yj-deck';
import { ADVICE_RULES, LINE_RULES, VIOLATION_RULES } from '../../app/_rules/young-jedi/deck/list';
import { yjDeck } from '../../app/_stands/yj-deck';

const BAD = /undefined|NaN|\[object|^$/;
const example = (id: string): string => yjDeck.examples.find((each) => each.id === id)?.text ?? '';

describe('The Young Jedi deck checker', () => {
  it('accepts its legal examples', () => {
    for (const id of ['tanks', 'table']) {
      const report = yjDeck.check(example(id));
      expect(report).toMatchObject({ legal: true, violations: [] });
      expect(report.counts.filter(({ of }) => of !== undefined).every(({ value, of }) => value === of)).toBe(
        true,
      );
    }
  });
  it('shows every fault of the faulty one, with its lines', () => {
    const report = yjDeck.check(example('faults'));
    expect(report.legal).toBe(false);
    expect(report.violations.map(({ code, lines }) => [code, lines])).toEqual([
      ['deck-short', undefined],
      ['colour-short', undefined],
      ['wild-twice', [9, 10]],
      ['same-title', [2, 3]],
      ['planet-missing', undefined],
      ['objective-twice', [26]],
    ]);
    expect(report.lines.flatMap(({ line, problem }) => (problem ? [[line, problem.code]] : []))).toEqual([
      [19, 'bad-quantity'],
      [36, 'unknown-heading'],
      [37, 'no-colour'],
    ]);
  });
  it('is not legal while a line cannot be read, even if the rest is', () => {
    const report = yjDeck.check(`${example('tanks')}\n0 Watto (red)`);
    expect(report).toMatchObject({ legal: false, violations: [] });
  });
  it('has words for everything it can say, in both languages', () => {
    for (const locale of LOCALES)
      for (const [kind, rules] of [
        ['lines', LINE_RULES],
        ['violations', VIOLATION_RULES],
        ['advice', ADVICE_RULES],
      ] as const)
        expect(Object.keys(DECK_WORDS[locale][kind]).sort()).toEqual(Object.keys(rules).sort());
  });
  it('says something sensible of any text', () => {
    const word = fc.constantFrom(
      '4',
      '0',
      '99x',
      'Red',
      'wild',
      '(joker)',
      'Naboo',
      'Maul,',
      'Objective',
      'Uh-Oh!',
      '(V)',
      '\n',
      '\n',
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 60 }), (words) => {
        const report = yjDeck.check(words.join(' '));
        const findings = [
          ...report.violations,
          ...report.advice,
          ...report.lines.flatMap(({ problem }) => problem ?? []),
        ];
        for (const { message, remedy } of findings)
          for (const locale of LOCALES) expect(`${message[locale]}\n${remedy[locale]}`).not.toMatch(BAD);
      }),
      { numRuns: 500 },
    );
  });
});
