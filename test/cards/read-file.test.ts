import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pack, packWords, unpack } from '../../app/_cards/compact';
import { LARGEST_FILE } from '../../app/_cards/decode';
import { type ReadFile, readFile } from '../../app/_cards/read-file';

import {
  bytesOf,
  DARK,
  ERRATA,
  faced,
  GUNDAM,
  LIGHT,
  RULINGS,
  SETS,
  suit,
  YOUNG_JEDI,
  youngJedi,
} from './made-up';

const read = (value: unknown): ReadFile => {
  const found = readFile(bytesOf(value));
  if ('code' in found) throw new Error(found.code);
  return found;
};
const codeOf = (bytes: Uint8Array): string => {
  const found = readFile(bytes);
  return 'code' in found ? found.code : 'read';
};
const cardsOf = (value: unknown) => read(value).parts.flatMap(({ cards }) => cards);

describe('A card file', () => {
  it('is recognised by what stands in it', () => {
    expect([LIGHT, YOUNG_JEDI, SETS, GUNDAM, RULINGS, ERRATA].map((file) => read(file).format)).toEqual([
      'swccg-cards',
      'young-jedi-cards',
      'swccg-sets',
      'gundam-cards',
      'gundam-rulings',
      'gundam-errata',
    ]);
  });
  it('brings a part for each side, each with its counts', () => {
    const { parts } = read({ cards: [...LIGHT.cards, ...DARK.cards] });
    expect(parts.map(({ id, counts, cards }) => [id, counts.entries, counts.read, cards.length])).toEqual([
      ['swccg-light', 9, 9, 8],
      ['swccg-dark', 3, 3, 3],
    ]);
  });
  it('may be in the older Windows code, whose byte 0x95 is a bullet', () => {
    const text = JSON.stringify({ cards: [faced('Light', '1_1', { title: '\u0095Salt King' })] });
    const bytes = Uint8Array.from(text, (letter) => letter.charCodeAt(0));
    expect(bytes.includes(0x95)).toBe(true);
    const [card] = cardsOf(new TextDecoder('latin1').decode(bytes));
    const found = readFile(bytes);
    expect(card).toMatchObject({ title: 'Salt King', unique: '•' });
    expect('parts' in found && found.parts[0]?.cards[0]).toMatchObject({ title: 'Salt King', unique: '•' });
  });
  it('of a form that two games share is of the game that the person says', () => {
    const found = readFile(bytesOf(LIGHT), { game: 'young-jedi' });
    expect('parts' in found && found.parts.map(({ id }) => id)).toEqual(['young-jedi-light']);
    expect(readFile(bytesOf(GUNDAM), { game: 'swccg' })).toEqual({
      code: 'other-game',
      args: { game: 'gundam', asked: 'swccg' },
    });
  });
});

describe('A card of the Star Wars CCG', () => {
  const [pilot, virtual] = cardsOf(LIGHT);
  it('has its title without marks, and its figures as they are printed', () => {
    expect(pilot).toMatchObject({
      id: '1_1',
      title: 'Éloi Marrek, Dune Pilot',
      unique: '•',
      side: 'light',
      type: 'character',
      figures: { destiny: '3', power: '3', ability: '2', deploy: '3', forfeit: '4' },
      icons: ['Pilot', 'Warrior'],
      also: ['Desk Marrek', 'EMDP'],
      errata: '2024-02-03',
    });
    expect(pilot?.virtual).toBeUndefined();
    expect(cardsOf(LIGHT).find(({ id }) => id === '1_4')?.figures.destiny).toBe('2 or 5');
  });
  it('with another picture is the same card, and what differs is told', () => {
    expect(virtual).toMatchObject({ virtual: true, printings: 2, differs: { power: ['4', '5'] } });
  });
  it('keeps rulings apart from its facts, without marks of pages', () => {
    expect(read(LIGHT).parts[0]?.rulings.map(({ answer }) => answer)).toEqual([
      'May pilot any skiff.',
      'Is a scout.',
    ]);
  });
});

describe('A Young Jedi card that is called by the name of its picture', () => {
  it('has the title and type that it has elsewhere in the file', () => {
    const cards = cardsOf({
      cards: [
        youngJedi('Light', '1', 'Tam Orlin, Reed Farmer', 'character'),
        youngJedi('Light', '91', 'tam orlin reed farmer character', 'battle'),
        youngJedi('Light', '92', 'reed horn weapon', 'battle'),
        youngJedi('Light', 'F1', 'Tam Orlin, Reed Farmer', 'foil'),
      ],
    });
    expect(cards.map(({ title, type }) => [title, type])).toEqual([
      ['Tam Orlin, Reed Farmer', 'character'],
      ['Tam Orlin, Reed Farmer', 'character'],
      ['reed horn', 'weapon'],
      ['Tam Orlin, Reed Farmer', 'character'],
    ]);
  });
});

describe('A Young Jedi card of a wrong type', () => {
  it('is put right by what the file says elsewhere, with those behind it in its set', () => {
    const cards = cardsOf({
      cards: [
        youngJedi('Light', '46', 'Reed Horn', 'weapon'),
        youngJedi('Light', '47', 'Quiet Water', 'weapon'),
        youngJedi('Light', '48', 'The Bridge Holds', 'weapon'),
        youngJedi('Light', '49', 'Naboo • Reed Marsh', 'location'),
        { ...youngJedi('Light', '1', 'Quiet Water & Long Night', 'combobattle'), gempId: '7_71' },
      ],
    });
    expect(cards.map(({ type }) => type)).toEqual(['weapon', 'battle', 'battle', 'location', 'combobattle']);
  });
});

describe('Placeholders', () => {
  it('are no facts', () => {
    const { parts } = read(YOUNG_JEDI);
    for (const card of parts[0]?.cards ?? []) expect(card.figures).toEqual({});
    expect(parts[0]?.texts).toEqual([]);
    expect(parts[0]?.counts.placeholders).toBe(5 * 6);
  });
});

describe('Printings of a Gundam number', () => {
  const [first] = cardsOf(GUNDAM);
  it('are one card, with what differs between them', () => {
    expect(first).toMatchObject({
      id: 'GD09-001',
      printings: 2,
      keywords: ['Breach 3'],
      differs: { ap: ['3', '4'], text: ['2'] },
    });
  });
  it('give a Pilot what it adds', () => {
    expect(cardsOf(GUNDAM).find(({ id }) => id === 'GD09-003')?.figures).toMatchObject({
      ap: '+2',
      hp: '+1',
    });
  });
  it('have rulings with their day, and links that run nothing', () => {
    expect(read(RULINGS).parts[0]?.rulings).toMatchObject([
      { card: 'GD09-001', number: 'Q1', date: '2025-07-11', from: 'https://example.org/q1' },
      { card: 'GD09-002', number: 'Q2' },
    ]);
    expect(read(RULINGS).parts[0]?.rulings[1]).not.toHaveProperty('from');
  });
});

describe('A file that is damaged, foreign or huge', () => {
  it('is refused with the reason', () => {
    expect(codeOf(new Uint8Array())).toBe('empty');
    expect(codeOf(bytesOf('  \n'))).toBe('empty');
    expect(codeOf(Uint8Array.from([0x50, 0x4b, 0x03, 0x04, 0, 0, 0]))).toBe('not-text');
    expect(codeOf(bytesOf(JSON.stringify(LIGHT).slice(0, 900)))).toBe('not-json');
    expect(codeOf(bytesOf('\n<!doctype html><title>Cards</title>'))).toBe('web-page');
    expect(codeOf(bytesOf({ books: [] }))).toBe('foreign');
    expect(codeOf(bytesOf([1, 2, 3]))).toBe('foreign');
    expect(codeOf(bytesOf([]))).toBe('foreign');
    expect(codeOf(bytesOf(Array.from({ length: 60_001 }, () => 0)))).toBe('too-many');
    expect(codeOf(new Uint8Array(LARGEST_FILE + 1))).toBe('too-large');
    expect(codeOf(bytesOf([suit('no number', 'A'), suit('none', 'B')]))).toBe('no-cards');
  });
  it('says where it breaks off', () => {
    expect(readFile(bytesOf('{\n"cards": [\n}'))).toMatchObject({ code: 'not-json', args: { line: 3 } });
  });
});

describe('What is wrong with one card', () => {
  it('is told with its place, and the rest is read', () => {
    const { parts, flaws } = read({
      cards: [
        ...LIGHT.cards,
        7,
        faced('Light', '1_50', { title: '•' }),
        { ...faced('Light', '1_51', { title: 'No Side' }), side: 'Grey' },
        faced('Light', '1_52', { title: 'Odd Power', power: 'many' }),
      ],
    });
    expect(flaws.map(({ code, at, isLeftOut }) => [code, at, isLeftOut])).toEqual([
      ['not-a-card', 10, true],
      ['no-title', 11, true],
      ['no-side', 12, true],
      ['bad-figure', 13, false],
    ]);
    expect(parts[0]?.counts).toMatchObject({ entries: 13, read: 10, refused: 3 });
  });
});

describe('Any file at all', () => {
  const anything = fc.anything({ maxDepth: 4 });
  const like = fc.array(
    fc.oneof(
      anything,
      fc
        .constantFrom(...LIGHT.cards, ...GUNDAM, ...YOUNG_JEDI.cards, ...RULINGS, ...SETS)
        .chain((card) =>
          fc
            .constantFrom(...Object.keys(card))
            .chain((key) => anything.map((value) => ({ ...card, [key]: value }))),
        ),
    ),
  );
  it('is read or refused, every entry of it counted, and comes back as it was kept', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          like,
          like.map((cards) => ({ cards })),
        ),
        (value) => {
          const text = JSON.stringify(value) ?? '';
          const found = readFile(bytesOf(text));
          if ('code' in found) return;
          const entries = JSON.parse(text);
          const { length } = Array.isArray(entries) ? entries : entries.cards;
          const counted = found.parts.reduce((sum, { counts }) => sum + counts.read + counts.refused, 0);
          const left = found.flaws.filter(({ isLeftOut }) => isLeftOut).length;
          const readAll = found.parts.reduce((sum, { counts }) => sum + counts.read, 0);
          expect(readAll + left).toBe(length);
          expect(counted).toBeLessThanOrEqual(length);
          for (const part of found.parts) {
            const kept = JSON.parse(JSON.stringify(pack(part)));
            expect(unpack(kept, JSON.parse(JSON.stringify(packWords(part, true))))).toEqual(part);
          }
        },
      ),
      { numRuns: 300 },
    );
  });
  it('of other bytes never throws', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (bytes) => {
        expect(readFile(bytes)).toBeTypeOf('object');
      }),
      { numRuns: 300 },
    );
  });
  it('kept and damaged since is not believed', () => {
    const [part] = read(GUNDAM).parts;
    if (!part) throw new Error('no part');
    const kept = pack(part);
    expect(unpack({ ...kept, schema: 99 })).toBeUndefined();
    expect(unpack({ ...kept, length: 3 })).toBeUndefined();
    expect(
      unpack({ ...kept, columns: { ...kept.columns, title: { values: [], of: [1, 2] } } }),
    ).toBeUndefined();
    expect(unpack('text')).toBeUndefined();
  });
});
