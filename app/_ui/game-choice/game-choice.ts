import { GAMES, type Game } from '../../_corpus/games';
import { STORAGE_PREFIX } from '../../_leaf/storage';

const KEY = `${STORAGE_PREFIX}game`;
/** In an address: no game in particular, whatever the page is about. */
const ALL = 'all';

/** Where a game may be named, each before the next. */
export interface GameSigns {
  /** `game` in the query of the address. */
  asked: string | null;
  /** Of the page that one is on. */
  ofPage: string | undefined;
  /** Chosen on this device. */
  kept: string | null;
}

export function gameBySigns({ asked, ofPage, kept }: GameSigns): Game | undefined {
  if (asked === ALL) return undefined;
  for (const sign of [asked, ofPage, kept]) {
    const game = GAMES.find((one) => one === sign);
    if (game) return game;
  }
  return undefined;
}

/** What `game` must say in an address for it to be read as this choice elsewhere; nothing where the page says so itself. */
export const askedGame = (game: Game | undefined, ofPage: Game | undefined): string | undefined =>
  game === ofPage ? undefined : (game ?? ALL);

/** The game that the page is about; none on the pages that are about all of them. */
export function gameOfPage(): Game | undefined {
  const { game } = document.querySelector<HTMLElement>('main > [data-game]')?.dataset ?? {};
  return GAMES.find((one) => one === game);
}

/** Storage may be forbidden; the choice then holds for this page only. */
export function readGame(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}

export function keepGame(game: Game | undefined): void {
  try {
    if (game) localStorage.setItem(KEY, game);
    else localStorage.removeItem(KEY);
  } catch {
    // Holds until the page is left.
  }
}
