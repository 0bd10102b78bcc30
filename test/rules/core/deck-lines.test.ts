import { describe, expect, it } from 'vitest';
import { exportedCards } from '../../../app/_rules/core/deck-json';
import {
  beginsDeck,
  isAboutTheDeck,
  namedTotalOf,
  numberedLines,
  subtotalled,
  subtotalOf,
  totalOf,
} from '../../../app/_rules/core/deck-lines';
import { unlinked } from '../../../app/_rules/core/deck-markup';
import { ownHeadings } from '../../../app/_rules/core/own-headings';
import { decksIn } from '../../../app/_rules/core/several-decks';

describe('A line that speaks of the deck', () => {
  it.each([
    'Author: somebody',
    '**Player:** somebody',
    'Titre : Les dunes',
    'https://example.org/deck/12?x=1',
    '<http://example.org>',
    'March 12, 2023',
    '12 février 2023',
    '2023-03-12',
  ])('lists no card: %s', (text) => expect(isAboutTheDeck(text)).toBe(true));
  it.each(['2 Cell 2187', 'Tatooine: Cantina', 'By The Book', '1x Data Link', 'ST01-001: 4'])(
    'is not this one: %s',
    (text) => expect(isAboutTheDeck(text)).toBe(false),
  );
});

describe('A total', () => {
  it.each([
    ['Total: 60', 60],
    ['TOTAL 60 cards', 60],
    ['Total cards (50)', 50],
    ['Total: 50/50', 50],
    ['60 cards', 60],
    ['= 60 cartes au total', 60],
    ['60 total', 60],
    ['Deck size: 50', 50],
    ['合計 50枚', 50],
    ['計50枚', 50],
    ['ガンダム 4枚', undefined],
    ['-- 60 --', 60],
    ['Total Eclipse', undefined],
    ['2 Total Control', undefined],
    ['60', undefined],
  ])('%s', (text, said) => expect(totalOf(text)).toBe(said));
});

describe('A subtotal', () => {
  it.each([
    ['Sous-total\t\t\t\t26', 26],
    ['Sub-total (Units): 26', 26],
    ['Total Characters: 20', 20],
    ['小計 26枚', 26],
    ['\t\t26\t', 26],
    ['Total: 60', undefined],
    ['Total Eclipse', undefined],
    ['2 Total Control', undefined],
  ])('%s', (text, said) => expect(subtotalOf(text)).toBe(said));
  it('speaks of the cards since the last heading, or since the subtotal before it', () => {
    const cards = [2, 3, 5, 6].map((line) => ({ line, count: 4 }));
    const said = (line: number, count: number) => ({ line, heading: '', said: count });
    expect(subtotalled([said(4, 8), said(7, 8)], [1], cards).map(({ count }) => count)).toEqual([8, 8]);
    expect(subtotalled([said(7, 4)], [1, 5], cards)[0]?.count).toBe(4);
    expect(subtotalled([said(7, 9)], [1], cards)[0]?.count).toBe(16);
  });
});

describe('The name of a deck', () => {
  it('may have its total behind it', () => {
    expect(namedTotalOf('Steel and sand (60 cards)')).toBe(60);
    expect(namedTotalOf('Units (26 cards)')).toBeUndefined();
  });
});

describe('A heading in words of the list', () => {
  const found = (text: string, isCard = (_: string) => false) =>
    [...ownHeadings(text.split('\n'), isCard)].map(([at, { said }]) => [at, said]);
  it('begins a block and announces its cards', () => {
    expect(found('Hunters (3)\nSalt Runner x2\nMorrow Vane')).toEqual([[0, 3]]);
    expect(found('Hunters (3)\nSalt Runner\n\nBeats - 2\n1x Flat\n1x Ossa\nTotal: 5')).toEqual([
      [0, 3],
      [3, 2],
    ]);
  });
  it('is none where a single one is not borne out, or names a card', () => {
    expect(found('Salt Runner (3)\nMorrow Vane')).toEqual([]);
    expect(found('Salt Runner (1)\nMorrow Vane', (name) => name === 'Salt Runner')).toEqual([]);
  });
  it('is none in a list that counts its copies so', () => {
    expect(found('Salt Runner (2)\nFlat (1)\nOssa (1)')).toEqual([]);
    expect(found('Hunters (1)\nFlat\n\nSalt Runner (2)')).toEqual([]);
  });
});

describe('Several decks in a text', () => {
  const cards = (...lines: number[]) => lines.map((line) => ({ line, count: 20 }));
  it('begin where lines announce them, even if one is not whole', () => {
    const text = [...cards(2, 3, 4, 6, 7), { line: 8, count: 19 }];
    expect(decksIn(text, [1, 5], 60)).toEqual([
      { line: 1, count: 60 },
      { line: 5, count: 59 },
    ]);
  });
  it('begin where a whole one has ended, if the lines leave a gap', () => {
    expect(decksIn(cards(1, 2, 3, 5, 6, 7), [], 60)).toMatchObject([{ line: 1 }, { line: 5 }]);
    expect(decksIn(cards(1, 2, 3, 4, 5, 6), [], 60)).toBeUndefined();
  });
  it('are none where a part announces itself as one', () => {
    expect(decksIn(cards(2, 3, 6), [1, 5], 60)).toBeUndefined();
    expect(decksIn(cards(2, 3, 4), [1], 60)).toBeUndefined();
  });
  it('may be numbered', () => {
    for (const text of ['Deck 1', 'Deck B: the dunes', '== Liste n° 2 =='])
      expect(beginsDeck(text)).toBe(true);
    for (const text of ['Deck', '2 Deck Hand', 'Deck 13 Patrol']) expect(beginsDeck(text)).toBe(false);
  });
});

describe('A numbered list', () => {
  it('runs from 1 upwards, and may begin anew after a line without a number', () => {
    expect([...numberedLines(['1. A', '2. B', '3) C', 'Shields', '1. D'])]).toEqual([0, 1, 2, 4]);
  });
  it('is not one if its numbers do not follow each other: they may be quantities', () => {
    expect(numberedLines(['1. A', '1. B', '2. C']).size).toBe(0);
    expect(numberedLines(['4. A', '3. B', '2. C']).size).toBe(0);
    expect(numberedLines(['1. A', '2. B']).size).toBe(0);
  });
});

describe('Links', () => {
  it('are taken off the name that they are on', () => {
    expect(unlinked('2x [[Salt Road (V) (Dark)|Salt Road (V)]]')).toBe('2x Salt Road (V)');
    expect(unlinked('4x [Käfer](https://example.org/k) &amp; Co')).toBe('4x Käfer & Co');
    expect(unlinked('4 Käfer [GD09-001]')).toBe('4 Käfer [GD09-001]');
  });
  it('and so are tags of a page, and characters that are written out', () => {
    expect(unlinked('<li>2x <i>Vane&#39;s Salt</i></li>')).toBe("2x Vane's Salt");
    expect(unlinked('2x Salt &quot;Run&quot;<br />')).toBe('2x Salt "Run"');
    expect(unlinked('<tr><td>2</td><td class="n">Salt</td></tr>')).toBe('2\tSalt');
    expect(unlinked('1 &lt;&gt;Flat')).toBe('1 <>Flat');
    expect(unlinked('2 \u0095Salt')).toBe('2 •Salt');
  });
  it('and so are marks of emphasis and of forums, unless they make a heading', () => {
    expect(unlinked('1. **2x** *Salt Runner*')).toBe('1. 2x Salt Runner');
    expect(unlinked('**2x Salt Runner**')).toBe('2x Salt Runner');
    expect(unlinked('**Characters**')).toBe('**Characters**');
    expect(unlinked('[*][b]2x[/b] Salt Runner')).toBe('2x Salt Runner');
    expect(unlinked('> 2x Salt Runner')).toBe('2x Salt Runner');
    expect(unlinked('Salt Runner *')).toBe('Salt Runner *');
    expect(unlinked('1_168*, 1_169*')).toBe('1_168*, 1_169*');
  });
  it('and letters of full width are as narrow as others', () => {
    expect(unlinked('４×　ＳＴ０１－００１')).toBe('4× ST01-001');
  });
  it('but a break between two cards stays, and so does what is no tag', () => {
    expect(unlinked('2x Salt<br>1x Flat<br>')).toBe('2x Salt<br>1x Flat');
    expect(unlinked('<>Flat <card title="Salt"/>')).toBe('<>Flat <card title="Salt"/>');
  });
});

describe('A list in JSON', () => {
  const isNumber = (text: string): boolean => /^GD\d+-\d+$/.test(text);
  const cards = (value: unknown, indent?: number) =>
    exportedCards(JSON.stringify(value, null, indent), isNumber);
  it('has objects with a number and a quantity, each on its line', () => {
    const found = cards(
      { name: 'x', main: [{ card_number: 'GD09-001', quantity: 4 }, { id: 'GD09-002' }] },
      1,
    );
    expect(found).toMatchObject([
      { number: 'GD09-001', quantity: '4', under: ['main'], line: 5 },
      { number: 'GD09-002', line: 9 },
    ]);
  });
  it('may be a record of numbers, or an array with one number a copy', () => {
    expect(cards({ 'GD09-001': 4, 'GD09-002': '2' })).toMatchObject([{ quantity: '4' }, { quantity: '2' }]);
    expect(cards(['Exported from a site', 'GD09-001', 'GD09-001'])).toHaveLength(2);
  });
  it('may have the quantity around the card, or be a record of titles', () => {
    expect(cards([{ card: { number: 'GD09-001', name: 'x' }, quantity: 4 }])).toMatchObject([
      { number: 'GD09-001', quantity: '4' },
    ]);
    const titles = { Salt: 2, Flat: 1, Ossa: 1, Vane: 3, Road: 1 };
    expect(cards({ deck: titles, wins: 3 })?.map(({ quantity }) => Number(quantity))).toEqual([
      2, 1, 1, 3, 1,
    ]);
    expect(cards({ wins: 3, losses: 1 })).toBeUndefined();
  });
  it('is none if it cannot be parsed, or has no cards', () => {
    expect(exportedCards('[Units]\n4x GD09-001', isNumber)).toBeUndefined();
    expect(cards({ name: 'x' })).toBeUndefined();
  });
});
