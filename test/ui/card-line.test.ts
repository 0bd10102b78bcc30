import { describe, expect, it } from 'vitest';
import type { Card } from '../../app/_cards/card';
import { factLine, figureOf } from '../../app/_ui/cards/card-line';

const token: Card = {
  game: 'gundam',
  id: 'T-900',
  title: 'Salzburg',
  type: 'unit token',
  printings: 2,
  figures: { colour: 'blue', ap: '1', hp: '2' },
  differs: { ap: ['1', '2'] },
};

describe('The figures of a card', () => {
  it('are all told where printings differ, wherever the card is shown', () => {
    expect(figureOf(token, 'ap', 'fr')).toBe('1 / 2');
    expect(figureOf(token, 'colour', 'fr')).toBe('bleu');
    expect(figureOf(token, 'cost', 'fr')).toBeUndefined();
  });
  it('never part from their names at the end of a line', () => {
    expect(factLine(token, 'en')).toContain('\u00a0· AP\u00a01\u00a0/\u00a02\u00a0· HP\u00a02');
  });
});
