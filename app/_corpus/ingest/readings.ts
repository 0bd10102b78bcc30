/** One way in which a scanner misreads French: what it writes, and what may have stood on the page. */
interface Misreading {
  seen: string;
  meant: readonly string[];
  /** Where in the word the confusion occurs; anywhere when not said. */
  at?: 'inside' | 'start' | 'end';
}

/**
 * Lost and mistaken accents, letters that look alike, letters read twice. A plain i or u for î or û is not among
 * them, nor oe for œ: `boite`, `cout` and `coeur` are right as they stand.
 */
const MISREADINGS: readonly Misreading[] = [
  { seen: 'é', meant: ['è', 'ê', 'ô'] },
  { seen: 'è', meant: ['é', 'ê'] },
  { seen: 'ê', meant: ['è', 'é'] },
  // A final e is a sound letter of its own (place, placé): never touched.
  { seen: 'e', meant: ['é', 'è', 'ê'], at: 'inside' },
  { seen: 'es', meant: ['ès'], at: 'end' },
  { seen: 'a', meant: ['â'] },
  { seen: 'a', meant: ['à'], at: 'end' },
  { seen: 'i', meant: ['ï'] },
  { seen: 'o', meant: ['ô'] },
  { seen: 'c', meant: ['ç'] },
  { seen: 'g', meant: ['ç', 'q'] },
  { seen: 'gc', meant: ['ç'] },
  { seen: 'q', meant: ['g'] },
  { seen: 'qg', meant: ['q', 'g'] },
  { seen: 'b', meant: ['ô'], at: 'inside' },
  { seen: 'bé', meant: ['ô'], at: 'inside' },
  { seen: 'd', meant: ['ô', 'û'], at: 'inside' },
  { seen: 'l', meant: ['û'], at: 'inside' },
  { seen: '6', meant: ['ô', 'é'] },
  { seen: '0', meant: ['o', 'ô'] },
  { seen: '1', meant: ['l', 'i'] },
  { seen: '5', meant: ['s'] },
  { seen: '(', meant: ['û', 'l'] },
  { seen: '|', meant: ['l', 'i'] },
  { seen: '€', meant: ['é', 'e'] },
  { seen: '@', meant: ['à', 'a'] },
  { seen: 'l', meant: ['i'], at: 'start' },
  { seen: 'i', meant: ['l'], at: 'start' },
  { seen: 'ce', meant: ['œ'] },
  { seen: 'rn', meant: ['m'] },
  { seen: 'vv', meant: ['w', 'v'] },
  { seen: 'ft', meant: ['t'] },
  { seen: 'eé', meant: ['é', 'è'] },
  { seen: 'ée', meant: ['è', 'é'], at: 'inside' },
  { seen: 'éé', meant: ['é'] },
  { seen: 'eê', meant: ['ê'] },
  { seen: 'êe', meant: ['ê'] },
  { seen: 'eè', meant: ['è'] },
  { seen: 'oô', meant: ['ô'] },
  { seen: 'oé', meant: ['ô'] },
  { seen: 'ee', meant: ['ée'] },
];

const LONGEST = 24;
/** French doubles consonants, not these vowels, and triples nothing. */
const READ_TWICE = /([aiu])(?=\1)|(.)(?=\2\2)/gu;

/** Everything that one misreading less would make of the word. */
function* undo(word: string): Generator<string> {
  for (const { seen, meant, at } of MISREADINGS) {
    for (let i = word.indexOf(seen); i >= 0; i = word.indexOf(seen, i + 1)) {
      const end = i + seen.length;
      if (at === 'start' && i > 0) continue;
      if (at === 'end' && (end < word.length || word.length < 3)) continue;
      if (at === 'inside' && ((i === 0 && seen !== 'e') || isEnding(word, end))) continue;
      for (const letters of meant) yield word.slice(0, i) + letters + word.slice(end);
    }
  }
  for (const { index } of word.matchAll(READ_TWICE)) yield word.slice(0, index) + word.slice(index + 1);
}

/** The letters up to `end` close the word, but for the mark of a plural or a verb after a final e. */
const isEnding = (word: string, end: number): boolean =>
  end === word.length || (word[end - 1] === 'e' && /^(?:s|nt|r|z)$/.test(word.slice(end)));

/** The known words that the word may be a misreading of, the nearest only: one misreading away, or else two. */
export function readings(word: string, known: ReadonlySet<string>): string[] {
  if (word.length < 2 || word.length > LONGEST) return [];
  const once = new Set(undo(word));
  const near = [...once].filter((candidate) => known.has(candidate));
  if (near.length > 0 || word.length < 4) return near;
  const far = new Set<string>();
  for (const step of once) for (const candidate of undo(step)) if (known.has(candidate)) far.add(candidate);
  return [...far];
}

/** Spellings that French does not have: `é` before a mute syllable, a figure or a sign within a word. */
export function likelyMisread(word: string): boolean {
  return (
    /é(?:[bcdfghjlmnpqrstvxz]|[bcdfgptv][lr]|qu|gn|ch)es?$/.test(word) ||
    /[\d(|€@\\]/.test(word) ||
    /(.)\1\1|eé|qg|vv/.test(word)
  );
}
