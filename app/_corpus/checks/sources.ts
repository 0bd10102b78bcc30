import { type Corpus, pages } from '../corpus';
import type { Flaw, Place } from '../flaw';
import { nearest } from '../nearest';
import { SOURCE_FORM } from '../schema/shared';
import type { Check } from './check';

/** Every entry and every section of a chapter names the document that it rests on. */
export const sources: Check = ({ corpus }) => {
  const flaws: Flaw[] = [];
  for (const entry of corpus.entries.values()) {
    if (entry.sources.length === 0 && !entry.lost.has('sources'))
      flaws.push(missing(entry.yaml.placeOf(['title']), 'the entry'));
    entry.sources.forEach((source, i) => {
      flaws.push(...sourceFlaws(corpus, source, entry.yaml.placeOf(['sources', i])));
    });
  }
  for (const page of pages(corpus)) {
    for (const passage of page.passages) {
      const place = { file: page.file, line: passage.line, column: passage.column };
      const isSection = passage.depth > 1 && corpus.chapters.has(page.id);
      if (isSection && passage.sources.length === 0) flaws.push(missing(place, `section "${passage.title}"`));
      for (const { of, line, column } of passage.sources) {
        flaws.push(...sourceFlaws(corpus, of, { file: page.file, line, column }));
      }
    }
  }
  return flaws;
};

const missing = (place: Place, subject: string): Flaw => ({
  ...place,
  code: 'missing-source',
  message: `${subject} names no source`,
  remedy: 'add "sources: [document#topic]" to an entry, or <Source of="document#topic" /> under a heading',
});

/** Whether a source is well formed and its document known. */
export function sourceFlaws(corpus: Corpus, source: string, place: Place): Flaw[] {
  if (!SOURCE_FORM.test(source)) {
    return [
      {
        ...place,
        code: 'bad-source',
        message: `"${source}" is not of the form document#topic`,
        remedy: 'write it as in swccg-glossary-a#adjacent, in lower case with hyphens',
      },
    ];
  }
  const [document = ''] = source.split('#');
  if (corpus.documents.has(document)) return [];
  const guess = nearest(document, corpus.documents.keys());
  return [
    {
      ...place,
      code: 'unknown-source',
      message: `no document is called "${document}"`,
      remedy: guess ? `did you mean "${guess}"?` : 'add the document to content/sources.yaml',
    },
  ];
}
