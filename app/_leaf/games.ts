/** The games that this site holds, in the order in which it shows them. */
export const GAMES = ['swccg', 'young-jedi', 'gundam'] as const;

/** The games that an engine plays. What belongs to one that the site does not hold is shown nowhere. */
type Played = 'swccg' | 'young-jedi' | 'gundam';
export type Game = (typeof GAMES)[number] | Played;

export const isGame = (value: string): value is Game => (GAMES as readonly string[]).includes(value);
