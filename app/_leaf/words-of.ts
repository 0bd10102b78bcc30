/** The words of a passage, without the signs that only a page needs and without the lists in it. */
export function wordsOf(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const extra of copy.querySelectorAll('.permalink, .authority, .no-print, ul, ol')) extra.remove();
  return (copy.textContent ?? '').replace(/[ \t\n]+/g, ' ').trim();
}
