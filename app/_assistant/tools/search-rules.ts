import { z } from 'zod';
import { ASSISTANT_WORDS } from '../../_i18n/assistant';
import type { Hit } from '../../_search/searcher';
import { fitting, shortened } from '../budget';
import type { Shelf } from '../shelf';
import { from, game, locale, tool } from '../tool';

const MOST_HITS = 30;

export const searchRules = tool({
  name: 'search_rules',
  title: 'Search the rules',
  about:
    'Search rules by a question or words, French or English. Gives the answer (null if nothing is close enough) and the nearest rules.',
  input: {
    query: z.string().describe('A question as a player asks it, or words'),
    game,
    locale,
    limit: z.number().int().min(1).max(MOST_HITS).default(8),
    from,
  },
  async call(world, { query, game: wanted, locale: language, limit, from: first }) {
    const [shelf, searcher] = await Promise.all([world.shelf(), world.searcher(language)]);
    const {
      hits,
      said,
      suggestion,
      game: searched,
    } = searcher.search(query, { game: wanted, limit: MOST_HITS });
    const proof = said && shelf.citeId(language, said.id);
    const head = {
      found: hits.length > 0,
      ...(searched && { game: searched }),
      ...(suggestion && { suggestion }),
      answer: said
        ? {
            say: said.say ?? said.passage.text,
            verdict: said.verdict ?? null,
            passage: said.passage.text,
            ...proof,
          }
        : null,
      ...(!said && { note: ASSISTANT_WORDS[language][hits.length > 0 ? 'nearestOnly' : 'nothingFound'] }),
    };
    const { shown, next } = fitting(
      hits.slice(0, first + limit).map((hit) => told(shelf, hit, language)),
      first,
      head,
    );
    const isMore = next !== null || hits.length > first + limit;
    return { ...head, results: shown, next: isMore ? first + shown.length : null };
  },
});

function told(shelf: Shelf, hit: Hit, language: 'fr' | 'en'): object {
  const says = hit.said?.say ?? hit.said?.passage.text ?? hit.bottomLine;
  const { kind, game: own, score } = hit;
  return {
    ...shelf.citeId(language, hit.said?.id ?? hit.id, 1),
    kind,
    game: own,
    says: shortened(says, 400),
    score: Number(score.toFixed(3)),
  };
}
