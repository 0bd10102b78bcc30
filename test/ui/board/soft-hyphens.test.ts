import { describe, expect, it } from 'vitest';
import { withSoftHyphens } from '../../../app/_ui/board/soft-hyphens';

const parted = (title: string): string => withSoftHyphens(title).replaceAll('\u00ad', '|');

describe('A name on a narrow card', () => {
  it.each([
    ['Stormtrooper', 'Storm|troo|per'],
    ['Luke Skywalker', 'Luke Sky|wal|ker'],
    ['Ubrikkian 9000 Z001', 'Ubrik|kian 9000 Z001'],
    ['Unforeseen Incident', 'Unfo|re|seen Inci|dent'],
    ['drainage de Force', 'drai|nage de Force'],
  ])('%s breaks between syllables: %s', (title, syllables) => {
    expect(parted(title)).toBe(syllables);
  });
  it('leaves short words, numbers and signs whole', () => {
    for (const title of ['Darth Vader', 'Han Solo', 'Sense', '•DS-61-2', 'Obi-Wan Kenobi', 'RX-78-2 GM', ''])
      expect(parted(title)).toBe(title);
  });
  it('is the same name: nothing else is added, and no line begins or ends with two letters alone', () => {
    for (const title of [
      'Neimoidian Viceroy',
      'Dresselian Commando',
      'Overestimating',
      'Élévation',
      'Strrrrngths',
    ]) {
      expect(withSoftHyphens(title).replaceAll('\u00ad', '')).toBe(title);
      for (const word of parted(title).split(' ')) {
        const parts = word.split('|');
        if (parts.length < 2) continue;
        expect(parts.at(0)?.length, word).toBeGreaterThan(2);
        expect(parts.at(-1)?.length, word).toBeGreaterThan(2);
      }
    }
  });
});
