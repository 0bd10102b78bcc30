import { describe, expect, it } from 'vitest';
import { matchesWords } from '../../app/_leaf/fold';
import { groupByInitial, initialOf } from '../../app/_ui/lists/alphabet';

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
