import { wordsOf } from '../../_leaf/words-of';
import { after, before } from './in-page';
import { rowAt, wordsOfRow } from './read-row';

/** A rule as a page of the site says it. */
export interface PageRuling {
  title: string;
  /** The very paragraph, list item or row that was asked for, and what leads to it. */
  passage: { text: string; lead: string | undefined } | undefined;
  /** The bottom line of the entry or section. */
  line: string | undefined;
  /** Rank of the statement unless it is the document itself, document, edition, section, and how new the rules are. */
  source: string;
}

/** A section or passage of a page; a row of the tables in a section by its number. */
export interface Place {
  anchor: string;
  row?: number | undefined;
}

const HEADINGS = 'h1, h2, h3, h4';
const BOTTOM_LINE = '[data-bottom-line]';
const ENTRY = '.prose[data-role="entry"]';

/** Finds an entry, section or passage on its page; nothing if the page has no such place. */
export function readPage(page: Document, { anchor, row }: Place): PageRuling | undefined {
  const title = page.querySelector('h1');
  const place = anchor === '' ? title : page.getElementById(anchor);
  if (!title || !place) return undefined;
  const isHeading = place.matches(HEADINGS);
  const heading = isHeading ? place : (before(page, place, HEADINGS) ?? title);
  const passage = row !== undefined ? rowAt(page, anchor, row) : isHeading ? undefined : place;
  const isInEntry = page.querySelector(ENTRY) !== null;
  const line = bottomLineOf(page, isInEntry && passage ? title : heading);
  const stated = passage ?? line;
  if (!stated) return undefined;
  return {
    // A section of an entry goes by both names: its own may be no more than "Exceptions".
    title: (isInEntry && heading !== title ? [title, heading] : [heading]).map(wordsOf).join(' · '),
    passage: passage && { text: textOf(passage), lead: leadOf(passage) },
    line: line && line !== passage ? wordsOf(line) : undefined,
    source: sourceOf(page, stated, isInEntry),
  };
}

/** Under a heading that is followed by a list or a table, the bottom line of the page stands for it. */
function bottomLineOf(page: Document, heading: Element): Element | undefined {
  const own = after(page, heading, `${HEADINGS}, ${BOTTOM_LINE}`);
  return own?.matches(BOTTOM_LINE) ? own : (page.querySelector(BOTTOM_LINE) ?? undefined);
}

const textOf = (passage: Element): string => (passage.matches('tr') ? wordsOfRow(passage) : wordsOf(passage));

/** The sentence before a list that ends in a colon, the item that a list stands in, the head of a table. */
function leadOf(passage: Element): string | undefined {
  if (passage.matches('tr')) {
    const head = passage.closest('table')?.querySelector('thead tr');
    return head ? wordsOfRow(head) : undefined;
  }
  const list = passage.matches('li') ? passage.parentElement : null;
  const item = list?.parentElement?.closest('li');
  if (item) return wordsOf(item);
  const previous = list?.previousElementSibling;
  const lead = previous?.matches('p') ? wordsOf(previous) : '';
  return lead.endsWith(':') ? lead : undefined;
}

/** What a statement names itself, then the citation above it and its age; in an entry, those under its bottom line. */
function sourceOf(page: Document, stated: Element, isInEntry: boolean): string {
  const nearest = (selector: string) =>
    isInEntry ? page.querySelector(`${ENTRY} ${selector}`) : before(page, stated, selector);
  const own = stated.querySelectorAll('.authority-words > *');
  return [...own, nearest('.citation'), nearest('[data-as-of]')]
    .flatMap((part) => part ?? [])
    .map(wordsOf)
    .join(' · ');
}
