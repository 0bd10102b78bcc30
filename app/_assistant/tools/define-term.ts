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
  const ranks = new Map<string, number>();
  for (const { id, game: own, rank } of namesIn(shelf).get(foldedText(term.slice(0, 300))) ?? []) {
    if (!wanted || own === wanted) ranks.set(id, Math.min(rank, ranks.get(id) ?? rank));
  }
  return [...ranks].sort((a, b) => a[1] - b[1]).map(([id]) => id);
}

/** An entry that is called so: 0 by its title or wording, 1 by an alias. */
interface Named {
  id: string;
  game: Game;
  rank: 0 | 1;
}

const knownNames = new WeakMap<Shelf, Map<string, Named[]>>();

/** Every name of every entry, folded once. */
function namesIn(shelf: Shelf): Map<string, Named[]> {
  const known = knownNames.get(shelf);
  if (known) return known;
  const names = new Map<string, Named[]>();
  for (const { id, game: own, title, term, aliases } of LOCALES.flatMap((one) => shelf.kept.rules[one])) {
    if (id.includes('#')) continue;
    const add = (name: string, rank: 0 | 1) => {
      const folded = foldedText(name);
      if (folded) names.set(folded, [...(names.get(folded) ?? []), { id, game: own, rank }]);
    };
    for (const name of [title, term?.fr ?? '', term?.en ?? '']) add(name, 0);
    for (const name of aliases) add(name, 1);
  }
  knownNames.set(shelf, names);
  return names;
}
