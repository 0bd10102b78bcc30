import { describe, expect, it } from 'vitest';
import type { ListedCard } from '../../../../app/_rules/young-jedi/deck/list';
import { cardsIn, flawsIn } from './support';

describe('Reading a line', () => {
  const maul: Partial<ListedCard> = { title: 'Darth Maul', subtitle: 'Sith Apprentice', colour: 'red' };
  it.each<[string, Partial<ListedCard>]>([
    ['4 Darth Maul, Sith Apprentice', { ...maul, count: 4 }],
    ['4x Darth Maul, Sith Apprentice', { ...maul, count: 4 }],
    ['4 x Darth Maul, Sith Apprentice', { ...maul, count: 4 }],
    ['4×Darth Maul, Sith Apprentice', { ...maul, count: 4 }],
    ['x4 Darth Maul, Sith Apprentice', { ...maul, count: 4 }],
    ['Darth Maul, Sith Apprentice x4', { ...maul, count: 4 }],
    ['Darth Maul, Sith Apprentice (x4)', { ...maul, count: 4 }],
    ['Darth Maul, Sith Apprentice', { ...maul, count: 1 }],
    ['- 2 Darth Maul, Sith Apprentice', { ...maul, count: 2 }],
    ['  2\tDarth Maul, Sith Apprentice  # best', { ...maul, count: 2 }],
    ['2 Darth Maul: Sith Apprentice (DM 71)', { ...maul, count: 2 }],
    ['2 Darth Maul, Sith Apprentice [blue]', { ...maul, count: 2, colour: 'blue' }],
    ['2 Darth Maul, Sith Apprentice (V)', { ...maul, count: 2, virtual: true }],
    ['2;Darth Maul;Sith Apprentice;rouge', { ...maul, count: 2 }],
    ['2,Darth Maul,Sith Apprentice,red', { ...maul, count: 2 }],
    ['| 2 | Darth Maul | Sith Apprentice | red |', { ...maul, count: 2 }],
    ['2;"Darth Maul, Sith Apprentice";red;DM-71', { ...maul, count: 2 }],
    ['Darth Maul, Sith Apprentice - red', { ...maul, count: 1 }],
    [
      '2 ♦ Battle Droid: Infantry, MTT Division',
      { title: 'Battle Droid: Infantry', subtitle: 'MTT Division', count: 2 },
    ],
    ['1 Captain Panaka, Royal Defender (wild)', { title: 'Captain Panaka', wild: true, colour: 'red' }],
    ['1 Captain Panaka, Royal Defender *', { title: 'Captain Panaka', wild: true, colour: 'red' }],
    [
      '1 Captain Panaka (wild: red, blue, green)',
      { wild: true, dots: ['red', 'blue', 'green'], colour: 'red' },
    ],
    ['1 Captain Panaka (joker bleu)', { wild: true, colour: 'blue' }],
    ['1 Bravo 1, Naboo Starfighter (starship)', { title: 'Bravo 1', type: 'starship', count: 1 }],
    ['Bravo 1 x2', { title: 'Bravo 1', count: 2 }],
  ])('%s', (line, card) => {
    expect(flawsIn(`Red\n${line}`)).toEqual([]);
    expect(cardsIn(`Red\n${line}`)).toMatchObject([card]);
  });
});

describe('Reading headings', () => {
  it.each<[string, Partial<ListedCard>]>([
    ['Red', { colour: 'red' }],
    ['ROUGE (10)', { colour: 'red' }],
    ['== Points rouges ==', { colour: 'red' }],
    ['[Green dot]', { colour: 'green' }],
    ['## Violet', { colour: 'purple' }],
    ['// Weapons', { colour: 'orange', type: 'weapon' }],
    ['Cartes Battle :', { colour: 'yellow', type: 'battle' }],
    ['Effects', { colour: 'yellow', type: 'effect' }],
    ['GREEN – 10 cards', { colour: 'green' }],
    ['Vaisseaux (3/10)', { colour: 'purple', type: 'starship' }],
    ['Characters - blue', { colour: 'blue', type: 'character' }],
    ['Jokers', { wild: true }],
    ['Objective', { type: 'objective', wild: true }],
    ['Planètes', { type: 'location', colour: 'purple' }],
  ])('%s', (heading, card) => {
    expect(cardsIn(`${heading}\n1 Somebody`)).toMatchObject([card]);
  });
  it('lets a side of the Force hold for the sections that follow', () => {
    expect(cardsIn('Dark side\nRed\n1 Darth Maul\nBlue\n1 Watto')).toMatchObject([
      { side: 'dark' },
      { side: 'dark' },
    ]);
  });
  it('says so when a heading is not understood, and reads on', () => {
    expect(flawsIn('Red\n1 A\nMiscellaneous:\n1 B\nBlue\n1 C')).toEqual([
      [3, 'unknown-heading'],
      [4, 'no-colour'],
    ]);
  });
});

describe('Reading a table', () => {
  it('goes by its header, in either language and any order', () => {
    for (const table of [
      'quantity,title,subtitle,colour,type\n3,Darth Maul,Sith Apprentice,red,character',
      'Titre;Sous-titre;Couleur;Quantité\nDarth Maul;Sith Apprentice;rouge;3',
      'card\tqty\tcolor\n"Darth Maul, Sith Apprentice"\t3\tred',
    ])
      expect(cardsIn(table)).toMatchObject([
        { count: 3, title: 'Darth Maul', subtitle: 'Sith Apprentice', colour: 'red' },
      ]);
  });
  it('reads wild cards from their column', () => {
    expect(cardsIn('qty;title;colour;wild\n1;Captain Panaka;red;yes\n1;Radiant;blue;red blue')).toMatchObject(
      [
        { wild: true, colour: 'red' },
        { wild: true, dots: ['red', 'blue'] },
      ],
    );
  });
  it('says so when a quotation mark is left open', () => {
    expect(flawsIn('qty;title;colour\n1;"Darth Maul;red')).toEqual([[2, 'bad-quotes']]);
  });
});

describe('A line that cannot be read', () => {
  it.each([
    ['0 Darth Maul', 'bad-quantity'],
    ['61 Darth Maul', 'bad-quantity'],
    ['-3 Darth Maul', 'bad-quantity'],
    ['2.5 Darth Maul', 'bad-quantity'],
    ['99999999999999999999 Darth Maul', 'bad-quantity'],
    ['4x', 'no-title'],
    ['3 (red)', 'no-title'],
    ['1 Darth Maul (red, blue)', 'several-colours'],
    ['1 Darth Maul (wild: red)', 'one-white-dot'],
    [`1 ${'Maul '.repeat(200)}`, 'line-too-long'],
  ])('is reported with its number, and the rest is read: %s', (line, code) => {
    const text = `Red\n5 Qui-Gon Jinn\n${line}\n2 Obi-Wan Kenobi`;
    expect(flawsIn(text)).toEqual([[3, code]]);
    expect(cardsIn(text)).toHaveLength(2);
  });
  it('needs a colour if nothing tells it', () => {
    expect(flawsIn('2 Darth Maul')).toEqual([[1, 'no-colour']]);
    expect(flawsIn('Characters\n2 Darth Maul')).toEqual([[2, 'no-colour']]);
  });
  it('is not a comment or an empty line', () => {
    expect(flawsIn('# my deck\nAuteur : moi\nTitle: Tanks\n\n// by me\n   \n---\n')).toEqual([]);
  });
});

describe('Knowing a location', () => {
  it.each([
    ['1 Tatooine, Podrace Arena', 'tatooine'],
    ['1 Tatooine • Mos Espa', 'tatooine'],
    ['1 Naboo: Theed Palace', 'naboo'],
    ['1 Coruscant - Jedi Council Chamber', 'coruscant'],
    ['1 Podrace Arena', 'tatooine'],
    ['1 Gungan Swamp (naboo)', 'naboo'],
  ])('%s', (line, planet) => {
    expect(cardsIn(line)).toMatchObject([{ type: 'location', planet, colour: 'purple' }]);
  });
  it.each([
    '3 Naboo Starfighter',
    '2 Naboo Officer, Squad Leader',
    '1 Tatooine Thunder Rifle',
    '1 Coruscant Guard',
  ])('is not fooled by %s', (line) => {
    expect(cardsIn(`Purple\n${line}`)[0]).not.toHaveProperty('planet');
  });
});
