import { describe, expect, it } from 'vitest';
import { CardBook } from '../../../../app/_cards/book';
import { deckFacts } from '../../../../app/_cards/deck-facts';
import { readFile } from '../../../../app/_cards/read-file';
import { read } from '../../../../app/_rules/swccg/deck/read';
import { swccgDeck } from '../../../../app/_stands/swccg-deck';
import { bytesOf, DARK, faced, LIGHT } from '../../../cards/made-up';

const MORE = [
  faced('Light', '2_1', { title: '•Lasting Calm', type: 'Effect', subType: 'Starting' }),
  faced('Light', '200_2', { title: '•Lasting Dread (V)', type: 'Effect', subType: 'Starting' }),
  faced('Light', '2_5', { title: 'Salt One', type: 'Starship' }),
  faced('Light', '2_6', { title: 'Salt 1', type: 'Vehicle' }),
  faced('Light', '2_7', { title: 'Location, Location, Location', type: 'Interrupt' }),
];
const facts = deckFacts(
  new CardBook(
    [{ cards: [...LIGHT.cards, ...MORE] }, DARK].flatMap((file) => {
      const found = readFile(bytesOf(file));
      return 'parts' in found ? found.parts : [];
    }),
  ),
  'swccg',
);
const check = (text: string) => swccgDeck.check(text, facts);
const total = (text: string) => read(text).cards.reduce((sum, { count }) => sum + count, 0);
const flaws = (text: string) => read(text).flaws.map(({ lines, code }) => [lines[0], code]);
const LEGAL = `1x Ossa: Salt Market
49x Salt Runner
1x Lasting Calm
9x Don't Blink`;

describe('A quantity', () => {
  it.each([
    ["2 Xizor's Bounty", 2, "Xizor's Bounty"],
    ["2xXizor's Bounty", 2, "Xizor's Bounty"],
    ['2x. Salt Runner', 2, 'Salt Runner'],
    ['(2) Salt Runner', 2, 'Salt Runner'],
    ['2 - Salt Runner', 2, 'Salt Runner'],
    ['Salt Runner - 2', 2, 'Salt Runner'],
    ['•2 Salt Runner', 2, 'Salt Runner'],
    ['2 Cell 2187', 2, 'Cell 2187'],
    ['2\tSalt Runner', 2, 'Salt Runner'],
    ['Salt Runner\t2\tCharacter', 2, 'Salt Runner'],
    ['2,"Marrek, Dune Pilot"', 2, 'Marrek, Dune Pilot'],
    ['"Marrek, Dune Pilot",2', 2, 'Marrek, Dune Pilot'],
    ['| 2 | Salt Runner | Character |', 2, 'Salt Runner'],
    ['2x [[Salt Runner|The Runner]]', 2, 'The Runner'],
    ['Salt Runner *2', 2, 'Salt Runner'],
    ['+2 Salt Runner', 2, 'Salt Runner'],
    ['2= Salt Runner', 2, 'Salt Runner'],
    ['Salt Runner,2', 2, 'Salt Runner'],
    ['Salt Runner ..... 2', 2, 'Salt Runner'],
    ['Salt Runner (2 ex.)', 2, 'Salt Runner'],
    ['2,Salt Runner,Character', 2, 'Salt Runner'],
    ['2,"Marrek, Dune Pilot",Character', 2, 'Marrek, Dune Pilot'],
    ['2,Marrek, Dune Pilot', 2, 'Marrek, Dune Pilot'],
    ['Starting Interrupt: Prepared', 1, 'Prepared'],
    ['Location, Location, Location', 1, 'Location, Location, Location'],
  ])('%s', (text, count, title) => {
    expect(read(text)).toMatchObject({ cards: [{ count, title }], flaws: [] });
  });
  it('is not told by 4. where nothing says that lines are numbered', () => {
    expect(flaws('4. Salt Runner')).toEqual([[1, 'bad-quantity']]);
  });
  it('is one each in a numbered list, unless the line says more', () => {
    expect(total("1. Salt Runner\n2. Morrow Vane x2\n3. Don't Blink")).toBe(4);
  });
});

describe('A list as it is exported', () => {
  it('may be the blueprints of GEMP in a row, those outside the deck behind a bar', () => {
    const { cards } = read('1_4,1_4,1_3*|13_1,');
    expect(cards.map(({ number, outside }) => [number, outside ?? false])).toEqual([
      ['1_4', false],
      ['1_4', false],
      ['1_3', false],
      ['13_1', true],
    ]);
  });
  it('may be a table, whose types are headings', () => {
    const { cards, flaws: none } = read(
      'Qty,Name,Type\n2,Salt Runner,Character\n1,Steady Hands,Defensive Shield',
    );
    expect(none).toEqual([]);
    expect(cards).toMatchObject([
      { count: 2, kind: 'character' },
      { count: 1, kind: 'shield', outside: true },
    ]);
  });
  it('may be JSON, with what stands outside the deck under a key of its own', () => {
    const list = {
      cards: [{ gempId: '1_4', quantity: 3 }],
      outside: [{ gempId: '13_1', title: 'Steady Hands' }],
    };
    expect(read(JSON.stringify(list, null, 2)).cards).toMatchObject([
      { number: '1_4', count: 3, line: 4 },
      { number: '13_1', count: 1, outside: true },
    ]);
  });
  it('may count the copies of an element', () => {
    expect(total('<card blueprintId="1_4" count="3"/>')).toBe(3);
    expect(flaws('<card blueprintId="1_4" count="many"/>')).toEqual([[1, 'bad-element']]);
  });
});

describe('A heading', () => {
  it.each([
    '## Defensive Shields (1)',
    '// Defensive Shields',
    '**Defensive Shields (1)**',
    '--- Defensive Shields ---',
    'Defensive Shields – 1',
    'Cards outside deck:',
  ])('sets apart what lies under the Starting Effect: %s', (heading) => {
    expect(check(`${LEGAL}\n${heading}\n1x Steady Hands`)).toMatchObject({ verdict: 'legal' });
  });
  it.each([
    'STARSHIP/VEHICLE/WEAPON',
    'Weapons & Devices - 2',
    "Admiral's Orders (1)",
    'Light Side Deck',
    '12 Characters',
  ])('is no card: %s', (heading) => expect(read(heading)).toMatchObject({ cards: [], flaws: [] }));
  it('that is not known is shown, and what follows is read', () => {
    expect(flaws('Strategy:\n1x Salt Runner')).toEqual([[1, 'unknown-heading']]);
    expect(total('Strategy:\n1x Salt Runner')).toBe(1);
  });
  it('for Defensive Shields tells which of two namesakes stands above it, under none', () => {
    const text = `${LEGAL.replace('49x', '48x')}\n1x Steady Hands\nDefensive Shields\n1x Steady Hands`;
    expect(check(text)).toMatchObject({ verdict: 'legal', missing: [] });
  });
});

describe('A total', () => {
  it('is compared with the deck, or with all that is listed', () => {
    const codes = (said: number) =>
      check(`${LEGAL}\nShields\n1x Steady Hands\nTotal: ${said}`).advice.map(({ code }) => code);
    expect(codes(60)).not.toContain('heading-differs');
    expect(codes(61)).not.toContain('heading-differs');
    expect(codes(59)).toContain('heading-differs');
  });
});

describe('A line without a quantity', () => {
  it('at the head of a list is the name of the deck, and said to be taken for it', () => {
    const report = check(`Salt and Dust v2\n\n${LEGAL}`);
    expect(report.verdict).toBe('legal');
    expect(report.advice).toMatchObject([{ code: 'deck-name', lines: [1] }]);
  });
  it('that is the title of a card leaves it open which is meant', () => {
    expect(check(`Salt Runner\n\n${LEGAL}`)).toMatchObject({
      verdict: 'unknown',
      missing: [{ code: 'name-is-card', lines: [1] }],
    });
  });
  it('that may be the sixtieth card does not make a deck short', () => {
    const text = `Salt Runner\n\n${LEGAL.replace('49x', '48x')}`;
    expect(check(text)).toMatchObject({ verdict: 'unknown', violations: [] });
    expect(swccgDeck.check(text)).toMatchObject({ verdict: 'unknown', violations: [] });
    expect(check(text.replace('Salt Runner\n', 'Salt and Dust\n')).violations).toMatchObject([
      { code: 'deck-short' },
    ]);
  });
  it('is a card at the head of others that have none', () => {
    expect(total('Salt Runner\n\nMorrow Vane\nShields\nSteady Hands')).toBe(3);
  });
  it('is not counted where every other card has one, and is shown', () => {
    const report = check(`${LEGAL}\nthe ones from last year`);
    expect(report.counts[0]?.value).toBe(60);
    expect(report.lines[4]?.problem?.code).toBe('no-quantity');
    expect(report.verdict).toBe('unknown');
  });
  it('is the name of the deck if that is the Objective in the list', () => {
    const text = `Salt Road\n\n${LEGAL.replace('49x', '48x')}\n1x Salt Road / The Road Is Open`;
    expect(check(text)).toMatchObject({ verdict: 'legal', missing: [] });
  });
  it('that names no card is none in a list that has 60 without it, and is shown', () => {
    const bare = LEGAL.replace(/^1x /gm, '');
    const report = check(`Hello everybody\n${bare}\nMarc`);
    expect(report.counts[0]?.value).toBe(60);
    expect(report.lines.flatMap(({ line, problem }) => (problem ? [line] : []))).toEqual([1, 6]);
    // a slip of the keyboard is a card, and so may be what the list has not without it
    expect(check(`${bare}\nSalt Runer`).counts[0]?.value).toBe(61);
    expect(check(`${bare.replace('49x', '48x')}\nMarc`).counts[0]?.value).toBe(60);
  });
  it('is no card where it breaks off with a comma, as others do not', () => {
    expect(flaws('Hey there,\nSalt Runner\nMorrow Vane\nFlat\nOssa')).toEqual([[1, 'no-quantity']]);
    expect(total('Salt Runner,\nMorrow Vane,\nFlat')).toBe(3);
  });
  it('is no card where it is a sentence, and is shown', () => {
    const text = 'Salt Runner\nCapt. Morrow Vane\nThen deploy early. Never look back';
    expect(total(text)).toBe(2);
    expect(flaws(text)).toEqual([[3, 'no-quantity']]);
    expect(flaws('Salt Runner\nIt drains them all.\nMorrow Vane By This...')).toEqual([[2, 'no-quantity']]);
  });
  it('is no card below a heading for notes, and is shown', () => {
    expect(flaws('Salt Runner\nStrategy:\nDeploy early\nand drain\nEffects:\nFlat')).toEqual([
      [2, 'unknown-heading'],
      [3, 'no-quantity'],
      [4, 'no-quantity'],
    ]);
  });
  it('may have tags of a page around it', () => {
    const { cards, flaws: unread } = read('<ul>\n<li>2x Vane&#39;s Salt</li>\n<li>Salt Runner</li>\n</ul>');
    expect(unread).toEqual([]);
    expect(cards).toMatchObject([
      { line: 2, count: 2, title: "Vane's Salt" },
      { line: 3, count: 1, title: 'Salt Runner' },
    ]);
  });
  it('is a card all the same if it bears the marks of one, or if others have none', () => {
    expect(total(`${LEGAL}\nSalt Runner (V)`)).toBe(61);
    expect(total('Salt Runner\nMorrow Vane\nSense x2')).toBe(4);
  });
});

describe('A title', () => {
  it('is found without what tells its printing', () => {
    for (const title of ['Salt Runner (AI)', 'Salt Runner (Premiere)', 'Salt Runner (1 starting)'])
      expect(check(LEGAL.replace('Salt Runner', title))).toMatchObject({ verdict: 'legal' });
  });
  it('is found before a remark, or with a dash for its comma', () => {
    for (const title of ['Salt Runner - the main man', 'Salt Runner <- always', 'Salt Runner!!! (wow)'])
      expect(check(LEGAL.replace('Salt Runner', title))).toMatchObject({ verdict: 'legal' });
    expect(check('1x Éloi Marrek - Dune Pilot').missing).toEqual([]);
    // what may be a quantity is no remark
    expect(check('Salt Runner (2) (great card)').missing).toMatchObject([{ code: 'no-facts' }]);
  });
  it('of a Defensive Shield too is that of another card in a list of exactly 60', () => {
    const text = `${LEGAL.replace('49x', '48x')}\n1x Steady Hands`;
    expect(check(text)).toMatchObject({ verdict: 'legal', missing: [] });
    expect(check(`${text}\n1x Salt Runner`).missing).toMatchObject([{ code: 'which-card' }]);
  });
  it('as it is spelled comes before one that is read alike', () => {
    const count = (title: string, kind: string) =>
      check(`1x ${title}`).counts.find(({ label }) => label.en === kind)?.value;
    expect(count('Salt One', 'Starships')).toBe(1);
    expect(count('Salt 1', 'Vehicles')).toBe(1);
  });
});

describe('More than ten cards under a Starting Effect', () => {
  const deck = (effect: string) => `${LEGAL.replace('Lasting Calm', effect)}\nShields\n11x Steady Hands`;
  it('are too many by the documents', () => {
    expect(check(deck('Lasting Calm')).violations).toMatchObject([{ code: 'under-over' }]);
  });
  it('are too many without a file as well, unless a virtual card may be the one', () => {
    expect(swccgDeck.check(deck('Lasting Calm')).violations).toMatchObject([{ code: 'under-over' }]);
    expect(swccgDeck.check(deck('Lasting Dread (V)'))).toMatchObject({ verdict: 'unknown', violations: [] });
  });
  it('may lie under a heading that names it', () => {
    const text = `${LEGAL}\nUnder Lasting Calm (10):\n11x Steady Hands`;
    expect(check(text).violations).toMatchObject([{ code: 'under-over' }]);
  });
  it('cannot be told under a virtual one: its own text says how many', () => {
    expect(check(deck('Lasting Dread (V)'))).toMatchObject({
      verdict: 'unknown',
      violations: [],
      missing: [{ code: 'under-text' }],
    });
  });
});

describe('A card outside the deck that is no Defensive Shield', () => {
  it('may lie under a Starting Effect, among ten', () => {
    expect(check(`${LEGAL}\nOutside of deck\n1x Salt Runner\n9x Steady Hands`)).toMatchObject({
      verdict: 'legal',
    });
  });
  it('may be there by the text of another card, which nobody but a reader can tell', () => {
    const without = LEGAL.replace('1x Lasting Calm', "1x Don't Blink");
    for (const text of [
      `${without}\nOutside of deck\n1x Salt Runner`,
      `${LEGAL}\nOutside of deck\n1x Salt Runner\n10x Steady Hands`,
    ])
      expect(check(text)).toMatchObject({
        verdict: 'unknown',
        violations: [],
        missing: [{ code: 'outside-text' }],
      });
    expect(check(`${without}\nShields\n1x Steady Hands`).violations).toMatchObject([
      { code: 'under-without-effect' },
    ]);
  });
});

describe('A list in another form', () => {
  it('may have its cards behind their headings, if a file knows them all', () => {
    const list = read('Effects: Lasting Calm, Location, Location, Location x2\nShields: Steady Hands', facts);
    expect(list.flaws).toEqual([]);
    expect(list.cards).toMatchObject([
      { line: 1, count: 1, title: 'Lasting Calm', kind: 'effect' },
      { line: 1, count: 2, title: 'Location, Location, Location' },
      { line: 2, title: 'Steady Hands', outside: true },
    ]);
    expect(read('Effects: Lasting Calm, Nobody At All', facts).cards).toHaveLength(1);
  });
  it('may have headings of its own, which are no copies of a card', () => {
    const text = 'Beats (2)\nSalt Runner\nMorrow Vane\n\nToys (1)\nFlat';
    expect(total(text)).toBe(3);
    expect(total('Salt Runner (2)\nMorrow Vane (1)')).toBe(3);
  });
  it('may be a spreadsheet with an empty first column, figures in others and a bare sum', () => {
    const text = '\tQty\tCard\tDestiny\n<img src="x"/>\t2\t•Salt Runner\t3\n\t1\tFlat\t5\n\t3';
    const { cards, flaws: unread, announced } = read(text);
    expect(unread).toEqual([]);
    expect(cards).toMatchObject([
      { count: 2, title: 'Salt Runner' },
      { count: 1, title: 'Flat' },
    ]);
    expect(announced).toMatchObject([{ said: 3, count: 3 }]);
  });
});

describe('Several decks in one text', () => {
  const text = `LIGHT SIDE\n${LEGAL}\n\nDARK SIDE\n${LEGAL}`;
  it('are not judged as one: each is named with its line', () => {
    const report = check(text);
    expect(report).toMatchObject({ verdict: 'unknown', violations: [] });
    expect(report.missing).toMatchObject([{ code: 'several-decks', lines: [1, 7] }]);
    expect(report.missing[0]?.message.en).toContain('60 cards from line 7 on');
  });
  it('may be two of GEMP', () => {
    const xml = `<deck>\n${'<card blueprintId="1_4" title="x"/>'.repeat(60)}\n</deck>`;
    expect(check(`${xml}\n${xml}`).missing).toMatchObject([{ code: 'several-decks' }]);
  });
});
