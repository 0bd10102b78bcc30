import type { TableRow } from 'mdast';
import { toString as plainText } from 'mdast-util-to-string';
import { authorityOf, type Rank } from '../_corpus/authority';
import type { Corpus, Page } from '../_corpus/corpus';
import { typeset } from '../_i18n/typeset';

/** A paragraph, list item or row of a table: the smallest thing that search finds and an answer shows. */
export interface FoundPassage {
  /** Its address on its page; that of its section for a row, empty for a row of the lead. */
  anchor: string;
  text: string;
  /** What leads to it, where it does not stand alone: the sentence before its list, the head of its table. */
  lead: string;
  authority: Rank;
  /** What it names itself as its source; none where it rests on the documents of its page. */
  sources: string[];
}

/** The passages under one heading; the lead of a page has neither id nor title. */
export interface FoundSection {
  id: string;
  title: string;
  passages: FoundPassage[];
}

/** The sections of a page, or the one asked for (empty: the lead), in reading order. */
export function sectionsOf(corpus: Corpus, page: Page, only: string | undefined): FoundSection[] {
  const set = (text: string) => typeset(text, page.locale);
  const colon = page.locale === 'fr' ? ' :' : ':';
  const led = (lead: string) => (lead === '' || /[:.!?]\s*$/.test(lead) ? lead : `${lead}${colon}`);
  const rows = rowsBySection(page);
  const sections: FoundSection[] = [{ id: '', title: '', passages: [] }];
  for (const { of, id, section, text, lead, authority } of page.anchors) {
    if (of === 'heading') sections.push({ id, title: set(text), passages: [] });
    else if (text) {
      const { rank, sources } = authorityOf(corpus, authority);
      const own = sections.findLast((one) => one.id === section);
      own?.passages.push({ anchor: id, text: set(text), lead: set(led(lead)), authority: rank, sources });
    }
  }
  for (const { id, passages } of sections) {
    for (const { text, lead } of rows.get(id) ?? [])
      passages.push({ anchor: id, text: set(text), lead: set(lead), authority: 'document', sources: [] });
  }
  return sections.filter(({ id }) => only === undefined || id === only);
}

/** What each row of the tables says under the head of its table, by section. */
function rowsBySection(page: Page): Map<string, { text: string; lead: string }[]> {
  const found = new Map<string, { text: string; lead: string }[]>();
  let section = '';
  for (const node of page.tree.children) {
    if (node.type === 'heading') section = String(node.data?.hProperties?.id ?? section);
    if (node.type !== 'table') continue;
    const [head, ...rows] = node.children.map(wordsOf);
    const known = found.get(section) ?? [];
    found.set(section, [...known, ...rows.map((text) => ({ text, lead: head ?? '' }))]);
  }
  return found;
}

const wordsOf = (row: TableRow): string =>
  row.children
    .map((cell) => plainText(cell).trim())
    .filter(Boolean)
    .join(' · ');
