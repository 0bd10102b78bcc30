/** A box of the page and what was typed in it. */
export interface TypedText {
  /** None if nothing names the box. */
  label: string;
  text: string;
}

const BOXES = 'textarea:not([readonly]), input:is([type=text], [type=search], :not([type]))';

/** After a retry that fails as well the boxes are empty: what the first failure found is still shown. */
let lastFound: TypedText[] = [];

/** What stands in the boxes of the page. React takes a fallen page off only after its error page is first rendered. */
export function readTypedText(page: ParentNode): TypedText[] {
  const found = [...page.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(BOXES)]
    .filter(({ value }) => /\S/.test(value))
    .map((box) => ({ label: labelOf(box), text: box.value }));
  if (found.length > 0) lastFound = found;
  return lastFound;
}

function labelOf(box: HTMLInputElement | HTMLTextAreaElement): string {
  const label = box.labels?.[0];
  // the label may hold the box itself, whose text is not its name
  const written = label && [...label.childNodes].find(({ nodeType }) => nodeType === Node.TEXT_NODE);
  return (box.getAttribute('aria-label') ?? written?.textContent ?? '').trim();
}
