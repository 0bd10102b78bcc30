/**
 * The address of a passage that has only a number carries a code of its words: `#attrition.3~k3f9x2`. Numbers shift when
 * a line is put before them; by its code a passage is known again wherever it went, or known to have changed.
 */
export interface PassageAnchor {
  id: string;
  /** Of the words that the passage had when its address was copied. */
  code: string | undefined;
}

const NUMBERED = /\.\d+$/;

export const isNumbered = (id: string): boolean => NUMBERED.test(id);

export function writeAnchor(id: string, text: string): string {
  return isNumbered(id) ? `${id}~${codeOf(text)}` : id;
}

export function readAnchor(hash: string): PassageAnchor {
  const [id = '', code] = safely(hash.replace(/^#/, '')).split('~');
  return { id, code: code || undefined };
}

/** A short name for words, whatever their spaces (FNV-1a). */
export function codeOf(text: string): string {
  let hash = 0x811c9dc5;
  for (const sign of text.replace(/\s+/gu, ' ').trim()) {
    hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 0x01000193);
  }
  return (hash >>> 0).toString(36);
}

/** Where an address leads on the page as it is now. */
export type Place =
  | { found: 'there' | 'elsewhere'; id: string }
  | { found: 'changed'; id: string | undefined };

/** `passages` are those of the page, by id, in their order. */
export function findPassage({ id, code }: PassageAnchor, passages: ReadonlyMap<string, string>): Place {
  const text = passages.get(id);
  if (text !== undefined && (code === undefined || codeOf(text) === code)) return { found: 'there', id };
  const moved = code && [...passages].find(([, words]) => codeOf(words) === code);
  if (moved) return { found: 'elsewhere', id: moved[0] };
  return { found: 'changed', id: text === undefined ? undefined : id };
}

function safely(hash: string): string {
  try {
    return decodeURIComponent(hash);
  } catch {
    return hash;
  }
}
