import type { Card } from '../schema';

/** Public facts of cards on table in the examples. */

export const LUKE: Card = {
  title: 'Luke Skywalker',
  side: 'light',
  kind: 'character',
  copies: 1,
  power: 3,
  ability: 4,
};

export const HAN: Card = {
  title: 'Han Solo',
  side: 'light',
  kind: 'character',
  copies: 1,
  power: 3,
  ability: 3,
};

/** A droid has no ability. */
export const R2D2: Card = { title: 'R2-D2', side: 'light', kind: 'character', copies: 1, tags: ['droid'] };

export const OBI_WAN: Card = {
  title: 'Obi-Wan Kenobi',
  side: 'light',
  kind: 'character',
  copies: 1,
  ability: 6,
  tags: ['jedi'],
};

export const VADER: Card = {
  title: 'Darth Vader',
  side: 'dark',
  kind: 'character',
  copies: 1,
  power: 6,
  ability: 6,
  tags: ['imperial'],
  // swccg/darth-vader
  standing: [{ destiny: { purpose: 'battle', by: 'you' }, add: 1, inBattle: true }],
};

export const STORMTROOPER: Card = {
  title: 'Stormtrooper',
  side: 'dark',
  kind: 'character',
  power: 1,
  ability: 1,
  tags: ['imperial'],
};

/** swccg/react: it may move to a battle or a Force drain of the opponent's, and cards may get off where it arrives. */
export const UBRIKKIAN: Card = {
  title: 'Ubrikkian 9000 Z001',
  side: 'dark',
  kind: 'vehicle',
  power: 2,
  text: [
    {
      name: 'react',
      from: 'table',
      type: 'react',
      answers: { type: ['battle', 'force-drain'], by: 'opponent' },
      just: true,
      costs: [{ use: 1 }],
      targets: { disembarking: { kind: 'character', by: 'you', aboard: true, many: true, optional: true } },
      result: [
        { do: 'move', cards: 'self', to: 'there' },
        { do: 'move', cards: { target: 'disembarking' }, to: 'there' },
      ],
      rule: 'swccg/react',
    },
  ],
};

export const site = (title: string, tags: string[] = []): Card => ({
  title,
  side: 'both',
  kind: 'location',
  tags: ['site', ...tags],
});
