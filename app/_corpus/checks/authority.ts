import { DEDUCED, documentOf } from '../authority';
import { type Corpus, type Entry, items, type Page } from '../corpus';
import type { Flaw, Place } from '../flaw';
import type { Check } from './check';
import { sourceFlaws } from './sources';

/** One mark of a passage or note: what it names, and where it stands. */
interface Mark {
  of: string;
  section: string;
  place: Place;
}

/** What rests on anything but the documents of its page says so, and the sources say the same. */
export const authority: Check = ({ corpus }) =>
  [...items(corpus)].flatMap((item) => {
    const { fr, en } = item.pages;
    if (!fr || !en) return [];
    const french = marksOf(fr);
    return [
      ...[...french, ...marksOf(en)].flatMap((mark) => wrongMark(corpus, mark)),
      ...[fr, en].flatMap(strayBrackets),
      ...(knowsNotes(fr) && knowsNotes(en) ? differences(french, marksOf(en), en) : []),
      ...(item.role === 'entry'
        ? [
            ...(knowsNotes(fr) ? unusedSources(corpus, entrySources(item), french) : []),
            ...(item.lost.has('sources') ? [] : uncitedSources(corpus, entrySources(item), french)),
          ]
        : // A section rests on its <Source> and on whatever its passages name.
          (knowsNotes(fr) ? fr.passages : []).flatMap(({ id, sources }) =>
            unusedSources(
              corpus,
              sources.map(({ of, line, column }) => ({ of, place: { file: fr.file, line, column } })),
              french.filter(({ section }) => section === id),
            ),
          )),
    ];
  });

function marksOf(page: Page): Mark[] {
  const at = (section: string, place: Place) => (of: string) => ({ of, section, place });
  const note = page.yaml.placeOf(['note']);
  return [
    ...page.anchors.flatMap(({ authority: named, section, line, column }) =>
      named.map(at(section, { file: page.file, line, column })),
    ),
    ...(page.note?.authority.map(at('', note)) ?? []),
    ...Object.entries(page.sections).flatMap(
      ([id, section]) =>
        section.note?.authority.map(at(id, page.yaml.placeOf(['sections', id, 'note']))) ?? [],
    ),
  ];
}

/** A note whose key is wrong may hold the mark that seems to be missing. */
const knowsNotes = ({ lost }: Page): boolean => !lost.has('note') && !lost.has('sections');

const entrySources = (entry: Entry) =>
  entry.sources.map((of, i) => ({ of, place: entry.yaml.placeOf(['sources', i]) }));

const rankOf = (corpus: Corpus, source: string) => corpus.documents.get(documentOf(source))?.rank;

function wrongMark(corpus: Corpus, { of, place }: Mark): Flaw[] {
  if (of === DEDUCED) return [];
  const wrong = sourceFlaws(corpus, of, place);
  if (wrong.length > 0 || rankOf(corpus, of) !== 'document') return wrong;
  return [
    {
      ...place,
      code: 'needless-mark',
      message: `"${documentOf(of)}" is a document that the corpus restates, which needs no mark`,
      remedy: `take [@${of}] away and name it among the sources`,
    },
  ];
}

interface Cited {
  of: string;
  place: Place;
}

const isBeyond = (corpus: Corpus, of: string): boolean => (rankOf(corpus, of) ?? 'document') !== 'document';

/** A source that is not a document of the page is used by a passage. */
function unusedSources(corpus: Corpus, sources: Cited[], marks: Mark[]): Flaw[] {
  const used = new Set(marks.map(({ of }) => of));
  return sources
    .filter(({ of }) => isBeyond(corpus, of) && !used.has(of))
    .map(({ of, place }) => ({
      ...place,
      code: 'unused-source',
      message: `no passage here rests on "${of}"`,
      remedy: `end the passage that does with [@${of}], in both languages, or take the source away`,
    }));
}

/** What a passage of an entry names is among the sources of the entry. */
function uncitedSources(corpus: Corpus, sources: Cited[], marks: Mark[]): Flaw[] {
  const cited = new Set(sources.map(({ of }) => of));
  return marks
    .filter(({ of }, i) => isBeyond(corpus, of) && !cited.has(of) && firstOf(marks, of) === i)
    .map(({ of, place }) => ({
      ...place,
      code: 'uncited-source',
      message: `a passage rests on "${of}", which is not among the sources`,
      remedy: 'add it to "sources" of the French file',
    }));
}

const firstOf = (marks: Mark[], of: string): number => marks.findIndex((mark) => mark.of === of);

/** Both languages name the same authorities, section by section. */
function differences(french: Mark[], english: Mark[], page: Page): Flaw[] {
  const namedIn = (marks: Mark[], { of, section }: Mark) =>
    marks.some((mark) => mark.of === of && mark.section === section);
  const differing = [
    ...french.filter((mark) => !namedIn(english, mark)).map((mark) => ({ mark, missing: page.file })),
    ...english
      .filter((mark) => !namedIn(french, mark))
      .map((mark) => ({ mark, missing: page.file.replace(/\.en\.mdx$/, '.fr.mdx') })),
  ];
  return differing.map(
    ({ mark, missing }): Flaw => ({
      ...mark.place,
      code: 'mark-differs',
      message: `[@${mark.of}] has no counterpart in ${missing}`,
      remedy: 'mark the same passage in both languages',
    }),
  );
}

/** A mark that was not understood would be read as text. */
const strayBrackets = (page: Page): Flaw[] =>
  page.anchors
    .filter(({ text }) => /\[[@#]/.test(text))
    .map(
      ({ line, column, text }): Flaw => ({
        file: page.file,
        line,
        column,
        code: 'bad-mark',
        message: `"${text.match(/\[[@#][^\]]*\]?/)?.[0]}" is not a mark`,
        remedy: 'end the paragraph with [#id], [@document#topic], [@deduced], or [#id @deduced]',
      }),
    );
