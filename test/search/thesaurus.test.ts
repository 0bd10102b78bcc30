import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { assemble } from '../../app/_corpus/assemble';
import { readCorpusFiles } from '../../app/_corpus/files';
import { LOCALES } from '../../app/_i18n/locales';
import { termsOf } from '../../app/_search/analyse';
import { Synonyms } from '../../app/_search/expand';

const { corpus } = assemble(readCorpusFiles(path.resolve()));

describe('The thesaurus', () => {
  it.each(LOCALES)('says something with every phrase, in %s', (locale) => {
    for (const phrase of corpus.thesaurus[locale].flat()) {
      expect(termsOf(phrase, locale, true).length, phrase).toBeGreaterThan(0);
    }
  });
  it('lets a word stand for its group, and a phrase for a word', () => {
    const synonyms = new Synonyms([
      [['perso'], ['personnag']],
      [
        ['etoil', 'noir'],
        ['etoil', 'mort'],
      ],
    ]);
    expect([...(synonyms.of(['perso']).get(0) ?? [])]).toEqual(['personnag']);
    expect([...(synonyms.of(['un', 'etoil', 'noir']).get(2) ?? [])]).toEqual(['etoil', 'mort']);
    expect(synonyms.of(['etoil', 'rouge']).size).toBe(0);
  });
});
