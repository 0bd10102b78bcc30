export const GAMES = ['swccg', 'young-jedi', 'gundam'] as const;
export type Game = (typeof GAMES)[number];
