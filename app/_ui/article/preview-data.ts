import { itemOf } from '../../_corpus/corpus';
import { library } from '../../_corpus/library';
import { dictionary } from '../../_i18n/dictionary';
import { type Locale, otherLocale } from '../../_i18n/locales';
import { typeset } from '../../_i18n/typeset';
import { citationText } from './Citation';

/** What a preview shows, ready for the browser. */
export interface PreviewData {
  title: string;
  /** What running text calls it in the other language; nothing for what no text names. */
  other: string;
  kind: string;
  bottomLine: string;
  source: string;
  href: string;
}

/** Previews for the given targets. They travel with the page, so that none needs the network. */
export function previewsOf(locale: Locale, ids: Iterable<string>): Record<string, PreviewData> {
  const targets = library().targets[locale];
  const previews: Record<string, PreviewData> = {};
  for (const id of ids) {
    const target = targets.get(id);
    if (!target) continue;
    const cited = target.sources[0] && citationText(target.sources[0], locale);
    previews[id] = {
      title: target.title,
      other: termOf(id, otherLocale(locale)),
      kind: dictionary(locale).kinds[target.kind],
      bottomLine: target.bottomLine,
      source: cited ? `${cited.document} § ${cited.section}` : '',
      href: target.href,
    };
  }
  return previews;
}

/** The term of an entry, the first wording that leads to a section; titles are no words of a sentence. */
function termOf(id: string, locale: Locale): string {
  const { corpus } = library();
  const [page = '', section] = id.split('#');
  if (!section) return typeset(corpus.entries.get(page)?.term[locale] ?? '', locale);
  const facts = itemOf(corpus, page)?.pages[locale]?.sections[section];
  return typeset(facts?.mentions[0] ?? '', locale);
}
