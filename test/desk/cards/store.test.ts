import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, it } from 'vitest';
import { readFile } from '../../../app/_cards/read-file';
import { eraseParts, heldParts, keepParts, readParts } from '../../../app/_desk/cards/store';
import { bytesOf, DARK, faced, GUNDAM, LIGHT, RULINGS } from '../../cards/made-up';

const partsOf = (value: unknown) => {
  const read = readFile(bytesOf(value));
  return 'parts' in read ? read.parts : [];
};
const NOW = new Date('2026-05-04T10:00:00Z');

beforeEach(() => eraseParts());

describe('Cards on the device', () => {
  it('come back as they were read, with their words only if wanted', async () => {
    const parts = [...partsOf(GUNDAM), ...partsOf(RULINGS)];
    await keepParts(parts, true, NOW);
    expect(await readParts()).toEqual(parts);
    await keepParts(parts, false, NOW);
    expect(await readParts()).toEqual(parts.map((part) => ({ ...part, texts: [] })));
  });
  it('say how many they are, from when and under which licence', async () => {
    await keepParts(partsOf(LIGHT), false, NOW);
    expect(await heldParts()).toMatchObject([
      {
        id: 'swccg-light',
        cards: 8,
        printings: 9,
        rulings: 2,
        latest: '2024-02-03',
        since: '2026-05-04T10:00:00.000Z',
        licence: 'mit',
        hasTexts: false,
      },
    ]);
  });
  it('are replaced whole by an update, and nothing else is touched', async () => {
    await keepParts([...partsOf(LIGHT), ...partsOf(DARK)], false, NOW);
    await keepParts(partsOf({ cards: [faced('Light', '1_9', { title: 'The Only One' })] }), false, NOW);
    expect((await readParts()).map(({ id, cards }) => [id, cards.length])).toEqual([
      ['swccg-dark', 3],
      ['swccg-light', 1],
    ]);
  });
  it('are gone when erased', async () => {
    await keepParts(partsOf(LIGHT), true, NOW);
    await eraseParts();
    expect(await heldParts()).toEqual([]);
    expect(await readParts()).toEqual([]);
  });
});
