import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { check } from '../../../../app/_rules/gundam/deck/check';
import { GUNDAM_DECK_EXAMPLES } from '../../../../app/_rules/gundam/deck/examples';
import { KNOWN_CARDS, knownByNumber } from '../../../../app/_rules/gundam/deck/known';
import {
  ADVICE_RULES,
  LINE_RULES,
  type ListedCard,
  VIOLATION_RULES,
} from '../../../../app/_rules/gundam/deck/list';
import { read } from '../../../../app/_rules/gundam/deck/read';
import { gundamDeck } from '../../../../app/_stands/gundam-deck';
import { ruleIds } from '../../core/rule-ids';

const ids = ruleIds('gundam');

const codes = (found: readonly { code: string }[]) => found.map(({ code }) => code);
const textOf = (id: string): string => GUNDAM_DECK_EXAMPLES.find((each) => each.id === id)?.text ?? '';
const midrange = textOf('midrange');

/** A legal deck of cards that are in no table, said in full. */
const made = (...changes: Partial<ListedCard>[]): ListedCard[] =>
  Array.from({ length: 13 }, (_, i) => ({
    line: i + 1,
    count: i === 12 ? 2 : 4,
    number: `GD99-${String(i + 1).padStart(3, '0')}`,
    colour: i % 2 === 0 ? ('red' as const) : ('purple' as const),
    type: 'unit' as const,
    lv: 3,
    ...changes[i],
  }));

describe('The decks of the booklet', () => {
  it('are both legal as they stand', () => {
    for (const id of ['midrange', 'aggressive'])
      expect(gundamDeck.check(textOf(id))).toMatchObject({ legal: true, violations: [] });
  });
  it('come out with the booklet’s figures', () => {
    expect(check(read(midrange).cards)).toMatchObject({
      total: 50,
      types: { unit: 26, pilot: 8, command: 10, base: 6 },
      colours: { blue: 34, white: 16 },
      lowUnits: 14,
      untyped: 0,
    });
    expect(check(read(textOf('aggressive')).cards)).toMatchObject({
      total: 50,
      types: { unit: 28, pilot: 8, command: 10, base: 4 },
      colours: { green: 33, white: 17 },
      lowUnits: 16,
    });
  });
  it('get the booklet’s own advice: the midrange deck is two low Units short', () => {
    expect(codes(check(read(midrange).cards).advice)).toEqual(['low-units-few', 'resources-not-listed']);
    expect(codes(check(read(textOf('aggressive')).cards).advice)).toEqual(['resources-not-listed']);
  });
  it('are the tables of the corpus, in both languages, number by number', () => {
    for (const locale of ['fr', 'en']) {
      const chapter = readFileSync(
        path.join(import.meta.dirname, `../../../../content/gundam/rulebook/07-decks.${locale}.mdx`),
        'utf8',
      );
      const [, one = '', two = ''] = chapter.split(/^## .*deck-(?:midrange|aggressive)\]$/m);
      for (const [table, id] of [
        [one, 'midrange'],
        [two, 'aggressive'],
      ] as const) {
        const rows = table.split('\n').filter((row) => row.startsWith('|'));
        const sorted = (text: string) =>
          read(text)
            .cards.map(({ number, count }) => `${count} ${number}`)
            .sort();
        expect(sorted(rows.join('\n'))).toEqual(sorted(textOf(id)));
      }
    }
  });
});

describe('A deck', () => {
  it('of 50 cards in two colours, four of a number, is legal', () => {
    expect(check(made()).violations).toEqual([]);
  });
  it('of one colour is legal', () => {
    const red = made(...Array.from({ length: 13 }, () => ({ colour: 'red' as const })));
    expect(check(red).violations).toEqual([]);
  });
  it.each([
    ['49 cards', made({ count: 3 }), ['deck-short']],
    [
      '51 cards',
      [...made(), { line: 14, count: 1, number: 'GD99-099', colour: 'red' as const }],
      ['deck-over'],
    ],
    ['five of a number', made({ count: 5 }, { count: 3 }), ['too-many-copies']],
    ['one card of a third colour', made({ colour: 'blue' }), ['too-many-colours']],
    ['nothing', [], ['empty']],
  ])('is illegal: %s', (_, cards, expected) => {
    expect(codes(check(cards).violations)).toEqual(expected);
  });
  it('counts copies over several lines, and says which', () => {
    const twice = made({}, { number: 'GD99-001' });
    expect(check(twice).violations).toMatchObject([
      { code: 'too-many-copies', args: { count: 8, extra: 4 }, lines: [1, 2] },
    ]);
  });
  it('may have four of each of two cards with one name', () => {
    const text = '4x ST01-001 Gundam\n4x GD01-013 Gundam';
    expect(codes(check(read(text).cards).violations)).toEqual(['deck-short']);
  });
  it('counts another picture of a card as the same number', () => {
    const text = '4x ST01-001\n1x ST01-001_p1';
    expect(codes(check(read(text).cards).violations)).toContain('too-many-copies');
  });
  it('names the colours with the fewest cards as those to give up', () => {
    const three = made({ colour: 'blue' }, {}, { colour: 'blue' });
    expect(check(three).violations).toMatchObject([{ args: { fewest: 'blue', cards: 8 }, lines: [1, 3] }]);
  });
});

describe('The resource deck', () => {
  const withResources = (count: number) =>
    check(read(`${midrange}\nResource deck\n${count}x Resource`).cards);
  it('of exactly ten is right, and no advice is needed', () => {
    const { violations, advice, total } = withResources(10);
    expect([violations, codes(advice), total]).toEqual([[], ['low-units-few'], 50]);
  });
  it('is wrong with nine or eleven', () => {
    expect(codes(withResources(9).violations)).toEqual(['resources-short']);
    expect(codes(withResources(11).violations)).toEqual(['resources-over']);
  });
  it('may have ten Resources of one number', () => {
    expect(check(read(`${midrange}\n10 R-001`).cards).violations).toEqual([]);
  });
  it('is left out of many lists, which is no fault', () => {
    expect(gundamDeck.check(midrange).legal).toBe(true);
  });
});

describe('The verdict', () => {
  const list = (colours: (string | undefined)[], extra = '') =>
    gundamDeck.check(
      made()
        .map(({ count, number }, i) => {
          const colour = colours[i % colours.length];
          return `${count}x ${number}${colour ? ` (${colour})` : ''}`;
        })
        .join('\n') + extra,
    );

  it('is legal only if the colour of every card is known', () => {
    expect(list(['white', 'green'])).toMatchObject({ verdict: 'legal', legal: true, missing: [] });
  });
  it('cannot be told while one card might be of a third colour, and says of which lines', () => {
    const report = list(['white', 'green', undefined]);
    expect(report).toMatchObject({ verdict: 'unknown', legal: false, violations: [] });
    expect(report.missing).toMatchObject([{ code: 'colours-unknown', lines: [3, 6, 9, 12] }]);
  });
  it('is illegal with three colours, whatever else is not known', () => {
    expect(list(['white', 'green', 'red', undefined])).toMatchObject({ verdict: 'illegal', legal: false });
  });
  it('cannot be told while a line is not read', () => {
    expect(list(['white'], '\nwhat is this')).toMatchObject({ verdict: 'unknown', legal: false });
  });
});

describe('Advice', () => {
  it('never makes a deck illegal', () => {
    const report = gundamDeck.check(
      made()
        .map(({ count, number }) => `${count}x ${number}`)
        .join('\n'),
    );
    expect(report).toMatchObject({ verdict: 'unknown', violations: [] });
    expect(codes(report.advice)).toEqual(['unknown-cards', 'colours-unknown', 'resources-not-listed']);
  });
  it('on balance holds back while the unknown cards could still make it', () => {
    const unsaid = made().map(({ type: _, lv: __, ...card }) => card);
    expect(codes(check(unsaid).advice)).not.toContain('type-few');
  });
  it('speaks of too many and too few', () => {
    expect(codes(check(made()).advice)).toEqual([
      'type-many',
      'type-few',
      'type-few',
      'type-few',
      'low-units-many',
      'resources-not-listed',
    ]);
  });
  it('sets tokens aside', () => {
    const { total, advice } = check(read(`${midrange}\n1 EX Base\n1 EX Resource\n2x T-001`).cards);
    expect(total).toBe(50);
    expect(codes(advice).filter((code) => code === 'token-listed')).toHaveLength(3);
  });
  it('notes a name or a colour that does not go with its number', () => {
    expect(codes(check(read('4x ST01-005 Amuro Ray').cards).advice)).toContain('name-differs');
    expect(codes(check(read('4x ST01-005 (rouge)').cards).advice)).toContain('typed-differs');
    expect(codes(check(read('2x Amuro Ray').cards).advice)).toContain('by-name');
  });
  it('takes the colour that is typed for a card nobody knows', () => {
    expect(check(read('4x GD02-001 (rouge)').cards).colours).toEqual({ red: 4 });
  });
});

describe('The list to mend', () => {
  it('shows each kind of fault with its line', () => {
    const report = gundamDeck.check(textOf('mistakes'));
    expect(report.legal).toBe(false);
    expect(report.lines.flatMap(({ line, problem }) => (problem ? [[line, problem.code]] : []))).toEqual([
      [7, 'which-number'],
      [10, 'no-number'],
    ]);
    expect(codes(report.violations)).toEqual([
      'deck-short',
      'too-many-copies',
      'too-many-colours',
      'resources-short',
    ]);
  });
});

describe('The table of known cards', () => {
  it('has each number once', () => {
    expect(new Set(KNOWN_CARDS.map(({ number }) => number)).size).toBe(KNOWN_CARDS.length);
    expect(knownByNumber('GD01-118')).toMatchObject({ name: 'Overflowing Affection', colour: 'white' });
  });
});

describe('The rules cited', () => {
  it('all stand in the corpus', () => {
    const cited = [LINE_RULES, VIOLATION_RULES, ADVICE_RULES].flatMap((rules) => Object.values(rules));
    expect(cited.filter((rule) => !ids.has(rule))).toEqual([]);
  });
});
