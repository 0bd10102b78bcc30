import { z } from 'zod';
import type { Game } from '../../_corpus/games';
import { ASSISTANT_WORDS } from '../../_i18n/assistant';
import { LOCALES, type Locale } from '../../_i18n/locales';
import { fitting, shortened } from '../budget';
import { foldedText } from '../folded';
import type { KeptRule } from '../kept';
import type { Shelf } from '../shelf';
import { from, game, locale, tool } from '../tool';

export const defineTerm = tool({
  name: 'define_term',
  title: 'Define a term',
  about:
    'The glossary entries that a word or card title names exactly, in either language, aliases included. Homonyms of several games are all listed.',
  input: { term: z.string(), game, locale, from },
  async call(world, { term, game: wanted, locale: language, from: first }) {
    const shelf = await world.shelf();
    const words = ASSISTANT_WORDS[language];
    const named = entriesNamed(shelf, term, wanted);
    const told = named.flatMap((id) => {
      const rule = shelf.rule(language, id);
      return rule ? [{ ...shelf.cite(language, rule), ...namesOf(shelf, rule, language) }] : [];
    });
    if (told.length > 0) {
      const { shown, next } = fitting(told, first, {});
      return { found: true, entries: shown, next };
    }
    const searcher = await world.searcher(language);
    const near = searcher.search(term, { game: wanted, limit: 4 }).hits;
    return {
      found: false,
      note: [words.noSuchTerm(shortened(term, 80)), ...(near.length > 0 ? [words.nearestOnly] : [])].join(
        ' ',
      ),
      nearest: near.map(({ id, bottomLine }) => ({
        ...shelf.citeId(language, id),
        bottomLine: shortened(bottomLine, 300),
      })),
    };
  },
});

const namesOf = (shelf: Shelf, rule: KeptRule, language: Locale): object => ({
  game: rule.game,
  kind: rule.kind,
  otherTitle: shelf.rule(language === 'fr' ? 'en' : 'fr', rule.id)?.title,
  bottomLine: rule.bottomLine,
});

/** Entries whose title, wording or alias this is, in either language; titles before aliases. */
export function entriesNamed(shelf: Shelf, term: string, wanted: Game | undefined): string[] {
  const name = foldedText(term.slice(0, 300));
  if (!name) return [];
  const ranks = new Map<string, number>();
  for (const language of LOCALES) {
    for (const rule of shelf.kept.rules[language]) {
      if (rule.id.includes('#') || (wanted && rule.game !== wanted)) continue;
      const titles = [rule.title, rule.term?.fr ?? '', rule.term?.en ?? ''];
      const rank = titles.some((one) => foldedText(one) === name)
        ? 0
        : rule.aliases.some((one) => foldedText(one) === name)
          ? 1
          : undefined;
      if (rank !== undefined) ranks.set(rule.id, Math.min(rank, ranks.get(rule.id) ?? rank));
    }
  }
  return [...ranks].sort((a, b) => a[1] - b[1]).map(([id]) => id);
}
