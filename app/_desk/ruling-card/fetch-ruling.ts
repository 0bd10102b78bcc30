import { LOCALES, type Locale } from '../../_i18n/locales';
import { readAnchor } from '../../_ui/article/passage-link';
import { readPage } from './read-page';
import type { ShownRuling } from './ruling';

/** Reads a rule in both languages from its own pages, which the offline site holds too. */
export async function fetchRuling(locale: Locale, href: string): Promise<ShownRuling> {
  const { pathname, hash } = new URL(href, location.href);
  const { id: anchor } = readAnchor(hash);
  const rest = pathname.replace(/^\/(fr|en)\//, '/');
  const [fr, en] = await Promise.all(
    LOCALES.map(async (language) => {
      const page = await fetchPage(`/${language}${rest}`);
      // where a paragraph stands in one language only, its section speaks for it
      const found = readPage(page, anchor) ?? readPage(page, anchor.replace(/\.\d+$/, '').replace(/^p$/, ''));
      if (!found) throw new Error(`${language}${rest} has no ${anchor}`);
      return found;
    }),
  );
  if (!fr || !en) throw new Error(`${rest} is missing`);
  return {
    title: { fr: fr.title, en: en.title },
    line: { fr: fr.line, en: en.line },
    source: { fr: fr.source, en: en.source },
    address: `/${locale}${rest}${hash}`,
  };
}

async function fetchPage(path: string): Promise<Document> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} answered ${response.status}`);
  return new DOMParser().parseFromString(await response.text(), 'text/html');
}
