import { describe, expect, it } from 'vitest';
import type { ListedCard } from '../../../../app/_rules/gundam/deck/list';
import { read } from '../../../../app/_rules/gundam/deck/read';

const only = (text: string): ListedCard | string => {
  const { cards, flaws } = read(text);
  expect(cards.length + flaws.length).toBe(1);
  return cards[0] ?? flaws[0]?.code ?? 'nothing';
};

describe('A line of a list', () => {
  it.each<[string, Partial<ListedCard>]>([
    ['4x ST01-001', { count: 4, number: 'ST01-001' }],
    ['4X st01-001', { count: 4, number: 'ST01-001' }],
    ['4 ST01-001', { count: 4, number: 'ST01-001' }],
    ['4 × ST01-001 Gundam', { count: 4, number: 'ST01-001', name: 'Gundam' }],
    ['ST01-001', { count: 1, number: 'ST01-001' }],
    ['ST01-001 x4', { count: 4, number: 'ST01-001' }],
    ['ST01-001 4', { count: 4, number: 'ST01-001' }],
    ['ST01-001: 4', { count: 4, number: 'ST01-001' }],
    ['ST01-001 Gundam x 4', { count: 4, number: 'ST01-001', name: 'Gundam' }],
    ['- 4x ST01-001 Gundam', { count: 4, number: 'ST01-001', name: 'Gundam' }],
    ['4 Gundam (MA Form) [ST01-002]', { count: 4, number: 'ST01-002', name: 'Gundam (MA Form)' }],
    ['2 Gundam (MA Form) (ST01-002)', { count: 2, number: 'ST01-002', name: 'Gundam (MA Form)' }],
    ['4xST01-001', { count: 4, number: 'ST01-001' }],
    ['ST01-001x4', { count: 4, number: 'ST01-001' }],
    ['"ST01-001": 4,', { count: 4, number: 'ST01-001' }],
    ['4 GD01-118_p7', { count: 4, number: 'GD01-118' }],
    ['4 GD01–118', { count: 4, number: 'GD01-118' }],
    ['2x GD01-124 Side 7', { count: 2, number: 'GD01-124', name: 'Side 7' }],
    ['GD01-124 Side 7', { count: 1, number: 'GD01-124', name: 'Side 7' }],
    ['GD01-124 Side 7 2', { count: 2, number: 'GD01-124', name: 'Side 7' }],
    ['\u00a04\u00a0x ST01-001\u00a0', { count: 4, number: 'ST01-001' }],
    ['４ｘ ＳＴ０１－００１', { count: 4, number: 'ST01-001' }],
    ['3x GD02-001 (rouge) (Unit) Lv. 3', { number: 'GD02-001', colour: 'red', type: 'unit', lv: 3 }],
    ['3x GD02-001 Some Suit [red, unit, lv3]', { name: 'Some Suit', colour: 'red', type: 'unit', lv: 3 }],
    ['3x GD02-001 Some Suit, Unit, blue', { name: 'Some Suit', colour: 'blue', type: 'unit' }],
    ['2 ST03-009 Gouf | MS-078', { count: 2, number: 'ST03-009', name: 'Gouf | MS-078' }],
    ['2 | ST03-009 | Gouf | MS-078', { count: 2, number: 'ST03-009', name: 'Gouf' }],
    ['4 Strike Rouge [GD01-069]', { count: 4, number: 'GD01-069', name: 'Strike Rouge' }],
    ['2 Daughtress Command [GD02-033]', { number: 'GD02-033', name: 'Daughtress Command' }],
    ['2 Aspiring Pilot (GD02-090)', { number: 'GD02-090', name: 'Aspiring Pilot' }],
    ['1 GD02-120 Assault on Torrington Base', { number: 'GD02-120', name: 'Assault on Torrington Base' }],
    ['3x GD02-001 blue unit', { number: 'GD02-001', colour: 'blue', type: 'unit' }],
    ['01 Gundam [GD02-051] x4', { count: 4, number: 'GD02-051', name: '01 Gundam' }],
    ['1. 4x ST01-001', { count: 4, number: 'ST01-001' }],
    ['2) ST01-001 Gundam x4', { count: 4, number: 'ST01-001', name: 'Gundam' }],
    ['+4 ST01-001 Gundam', { count: 4, number: 'ST01-001', name: 'Gundam' }],
    ['4枚 ST01-001', { count: 4, number: 'ST01-001' }],
    ['ST01-001 Gundam 4枚', { count: 4, number: 'ST01-001', name: 'Gundam' }],
    ['2x ST01-015 White Base', { count: 2, number: 'ST01-015', name: 'White Base' }],
    ['10x Resource', { count: 10, type: 'resource' }],
    ['10 Resources', { count: 10, type: 'resource' }],
    ['R-001 x10', { count: 10, number: 'R-001', type: 'resource' }],
    ['1 EX Base', { token: true }],
    ['1x EXR-001', { token: true, number: 'EXR-001' }],
    ['2 Amuro Ray', { count: 2, number: 'ST01-010', byName: true }],
    ['4x ST01-001 # the leader', { count: 4, number: 'ST01-001' }],
  ])('%s', (text, expected) => {
    expect(only(text)).toMatchObject(expected);
  });
  it('reads no colour and no type out of a name', () => {
    for (const name of ['Strike Rouge', 'Daughtress Command', 'Aspiring Pilot', 'Some Suit Unit blue']) {
      const card = only(`4 ${name} [GD01-069]`);
      expect(card).not.toHaveProperty('colour');
      expect(card).not.toHaveProperty('type');
    }
  });
  it.each([
    ['0x ST01-001', 'bad-quantity'],
    ['-2 ST01-001', 'bad-quantity'],
    ['2.5 ST01-001', 'bad-quantity'],
    ['99999x ST01-001', 'bad-quantity'],
    ['4. ST01-001 Gundam', 'bad-quantity'],
    ['4x ST01-001 Gundam x3', 'bad-quantity'],
    ['4x Gundam', 'which-number'],
    ['4x Nobody in particular', 'no-number'],
    ['what is this', 'no-number'],
    ['4x ST01-001 ST01-002', 'several-numbers'],
    ['ST01-001,ST01-001,ST01-002', 'several-numbers'],
    [`4x ST01-001 ${'a'.repeat(400)}`, 'line-too-long'],
  ])('is reported: %s', (text, code) => {
    expect(only(text)).toBe(code);
  });
  it.each([
    '',
    '   ',
    '# a comment',
    '// Main Deck (50)',
    '---',
    '| --- | ---: |',
    'Author: me',
    'Units',
    'Units (26)',
    'Pilots:',
    'Main deck',
    'Deck de Resources',
  ])('is passed over: "%s"', (text) => {
    expect(read(text)).toMatchObject({ cards: [], flaws: [] });
  });
});

describe('A table', () => {
  const row = { count: 2, number: 'ST01-002', name: 'Gundam (MA Form)' };
  it.each([
    [
      'the booklet’s own columns',
      'Numéro;Nom de la carte;Lv. (Niveau);Rareté;Quantité\nST01-002;Gundam (MA Form);5;C;2',
    ],
    ['commas and quotes', 'quantity,name,number\n2,"Gundam (MA Form)",ST01-002'],
    ['tabs', 'Qty\tNumber\tName\n2\tST01-002\tGundam (MA Form)'],
    [
      'Markdown',
      '| Quantity | Card | Number | Lv. | Rarity |\n| ---: | --- | --- | --: | --- |\n| 2 | *Gundam (MA Form)* | ST01-002 | 5 | C |',
    ],
    ['no header, Lv. before the quantity', 'ST01-002,Gundam (MA Form),5,C,2'],
    ['no header, the quantity first', '2;ST01-002;Gundam (MA Form)'],
    ['no header, the quantity last', 'ST01-002;Gundam (MA Form);2'],
    ['a lone number and quantity', 'ST01-002,2'],
  ])('is read with %s', (_, text) => {
    const { cards, flaws } = read(text);
    expect(flaws).toEqual([]);
    expect(cards).toHaveLength(1);
    expect({ name: 'Gundam (MA Form)', ...cards[0] }).toMatchObject(row);
  });
  it('takes colour, type and Lv. from columns of their own', () => {
    const { cards } = read('number,colour,type,level,count\nGD02-001,rouge,Unit,3,4');
    expect(cards[0]).toMatchObject({ number: 'GD02-001', colour: 'red', type: 'unit', lv: 3, count: 4 });
  });
  it('does not take a comma in a name for a column', () => {
    const { cards } = read('4x ST01-016 Asticassia School of Technology, Earth House');
    expect(cards[0]).toMatchObject({ count: 4, number: 'ST01-016' });
  });
});

describe('A bad line', () => {
  it('is reported with its number, and the rest is read', () => {
    const { cards, flaws } = read('4x ST01-001\nnonsense\n4x ST01-002\n0x ST01-005');
    expect(cards.map(({ number }) => number)).toEqual(['ST01-001', 'ST01-002']);
    expect(flaws.map(({ code, lines }) => [code, lines])).toEqual([
      ['no-number', [2]],
      ['bad-quantity', [4]],
    ]);
  });
  it('past the thousandth says so once', () => {
    const { cards, flaws } = read('4x ST01-001\n'.repeat(3_000));
    expect(cards).toHaveLength(1_000);
    expect(flaws.map(({ code }) => code)).toEqual(['too-many-lines']);
  });
});

describe('A heading', () => {
  it('tells the type of the cards below it', () => {
    const { cards } = read('Units\n4x GD02-001\nPilots (4)\n4x GD02-002\nMain deck\n4x GD02-003');
    expect(cards.map(({ type }) => type)).toEqual(['unit', 'pilot', undefined]);
  });
});
