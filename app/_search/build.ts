import type { Thesaurus } from '../_corpus/schema/shelf';
import type { Locale } from '../_i18n/locales';
import { analyse, termsOf } from './analyse';
import { type Findable, LINE_KINDS } from './documents';
import { type IndexParts, newPostings } from './index-format';
import { rarity } from './rarity';

/** Makes the index of a language. */
export function buildIndex(found: Findable[], thesaurus: Thesaurus, locale: Locale): IndexParts {
  const postings = newPostings();
  const lineTerms: { document: number; kind: number; terms: string[] }[] = [];
  found.forEach(({ lines }, document) => {
    LINE_KINDS.forEach((kind, kindNumber) => {
      const keepStops = kind !== 'question' && kind !== 'bottomLine' && kind !== 'text';
      for (const text of new Set(lines[kind])) {
        const terms = termsOf(text, locale, keepStops);
        if (terms.length > 0) lineTerms.push({ document, kind: kindNumber, terms });
      }
    });
  });
  const documentsWith = new Map<string, Set<number>>();
  const linesWith = new Map<string, number>();
  lineTerms.forEach(({ document, kind, terms }, line) => {
    postings.add(line, terms.join(' '));
    for (const term of terms) {
      documentsWith.set(term, (documentsWith.get(term) ?? new Set()).add(document));
      if (isOwn(kind)) linesWith.set(term, (linesWith.get(term) ?? 0) + 1);
    }
  });
  const words = commonestWords(found, locale);
  const terms = [...documentsWith]
    .map(([term, documents]): IndexParts['terms'][number] => [
      term,
      documents.size,
      linesWith.get(term) ?? 0,
      words.get(term) ?? term,
    ])
    .sort(([a], [b]) => (a < b ? -1 : 1));
  const rarityOf = new Map(
    terms.map(([term, count, ofLines]) => [term, rarity(count, found.length, ofLines)]),
  );
  const lines = lineTerms.flatMap(({ document, kind, terms: own }) => [
    document,
    kind,
    Math.round(100 * own.reduce((sum, term) => sum + (rarityOf.get(term) ?? 0), 0)),
  ]);
  const exported: [string, string][] = [];
  postings.export((key: string, data?: string) => {
    if (data) exported.push([key, data]);
  });
  return {
    documents: found.map(({ document }) => document),
    lines,
    terms,
    postings: exported,
    thesaurus: thesaurus[locale].map((group) =>
      group.map((phrase) =>
        analyse(phrase, locale)
          .filter(({ stop }) => !stop || group.length === 1)
          .map(({ term }) => term),
      ),
    ),
  };
}

/** Whether a line is in the language of the index. */
const isOwn = (kind: number): boolean => !LINE_KINDS[kind]?.startsWith('other');

/** For each term the word that it stands for most often, as it is written: what a misspelt word is mended to. */
function commonestWords(found: Findable[], locale: Locale): Map<string, string> {
  const counts = new Map<string, Map<string, number>>();
  for (const { lines } of found) {
    for (const text of [...lines.title, ...lines.question, ...lines.bottomLine, ...lines.text]) {
      for (const { term, start, end } of analyse(text, locale)) {
        const forms = counts.get(term) ?? new Map<string, number>();
        const word = text.slice(start, end).toLowerCase();
        counts.set(term, forms.set(word, (forms.get(word) ?? 0) + 1));
      }
    }
  }
  const commonest = (forms: Map<string, number>) => [...forms].sort((a, b) => b[1] - a[1])[0]?.[0] ?? '';
  return new Map([...counts].map(([term, forms]) => [term, commonest(forms)]));
}
