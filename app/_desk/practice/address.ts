import { GAMES, type Game, isGame } from '../../_corpus/games';
import { cutText } from '../../_i18n/cut-text';
import { type AddressState, writeState } from '../../_leaf/address-state';
import { LEVELS, type Level } from './question';

export const FIELDS = ['all', ...GAMES] as const;
export type Field = 'all' | Game;

/** Six signs of base 36 at most, so that it is a number of the generator. */
const SEED = /^[0-9a-z]{1,6}$/;
/** What of a part that cannot be read is said back. */
const LONGEST_SHOWN = 40;
const MOST_SEEDS = 36 ** 6;

export interface Wish {
  seed?: string;
  field: Field;
  level: Level;
}

export const WISH_NAMES = ['seed', 'game', 'level', 'rules'] as const;

/** What a link asks for, and the parts of it that cannot be read: the usual stands in for each. */
export function readWish({ seed, game, level }: AddressState<(typeof WISH_NAMES)[number]>): {
  wish: Wish;
  bad: string[];
} {
  const bad = [
    ...(seed !== undefined && !SEED.test(seed) ? [`seed=${seed}`] : []),
    ...(game !== undefined && game !== 'all' && !isGame(game) ? [`game=${game}`] : []),
    ...(level !== undefined && !isLevel(level) ? [`level=${level}`] : []),
  ];
  return {
    wish: {
      ...(seed !== undefined && SEED.test(seed) && { seed }),
      field: game !== undefined && isGame(game) ? game : 'all',
      level: level !== undefined && isLevel(level) ? level : 'easy',
    },
    bad: bad.map((part) => cutText(part, LONGEST_SHOWN)),
  };
}

const isLevel = (value: string): value is Level => (LEVELS as readonly string[]).includes(value);

export const writeWish = ({ seed, field, level }: Required<Wish>): string =>
  writeState({ seed, game: field, level });

/** The part of an address that asks for questions on some rules. */
export const practiceOn = (rules: readonly string[]): string => writeState({ rules: rules.join(' ') });

/** The rules that an address asks questions on, by their pages. */
export const rulesAsked = (rules: string | undefined): string[] =>
  (rules ?? '')
    .split(' ')
    .filter((id) => /^[a-z0-9-]+(\/[a-z0-9-]+){1,2}$/.test(id))
    .slice(0, MOST_RULES);
const MOST_RULES = 20;

export const seedNumber = (seed: string): number => Number.parseInt(seed, 36);

/** `chance` is at least 0 and less than 1. */
export const seedFrom = (chance: number): string => Math.floor(chance * MOST_SEEDS).toString(36);
