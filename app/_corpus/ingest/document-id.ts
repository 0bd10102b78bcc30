import { GAMES, type Game } from '../games';

export const DOCUMENT_FORM = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** The game of a document is the one that its id begins with, the longest if several. */
export function gameOf(document: string): Game | undefined {
  return GAMES.filter((game) => document.startsWith(`${game}-`)).sort((a, b) => b.length - a.length)[0];
}
