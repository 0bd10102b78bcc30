import { describe, expect, it } from 'vitest';
import { cardFile } from '../../app/_assistant/cards';
import { CardBook } from '../../app/_cards/book';
import { readFile } from '../../app/_cards/read-file';
import { bytesOf, DARK, GUNDAM, LIGHT, RULINGS, SETS } from '../cards/made-up';

const file = cardFile(
  new CardBook(
    [LIGHT, DARK, SETS, GUNDAM, RULINGS].flatMap((each) => {
      const read = readFile(bytesOf(each));
      return 'parts' in read ? read.parts : [];
    }),
  ),
);

describe('A card file that assistants ask', () => {
  it('gives the facts of a card by its exact name or number, with its sets and rulings', () => {
    expect(file.cardsNamed('GD09-001', undefined)).toMatchObject([
      {
        id: 'GD09-001',
        type: 'unit',
        keywords: ['Breach 3'],
        rulings: [{ number: 'Q1', date: '2025-07-11' }],
      },
    ]);
    expect(file.cardsNamed('EMDP', 'swccg')).toMatchObject([{ id: '1_1', sets: ['First Dunes'] }]);
    expect(file.cardsNamed('eloi marek', undefined)).toEqual([]);
  });
  it('tells what misspelt words may mean, and how it came to that', () => {
    expect(file.resolve('eloi marek', undefined)[0]).toMatchObject({ id: '1_1', by: 'near' });
    expect(file.resolve("Don't Blink", undefined)).toMatchObject([{ ambiguous: true }, { ambiguous: true }]);
  });
  it('tells no text of a card', () => {
    expect(JSON.stringify(file.cardsNamed('1_1', 'swccg'))).not.toContain('Made-up words');
  });
  it('has facts for the checker of a game that it holds, and of no other', () => {
    expect(file.facts('gundam')?.byNumber('GD09-002')?.type).toBe('unit');
    expect(file.facts('young-jedi')).toBeUndefined();
  });
});
