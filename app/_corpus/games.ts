import { GAMES, type Game } from '../_leaf/games';

export { GAMES, type Game } from '../_leaf/games';

export const isGame = (value: string): value is Game => (GAMES as readonly string[]).includes(value);
