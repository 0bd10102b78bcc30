/** A title taken apart: marks of uniqueness before it, (V) and notes on its picture after it. */
export interface BareTitle {
  title: string;
  unique?: string;
  virtual?: true;
  /** `AI`, `Holo AI`: the same card with another picture. */
  picture?: string;
}

const BEFORE = /^((?:[•\u0095\uFFFD*]+|(?:<>)+|[◇♦◆]+)\s*)/u;
const VIRTUAL = /\s*\(v(?:irtual)?\)/gi;
const PICTURE = /\s*\(([^()]*\bAI(?: \d+)?|Readable)\)/g;

export function bareTitle(printed: string): BareTitle {
  const before = BEFORE.exec(printed)?.[1] ?? '';
  const marks = before.trim();
  const rest = printed.slice(before.length);
  // most titles have nothing but words
  if (!/[(&/]|\s\s/.test(rest)) return bare(rest.trim(), marks);
  const picture = [...rest.matchAll(PICTURE)].map((match) => match[1]).join(', ');
  const virtual = rest.search(VIRTUAL) >= 0;
  const title = rest
    .replace(PICTURE, '')
    .replace(VIRTUAL, '')
    // combined cards carry a mark for each title
    .replace(/([&/]\s*)(?:[•\u0095]+|(?:<>)+)\s*/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();
  const found = bare(title, marks);
  if (virtual) found.virtual = true;
  if (picture) found.picture = picture;
  return found;
}

const bare = (title: string, marks: string): BareTitle =>
  marks === '' ? { title } : { title, unique: marks.replace(/[\u0095\uFFFD*]/g, '•').replace(/<>/g, '◇') };
