import type { Thesaurus } from '../_corpus/schema/shelf';
import type { Locale } from '../_i18n/locales';
import { analyse } from './analyse';
import type { Findable } from './documents';
import type { StoredTool } from './find-tools';
import {
  type IndexParts,
  numberedAnchor,
  type StoredAnswer,
  type StoredName,
  type StoredPassage,
  type StoredTerm,
  type StoredText,
} from './index-format';
import { LINE_KINDS, type Line, type ReadLine, readLines, textLines } from './lines';
import { markersOf } from './markers';
import type { FoundPassage } from './passages';
import { writeSteps } from './steps';

/** Makes the index of a language. */
export function buildIndex(
  found: Findable[],
  thesaurus: Thesaurus,
  locale: Locale,
  tools: StoredTool[] = [],
): IndexParts {
  const read = found.map(({ names }, document) => readLines(names, document, locale));
  const topics = new Map(
    found.flatMap(({ document: { sources, topics: called }, sections }) => [
      ...sections.flatMap(({ passages }) =>
        passages.flatMap((one) => one.sources.map((id) => [id, ''] as const)),
      ),
      ...sources.map((source, i) => [source, called[i] ?? ''] as const),
    ]),
  );
  const numbers = new Map([...topics.keys()].map((source, i) => [source, i]));
  const numberOf = (source: string): number => numbers.get(source) ?? 0;
  return {
    names: {
      documents: found.map((one, i) => storedName(one, read[i] ?? [])),
      terms: storedTerms(read.flat(), commonestWords(found, locale)),
      thesaurus: thesaurus[locale].map((group) =>
        group.map((phrase) =>
          analyse(phrase, locale)
            .filter(({ stop }) => !stop || group.length === 1)
            .map(({ term }) => term),
        ),
      ),
      tools,
    },
    texts: {
      documents: found.map((one, i) => storedText(one, read[i] ?? [], numberOf, locale)),
      sources: [...topics],
    },
  };
}

function storedTerms(names: ReadLine[], words: ReadonlyMap<string, string>): StoredTerm[] {
  const held = new Map<string, number[]>();
  names.forEach(({ terms }, line) => {
    for (const term of terms) {
      const known = held.get(term);
      if (known) known.push(line);
      else held.set(term, [line]);
    }
  });
  return [...held]
    .map(([term, lines]): StoredTerm => {
      const word = words.get(term) ?? term;
      return [term, word === term ? 0 : word, writeSteps(lines)];
    })
    .sort(([a], [b]) => (a < b ? -1 : 1));
}

function storedName(
  { document: { id, game, kind, title, example } }: Findable,
  lines: ReadLine[],
): StoredName {
  const runs: number[] = [];
  for (const line of lines) {
    const number = LINE_KINDS.indexOf(line.kind);
    if (runs.at(-2) === number) runs[runs.length - 1] = (runs.at(-1) ?? 0) + 1;
    else runs.push(number, 1);
  }
  return { id, game, kind, title, ...(example && { example }), lines: runs };
}

function storedText(
  { document: { bottomLine, sources, authority }, sections, answers }: Findable,
  names: ReadLine[],
  numberOf: (source: string) => number,
  locale: Locale,
): StoredText {
  const passages = sections.flatMap((section) => section.passages);
  const at = passages.findIndex(({ text }) => text === bottomLine);
  return {
    bottomLine: at >= 0 ? at : bottomLine,
    sections: sections
      .filter((section) => section.passages.length > 0)
      .map(({ id, title, passages: own }) => [
        id,
        title,
        ...own.map((passage, i) => storedPassage(passage, id, i, own, numberOf)),
      ]),
    answers: answers.map(({ say, passage, verdict, at: address }): StoredAnswer => {
      const heading = passages[passage]?.anchor === address ? undefined : address;
      if (heading !== undefined) return [say, passage, verdict ?? 0, heading];
      return verdict ? [say, passage, verdict] : [say, passage];
    }),
    asked: names.flatMap(({ kind, part, text }) =>
      kind === 'question' ? [part, markersOf(text, locale)] : [],
    ),
    sources: sources.map(numberOf),
    ...(authority !== 'document' && { authority }),
  };
}

function storedPassage(
  { text, anchor, lead, authority, sources }: FoundPassage,
  section: string,
  i: number,
  all: FoundPassage[],
  numberOf: (source: string) => number,
): StoredPassage {
  const address = anchor === numberedAnchor(section, i) ? 0 : anchor;
  const leading = all.slice(0, i).findLastIndex((one) => one.text === lead);
  const led = lead && (leading >= 0 ? i - leading : lead);
  if (authority !== 'document' || sources.length > 0)
    return [text, address, led, authority, sources.map(numberOf)];
  if (led) return [text, address, led];
  return address === 0 ? text : [text, address];
}

/** For each term the word that it stands for most often, as it is written: what a misspelt word is mended to. */
function commonestWords(found: Findable[], locale: Locale): Map<string, string> {
  const counts = new Map<string, Map<string, number>>();
  const isRead = ({ kind }: Line) =>
    kind === 'title' || kind === 'question' || kind === 'bottomLine' || kind === 'text';
  for (const { names, sections, document } of found) {
    for (const { text } of [...names, ...textLines(sections, document.bottomLine)].filter(isRead)) {
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
