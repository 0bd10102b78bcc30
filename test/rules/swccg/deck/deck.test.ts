import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CardBook } from '../../../../app/_cards/book';
import { deckFacts } from '../../../../app/_cards/deck-facts';
import { readFile } from '../../../../app/_cards/read-file';
import { LOCALES } from '../../../../app/_i18n/locales';
import { SWCCG_DECK_WORDS } from '../../../../app/_i18n/rules/swccg-deck';
import { ADVICE_RULES, LINE_RULES, VIOLATION_RULES } from '../../../../app/_rules/swccg/deck/list';
import { read } from '../../../../app/_rules/swccg/deck/read';
import { swccgDeck } from '../../../../app/_stands/swccg-deck';
import { bytesOf, DARK, faced, LIGHT } from '../../../cards/made-up';
import { PATIENCE, runs } from '../../core/support';

const MORE = {
  cards: [
    ...LIGHT.cards,
    faced('Light', '2_1', { title: '•Lasting Calm', type: 'Effect', subType: 'Starting' }),
    faced('Light', '2_2', { title: '<>Salt Flat', type: 'Location', subType: 'Site' }),
    faced('Light', '2_3', { title: '8D8', subType: 'Droid' }),
  ],
};
const facts = deckFacts(
  new CardBook(
    [MORE, DARK].flatMap((file) => {
      const found = readFile(bytesOf(file));
      return 'parts' in found ? found.parts : [];
    }),
  ),
  'swccg',
);
const check = (text: string) => swccgDeck.check(text, facts);
const codes = (text: string) => check(text).violations.map(({ code }) => code);
const count = (text: string) => read(text).cards.reduce((sum, card) => sum + card.count, 0);
const LEGAL = `Locations: (1)
Ossa: Salt Market
Characters (49)
48x Salt Runner
Éloi Marrek, Dune Pilot (V)
Effects
1 Lasting Calm
Interrupts: (9)
9 Don't Blink
Defensive Shields: (1)
Steady Hands`;

describe('A list of the Star Wars CCG', () => {
  it('is read in every form that people paste', () => {
    expect(read('1x Luke Skywalker, Jedi Knight').cards).toMatchObject([
      { count: 1, title: 'Luke Skywalker, Jedi Knight' },
    ]);
    expect(count('Characters: (3)\nHan Solo\nHan Solo\nChewbacca')).toBe(3);
    expect(
      read(
        '<deck><card blueprintId="1_168" title="Darth Vader"/>\n<cardOutsideDeck blueprintId="13_1"/></deck>',
      ).cards,
    ).toMatchObject([
      { line: 1, number: '1_168', title: 'Darth Vader' },
      { line: 2, number: '13_1', outside: true },
    ]);
    expect(read('2 8D8\n8D8 x2\n•2-1B\n3x•••Salt Runner (V)').cards).toMatchObject([
      { count: 2, title: '8D8' },
      { count: 2, title: '8D8' },
      { count: 1, title: '2-1B' },
      { count: 3, title: 'Salt Runner', virtual: true },
    ]);
  });
  it.each([
    ['Red 5', 1, 'Red 5'],
    ['2x Red 5', 2, 'Red 5'],
    ['•Blue 11', 1, 'Blue 11'],
    ['2X-7KPR (Tooex)', 1, '2X-7KPR (Tooex)'],
    ['3 X-wing', 3, 'X-wing'],
    ['3,720 To 1', 1, '3,720 To 1'],
    ['2 3,720 To 1', 2, '3,720 To 1'],
  ])('takes %s for %i of a card, though it looks like a heading or a quantity', (text, many, name) => {
    expect(read(text).cards).toMatchObject([{ count: many, title: name }]);
  });
  it('still has headings by colour', () => {
    for (const heading of ['Red (5)', 'Red: 5', 'Blues', 'Green cards 12'])
      expect(read(heading).cards).toEqual([]);
  });
  it('knows a title that ends like a quantity, where the file has it', () => {
    const held = new CardBook(
      [{ cards: [faced('Dark', '1_303', { title: 'Salt Skiff x1', type: 'Starship' })] }].flatMap((file) => {
        const found = readFile(bytesOf(file));
        return 'parts' in found ? found.parts : [];
      }),
    );
    const { counts } = swccgDeck.check('Salt Skiff x1', deckFacts(held, 'swccg'));
    expect(counts.find(({ label }) => label.en === 'Starships')?.value).toBe(1);
  });
  it('says which lines it does not understand', () => {
    const { lines } = check('0x Salt Runner\n1x\n<card foo="1"/>\n2 Don\u2019t Blink');
    expect(lines.flatMap(({ line, problem }) => (problem ? [[line, problem.code]] : []))).toEqual([
      [1, 'bad-quantity'],
      [2, 'no-title'],
      [3, 'bad-element'],
    ]);
    expect(
      check('<deck>\n<card blueprintId="1_4"/> loose words\n<thing/>\n</deck>').lines.flatMap(
        ({ line, problem }) => (problem ? [line] : []),
      ),
    ).toEqual([2, 3]);
  });
});

describe('The SWCCG deck checker', () => {
  it('calls a legal deck legal', () => {
    expect(check(LEGAL)).toMatchObject({ verdict: 'legal', violations: [], missing: [] });
  });
  it('cannot tell without a card file, and says so', () => {
    const report = swccgDeck.check(LEGAL);
    expect(report.verdict).toBe('unknown');
    expect(report.missing.map(({ code }) => code)).toEqual(['no-facts']);
  });
  it('names what its file does not know, with what is near', () => {
    const report = check(LEGAL.replace('48x Salt Runner', '47x Salt Runner\n1 Salt Runer'));
    expect(report.verdict).toBe('unknown');
    expect(report.missing[0]?.message.en).toContain('Salt Runner?');
  });
  it('finds what breaks the rules', () => {
    expect(codes(LEGAL.replace('48x', '47x'))).toEqual(['deck-short']);
    expect(codes(LEGAL.replace('48x', '49x'))).toEqual(['deck-over']);
    expect(codes(LEGAL.replace('48x Salt Runner', '47x Salt Runner\nMorrow Vane'))).toEqual(['two-sides']);
    expect(codes(LEGAL.replace('48x Salt Runner', '46x Salt Runner\n2x Salt Road'))).toEqual([
      'objective-twice',
    ]);
    expect(codes(LEGAL.replace('Ossa: Salt Market', 'Salt Flat'))).toEqual(['no-start']);
    expect(codes(LEGAL.replace('1 Lasting Calm', '1 8D8'))).toEqual(['under-without-effect']);
    expect(codes(LEGAL.replace('\nSteady Hands', '\n11 Steady Hands'))).toEqual(['under-over']);
    expect(codes('')).toEqual(['empty']);
  });
  it('lets the number win over the title, and says that they differ', () => {
    const { advice, counts } = check('<card blueprintId="1_4" title="Morrow Vane"/>');
    expect(advice.map(({ code }) => code)).toContain('name-differs');
    expect(counts.find(({ label }) => label.en === 'Characters')?.value).toBe(1);
  });
  it('asks which card is meant where it matters', () => {
    const report = check(LEGAL.replace('Effects\n1 Lasting Calm', 'Others\n1 Lasting Calm\n1 Steady Hands'));
    expect(report.missing.map(({ code }) => code)).toEqual(['which-card']);
  });
  it('tells a heading that counts otherwise', () => {
    expect(check(LEGAL.replace('(49)', '(50)')).advice.map(({ code }) => code)).toContain('heading-differs');
  });
  it('does not call a deck illegal for what may stand on a line it could not read', () => {
    expect(check(LEGAL.replace('48x', '0x')).verdict).toBe('unknown');
  });
  it('has words for everything it can say, in both languages', () => {
    for (const locale of LOCALES)
      for (const [kind, rules] of [
        ['lines', LINE_RULES],
        ['violations', VIOLATION_RULES],
        ['advice', ADVICE_RULES],
      ] as const)
        expect(Object.keys(SWCCG_DECK_WORDS[locale][kind]).sort()).toEqual(Object.keys(rules).sort());
  });
});

describe('Random lists', () => {
  const title = fc.constantFrom(
    'Salt Runner',
    "Don't Blink",
    '•Morrow Vane',
    'Ossa: Salt Market',
    '8D8',
    'Steady Hands',
    'Nobody',
    '…',
    '&',
    '<card',
    '</deck>',
  );
  const line = fc.oneof(
    fc
      .tuple(fc.integer({ min: -2, max: 120 }), fc.constantFrom('x ', ' ', 'x', '× '), title)
      .map((parts) => parts.join('')),
    fc.tuple(title, fc.integer({ min: 0, max: 9 })).map(([name, many]) => `${name} x${many}`),
    fc
      .tuple(fc.constantFrom('Characters', 'Effects', 'Defensive Shields', 'Outside'), fc.nat(70))
      .map(([name, many]) => `${name}: (${many})`),
    fc.constantFrom('1_4', '1_101', '999_9').map((id) => `<card blueprintId="${id}" title="x"/>`),
    title,
    fc.string({ maxLength: 20 }),
  );
  it('are read whole: every card is counted once, and every line not understood is shown', {
    timeout: PATIENCE,
  }, () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 40 }), (lines) => {
        const text = lines.join('\n');
        const list = read(text, facts);
        const report = check(text);
        const [deck, under] = report.counts;
        const listed = list.cards.reduce((sum, card) => sum + card.count, 0);
        expect((deck?.value ?? 0) + (under?.value ?? 0)).toBe(listed);
        expect(report.lines.map((each) => each.text).join('\n')).toBe(text.split(/\r\n|\r|\n/).join('\n'));
        expect(report.lines.filter(({ problem }) => problem).length).toBe(list.flaws.length);
        expect(report.legal).toBe(report.verdict === 'legal');
        for (const finding of [...report.violations, ...report.advice])
          for (const at of finding.lines ?? []) expect(at).toBeLessThanOrEqual(report.lines.length);
      }),
      { numRuns: runs(10 / 12, 'lists') },
    );
  });
});
