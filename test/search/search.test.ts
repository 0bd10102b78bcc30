import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { markMatches } from '../../app/_search/mark';
import { searcherOf } from './support';

const french = searcherOf('fr');
const english = searcherOf('en');
const first = (query: string, searcher = french) => searcher.search(query).hits[0]?.id;

describe('Searching', () => {
  it('finds the same with and without accents', () => {
    expect(first('habileté la plus haute')).toBe(first('habilete la plus haute'));
    expect(first('pile de réserve vide')).toBe(first('pile de reserve vide'));
  });
  it('finds through typing errors, and says what it took the word for', () => {
    const answer = french.search('desitnée de bataile');
    expect(answer.hits[0]?.id).toBe('swccg/battle-destiny');
    expect(answer.suggestion).toContain('destinée');
  });
  it('finds at each key: what is being typed is a beginning', () => {
    for (const typed of ['attri', 'attrit', 'attriti', 'attrition'])
      expect(first(typed)).toContain('attrition');
  });
  it('takes players’ words for the official ones', () => {
    expect(
      french
        .search('perso sans habileté')
        .hits.slice(0, 5)
        .map(({ id }) => id),
    ).toContain('swccg/droid');
  });
  it('finds a card by its English title inside a French question', () => {
    expect(first('est-ce que je peux jouer Evader sans Revolution ?')).toMatch(/evader|actions-step-1b/);
  });
  it('finds in English too', () => expect(first('battle destiny', english)).toBe('swccg/battle-destiny'));
  it('narrows by game and kind and keeps the query', () => {
    const { hits } = french.search('duel', { game: 'young-jedi', kind: 'ruling' });
    expect(hits.length).toBeGreaterThan(0);
    expect(hits.every(({ game, kind }) => game === 'young-jedi' && kind === 'ruling')).toBe(true);
  });
  it('gives the source of every hit', () => {
    for (const hit of french.search('attrition').hits) expect(hit.sources.length, hit.id).toBeGreaterThan(0);
  });
});

describe('When nothing is close', () => {
  it('does not pretend', () => {
    expect(french.search('recette de la tarte aux pommes de grand-mère').confident).toBe(false);
    expect(french.search('zzzzqqq').hits).toEqual([]);
  });
  it('is sure of a plain question', () =>
    expect(french.search('combien de cartes pour l’attrition').confident).toBe(true));
  it('has no answer to nothing', () => expect(french.search('   ').hits).toEqual([]));
});

describe('Any string at all', () => {
  it('is answered without error: 10,000 of them', () => {
    const anything = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.string({ unit: 'grapheme', maxLength: 60 }),
      fc.constantFrom(
        '<script>alert(1)</script>',
        '\u0000\u0007',
        '👩‍🚀🚀',
        '"',
        '\\',
        'a'.repeat(10_000),
        'é '.repeat(5000),
      ),
      fc.stringMatching(/^[a-zé' -]{0,80}$/),
    );
    fc.assert(
      fc.property(anything, (query) => {
        const { hits, terms } = french.search(query);
        for (const hit of hits) {
          const pieces = markMatches(hit.title, terms, 'fr');
          expect(pieces.map(({ text }) => text).join('')).toBe(hit.title);
          expect(Number.isFinite(hit.score)).toBe(true);
        }
      }),
      { numRuns: 10_000 },
    );
  }, 120_000);
});

describe('Marking matches', () => {
  it('marks the words and leaves the text as it is', () => {
    const { terms } = french.search('attrition');
    const pieces = markMatches('L’attrition <b> contre vous', terms, 'fr');
    expect(pieces).toEqual([
      { text: 'L’', marked: false },
      { text: 'attrition', marked: true },
      { text: ' <b> contre vous', marked: false },
    ]);
  });
});
