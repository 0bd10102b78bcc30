import { describe, expect, it } from 'vitest';
import { CardBook } from '../../app/_cards/book';
import { deckFacts } from '../../app/_cards/deck-facts';
import { readFile } from '../../app/_cards/read-file';
import { LOCALES } from '../../app/_i18n/locales';
import type { CardFacts } from '../../app/_rules/core/card-facts';
import type { DeckChecker, DeckVerdict } from '../../app/_rules/core/deck-checker';
import { gundamDeck } from '../../app/_stands/gundam-deck';
import { swccgDeck } from '../../app/_stands/swccg-deck';
import { yjDeck } from '../../app/_stands/yj-deck';
import { bytesOf, faced, suit } from '../cards/made-up';

const bookOf = (file: unknown): CardBook => {
  const found = readFile(bytesOf(file));
  return new CardBook('parts' in found ? found.parts : []);
};
/** What is said of a deck, the list, its verdict, and the codes that decide it. */
type Case = [string, string, DeckVerdict, string[]];

function holds(checker: DeckChecker, cases: readonly Case[], facts?: CardFacts): void {
  it.each(cases)('%s', (_, text, verdict, codes) => {
    const report = checker.check(text, facts);
    const deciding = verdict === 'illegal' ? report.violations : report.missing;
    expect([report.verdict, deciding.map(({ code }) => code)]).toEqual([verdict, codes]);
    for (const { message, remedy } of [...deciding, ...report.advice])
      for (const locale of LOCALES) {
        expect(message[locale]).not.toMatch(/undefined|NaN/);
        expect(remedy[locale].length).toBeGreaterThan(5);
      }
  });
}

describe('A deck of the Star Wars CCG', () => {
  const book = bookOf({
    cards: [
      faced('Light', '1_1', { title: '•Lone Runner' }),
      faced('Light', '1_2', { title: 'Runner' }),
      faced('Light', '1_3', { title: '•Ossa: Market', type: 'Location', subType: 'Site' }),
      faced('Light', '1_4', { title: '<>Flat', type: 'Location', subType: 'Site' }),
      faced('Light', '1_5', { title: '•Calm', type: 'Effect', subType: 'Starting' }),
      faced('Light', '1_6', { title: '•Shelter', type: 'Defensive Shield' }),
      faced('Light', '1_7', { title: 'Road / Road Open', type: 'Objective' }),
      faced('Light', '1_8', { title: 'Path / Path Open', type: 'Objective' }),
      faced('Dark', '1_9', { title: '•Dark Runner' }),
      faced('Dark', '1_10', { title: '•Dark Shelter', type: 'Defensive Shield' }),
    ],
  });
  const of = (...lines: string[]): string => ['1x Ossa: Market', ...lines].join('\n');
  holds(
    swccgDeck,
    [
      ['of 60 cards of one side with a location to start with is legal', of('59x Runner'), 'legal', []],
      ['may have a unique card several times', of('59x Lone Runner'), 'legal', []],
      ['may start with an Objective and no location', '1x Road\n59x Runner', 'legal', []],
      [
        'may have ten cards under a Starting Effect',
        of('1x Calm', '58x Runner', 'Shields', '10x Shelter'),
        'legal',
        [],
      ],
      [
        'counts no Defensive Shield among the 60, wherever it is listed',
        of('1x Calm', '58x Runner', '10x Shelter'),
        'legal',
        [],
      ],
      ['of 59 cards is short', of('58x Runner'), 'illegal', ['deck-short']],
      ['of 61 cards is over', of('60x Runner'), 'illegal', ['deck-over']],
      ['of both sides is none', of('58x Runner', '1x Dark Runner'), 'illegal', ['two-sides']],
      ['has one Objective', of('1x Road', '1x Path', '57x Runner'), 'illegal', ['objective-twice']],
      ['cannot start with a generic site', '2x Flat\n58x Runner', 'illegal', ['no-start']],
      [
        'has nothing under a Starting Effect that it has not',
        of('59x Runner', 'Shields', '1x Shelter'),
        'illegal',
        ['under-without-effect'],
      ],
      [
        'has at most ten cards there',
        of('1x Calm', '58x Runner', 'Shields', '11x Shelter'),
        'illegal',
        ['under-over'],
      ],
      [
        'has cards of its own side there',
        of('1x Calm', '58x Runner', 'Shields', '1x Dark Shelter'),
        'illegal',
        ['two-sides'],
      ],
      [
        'cannot be told with a card that nobody knows',
        of('58x Runner', '1x Stranger'),
        'unknown',
        ['unknown-cards'],
      ],
      [
        'cannot be told with a line that is not understood',
        of('58x Runner', '0x Lone Runner'),
        'unknown',
        ['deck-short'],
      ],
    ],
    deckFacts(book, 'swccg'),
  );
  it('cannot be told without a card file, and yet 59 cards are too few', () => {
    expect(swccgDeck.check(of('59x Runner')).verdict).toBe('unknown');
    expect(swccgDeck.check(of('58x Runner')).violations.map(({ code }) => code)).toEqual(['deck-short']);
  });
});

describe('A deck of the Gundam Card Game', () => {
  const numbers = Array.from({ length: 14 }, (_, i) => `GD09-0${String(i + 10)}`);
  const book = bookOf([
    ...numbers.map((number, i) =>
      suit(number, `Suit ${'ABCDEFGHIJKLMN'[i]}`, { color: i < 7 ? 'Blue' : 'White' }),
    ),
    suit('GD09-050', 'Red Suit', { color: 'Red' }),
    suit('GD09-051', 'Suit A', { color: 'Blue' }),
  ]);
  const four = (many: number): string =>
    numbers
      .slice(0, many)
      .map((number) => `4x ${number}`)
      .join('\n');
  const deck = (...more: string[]): string => [four(12), ...more].join('\n');
  holds(
    gundamDeck,
    [
      ['of 50 cards in two colours is legal', deck('2x GD09-022'), 'legal', []],
      ['may be all Units', deck('2x GD09-023'), 'legal', []],
      ['may list its ten Resources', deck('2x GD09-022', 'Resource deck', '10x R-001'), 'legal', []],
      ['has four of a number, whatever their name', `${four(11)}\n4x GD09-051\n2x GD09-022`, 'legal', []],
      ['does not count a token', deck('2x GD09-022', '1x EX Base'), 'legal', []],
      ['does not count what is set aside', deck('2x GD09-022', 'Sideboard', '3x GD09-050'), 'legal', []],
      ['of 49 cards is short', deck('1x GD09-022'), 'illegal', ['deck-short']],
      ['of 51 cards is over', deck('3x GD09-022'), 'illegal', ['deck-over']],
      [
        'has no fifth card of a number, on other lines either',
        deck('1x GD09-010', '1x GD09-022'),
        'illegal',
        ['too-many-copies'],
      ],
      [
        'counts another picture of a number with it',
        deck('1x GD09-010_p1', '1x GD09-022'),
        'illegal',
        ['too-many-copies'],
      ],
      ['has no third colour', deck('1x GD09-022', '1x GD09-050'), 'illegal', ['too-many-colours']],
      ['has ten Resources, not nine', deck('2x GD09-022', '9x Resource'), 'illegal', ['resources-short']],
      ['has ten Resources, not eleven', deck('2x GD09-022', '11x Resource'), 'illegal', ['resources-over']],
      ['cannot be told while a colour is not known', deck('2x GD09-099'), 'unknown', ['colours-unknown']],
      [
        'cannot be told with a line that is not understood',
        deck('2 of the new ones'),
        'unknown',
        ['deck-short'],
      ],
    ],
    deckFacts(book, 'gundam'),
  );
});

describe('A deck of Young Jedi', () => {
  const HALVES = {
    red: ['5 Ant', '5 Bee'],
    orange: ['5 Staff', '5 Sling'],
    blue: ['5 Cat', '5 Dog'],
    yellow: ['5 Trick', '5 Ruse'],
    green: ['5 Elk', '5 Fox'],
    purple: [
      '1 Tatooine, Mos Espa',
      '1 Coruscant, Capital City',
      '1 Naboo, Theed Palace',
      '4 Skiff',
      '3 Barge',
    ],
  };
  const deck = (change: Partial<Record<keyof typeof HALVES, string[]>> = {}, ...more: string[]): string =>
    [
      ...Object.entries({ ...HALVES, ...change }).flatMap(([colour, lines]) => [colour, ...lines]),
      ...more,
    ].join('\n');
  holds(yjDeck, [
    ['of six times ten is legal', deck(), 'legal', []],
    [
      'may have five of a title in each of two colours',
      deck({ blue: ['5 Ant, Small', '5 Dog'] }),
      'legal',
      [],
    ],
    ['may have a wild card in a colour', deck({ red: ['5 Ant', '4 Bee', '1 Gnu (wild)'] }), 'legal', []],
    ['finds the place of a wild card', deck({ red: ['5 Ant', '4 Bee'] }, 'Wild cards', '1 Gnu'), 'legal', []],
    [
      'may have an Objective card',
      deck({ yellow: ['5 Trick', '4 Ruse', '1 Boonta Eve Classic (objective)'] }),
      'legal',
      [],
    ],
    ['of 59 cards is short', deck({ red: ['5 Ant', '4 Bee'] }), 'illegal', ['deck-short', 'colour-short']],
    [
      'of 61 cards is over',
      deck({ red: ['5 Ant', '5 Bee', '1 Gnu'] }),
      'illegal',
      ['deck-over', 'colour-over'],
    ],
    [
      'has ten of each colour',
      deck({ red: ['5 Ant', '4 Bee'], blue: ['5 Cat', '5 Dog', '1 Gnu'] }),
      'illegal',
      ['colour-short', 'colour-over'],
    ],
    [
      'has five of a title in a colour, whatever their subtitles',
      deck({ red: ['3 Ant, Big', '3 Ant, Small', '4 Bee'] }),
      'illegal',
      ['same-title'],
    ],
    [
      'has one wild card in a colour',
      deck({ red: ['5 Ant', '3 Bee', '1 Gnu (wild)', '1 Hen (wild)'] }),
      'illegal',
      ['wild-twice'],
    ],
    [
      'has all three planets',
      deck({ purple: ['2 Tatooine, Mos Espa', '1 Naboo, Theed Palace', '4 Skiff', '3 Barge'] }),
      'illegal',
      ['planet-missing'],
    ],
    [
      'has no weapon among its characters',
      deck({ red: ['5 Ant', '5 Bee (weapon)'] }),
      'illegal',
      ['wrong-dot'],
    ],
    ['is of one side', deck({ red: ['5 Ant (light)', '5 Bee (dark)'] }), 'illegal', ['two-sides']],
    [
      'cannot be told while a colour is not',
      deck({ red: ['5 Ant'] }, 'Characters', '5 Bee'),
      'unknown',
      ['colours-unknown'],
    ],
    [
      'cannot be told with a line that is not understood',
      deck({ red: ['5 Ant', '0 Bee'] }),
      'unknown',
      ['deck-short', 'colour-short'],
    ],
  ]);
});
