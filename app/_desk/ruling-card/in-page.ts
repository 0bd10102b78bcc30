/** The last such element that stands before a place of the page. */
export const before = (page: Document, place: Element, selector: string): Element | undefined =>
  [...page.querySelectorAll(selector)].findLast(
    (one) => place.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_PRECEDING,
  );

/** The first such element that stands behind a place of the page. */
export const after = (page: Document, place: Element, selector: string): Element | undefined =>
  [...page.querySelectorAll(selector)].find(
    (one) => place.compareDocumentPosition(one) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
