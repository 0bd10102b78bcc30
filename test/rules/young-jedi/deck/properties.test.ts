import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { check } from '../../../../app/_rules/young-jedi/deck/check';
import {
  ADVICE_RULES,
  COLOURS,
  LINE_RULES,
  VIOLATION_RULES,
} from '../../../../app/_rules/young-jedi/deck/list';
import { read } from '../../../../app/_rules/young-jedi/deck/read';
import { ruleIds } from '../../core/rule-ids';
import { isPlain, PATIENCE, runs } from '../../core/support';
import { deck } from './support';

const part = fc.oneof(
  fc.constantFrom(
    ...COLOURS,
    'wild',
    'joker',
    'weapon',
    'location',
    'Naboo',
    'objective',
    'V',
    'light',
    'obscur',
  ),
  fc.constantFrom(
    '4x',
    '0',
    '-3',
    '61',
    '1.5',
    'x2',
    ',',
    ';',
    '\t',
    '|',
    '"',
    '(',
    ')',
    '[',
    ']',
    ':',
    '*',
    '#',
    '//',
  ),
  fc.constantFrom(
    'Darth Maul, Sith Apprentice',
    'Droid Control Ship',
    'Boonta Eve Classic',
    'Tatooine, Mos Espa',
  ),
  fc.constantFrom(
    'quantity,title,colour',
    'Titre;Couleur',
    'Cartes Battle',
    'Planets:',
    '== Red ==',
    'Divers :',
  ),
  fc.string({ maxLength: 12, unit: 'grapheme' }),
);
const line = fc.array(part, { maxLength: 6 }).map((parts) => parts.join(' '));
const list = fc
  .array(line, { maxLength: 40 })
  .chain((lines) => fc.constantFrom('\n', '\r\n', '\r').map((end) => lines.join(end)));

describe('Any text at all', () => {
  it('is read line by line and checked, without a crash', { timeout: PATIENCE }, () => {
    fc.assert(
      fc.property(list, (text) => {
        const { texts, cards, flaws } = read(text);
        const result = check(cards);
        const numbers = [...cards.map((card) => card.line), ...flaws.flatMap(({ lines }) => lines)];
        if (numbers.some((each) => each < 1 || each > texts.length)) throw new Error('no such line');
        // a card without a colour is counted, and its line says what it lacks
        const lacking = new Set(flaws.flatMap(({ code, lines }) => (code === 'no-colour' ? lines : [])));
        const once = [
          ...cards.map((card) => card.line),
          ...flaws.flatMap(({ lines }) => lines.filter((each) => !lacking.has(each))),
        ];
        if (new Set(once).size !== once.length) throw new Error('a line was read twice');
        if (cards.some((card) => !card.colour && !card.wild && !card.dots && !lacking.has(card.line)))
          throw new Error('a colour is missing and nobody says so');
        const placed = COLOURS.reduce((sum, colour) => sum + result.colours[colour], 0);
        if (placed > result.total) throw new Error('cards were made');
        const legal = result.violations.length === 0;
        if (legal && (result.total !== 60 || COLOURS.some((colour) => result.colours[colour] !== 10)))
          throw new Error('not six times ten');
        if (!isPlain({ cards, result })) throw new Error('not plain JSON');
        if (JSON.stringify(check(read(text).cards)) !== JSON.stringify(result))
          throw new Error('not the same twice');
      }),
      { numRuns: runs(0.85, 'lists') },
    );
  });
  it('is read even if it is very long', () => {
    expect(read('Red\n1 A\n'.repeat(3_000)).flaws).toMatchObject([
      { code: 'too-many-lines', lines: [2_001] },
    ]);
  });
});

describe('A legal deck', () => {
  it('stays legal in any order of its colours', { timeout: PATIENCE }, () => {
    const sections = deck().split(/\n(?=(?:red|orange|blue|yellow|green|purple)$)/m);
    fc.assert(
      fc.property(fc.shuffledSubarray(sections, { minLength: sections.length }), (shuffled) => {
        expect(check(read(shuffled.join('\n')).cards).violations).toEqual([]);
      }),
      { numRuns: runs(0.05, 'lists') },
    );
  });
  it('is illegal without any one of its lines', () => {
    const lines = deck().split('\n');
    lines.forEach((text, i) => {
      if (!/^\d/.test(text)) return;
      const { violations } = check(read(lines.filter((_, j) => j !== i).join('\n')).cards);
      expect(violations.length).toBeGreaterThan(0);
    });
  });
  it('puts wild cards without a colour as well as can be', { timeout: PATIENCE }, () => {
    const dots = fc.subarray([...COLOURS], { minLength: 2 });
    fc.assert(
      fc.property(fc.array(dots, { maxLength: 8 }), fc.subarray([...COLOURS]), (wilds, short) => {
        const nine = Object.fromEntries(short.map((colour) => [colour, [`5 ${colour} a`, `4 ${colour} b`]]));
        const text = deck(nine, [
          'Wild cards',
          ...wilds.map((each, i) => `1 Wild ${i} (wild: ${each.join(' ')})`),
        ]);
        const unplaced = check(read(text).cards).violations.filter(
          ({ code }) => code === 'wild-unplaced',
        ).length;
        expect(wilds.length - unplaced).toBe(best(wilds, short));
      }),
      { numRuns: runs(0.1, 'lists') },
    );
  });
});

/** As many wild cards as can be put in these colours, found by trying everything. */
function best(wilds: readonly (readonly string[])[], open: readonly string[]): number {
  const [first, ...rest] = wilds;
  if (!first || open.length === 0) return 0;
  const placed = open
    .filter((colour) => first.includes(colour))
    .map(
      (colour) =>
        1 +
        best(
          rest,
          open.filter((each) => each !== colour),
        ),
    );
  return Math.max(best(rest, open), ...placed);
}

describe('The rules cited', () => {
  it('all stand in the corpus', () => {
    const ids = ruleIds('young-jedi');
    const cited = [LINE_RULES, VIOLATION_RULES, ADVICE_RULES].flatMap((rules) => Object.values(rules));
    expect(cited.filter((rule) => !ids.has(rule))).toEqual([]);
  });
});
