import type { Game } from '../../_corpus/games';
import type { Answer, Hit } from '../../_search/searcher';

export interface HitGroup {
  lead: Hit;
  /** The next ones, as long as they are on the same page. */
  more: Hit[];
}

/** Hits under one heading; without a game, all of them. */
export interface HitSection {
  game: Game | undefined;
  groups: HitGroup[];
}

/** From here on a second game has as much to say as the first. */
const CLOSE_GAME = 0.85;

/** Hits as they are shown: by game where several games answer about as well, the best one first; else as they come. */
export function arrange({ hits, game }: Pick<Answer, 'hits' | 'game'>): HitSection[] {
  if (game || !isOfSeveralGames(hits)) return [{ game: undefined, groups: groupHits(hits) }];
  return [...new Set(hits.map((hit) => hit.game))].map((one) => ({
    game: one,
    groups: groupHits(hits.filter((hit) => hit.game === one)),
  }));
}

function isOfSeveralGames(hits: readonly Hit[]): boolean {
  const [first] = hits;
  const second = hits.find((hit) => hit.game !== first?.game);
  return first !== undefined && second !== undefined && second.score >= CLOSE_GAME * first.score;
}

/** Hits of one page that follow each other stand under the first of them; none is put before a better one of another page. */
export function groupHits(hits: readonly Hit[]): HitGroup[] {
  const groups: HitGroup[] = [];
  for (const hit of hits) {
    const last = groups.at(-1);
    if (last && pageOf(last.lead) === pageOf(hit)) last.more.push(hit);
    else groups.push({ lead: hit, more: [] });
  }
  return groups;
}

const pageOf = ({ id }: Hit): string | undefined => id.split('#')[0];

/** All hits of sections, as arrow keys walk them. */
export const inOrder = (sections: readonly HitSection[]): Hit[] =>
  sections.flatMap(({ groups }) => groups.flatMap(({ lead, more }) => [lead, ...more]));

/** What Enter opens at first: a page of the site if it was asked for by its name, else the first rule; simulators only stand by. */
export const firstOf = ({ tools, confident }: Pick<Answer, 'tools' | 'confident'>): number =>
  !confident || tools.some(({ game }) => !game) ? 0 : tools.length;
