import type { Locale } from '../_i18n/locales';
import { typeset } from '../_i18n/typeset';
import { type Corpus, items } from './corpus';

const titles = new WeakMap<Corpus, Map<string, Record<Locale, string>>>();

/** What a topic of a document is called: as the entry or section of that name has it, else as its id spells it. */
export function topicTitle(corpus: Corpus, source: string, locale: Locale): string {
  const known = titles.get(corpus) ?? readTitles(corpus);
  titles.set(corpus, known);
  const topic = source.split('#')[1] ?? '';
  return known.get(source)?.[locale] ?? typeset(spelled(topic), locale);
}

/** `actions-step-1b` → `Actions step 1b`; the numbers of a rule keep their form: `11-3-1`, `Q108`. */
function spelled(topic: string): string {
  if (/^q?\d/.test(topic)) return topic.toUpperCase();
  return topic.charAt(0).toUpperCase() + topic.slice(1).replaceAll('-', ' ');
}

function readTitles(corpus: Corpus): Map<string, Record<Locale, string>> {
  const found = new Map<string, Record<Locale, string>>();
  for (const item of items(corpus)) {
    const { fr, en } = item.pages;
    if (!fr || !en) continue;
    const claim = (sources: readonly string[], name: string, title: Record<Locale, string>) => {
      for (const source of sources) {
        if (source.endsWith(`#${name}`) && !found.has(source)) found.set(source, title);
      }
    };
    if (item.role === 'entry') claim(item.sources, slugOf(item.id), { fr: fr.title, en: en.title });
    for (const passage of fr.passages) {
      const english = en.passages.find(({ id }) => id === passage.id);
      const sources = passage.sources.map(({ of }) => of);
      claim(sources, passage.id, { fr: passage.title, en: english?.title ?? passage.title });
      // A section with one source restates that topic, whatever either calls it.
      const [only, ...more] = sources;
      if (only && more.length === 0 && passage.title && english && !found.has(only))
        found.set(only, { fr: passage.title, en: english.title });
    }
  }
  return found;
}

const slugOf = (id: string): string => id.split('/').at(-1) ?? '';
