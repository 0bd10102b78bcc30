/** Enough for the pages that are made at the same time. */
const ROOM = 400;

const KEY = Symbol.for('arbitre.still');

/**
 * Markup on its way from the server components, which make it, to the page that is sent. Both run in one process but
 * have each their own modules, so it lies on the global object.
 */
const shelf = (): Map<string, string> => {
  const holder = globalThis as { [KEY]?: Map<string, string> };
  holder[KEY] ??= new Map();
  return holder[KEY];
};

export function shelve(id: string, html: string): void {
  const held = shelf();
  held.delete(id);
  held.set(id, html);
  const [oldest] = held.keys();
  if (held.size > ROOM && oldest !== undefined) held.delete(oldest);
}

export function fromShelf(id: string): string {
  const html = shelf().get(id);
  if (html === undefined) throw new Error(`The markup ${id} left the shelf before its page was made.`);
  return html;
}
