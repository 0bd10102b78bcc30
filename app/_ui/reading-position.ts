/** Where on the screen a reader's eye is taken to be: a third of the way down. */
const readingLine = (): number => window.innerHeight / 3;

/** The id of the section whose heading was last passed; none while the lead is being read. */
export function sectionBeingRead(): string | undefined {
  const headings = document.querySelectorAll<HTMLElement>('.prose-part :is(h2, h3)[id]');
  const atEnd = window.innerHeight + window.scrollY >= document.documentElement.scrollHeight - 2;
  let current: string | undefined;
  for (const heading of headings) {
    const { top } = heading.getBoundingClientRect();
    if (top <= readingLine() || (atEnd && top < window.innerHeight)) current = heading.id;
  }
  return current;
}

/** The place that the address names, while it is in sight. */
export function placeInSight(id: string): string | undefined {
  const box = id ? document.getElementById(id)?.getBoundingClientRect() : undefined;
  return box && box.bottom > 0 && box.top < window.innerHeight ? id : undefined;
}
