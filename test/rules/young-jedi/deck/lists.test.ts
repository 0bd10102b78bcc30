import { describe, expect, it } from 'vitest';
import { read } from '../../../../app/_rules/young-jedi/deck/read';
import { yjDeck } from '../../../../app/_stands/yj-deck';
import { cardsIn, checked, codes, deck, flawsIn } from './support';

describe('A quantity', () => {
  it.each([
    ['Watto, Slave Owner (4)', 4],
    ['(4) Watto, Slave Owner', 4],
    ['Watto, Slave Owner - 4', 4],
    ['Watto, Slave Owner: 4', 4],
    ['Watto, Slave Owner 4', 4],
    ['•4 Watto, Slave Owner', 4],
    ['1) 4 Watto, Slave Owner', 4],
    ['4 - Watto, Slave Owner', 4],
    ['+4 Watto, Slave Owner', 4],
    ['Watto, Slave Owner *4', 4],
    ['Watto, Slave Owner,4', 4],
    ['Watto, Slave Owner ..... 4', 4],
    ['Watto (71)', 1],
    ['Bravo 1', 1],
    ['OOM-9', 1],
    ['Starfighter Droid, DFS-327', 1],
  ])('%s', (line, count) => {
    expect(flawsIn(`Red\n${line}`)).toEqual([]);
    expect(cardsIn(`Red\n${line}`)).toMatchObject([{ count }]);
  });
  it('is not told by 4. where nothing says that lines are numbered', () => {
    expect(flawsIn('Red\n4. Watto')).toEqual([[2, 'bad-quantity']]);
    expect(cardsIn('Red\n1. Watto\n2. Sebulba x2\n3. Aurra Sing').map(({ count }) => count)).toEqual([
      1, 2, 1,
    ]);
  });
});

describe('A card without a colour', () => {
  const TYPES = deck()
    .replace(/^(?:red|blue|green)$/gm, 'Characters')
    .replace('orange', 'Weapons')
    .replace('yellow', 'Battle cards');
  it('is one of the 60 all the same, and its line says what it lacks', () => {
    expect(cardsIn('4 Watto, Slave Owner')).toMatchObject([{ count: 4, title: 'Watto' }]);
    expect(flawsIn('4 Watto, Slave Owner')).toEqual([[1, 'no-colour']]);
  });
  it('leaves open what may be of its colour, and nothing else', () => {
    expect(checked(TYPES)).toMatchObject({ total: 60, violations: [] });
    expect(yjDeck.check(TYPES)).toMatchObject({ verdict: 'unknown', violations: [] });
    expect(yjDeck.check(TYPES).missing.map(({ code }) => code)).toEqual(['colours-unknown']);
    // no character is a weapon
    expect(codes(TYPES.replace('5 orange second', '4 orange second'))).toEqual([
      'deck-short',
      'colour-short',
    ]);
  });
  it('is not taken for a wild card', () => {
    expect(checked(TYPES).wild).toBe(0);
  });
});

describe('Lines that list no card', () => {
  it('are the name of the deck at its head, totals, addresses and dates', () => {
    const list = read(`Maul rush\nhttps://example.org/1\nMarch 12, 2023\n${deck()}\n60 total`);
    expect(list).toMatchObject({ flaws: [], named: { line: 1, text: 'Maul rush' } });
    expect(list.cards.reduce((sum, { count }) => sum + count, 0)).toBe(60);
  });
  it('are shown if they are not understood', () => {
    expect(flawsIn('Red\n4 Watto\nSideboard\n1 Sebulba (red)')).toEqual([[3, 'unknown-heading']]);
  });
  it('may announce what the list does not bear out', () => {
    const differs = (text: string) =>
      yjDeck.check(text).advice.filter(({ code }) => code === 'heading-differs').length;
    expect(differs('Red (4)\n4 Watto\nTotal: 4')).toBe(0);
    expect(differs('Red (5)\n4 Watto\nTotal: 6')).toBe(2);
  });
});

describe('A list in JSON', () => {
  it('has titles with quantities, under their colours', () => {
    const text = JSON.stringify({
      red: [{ title: 'Watto', count: 4 }],
      weapons: [{ name: 'Blaster', qty: 2 }],
    });
    expect(cardsIn(text)).toMatchObject([
      { title: 'Watto', count: 4, colour: 'red' },
      { title: 'Blaster', count: 2, colour: 'orange' },
    ]);
  });
});

describe('A subtitle', () => {
  it('may stand behind a dash, and does not count', () => {
    expect(cardsIn('Red\n4 Watto - Slave Owner')).toMatchObject([
      { title: 'Watto', subtitle: 'Slave Owner' },
    ]);
    expect(cardsIn('Purple\n1 Tatooine - Podrace Arena')[0]).not.toHaveProperty('subtitle');
  });
});

describe('A line that is repeated', () => {
  it('is a card each time, though nothing says how many or of what colour', () => {
    expect(cardsIn('Watto, Slave Owner\nWatto, Slave Owner\nso long')).toHaveLength(2);
  });
});

describe('A line under a heading', () => {
  it('is no card where it is a sentence, and is shown', () => {
    expect(cardsIn('Red\n4 Watto\nI won four games and lost two.')).toHaveLength(1);
    expect(flawsIn('Red\n4 Watto\nI won four games and lost two.')).toEqual([[3, 'no-quantity']]);
  });
  it('may be one in words of the list, within a colour', () => {
    const cards = cardsIn('Red\n\nMasters (3)\n2 Watto\n1 Sebulba\n\nOthers of mine (1)\nAurra Sing');
    expect(cards).toMatchObject([2, 1, 1].map((count) => ({ count, colour: 'red' })));
  });
});

describe('Several decks in one text', () => {
  it('are not judged as one', () => {
    const report = yjDeck.check(`Light Side\n${deck()}\nDark Side\n${deck()}`);
    expect(report).toMatchObject({ verdict: 'unknown', violations: [] });
    expect(report.missing).toMatchObject([{ code: 'several-decks' }]);
  });
});
