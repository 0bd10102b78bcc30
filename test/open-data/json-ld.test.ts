import { describe, expect, it } from 'vitest';
import { library } from '../../app/_corpus/library';
import { chapterData, definedTerm, definedTermSet } from '../../app/_open-data/json-ld';

const { corpus } = library();

describe('What a page tells machines of itself', () => {
  it('an entry is a defined term of its game’s set, under all its names', () => {
    const entry = corpus.entries.get('swccg/destiny-draw');
    expect(entry && definedTerm('fr', entry)).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'DefinedTerm',
      '@id': 'http://localhost:3000/fr/swccg/destiny-draw/',
      name: 'Tirage de destinée',
      alternateName: ['Destiny draw', 'destiny draw'],
      termCode: 'swccg/destiny-draw',
      inDefinedTermSet: { '@type': 'DefinedTermSet', '@id': 'http://localhost:3000/fr/swccg/glossary/' },
    });
  });
  it('the glossary is that set', () => {
    expect(definedTermSet('en', 'gundam')).toMatchObject({
      '@type': 'DefinedTermSet',
      '@id': 'http://localhost:3000/en/gundam/glossary/',
      name: 'Glossary Gundam',
      inLanguage: 'en',
    });
  });
  it('a chapter is a part of its book, at its place', () => {
    const chapter = corpus.books.get('gundam/rulebook')?.chapters[1];
    expect(chapter && chapterData('fr', chapter)).toMatchObject({
      '@type': 'Chapter',
      position: 2,
      isPartOf: { '@type': 'Book', '@id': 'http://localhost:3000/fr/gundam/rulebook/' },
    });
  });
});
