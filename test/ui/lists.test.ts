import { describe, expect, it } from 'vitest';
import type { Hit } from '../../app/_search/searcher';
import { matchesWords } from '../../app/_ui/fold';
import { groupByInitial, initialOf } from '../../app/_ui/lists/alphabet';
import { groupHits } from '../../app/_ui/search/group-hits';

describe('Narrowing a glossary', () => {
  it('takes what is typed without accents', () =>
    expect(matchesWords('Étape 1 : initiation', 'etape')).toBe(true));
  it('wants every word, as a beginning', () => {
    expect(matchesWords('L’action du dessus', 'act dess')).toBe(true);
    expect(matchesWords('L’action du dessus', 'act reponse')).toBe(false);
  });
});

describe('A glossary from A to Z', () => {
  const row = (title: string) => ({ title });
  it('files a title under its first letter, without accent or quote', () => {
    expect(['Étape', '« Just »', '8D8', 'œuf'].map(initialOf)).toEqual(['E', 'J', '#', 'O']);
  });
  it('sorts as a reader would', () => {
    const groups = groupByInitial([row('Étape 10'), row('étape 2'), row('Adjacent')], 'fr');
    expect(groups.map(([initial, group]) => [initial, group.map(({ title }) => title)])).toEqual([
      ['A', ['Adjacent']],
      ['E', ['étape 2', 'Étape 10']],
    ]);
  });
});

describe('Hits of one page', () => {
  it('stand together under the best of them', () => {
    const hits = ['a/b/c#x', 'a/d', 'a/b/c#y', 'a/e'].map((id) => ({ id }) as Hit);
    expect(groupHits(hits).map(({ lead, more }) => [lead.id, more.map(({ id }) => id)])).toEqual([
      ['a/b/c#x', ['a/b/c#y']],
      ['a/d', []],
      ['a/e', []],
    ]);
  });
});
