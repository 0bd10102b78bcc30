import { wordsOf } from '../../_ui/article/words-of';

/** A rule as a page of the site says it. */
export interface PageRuling {
  title: string;
  line: string;
  /** Rank of the statement unless it is the document itself, document, edition, section, and how new the rules are. */
  source: string;
}

const HEADINGS = 'h1, h2, h3, h4';

/** Finds an entry, section or paragraph on its page; nothing if the page has no such place. */
export function readPage(page: Document, anchor: string): PageRuling | undefined {
  const title = page.querySelector('h1');
  if (!title) return undefined;
  if (anchor === '') return whole(page, wordsOf(title), page.querySelector('[data-bottom-line]'));
  const place = page.getElementById(anchor);
  if (!place) return undefined;
  if (place.matches(HEADINGS)) return whole(page, wordsOf(place), after(page, place, '[data-bottom-line]'));
  const heading = before(page, place, HEADINGS) ?? title;
  return whole(page, wordsOf(heading), place);
}

function whole(page: Document, title: string, line: Element | undefined | null): PageRuling | undefined {
  if (!line) return undefined;
  const age = page.querySelector('[data-as-of]');
  const parts = [line.querySelector('.authority-words'), sourceOf(page, line), age].flatMap(
    (part) => part ?? [],
  );
  return { title, line: wordsOf(line), source: parts.map(wordsOf).join(' · ') };
}

/** The nearest citation above a section's text; in an entry, the one under its bottom line. */
function sourceOf(page: Document, line: Element): Element | undefined {
  const inEntry = page.querySelector('.prose[data-role="entry"] .citation');
  return inEntry ?? before(page, line, '.citation');
}

function before(page: Document, place: Element, selector: string): Element | undefined {
  return [...page.querySelectorAll(selector)].findLast(
    (one) => place.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_PRECEDING,
  );
}

function after(page: Document, place: Element, selector: string): Element | undefined {
  return [...page.querySelectorAll(selector)].find(
    (one) => place.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
}
