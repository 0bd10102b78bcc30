import { library } from '../../_corpus/library';
import { dictionary } from '../../_i18n/dictionary';
import { type Locale, otherLocale } from '../../_i18n/locales';
import { citationText } from './Citation';

/** What a preview shows, ready for the browser. */
export interface PreviewData {
  title: string;
  /** What it is called in the other language. */
  other: string;
  kind: string;
  bottomLine: string;
  source: string;
  href: string;
}

/** Previews for the given targets. They travel with the page, so that none needs the network. */
export function previewsOf(locale: Locale, ids: Iterable<string>): Record<string, PreviewData> {
  const { targets: both } = library();
  const targets = both[locale];
  const others = both[otherLocale(locale)];
  const previews: Record<string, PreviewData> = {};
  for (const id of ids) {
    const target = targets.get(id);
    if (!target) continue;
    const cited = target.sources[0] && citationText(target.sources[0], locale);
    previews[id] = {
      title: target.title,
      other: others.get(id)?.title ?? '',
      kind: dictionary(locale).kinds[target.kind],
      bottomLine: target.bottomLine,
      source: cited ? `${cited.document} § ${cited.section}` : '',
      href: target.href,
    };
  }
  return previews;
}
