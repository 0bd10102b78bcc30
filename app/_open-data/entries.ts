import { authorityOf } from '../_corpus/authority';
import { historyOf } from '../_corpus/changes/history';
import { type Item, items, type Page, pageOf } from '../_corpus/corpus';
import { citationOf } from '../_corpus/editions';
import type { CorpusFiles } from '../_corpus/files';
import type { Library } from '../_corpus/library';
import type { Question } from '../_corpus/schema/shared';
import type { Target } from '../_corpus/targets';
import { type Locale, otherLocale } from '../_i18n/locales';
import { absolute } from './addresses';
import { dataHead } from './head';
import { passageText } from './plain-text';
import type { DataRecord, EntriesData } from './schema';

/** Every entry, chapter and section of a language, in the order of the corpus. */
export function entriesOf(library: Library, files: CorpusFiles, locale: Locale): EntriesData {
  const cited = citedSections(library, locale);
  const entries = [...items(library.corpus)].flatMap((item) => {
    const page = pageOf(item, locale);
    const ids = [item.id, ...sectionIds(page)];
    return ids.flatMap((id) => {
      const target = library.targets[locale].get(id);
      return target ? [recordOf({ library, locale, item, page, target, cited })] : [];
    });
  });
  return { ...dataHead('entries', files), locale, entries };
}

interface Parts {
  library: Library;
  locale: Locale;
  item: Item;
  page: Page;
  target: Target;
  cited: Map<string, string[]>;
}

function recordOf({ library, locale, item, page, target, cited }: Parts): DataRecord {
  const section = target.id.split('#')[1] ?? '';
  const facts = section ? page.sections[section] : page;
  const other = otherLocale(locale);
  const entry = item.role === 'entry' ? item : undefined;
  return {
    id: target.id,
    url: absolute(target.href),
    game: target.game,
    kind: target.kind,
    title: target.title,
    translation: {
      locale: other,
      title: library.targets[other].get(target.id)?.title ?? '',
      url: absolute(library.targets[other].get(target.id)?.href ?? ''),
    },
    ...(section ? { page: item.id } : entry && { term: entry.term }),
    aliases: facts?.aliases ?? [],
    questions: facts?.questions.map(({ ask }) => ask) ?? [],
    answers: facts?.questions.flatMap((question) => answerOf(question, page.id)) ?? [],
    bottomLine: target.bottomLine,
    text: passageText(page, section),
    sections: section ? [] : sectionIds(page),
    sources: target.sources.map((source) => ({ id: source, ...citationOf(library.corpus, source, locale) })),
    authority: target.authority,
    marked: page.anchors
      .filter((anchor) => anchor.section === section && anchor.authority.length > 0)
      .map((anchor) => {
        const { rank, sources } = authorityOf(library.corpus, anchor.authority);
        return { id: `${page.id}#${anchor.id}`, authority: rank, sources };
      }),
    see: section || !entry ? [] : entry.see,
    citedBy: (section ? cited : library.citedBy[locale]).get(target.id) ?? [],
    example: target.example,
    status: entry?.status ?? 'current',
    ...(entry?.since && { since: entry.since }),
    ...(entry?.by && { by: entry.by }),
    ...(facts?.note && { note: facts.note.text }),
    changed: historyOf(library.corpus).lastChange(target.id) ?? null,
  };
}

const answerOf = ({ ask, say, verdict, at }: Question, page: string): DataRecord['answers'] =>
  say && at ? [{ ask, say, verdict: verdict ?? null, id: `${page}#${at}` }] : [];

const sectionIds = (page: Page): string[] =>
  page.passages.flatMap(({ id }) => (id ? `${page.id}#${id}` : []));

/** For each section, what leads to that very section: an entry, or the section of a chapter. */
function citedSections({ corpus, links }: Library, locale: Locale): Map<string, string[]> {
  const cited = new Map<string, string[]>();
  for (const item of items(corpus)) {
    for (const { target, section } of links.get(pageOf(item, locale)) ?? []) {
      if (!target?.includes('#') || target.startsWith(`${item.id}#`)) continue;
      const from = item.role === 'chapter' && section ? `${item.id}#${section}` : item.id;
      cited.set(target, [...(cited.get(target) ?? []), from]);
    }
  }
  return cited;
}
