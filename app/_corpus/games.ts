export const GAMES = ['swccg', 'young-jedi', 'gundam'] as const;
export type Game = (typeof GAMES)[number];

export const isGame = (value: string): value is Game => (GAMES as readonly string[]).includes(value);
