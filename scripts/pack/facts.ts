import { asOfText } from '../../app/_corpus/as-of';
import { assemble } from '../../app/_corpus/assemble';
import { newestDocument } from '../../app/_corpus/editions';
import { readCorpusFiles } from '../../app/_corpus/files';
import type { TitleRow } from '../../app/_corpus/titles';
import type { RulesState, Trial } from '../../app/_desk/event-ready/pack/format';
import { LOCALES, type Locale } from '../../app/_i18n/locales';
import type { SiteFile } from './collect';

/** Which rules the pack holds: how new those of each game are, and the day of the last recorded change. */
export function rulesState(root: string): RulesState {
  const { texts, images } = readCorpusFiles(root);
  // The pages are not needed, and reading them takes long.
  const facts = texts.filter(({ path }) => !path.endsWith('.mdx'));
  const { corpus } = assemble({ texts: facts, images });
  const editions = (locale: Locale) =>
    [...corpus.games.values()].flatMap(({ short, covers }) => {
      const newest = newestDocument(corpus, covers.documents);
      return newest ? `${short} · ${asOfText(newest, locale)}` : [];
    });
  return {
    editions: Object.fromEntries(
      LOCALES.map((locale) => [locale, editions(locale)]),
    ) as RulesState['editions'],
    date:
      corpus.changes.list
        .map(({ date }) => date)
        .toSorted()
        .at(-1) ?? null,
  };
}

/** In each language, the first title that the site lists: its page must open and its search must find it. */
export function trialsOf(files: SiteFile[]): Trial[] {
  return LOCALES.flatMap((locale): Trial[] => {
    const list = files.find(({ path }) => path === `/${locale}/titles.json`);
    const [first] = list ? (JSON.parse(Buffer.from(list.bytes).toString('utf8')) as TitleRow[]) : [];
    return first ? [{ locale, title: first.title, page: first.href }] : [];
  });
}
