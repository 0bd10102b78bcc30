/** The games that this site holds, in the order in which it shows them. */
const HELD = ['swccg', 'young-jedi', 'gundam'] as const;

/** The games that an engine plays. What belongs to one that the site does not hold is shown nowhere. */
export type PlayedGame = 'swccg' | 'young-jedi' | 'gundam';
export type Game = (typeof HELD)[number] | PlayedGame;

export const GAMES: readonly [Game, ...Game[]] = HELD;
export const isGame = (value: string): value is Game => (GAMES as readonly string[]).includes(value);
