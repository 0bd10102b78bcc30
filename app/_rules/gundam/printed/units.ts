import type { UnitFacts } from './schema';
import { SET_UNITS } from './units-sets';
import { STARTER_DECK_UNITS } from './units-starter-decks';

const token = (name: string, ap: number, hp: number): UnitFacts => ({
  type: 'unit',
  name,
  ap,
  hp,
  traits: ['White Base Team'],
  token: true,
});

/** The tokens that White Base deploys, by how many Units its player has: none, one, more. */
// gundam/token
export const WHITE_BASE_TOKENS = [
  token('Gundam', 3, 3),
  token('Guncannon', 2, 2),
  token('Guntank', 1, 1),
] as const;

/** Every Unit that is typed in. */
export const UNITS = { ...STARTER_DECK_UNITS, ...SET_UNITS } as const satisfies Record<string, UnitFacts>;
