import { describe, expect, it } from 'vitest';
import { titlesByFigures } from '../../app/_situations/by-figures';

describe('A card laid down by its figures', () => {
  it('is told from one that the engine knows, and from one whose face nobody knows', () => {
    const line = [
      { edit: 'add', to: 'dark.at.site', piece: { known: 'vader' } },
      {
        edit: 'add',
        to: 'light.at.site',
        piece: { kind: 'character', title: 'My hero', figures: { power: 7 } },
      },
      { edit: 'add', to: 'light.at.site', piece: { kind: 'character', title: 'My hero' } },
      { edit: 'add', to: 'dark.hand', piece: { unknown: true } },
      { edit: 'count', place: 'dark.reserve', to: 3 },
      { type: 'pass' },
    ];
    expect(titlesByFigures({ line })).toEqual(['My hero']);
  });
});
