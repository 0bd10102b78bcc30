/** Enough for the pages that are made at the same time. */
const ROOM = 400;

const KEY = Symbol.for('arbitre.still');

/** So many digits of its hash name a markup: not all, since they stand twice on the page. */
export const NAME_LENGTH = 12;

interface Shelf {
  held: Map<string, string>;
  /** The whole hash behind every name that was ever given, also when its markup has gone. */
  named: Map<string, string>;
}

/**
 * Markup on its way from the server components, which make it, to the page that is sent. Both run in one process but
 * have each their own modules, so it lies on the global object.
 */
const shelf = (): Shelf => {
  const holder = globalThis as { [KEY]?: Shelf };
  holder[KEY] ??= { held: new Map(), named: new Map() };
  return holder[KEY];
};

/** Keeps markup under the beginning of its hash, which is returned. Two that begin alike stop the build. */
export function shelve(hash: string, html: string): string {
  const { held, named } = shelf();
  const name = hash.slice(0, NAME_LENGTH);
  const known = named.get(name) ?? hash;
  if (known !== hash) {
    throw new Error(
      `Two parts of the site would both be called ${name}, and one would show the text of the other ` +
        `(${known}, ${hash}). Raise NAME_LENGTH in app/_ui/still/shelf.ts.`,
    );
  }
  named.set(name, hash);
  held.delete(name);
  held.set(name, html);
  const [oldest] = held.keys();
  if (held.size > ROOM && oldest !== undefined) held.delete(oldest);
  return name;
}

export function fromShelf(name: string): string {
  const html = shelf().held.get(name);
  if (html === undefined) throw new Error(`The markup ${name} left the shelf before its page was made.`);
  return html;
}
