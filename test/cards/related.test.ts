import { describe, expect, it } from 'vitest';
import type { Card } from '../../app/_cards/card';
import { readAddress } from '../../app/_cards/link';
import { type NamedRule, relatedRules } from '../../app/_cards/related';

const rule = (title: string, names: string[] = [], game = 'gundam'): NamedRule => ({
  id: `${game}/${title.toLowerCase()}`,
  href: `/fr/${game}/`,
  game,
  title,
  names,
});
const RULES = [
  rule('Blocage', ['Blocker']),
  rule('Breach'),
  rule('Unit', ['Units']),
  rule('Deploy'),
  rule('Salzburg'),
  rule('Breach', [], 'swccg'),
];
const card: Card = {
  game: 'gundam',
  id: 'GD09-001',
  title: 'Salzburg',
  type: 'unit',
  figures: {},
  keywords: ['Breach 3', 'Blocker'],
  printings: 1,
};

describe('The rules of a card', () => {
  it('are those that bear its name, its kind or its keywords, in either language, and of its game alone', () => {
    expect(relatedRules(card, RULES).map(({ id, reason }) => [id, reason])).toEqual([
      ['gundam/salzburg', 'card'],
      ['gundam/unit', 'kind'],
      ['gundam/breach', 'keyword'],
      ['gundam/blocage', 'keyword'],
    ]);
  });
  it('are none where nothing is named', () => {
    expect(relatedRules({ ...card, title: 'Other', type: 'token', keywords: [] }, RULES)).toEqual([]);
  });
});

describe('The address of a card', () => {
  it('names a card of a game, and nothing else', () => {
    expect(readAddress('swccg/1_168')).toEqual({ game: 'swccg', id: '1_168' });
    expect(readAddress('gundam/GD01-008')).toEqual({ game: 'gundam', id: 'GD01-008' });
    for (const bad of ['', 'chess/1', 'swccg/', 'swccg/../x', 'swccg/<b>', `swccg/${'9'.repeat(99)}`])
      expect(readAddress(bad)).toBeUndefined();
  });
});
