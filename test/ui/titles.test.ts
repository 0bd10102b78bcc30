import { describe, expect, it } from 'vitest';
import type { TitleRow } from '../../app/_corpus/titles';
import { groupByInitial, initialOf } from '../../app/_ui/lists/alphabet';
import { matchTitles } from '../../app/_ui/search/match-titles';

const row = (title: string, words = ''): TitleRow => ({
  id: title,
  href: '/',
  game: 'swccg',
  kind: 'term',
  title,
  words,
});
const rows = [
  row('Étape 1 : initiation', 'step 1'),
  row('Réponse', 'response'),
  row('L’action du dessus', 'topmost'),
];
const find = (query: string) => matchTitles(rows, query).map(({ title }) => title);

describe('Narrowing titles', () => {
  it('takes what is typed without accents', () => expect(find('etape')).toEqual(['Étape 1 : initiation']));
  it('takes the other language', () => expect(find('topmost')).toEqual(['L’action du dessus']));
  it('wants every word, as a beginning', () => {
    expect(find('act dess')).toEqual(['L’action du dessus']);
    expect(find('act reponse')).toEqual([]);
  });
  it('puts titles before other words', () => {
    const both = [row('Autre', 'réponse'), row('Une réponse'), row('Réponse')];
    expect(matchTitles(both, 'réponse').map(({ title }) => title)).toEqual([
      'Réponse',
      'Une réponse',
      'Autre',
    ]);
  });
  it('finds nothing for nothing', () => expect(find('   ')).toEqual([]));
});

describe('A glossary from A to Z', () => {
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
