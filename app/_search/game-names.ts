import { GAMES, type Game } from '../_corpus/games';

/** How players name the games in a question. */
const NAMES: Record<Game, RegExp> = {
  swccg: /\b(?:sw[ -]?ccg|star wars(?: (?:ccg|customizable card game))?|decipher)\b/giu,
  'young-jedi': /\b(?:young[ -]jedi(?: ccg)?|yj(?:ccg)?)\b/giu,
  gundam: /\bgundam(?: (?:card game|tcg|gcg))?\b|\bgcg\b/giu,
};

export interface NamedGame {
  game: Game | undefined;
  /** As it was written. */
  name: string;
  /** The query without it. */
  rest: string;
}

/** Takes the name of a game out of a question that is about something in it: the name says where, not what. */
export function takeGameName(query: string): NamedGame {
  const none = { game: undefined, name: '', rest: query };
  const named = GAMES.filter((game) => query.search(NAMES[game]) >= 0);
  const [game] = named;
  if (!game || named.length > 1) return none;
  const rest = query.replace(NAMES[game], ' ').trim();
  const [name = ''] = query.match(NAMES[game]) ?? [];
  return /\p{L}{3}/u.test(rest) ? { game, name, rest } : none;
}
