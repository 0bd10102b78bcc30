import type { Head } from './document';

const LONGEST = 80;
/** `Actions - step 1 a : initiation` is known by its number; what follows only describes it. */
const NUMBERED = /^(.*?\b(?:step|example|étape|exemple)\s*\d+)(?:\s*([a-z])\b)?.*$/i;

/** The address of a head: its English name, or its French one where the document gives no other. */
export function slugOf({ en, fr }: Head): string {
  const numbered = en.match(NUMBERED);
  const name = numbered ? `${numbered[1]}${numbered[2] ?? ''}` : en;
  return kebab(name) || kebab(fr) || 'topic';
}

export function kebab(text: string, longest = LONGEST): string {
  const slug = text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .replace(/æ/g, 'ae')
    .replace(/['’‘]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');
  if (slug.length <= longest) return slug;
  const cut = slug.slice(0, longest);
  return cut.includes('-') ? cut.slice(0, cut.lastIndexOf('-')) : cut;
}

/** Gives every slug once: the second of the same name ends in `-2`. */
export class Slugs {
  /** How often each name was given. */
  readonly #given = new Map<string, number>();

  give(wanted: string): string {
    let count = (this.#given.get(wanted) ?? 0) + 1;
    while (count > 1 && this.#given.has(`${wanted}-${count}`)) count += 1;
    this.#given.set(wanted, count);
    const slug = count === 1 ? wanted : `${wanted}-${count}`;
    if (count > 1) this.#given.set(slug, 1);
    return slug;
  }
}
