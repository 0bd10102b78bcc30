import { describe, expect, it } from 'vitest';
import { dictionary } from '../../app/_i18n/dictionary';

/** Every text of a dictionary; functions are called with a sample. */
function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value === 'function') return [value(2)];
  return Object.values(value as object).flatMap(texts);
}

describe('The dictionaries', () => {
  it('say something for every key in both languages', () => {
    for (const locale of ['fr', 'en'] as const)
      expect(texts(dictionary(locale)).every((text) => text.trim())).toBe(true);
  });
  it('count in each language’s own way', () => {
    expect([0, 1, 2].map(dictionary('fr').entriesCount)).toEqual(['0 entrée', '1 entrée', '2 entrées']);
    expect([0, 1, 2].map(dictionary('en').entriesCount)).toEqual(['0 entries', '1 entry', '2 entries']);
  });
});
