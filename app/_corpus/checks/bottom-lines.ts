import type { Locale } from '../../_i18n/locales';
import { type Corpus, type Page, pages } from '../corpus';
import type { Flaw } from '../flaw';
import type { Passage } from '../outline';
import type { Check } from './check';

export const LONGEST_BOTTOM_LINE = 280;
const MOST_SENTENCES = 2;

/** Entries, chapters and the sections of chapters begin with a bottom line that fits a preview and a ruling card. */
export const bottomLines: Check = ({ corpus }) =>
  [...pages(corpus)].flatMap((page) =>
    page.passages.flatMap((passage) => [
      ...(needsBottomLine(corpus, page, passage) ? test(page, passage) : []),
      ...unfinished(page, passage),
    ]),
  );

const needsBottomLine = (corpus: Corpus, page: Page, passage: Passage): boolean =>
  passage.depth === 1 || corpus.chapters.has(page.id);

function test(page: Page, passage: Passage): Flaw[] {
  const subject = passage.title ? `section "${passage.title}"` : 'the page';
  if (!passage.bottomLine) {
    return [
      {
        file: page.file,
        line: passage.line,
        column: passage.column,
        code: 'missing-bottom-line',
        message: `${subject} does not begin with a paragraph`,
        remedy: `begin with the ruling itself, in at most two sentences and ${LONGEST_BOTTOM_LINE} characters`,
      },
    ];
  }
  const { text, line, column } = passage.bottomLine;
  const sentences = countSentences(text, page.locale);
  if (text.length <= LONGEST_BOTTOM_LINE && sentences <= MOST_SENTENCES) return [];
  return [
    {
      file: page.file,
      line,
      column,
      code: 'long-bottom-line',
      message: `the bottom line has ${text.length} characters in ${sentences} sentence(s)`,
      remedy: `keep to ${LONGEST_BOTTOM_LINE} characters and two sentences; the rest goes in the next paragraph`,
    },
  ];
}

/** Rule boxes, previews and cards show the first paragraph alone, without the list that it may lead to. */
function unfinished(page: Page, { bottomLine }: Passage): Flaw[] {
  if (!bottomLine || !/[:;,…]\s*$/.test(bottomLine.text)) return [];
  const { text, line, column } = bottomLine;
  return [
    {
      file: page.file,
      line,
      column,
      code: 'unfinished-bottom-line',
      message: `the first paragraph stops in mid-thought: "…${text.slice(-24)}"`,
      remedy: 'end it with a full stop, so that it stands alone; a list may follow all the same',
    },
  ];
}

/** A sentence ends at . ! ? … before a blank and a capital or a quote: figures and abbreviations do not end one. */
export function countSentences(text: string, locale: Locale): number {
  const segments = new Intl.Segmenter(locale, { granularity: 'sentence' }).segment(text.trim());
  return Array.from(segments).filter(
    ({ segment }) => /[.!?…]["»”)\s]*$/.test(segment) || /\p{L}\s*$/u.test(segment),
  ).length;
}
