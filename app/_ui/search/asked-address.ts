import type { Game } from '../../_corpus/games';
import { cutText } from '../../_i18n/cut-text';
import { LONGEST_QUERY } from '../../_search/longest-query';
import type { SearchOptions } from '../../_search/searcher';
import { askedGame } from '../game-choice/game-choice';

/** Where a question stands in an address. Pages that ask something by `q` themselves leave `find` to the overlay. */
export type Parameter = 'q' | 'find';

/** What is asked on a page. */
export interface Asked {
  query: string;
  game: Game | undefined;
  /** The game that the page is about. */
  ofPage: Game | undefined;
}

/** How a list of answers was left: how long it was, of which kind, and which one was opened. */
export interface Left {
  limit: number;
  kind: SearchOptions['kind'];
  active: number;
}

/** The address with a question in it, or without one that has been taken back. */
export function withAsked(href: string, parameter: Parameter, { query, game, ofPage }: Asked): string {
  const address = new URL(href);
  set(address, parameter, cutText(query, LONGEST_QUERY));
  // Beside `find` stands what the page itself asks for.
  if (parameter === 'q') set(address, 'game', query ? askedGame(game, ofPage) : undefined);
  return address.href;
}

function set({ searchParams }: URL, name: string, value: string | undefined): void {
  if (value) searchParams.set(name, value);
  else searchParams.delete(name);
}

/** Has the page be come back to as it is now. */
export function keepAsked(parameter: Parameter, asked: Asked, left?: Left): void {
  const address = withAsked(location.href, parameter, asked);
  if (left || address !== location.href) history.replaceState({ ...history.state, left }, '', address);
}

export const readLeft = (): Left | undefined => (history.state as { left?: Left } | null)?.left;
