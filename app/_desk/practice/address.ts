import { GAMES, type Game, isGame } from '../../_corpus/games';
import { LEVELS, type Level } from './question';

export const FIELDS = ['all', ...GAMES] as const;
export type Field = 'all' | Game;

/** Six signs of base 36 at most, so that it is a number of the generator. */
const SEED = /^[0-9a-z]{1,6}$/;
const MOST_SEEDS = 36 ** 6;

export interface Wish {
  seed?: string;
  field: Field;
  level: Level;
}

/** What a link asks for, and the parts of it that cannot be read: the usual stands in for each. */
export function readWish(search: string): { wish: Wish; bad: string[] } {
  const query = new URLSearchParams(search);
  const [seed, game, level] = [query.get('seed'), query.get('game'), query.get('level')];
  const bad = [
    ...(seed !== null && !SEED.test(seed) ? [`seed=${seed}`] : []),
    ...(game !== null && game !== 'all' && !isGame(game) ? [`game=${game}`] : []),
    ...(level !== null && !isLevel(level) ? [`level=${level}`] : []),
  ];
  return {
    wish: {
      ...(seed !== null && SEED.test(seed) && { seed }),
      field: game !== null && isGame(game) ? game : 'all',
      level: level !== null && isLevel(level) ? level : 'easy',
    },
    bad: bad.map((part) => part.slice(0, 40)),
  };
}

const isLevel = (value: string): value is Level => (LEVELS as readonly string[]).includes(value);

export const writeWish = ({ seed, field, level }: Required<Wish>): string =>
  `?${new URLSearchParams({ seed, game: field, level })}`;

export const seedNumber = (seed: string): number => Number.parseInt(seed, 36);

/** `chance` is at least 0 and less than 1. */
export const seedFrom = (chance: number): string => Math.floor(chance * MOST_SEEDS).toString(36);
