import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { CardBook } from '../../app/_cards/book';
import { deckFacts } from '../../app/_cards/deck-facts';
import { readFile } from '../../app/_cards/read-file';
import type { Game } from '../../app/_leaf/games';
import type { DeckChecker } from '../../app/_rules/core/deck-checker';
import { gundamDeck } from '../../app/_stands/gundam-deck';
import { swccgDeck } from '../../app/_stands/swccg-deck';
import { yjDeck } from '../../app/_stands/yj-deck';
import { bytesOf, DARK, faced, GUNDAM, LIGHT, suit, YOUNG_JEDI, youngJedi } from '../cards/made-up';
import { PATIENCE, runs } from '../rules/core/support';

const book = new CardBook(
  [
    { cards: [...LIGHT.cards, faced('Light', '3_1', { title: '2X-7KPR (Tooex)' })] },
    DARK,
    [...GUNDAM, suit('ST09-001', "Char's Käfer Ⅱ")],
    { cards: [...YOUNG_JEDI.cards, youngJedi('Dark', '80', 'Reed Cannon', 'weapon')] },
  ].flatMap((file) => {
    const read = readFile(bytesOf(file));
    return 'parts' in read ? read.parts : [];
  }),
);

/** A line, how many cards it has, and whether it can be understood at all. */
interface Line {
  text: string;
  cards: number;
  isRead: boolean;
}
type Form = (count: number, title: string, number: string) => string;

const XML_TITLE = (title: string): string => title.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

interface Checked {
  game: Game;
  checker: DeckChecker;
  forms: readonly Form[];
  /** What says nothing of cards. */
  silent: readonly string[];
  /** What cannot be read. */
  bad: readonly string[];
  /** Which of the counts make up the whole. */
  whole: number;
}

const GAMES: Checked[] = [
  {
    game: 'swccg',
    checker: swccgDeck,
    forms: [
      (count, title) => `${count}x ${title}`,
      (count, title) => `${count} •${title}`,
      (count, title) => `${title} x${count}`,
      (count, title) => `${count}x\u0095${title}`,
      (count, title) => `<li>${count}x ${XML_TITLE(title)}</li>`,
      (count, title) => `${count}x&nbsp;${XML_TITLE(title)}<br>`,
    ],
    silent: [
      '',
      '  ',
      '# a note',
      '// another',
      'Characters: (12)',
      'EFFECTS',
      '== Locations ==',
      'Starting:',
      '<ul>',
      '<b>Characters</b><br/>',
    ],
    bad: ['0x Salt Runner', '-2 Morrow Vane', '999 Salt Runner'],
    whole: 2,
  },
  {
    game: 'gundam',
    checker: gundamDeck,
    forms: [
      (count, _, number) => `${count}x ${number}`,
      (count, title, number) => `${count} ${title} [${number}]`,
      (count, title, number) => `${count} ${number} ${title} | MS-06S`,
      (count, title, number) => `${count} ${title} ${number}`,
      (count, _, number) => `${count}X ${number}`,
      (count, _, number) => `${number}x${count}`,
      (count, title, number) => `<li>${count}x ${number} ${XML_TITLE(title)}</li>`,
      (count, title, number) => `${count} ${number} ${title} | GAT-X105`,
    ],
    silent: ['', '\t', '# a note', '// Main deck', 'Units', 'Pilots (6)', 'Deck: Salt'],
    bad: ['0x GD09-001', '4 nothing that has a number', '3 GD09-001 and GD09-002'],
    whole: 1,
  },
  {
    game: 'young-jedi',
    checker: yjDeck,
    forms: [
      (count, title) => `${count} ${title} (red)`,
      (count, title) => `${count}x ${title} (blue)`,
      (count, title) => `${title} x${count} (green)`,
      (count, title) => `<li>${count}x ${XML_TITLE(title)} (red)</li>`,
      (count, title) => `\u0095 ${count} ${title} (red)`,
    ],
    silent: ['', ' ', '# a note', '// another', 'Author: nobody'],
    bad: ['0 Reed Cannon', '-1 Reed Cannon', '1.5 Reed Cannon', '99 Reed Cannon'],
    whole: 1,
  },
];

const lineOf = ({ game, forms, silent, bad }: Checked): fc.Arbitrary<Line> => {
  const cards = book.lookup.cards.filter((card) => card.game === game && card.type !== 'unit token');
  const card = fc
    .tuple(fc.constantFrom(...cards), fc.constantFrom(...forms), fc.integer({ min: 1, max: 9 }))
    .map(([{ title, id, virtual }, form, count]) => ({
      text: form(count, virtual ? `${title} (V)` : title, id),
      cards: count,
      isRead: true,
    }));
  const other = (texts: readonly string[], isRead: boolean) =>
    fc.constantFrom(...texts).map((text) => ({ text, cards: 0, isRead }));
  return fc.oneof(
    { weight: 6, arbitrary: card },
    { weight: 2, arbitrary: other(silent, true) },
    { weight: 1, arbitrary: other(bad, false) },
  );
};

describe.each(GAMES)('Any list of $game', (game) => {
  const { checker, whole } = game;
  const facts = deckFacts(book, game.game);
  it('has as many cards after as before, and shows exactly the lines that it could not read', {
    timeout: PATIENCE,
  }, () => {
    fc.assert(
      fc.property(
        fc.array(lineOf(game), { maxLength: 40 }),
        fc.constantFrom('\n', '\r\n', '\r'),
        (lines, end) => {
          const report = checker.check(lines.map(({ text }) => text).join(end), facts);
          const listed = lines.reduce((sum, { cards }) => sum + cards, 0);
          const counted = report.counts.slice(0, whole).reduce((sum, { value }) => sum + value, 0);
          if (counted !== listed) throw new Error(`${listed} cards listed, ${counted} counted`);
          const unread = report.lines.flatMap(({ line, problem }) => (problem ? [line] : []));
          const expected = lines.flatMap(({ isRead }, i) => (isRead ? [] : [i + 1]));
          if (unread.join() !== expected.join()) throw new Error(`not read: ${unread}, wanted ${expected}`);
          for (const [i, { text }] of lines.entries())
            if (report.lines[i]?.text !== text) throw new Error(`line ${i + 1} is another`);
        },
      ),
      { numRuns: runs(10 / 12, 'lists') },
    );
  });
});

describe('The XML of GEMP', () => {
  const facts = deckFacts(book, 'swccg');
  const cards = book.lookup.cards.filter(({ game }) => game === 'swccg');
  it('has a card for each element, wherever its lines end', { timeout: PATIENCE }, () => {
    const element = fc
      .tuple(fc.constantFrom(...cards), fc.boolean(), fc.constantFrom('', '*', '^'))
      .map(([{ id, title }, isOutside, picture]) => {
        const name = isOutside ? 'cardOutsideDeck' : 'card';
        return `<${name} blueprintId="${id}${picture}" title="${XML_TITLE(title)}"/>`;
      });
    fc.assert(
      fc.property(
        fc.array(element, { minLength: 1, maxLength: 70 }),
        fc.constantFrom('', '\n'),
        (all, end) => {
          const report = swccgDeck.check(`<?xml version="1.0"?>${end}<deck>${all.join(end)}</deck>`, facts);
          const [deck, under] = report.counts;
          expect((deck?.value ?? 0) + (under?.value ?? 0)).toBe(all.length);
          expect(report.lines.filter(({ problem }) => problem)).toEqual([]);
          // what lies outside a deck may be of any sort, by the text of a card
          expect(report.missing.filter(({ code }) => code !== 'outside-text')).toEqual([]);
        },
      ),
      { numRuns: runs(0.1, 'lists') },
    );
  });
});
