import { describe, expect, it } from 'vitest';
import { check } from '../../../../app/_rules/young-jedi/deck/check';
import type { ListedCard } from '../../../../app/_rules/young-jedi/deck/list';
import { cardsIn, checked, codes, deck } from './support';

describe('Six times ten', () => {
  it('is sixty cards, ten of each colour', () => {
    expect(checked(deck())).toMatchObject({ total: 60, violations: [] });
  });
  it.each<[string, string, string[]]>([
    ['fifty-nine cards', deck({ red: ['5 A', '4 B'] }), ['deck-short', 'colour-short']],
    ['sixty-one cards', deck({ red: ['5 A', '5 B', '1 C'] }), ['deck-over', 'colour-over']],
    [
      'nine and eleven',
      deck({ red: ['5 A', '4 B'], blue: ['5 A', '5 B', '1 C'] }),
      ['colour-short', 'colour-over'],
    ],
    ['nothing at all', '', ['empty']],
  ])('is not %s', (_, text, expected) => {
    expect(codes(text)).toEqual(expected);
  });
  it('has weapons in orange, Battle and Effect cards in yellow, locations and starships in purple', () => {
    for (const [colour, type] of [
      ['red', 'weapon'],
      ['orange', 'character'],
      ['blue', 'starship'],
      ['green', 'battle'],
      ['purple', 'effect'],
    ] as const)
      expect(check([{ line: 1, count: 1, title: 'X', colour, type }]).violations).toContainEqual(
        expect.objectContaining({ code: 'wrong-dot', args: { card: 'X', type, colour }, lines: [1] }),
      );
  });
});

describe('Five of a title in a colour', () => {
  it.each<[string, string[], string[]]>([
    ['five Qui-Gon Jinn in red', ['5 Qui-Gon Jinn, Jedi Master', '5 Obi-Wan'], []],
    ['six are too many', ['6 Qui-Gon Jinn, Jedi Master', '4 Obi-Wan'], ['same-title']],
    [
      'whatever the subtitle',
      ['3 Qui-Gon Jinn, Jedi Master', '3 Qui-Gon Jinn, Jedi Ambassador', '4 Obi-Wan'],
      ['same-title'],
    ],
    [
      'four and the wild card Jedi Protector',
      ['4 Qui-Gon Jinn, Jedi Master', '1 Qui-Gon Jinn, Jedi Protector (wild)', '5 Obi-Wan'],
      [],
    ],
    [
      'five and the wild card are too many',
      ['5 Qui-Gon Jinn, Jedi Master', '1 Qui-Gon Jinn, Jedi Protector (wild)', '4 Obi-Wan'],
      ['same-title'],
    ],
    [
      'a virtual card has the title of its original',
      ['3 Watto, Slave Owner', '3 Watto, Junk Merchant (V)', '4 Obi-Wan'],
      ['same-title'],
    ],
    ['♦, accents and case make no other title', ['3 ♦ Padmé', '3 PADME', '4 Obi-Wan'], ['same-title']],
    [
      'Battle Droid: Infantry and Battle Droid: Officer are two titles',
      ['5 Battle Droid: Infantry, MTT Division', '5 Battle Droid: Officer, MTT Division'],
      [],
    ],
  ])('%s', (_, red, expected) => {
    expect(codes(deck({ red }))).toEqual(expected);
  });
  it('is counted in each colour by itself: the tank deck of the rules', () => {
    const text = deck({
      red: ['5 Trade Federation Tank, Armored Division', '5 Other'],
      blue: [
        '4 Trade Federation Tank, Assault Division',
        '1 Trade Federation Tank, Assault Leader',
        '5 Other blue',
      ],
      green: ['1 Trade Federation Tank, Assault Leader', '5 Other green', '4 Another'],
    });
    expect(codes(text)).toEqual([]);
    expect(checked(text).wild).toBe(2);
  });
});

describe('Wild cards', () => {
  it('are one a colour, six in all, each the tenth card of its colour', () => {
    const six = deck({
      red: ['5 A', '4 B', '1 W1 (wild)'],
      orange: ['5 A', '4 B', '1 W2 (wild)'],
      blue: ['5 A', '4 B', '1 W3 (wild)'],
      yellow: ['5 A', '4 B', '1 W4 (wild)'],
      green: ['5 A', '4 B', '1 W5 (wild)'],
      purple: [
        '1 Tatooine, Mos Espa',
        '1 Coruscant, Capital City',
        '1 Naboo, Theed Palace',
        '5 A',
        '1 B',
        '1 W6 (wild)',
      ],
    });
    expect(checked(six)).toMatchObject({ wild: 6, violations: [] });
  });
  it('are not two in a colour', () => {
    expect(codes(deck({ red: ['5 A', '3 B', '1 W (wild)', '1 Y (wild)'] }))).toEqual(['wild-twice']);
    expect(codes(deck({ red: ['5 A', '3 B', '2 W (wild)'] }))).toEqual(['wild-twice']);
  });
  it('go only where they have a white dot', () => {
    expect(codes(deck({ red: ['5 A', '4 B', '1 W (wild: blue green)'] }))).toEqual(['wild-colour']);
    expect(codes(deck({ red: ['5 A', '4 B', '1 W (wild: red green)'] }))).toEqual([]);
  });
  it('are put where a colour is short of one, if the list does not say', () => {
    const text = deck({ red: ['5 A', '4 B'], green: ['5 C', '4 D'] }, [
      'Jokers',
      '1 V (wild: red green)',
      '1 W (wild: red blue)',
    ]);
    const result = checked(text);
    expect(result.violations).toEqual([]);
    expect(result.advice.map(({ code, args }) => [code, args])).toEqual([
      ['wild-placed', { card: 'W', colour: 'red' }],
      ['wild-placed', { card: 'V', colour: 'green' }],
    ]);
  });
  it('are told when no colour can take them', () => {
    expect(codes(deck({}, ['Wild cards', '1 W']))).toEqual(['deck-over', 'wild-unplaced']);
    const tooMany = deck({ red: ['5 Qui-Gon', '4 B'] }, ['Wild cards', '1 Qui-Gon', '1 V']);
    expect(codes(tooMany)).toEqual(['deck-over', 'wild-unplaced']);
  });
  it('count like any card in the colour of their regular dot: Droid Control Ship', () => {
    const ships = [
      '1 Tatooine, Mos Espa',
      '1 Coruscant, Capital City',
      '1 Naboo, Theed Palace',
      '2 Droid Control Ship',
      '5 Cruiser',
    ];
    const text = deck({
      purple: ships,
      red: ['5 A', '4 B', '1 Droid Control Ship'],
      blue: ['5 A', '4 B', '1 Radiant VII'],
    });
    expect(checked(text)).toMatchObject({ wild: 2, violations: [] });
    expect(codes(deck({ orange: ['5 A', '4 B', '1 Droid Control Ship'] }))).toEqual(['wild-colour']);
  });
});

describe('Three planets', () => {
  const ships = '5 Battleship';
  it('need a location of each', () => {
    expect(codes(deck({ purple: [ships, '4 Droid Starfighter', '1 Naboo, Theed Palace'] }))).toEqual([
      'planet-missing',
      'planet-missing',
    ]);
  });
  it('are not met by a starship or a character with the planet’s name', () => {
    const text = deck({
      purple: [ships, '3 Naboo Starfighter', '1 Tatooine, Mos Espa', '1 Coruscant, Capital City'],
    });
    expect(checked(text).violations.map(({ args }) => args)).toEqual([{ planet: 'naboo' }]);
  });
  it('count purple cards only', () => {
    const text = deck({
      purple: [ships, '3 Droid Starfighter', '1 Tatooine, Mos Espa', '1 Coruscant, Capital City'],
      red: ['5 A', '4 B', '1 Naboo, Theed Palace'],
    });
    expect(codes(text)).toEqual(['planet-missing', 'wrong-dot']);
  });
});

describe('An Objective card', () => {
  const nine = ['5 A', '4 B'];
  it('is one of the sixty and takes the wild card place of yellow, purple or orange', () => {
    for (const colour of ['yellow', 'orange'] as const)
      expect(codes(deck({ [colour]: [...nine, '1 Boonta Eve Classic'] }))).toEqual([]);
    expect(codes(deck({ red: [...nine, '1 Boonta Eve Classic'] }))).toEqual(['objective-colour']);
  });
  it('is placed by itself under a heading of its own', () => {
    expect(checked(deck({ orange: nine }, ['Objective', '1 Boonta Eve Classic']))).toMatchObject({
      violations: [],
      objectives: 1,
      colours: { orange: 10 },
    });
  });
  it('is limited to one a deck, not by its title', () => {
    const text = deck({
      yellow: [...nine, '1 Boonta Eve Classic'],
      orange: [...nine, '1 A New Goal (objective)'],
    });
    expect(codes(text)).toEqual(['objective-twice']);
  });
  it('leaves no room for another wild card in its colour', () => {
    expect(codes(deck({ yellow: ['5 A', '3 B', '1 Boonta Eve Classic', '1 W (wild)'] }))).toEqual([
      'wild-twice',
    ]);
  });
});

describe('A card made by hand', () => {
  const given = cardsIn(deck({ yellow: ['5 A', '4 B'], red: ['5 A', '4 B'] }));
  const codesWith = (...cards: Omit<ListedCard, 'line' | 'count'>[]): string[] =>
    check([...given, ...cards.map((card) => ({ line: 1, count: 1, ...card }))]).violations.map(
      ({ code }) => code,
    );
  const C: Omit<ListedCard, 'line' | 'count'> = { title: 'C', colour: 'red' };
  const classic = { title: 'Boonta Eve Classic', type: 'objective' } as const;
  it('is a wild card if it is an Objective, without saying so', () => {
    expect(codesWith(C, { ...classic, colour: 'yellow' })).toEqual([]);
    expect(codesWith({ ...classic, colour: 'red' }, { title: 'D', colour: 'yellow' })).toEqual([
      'objective-colour',
    ]);
  });
  it('has the white dots that the rules tell of', () => {
    const ship = { title: 'Radiant VII', type: 'starship' } as const;
    expect(codesWith({ ...ship, colour: 'red' }, { title: 'D', colour: 'yellow' })).toEqual([]);
    expect(codesWith(C, { ...ship, colour: 'yellow' })).toEqual(['wild-colour']);
  });
  it('has the one colour of its type, and a location the planet in its name', () => {
    const weapon = { line: 1, count: 5, title: 'Blaster', type: 'weapon' } as const;
    const place = { line: 1, count: 1, title: 'Naboo: Theed Palace', type: 'location' } as const;
    expect(check([weapon, place])).toMatchObject({
      colours: { orange: 5, purple: 1 },
      planets: { naboo: 1 },
    });
  });
});

describe('Sides of the Force', () => {
  it('are not mixed', () => {
    expect(codes(`Dark side\n${deck({ red: ['5 A', '4 B', '1 Yoda (light)'] })}`)).toEqual(['two-sides']);
    expect(codes(`Côté lumineux\n${deck()}`)).toEqual([]);
  });
});

describe('Advice', () => {
  it.each<[string, string, string[]]>([
    [
      'unique starships',
      deck({
        purple: [
          '1 Tatooine, Mos Espa',
          '1 Coruscant, Capital City',
          '1 Naboo, Theed Palace',
          '2 Bravo 1, Naboo Starfighter',
          '5 Cruiser',
        ],
      }),
      ['unique-starship'],
    ],
    ['Uh-Oh!', deck({ yellow: ['5 A', '4 B', '1 Uh-Oh!'] }), ['sealed-uh-oh']],
    ['virtual cards', deck({ red: ['5 A', '4 B', '1 Watto, Junk Merchant (V)'] }), ['sealed-virtual']],
    [
      'one card in two colours',
      deck({ red: ['5 A', '4 B', '1 Watto'], blue: ['5 A b', '4 B b', '1 Watto'] }),
      ['two-colours'],
    ],
  ])('on %s does not make a deck illegal', (_, text, expected) => {
    const { violations, advice } = checked(text);
    expect(violations).toEqual([]);
    expect(advice.map(({ code }) => code)).toEqual(expected);
  });
  it('knows a starter deck of thirty cards', () => {
    const half = deck({
      red: ['5 red card'],
      orange: ['5 orange card'],
      blue: ['5 blue card'],
      yellow: ['5 yellow card'],
      green: ['5 green card'],
      purple: ['1 Tatooine, Mos Espa', '1 Coruscant, Capital City', '1 Naboo, Theed Palace', '2 Cruiser'],
    });
    expect(checked(half).advice.map(({ code }) => code)).toEqual(['starter-deck']);
  });
});
