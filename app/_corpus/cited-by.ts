import type { Locale } from '../_i18n/locales';
import { type Corpus, items } from './corpus';
import type { LinkGraph } from './link-corpus';

/** For each page, the ids of entries and sections that lead to it, in the order of the corpus. */
export type CitedBy = Map<string, string[]>;

export function citedBy(corpus: Corpus, links: LinkGraph, locale: Locale): CitedBy {
  const cited: CitedBy = new Map();
  const add = (target: string, from: string) => {
    const [page = ''] = target.split('#');
    if (from.split('#')[0] === page) return;
    const known = cited.get(page) ?? [];
    if (!known.includes(from)) cited.set(page, [...known, from]);
  };
  for (const item of items(corpus)) {
    const page = item.pages[locale];
    if (!page) continue;
    if (item.role === 'entry') for (const id of item.see) add(id, item.id);
    for (const { target, section } of links.get(page) ?? []) {
      // A chapter is long: cite its section. An entry is short: cite the entry.
      if (target) add(target, item.role === 'chapter' && section ? `${item.id}#${section}` : item.id);
    }
  }
  return cited;
}
