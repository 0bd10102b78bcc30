import { type Game, isGame } from '../_corpus/games';
import type { DeckChecker } from '../_rules/core/deck-checker';

interface Registered {
  game: Game;
  load(): Promise<DeckChecker>;
}

/** Every deck checker, each fetched only when it is wanted. */
const CHECKERS = {
  'swccg-deck': {
    game: 'swccg',
    load: async () => (await import('./swccg-deck')).swccgDeck,
  },
  'yj-deck': {
    game: 'young-jedi',
    load: async () => (await import('./yj-deck')).yjDeck,
  },
  'gundam-deck': {
    game: 'gundam',
    load: async () => (await import('./gundam-deck')).gundamDeck,
  },
} as const satisfies Record<DeckChecker['id'], Registered>;

export type DeckCheckerId = DeckChecker['id'];
/** Those of the games that the site holds. */
export const DECK_CHECKER_IDS = (Object.keys(CHECKERS) as DeckCheckerId[]).filter((id) =>
  isGame(CHECKERS[id].game),
);

export const isDeckCheckerId = (id: string): id is DeckCheckerId =>
  (DECK_CHECKER_IDS as readonly string[]).includes(id);
export const gameOfChecker = (id: DeckCheckerId): Game => CHECKERS[id].game;
export const loadChecker = (id: DeckCheckerId): Promise<DeckChecker> => CHECKERS[id].load();
