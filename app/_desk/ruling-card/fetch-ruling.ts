import { belowLanguage, homeHref } from '../../_corpus/addresses';
import { type Bilingual, LOCALES, type Locale, otherLocale } from '../../_i18n/locales';
import { readAnchor, writeAnchor } from '../../_leaf/passage-link';
import { sayIn } from '../../_search/client';
import { fetchPage } from '../fetch-page';
import { type PageRuling, readPage } from './read-page';
import { findRow } from './read-row';
import type { Part, QuotedRuling, ShownRuling } from './ruling';

/** Reads a rule in both languages from its own pages, which the offline site holds too. */
export async function fetchRuling(locale: Locale, { href, said }: QuotedRuling): Promise<ShownRuling> {
  const { pathname, hash } = new URL(href, location.href);
  const { id: anchor } = readAnchor(hash);
  const rest = belowLanguage(pathname);
  const pages = await inBoth((language) => fetchPage(homeHref(language) + rest));
  const own = pages[locale];
  const row = said && own ? findRow(own, anchor, said.passage.text) : undefined;
  const found = await inBoth(async (language) => {
    const page = pages[language];
    const read = page && (readPage(page, { anchor, row }) ?? readPage(page, { anchor: sectionOf(anchor) }));
    if (!read) throw new Error(`${language}/${rest} has no ${anchor}`);
    return read;
  });
  const words = found[locale].passage?.text;
  return {
    title: each(found, ({ title }) => title),
    parts: [...(said?.say ? [sentence(locale, said.say, said.verdict)] : []), ...partsOf(found)],
    source: each(found, ({ source }) => source),
    address: `${homeHref(locale)}${rest}${anchor && `#${words ? writeAnchor(anchor, words) : anchor}`}`,
  };
}

/** With the sentence that answers in the other language too, once search there has found it. */
export async function withOtherSentence(
  locale: Locale,
  ruling: ShownRuling,
  { said }: QuotedRuling,
): Promise<ShownRuling> {
  if (!said?.say) return ruling;
  const other = otherLocale(locale);
  const found = await sayIn(other, locale, said);
  const parts = ruling.parts.map((part) =>
    part.kind === 'say' && found ? { ...part, text: { ...part.text, [other]: found.say } } : part,
  );
  return { ...ruling, parts };
}

const sentence = (locale: Locale, say: string, verdict: Part['verdict']): Part => ({
  kind: 'say',
  verdict,
  text: { [locale]: say },
});

function partsOf(found: Record<Locale, PageRuling>): Part[] {
  const parts: Part[] = [];
  if (found.fr.passage || found.en.passage)
    parts.push({
      kind: 'passage',
      // Where a passage stands in one language only, its section speaks for it.
      text: each(found, ({ passage, line }) => passage?.text ?? line ?? ''),
      lead: { ...each(found, ({ passage }) => passage?.lead ?? '') },
    });
  if (found.fr.line && found.en.line)
    parts.push({ kind: 'line', text: each(found, ({ line }) => line ?? '') });
  return parts;
}

/** Its heading; the whole page for a paragraph before the first. */
const sectionOf = (anchor: string): string => anchor.replace(/\.\d+$/, '').replace(/^p$/, '');

const each = <T>(found: Record<Locale, T>, tell: (one: T) => string): Bilingual => ({
  fr: tell(found.fr),
  en: tell(found.en),
});

async function inBoth<T>(work: (locale: Locale) => Promise<T>): Promise<Record<Locale, T>> {
  const [fr, en] = await Promise.all(LOCALES.map(work));
  return { fr, en } as Record<Locale, T>;
}
