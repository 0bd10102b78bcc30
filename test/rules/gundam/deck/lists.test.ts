import { describe, expect, it } from 'vitest';
import { CardBook } from '../../../../app/_cards/book';
import { deckFacts } from '../../../../app/_cards/deck-facts';
import { readFile } from '../../../../app/_cards/read-file';
import type { ListedCard } from '../../../../app/_rules/gundam/deck/list';
import { read } from '../../../../app/_rules/gundam/deck/read';
import { gundamDeck } from '../../../../app/_stands/gundam-deck';
import { bytesOf, suit } from '../../../cards/made-up';

const held = readFile(
  bytesOf([
    suit('GD09-010', 'Ash Dial (Red)', { color: 'White' }),
    suit('GD09-011', '0 Käfer', { color: 'White' }),
    suit('GD09-012', 'Harbour 7', { card_type: 'BASE' }),
  ]),
);
const facts = deckFacts(new CardBook('parts' in held ? held.parts : []), 'gundam');
const codes = (text: string) => gundamDeck.check(text, facts).advice.map(({ code }) => code);

describe('A quantity', () => {
  it.each<[string, Partial<ListedCard>]>([
    ['(4) ST01-001 Gundam', { count: 4, name: 'Gundam' }],
    ['[4] ST01-001 Gundam', { count: 4, name: 'Gundam' }],
    ['Qty: 4 ST01-001 Gundam', { count: 4, name: 'Gundam' }],
    ['★4 ST01-001', { count: 4 }],
    ['ST01-001 (4)', { count: 4 }],
    ['ST01-001 Gundam, 4', { count: 4, name: 'Gundam' }],
    ['resource 10 R-001', { count: 10, type: 'resource' }],
    ['4x [Gundam](https://example.org/g) ST01-001', { count: 4, name: 'Gundam' }],
  ])('%s', (text, card) => expect(read(text)).toMatchObject({ cards: [card], flaws: [] }));
  it.each([
    ['GD09-020 Somebody (Number 4)', 1],
    ['GD09-020 Somebody (108) & Somebody (109)', 1],
    ['01 Käfer (GD09-020): 3', 3],
    ['2 GD09-020 Käfer | GAT-X105', 2],
    ['2 GD09-020 Käfer GAT-X105', 2],
    ['GD09-020 0 Käfer', 1],
    ['GD09-020 0 Käfer x3', 3],
    ['2 GD09-020 0 Käfer', 2],
  ])('is not the figure of a name: %s', (text, count) => {
    expect(read(text).cards).toMatchObject([{ count, number: 'GD09-020' }]);
  });
  it('is a nought, and a wrong one, where the list counts right behind its numbers', () => {
    const { cards, flaws } = read('ST01-001 4 Gundam\nST01-005 2 GM\nGD09-020 0 Käfer');
    expect(cards.map(({ count }) => count)).toEqual([4, 2]);
    expect(flaws).toMatchObject([{ code: 'bad-quantity', lines: [3] }]);
  });
  it('is no figure at the end of one name where the others have none', () => {
    const text = 'ST01-001 Gundam\nST01-005 GM\nGD09-020 Station 7\nST01-010 Amuro Ray';
    expect(read(text).cards.map(({ count }) => count)).toEqual([1, 1, 1, 1]);
  });
  it('is told apart from the name by what is known of the number', () => {
    for (const line of ['GD09-011 0 Käfer', 'GD09-012 Harbour 7', 'GD09-010 Ash Dial (Red)'])
      expect(read(line, facts).cards).toMatchObject([{ count: 1 }]);
    expect(read('0 Käfer (GD09-011): 3', facts).cards).toMatchObject([{ count: 3 }]);
  });
});

describe('A name', () => {
  it('that is its own card in other letters is no other name', () => {
    const roman = readFile(bytesOf([suit('GD09-013', 'Käfer Ⅲ (Sleeves)')]));
    const held = deckFacts(new CardBook('parts' in roman ? roman.parts : []), 'gundam');
    for (const name of ['Käfer Ⅲ (Sleeves) | GAT-X105', 'Kafer III', 'kafer 3 sleeves'])
      expect(gundamDeck.check(`2 GD09-013 ${name}`, held).advice.map(({ code }) => code)).not.toContain(
        'name-differs',
      );
  });
});

describe('A colour', () => {
  it('is not read out of a name', () => {
    expect(read('4 GD09-010 Ash Dial (Red)').cards[0]).not.toHaveProperty('colour');
    expect(gundamDeck.check('4 GD09-010 Ash Dial (Red)', facts).counts[1]?.value).toBe(1);
    expect(codes('4 GD09-010 Ash Dial (Red)')).not.toContain('typed-differs');
  });
  it('is read where nothing but the number stands before it, or more is said with it', () => {
    expect(read('4 GD09-010 (red)').cards).toMatchObject([{ colour: 'red' }]);
    expect(read('4 Ash Dial (red) (Unit) [GD09-010]').cards).toMatchObject([{ colour: 'red', type: 'unit' }]);
  });
});

describe('A heading', () => {
  it('may stand in a comment', () => {
    const { cards } = read(
      '// Main Deck\n4x GD09-020\n# Pilots (4)\n4x GD09-021\n// Resource Deck\n10x GD09-022',
    );
    expect(cards.map(({ type }) => type)).toEqual([undefined, 'pilot', 'resource']);
  });
  it('may set cards aside, which are then of neither deck', () => {
    const text = '4x ST01-001\nSideboard\n2x ST01-005\nTokens\n1 EX Base';
    const report = gundamDeck.check(text, facts);
    expect(report.counts[0]?.value).toBe(4);
    expect(report.advice.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['set-aside', 'token-listed']),
    );
  });
  it('that counts otherwise is told, and so is a total', () => {
    expect(codes('Units (5)\n4x ST01-001\nTotal: 4')).toContain('heading-differs');
    expect(codes('Units (4)\n4x ST01-001\nTotal: 4')).not.toContain('heading-differs');
  });
});

describe('A list in another form', () => {
  it('may have a name at its head, which is said to be taken for it', () => {
    const { named, cards, flaws } = read(
      'Blue and White tempo\nColors: blue, white\n4x ST01-001\n4x ST01-005',
    );
    expect({ named, flaws, cards: cards.length }).toEqual({
      named: { line: 1, text: 'Blue and White tempo' },
      flaws: [],
      cards: 2,
    });
  });
  it('may have tags of a page around its lines', () => {
    const { cards, flaws } = read('<ul>\n<li>4x ST01-001 Gundam</li>\n<li>2 ST01-005<br/></li>\n</ul>');
    expect(flaws).toEqual([]);
    expect(cards).toMatchObject([
      { line: 2, count: 4 },
      { line: 3, count: 2 },
    ]);
  });
  it('may be numbered', () => {
    expect(read('1. ST01-001\n2. 4x ST01-005\n3. ST01-010').cards.map(({ count }) => count)).toEqual([
      1, 4, 1,
    ]);
  });
  it('may be JSON', () => {
    const text = '{\n"deck": [\n{ "id": "ST01-001_p1", "count": 4 }],\n"resources": { "R-001": 10 }\n}';
    expect(read(text).cards).toMatchObject([
      { line: 3, number: 'ST01-001', count: 4 },
      { line: 4, number: 'R-001', count: 10, type: 'resource' },
    ]);
    expect(read('["Exported", "ST01-001", "ST01-001"]').cards).toHaveLength(2);
    expect(read('[{ "id": "ST01-001", "count": 0 }]').flaws).toMatchObject([
      { code: 'bad-quantity', lines: [1] },
    ]);
  });
});

describe('A sentence with a number in it', () => {
  it.each(['Hold ST01-001 for the last turn.', 'Keep ST01-005 when you go second!'])(
    'is no copy of the card, and is shown: %s',
    (text) => expect(read(text)).toMatchObject({ cards: [], flaws: [{ code: 'no-number' }] }),
  );
  it('but a name may end so', () => {
    expect(read('ST01-001 Käfer Co., Ltd.').cards).toHaveLength(1);
    expect(read('2 That One Looks A Lot Stronger? GD09-020').cards).toMatchObject([{ count: 2 }]);
  });
});

describe('A list from Japan', () => {
  it('counts with 枚, has its headings and its totals', () => {
    const text =
      'メインデッキ 6枚\n【ユニット】4枚\nＳＴ０１－００１　ガンダム　４枚\nパイロット\nST01-010 アムロ・レイ 二枚\n合計 6枚\nリソースデッキ\nR-001 10枚';
    const { cards, flaws } = read(text);
    expect(flaws).toEqual([]);
    expect(cards).toMatchObject([
      { count: 4, number: 'ST01-001', type: 'unit' },
      { count: 2, number: 'ST01-010', type: 'pilot' },
      { count: 10, number: 'R-001', type: 'resource' },
    ]);
    expect(codes(text)).not.toContain('heading-differs');
  });
});

describe('Several cards on one line', () => {
  it.each([
    '4xST01-001, 2xST01-005, 3xST01-010',
    '4 ST01-001 2 ST01-005 3 ST01-010',
    'ST01-001x4 ST01-005x2 ST01-010x3',
    '4x ST01-001 Gundam / 2x ST01-005 GM / 3x ST01-010',
  ])('each with its number and quantity: %s', (text) => {
    const { cards, flaws } = read(text);
    expect(flaws).toEqual([]);
    expect(cards).toMatchObject([4, 2, 3].map((count) => ({ line: 1, count })));
  });
  it('are not told apart where one says no quantity', () => {
    expect(read('4x ST01-001, ST01-005').flaws).toMatchObject([{ code: 'several-numbers' }]);
  });
});

describe('Resources that a heading alone announces', () => {
  it('are as many', () => {
    expect(gundamDeck.check('4x ST01-001\nResources (9)', facts).violations).toEqual(
      expect.arrayContaining([expect.objectContaining({ code: 'resources-short', lines: [2] })]),
    );
    expect(read('Resources (10)\n10x R-001').cards).toHaveLength(1);
  });
});

describe('A subtotal', () => {
  it('is compared with the cards above it', () => {
    const text = (said: number) => `ST01-001\tGundam\t4\nSous-total\t\t${said}\nST01-005\tGM\t2`;
    expect(read(text(4))).toMatchObject({ cards: [{ count: 4 }, { count: 2 }], flaws: [] });
    expect(codes(text(4))).not.toContain('heading-differs');
    expect(codes(text(3))).toContain('heading-differs');
  });
});

describe('A name that several cards have', () => {
  it('leaves open which is meant, and counts all the same', () => {
    const report = gundamDeck.check('51x Gundam');
    expect(report.lines[0]).toMatchObject({ cards: 51, problem: { code: 'which-number' } });
    expect(report).toMatchObject({ verdict: 'illegal', violations: [{ code: 'deck-over' }] });
    expect(gundamDeck.check('50x Gundam').verdict).toBe('unknown');
  });
});

describe('Several decks in one text', () => {
  it('are not judged as one', () => {
    const deck = Array.from({ length: 12 }, (_, i) => `4x GD09-1${10 + i}`).join('\n');
    const report = gundamDeck.check(`Deck 1: tempo\n${deck}\n2x GD09-130\nDeck 2: ramp\n${deck}`);
    expect(report).toMatchObject({ verdict: 'unknown', violations: [] });
    expect(report.missing).toMatchObject([{ code: 'several-decks', lines: [1, 15] }]);
  });
});
