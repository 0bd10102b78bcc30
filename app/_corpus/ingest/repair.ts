import type { Line, Repair } from './document';
import { type Lexicon, leaning } from './lexicon';
import { likelyMisread, readings } from './readings';
import { wordsIn } from './sentences';

/** A word with the signs that a scanner puts in place of letters: `co(t`, `€gal`, `|'effet`. */
const TOKEN = /[\p{L}€@|](?:[\p{L}\p{M}\d€@|']|\((?=\p{L}+(?![\p{L})])))*/gu;
const VOWEL = /^[aeiouyhàâéèêëîïôûœ€]/i;
const ELISIONS = new Set([
  'l',
  'd',
  'j',
  'n',
  'm',
  't',
  's',
  'c',
  'qu',
  'jusqu',
  'lorsqu',
  'puisqu',
  'quelqu',
  'presqu',
]);
/** What a scanner makes of the article before an apostrophe. */
const ARTICLE = /^(?:[I|1]|lI|Il|ll|II)$/;
/** English contractions, not articles: I've, I'm. */
const CONTRACTED = /^(?:m|ve|ll|d|re|s)$/;
/** `I' extension`: the article, an apostrophe and a blank that the page does not have. */
const LOOSE_ARTICLE = /(?<![\p{L}\p{N}'])[I|]' (?=[aeiouyhàâéèêîôœ])/gu;
/** `ll est interdit`: the capital of a pronoun; `ll.` numbers a head. */
const PRONOUN = /(?<![\p{L}\p{N}'])ll(?= \p{Ll})/gu;
const FUSED = new Map([
  ["il'y", 'il y'],
  ['ily', 'il y'],
  ["s'ily", "s'il y"],
  ['siil', "s'il"],
  ["qu'ily", "qu'il y"],
]);

/** So many more English words than French ones: a line of card text, whose words are right. */
const ENGLISH = -2;

/** Puts back the letters and accents that a scanner lost, where the lexicon leaves exactly one reading. */
export class Repairer {
  readonly #counts = new Map<string, Repair>();
  readonly #known = new Map<string, string>();

  constructor(private readonly lexicon: Lexicon) {}

  repairs(): Repair[] {
    return [...this.#counts.values()].sort((a, b) => b.count - a.count || a.from.localeCompare(b.from, 'fr'));
  }

  line(line: Line): Line {
    const words = wordsIn(line.text);
    if (words.length === 0 || leaning(words, this.lexicon) < ENGLISH) return line;
    const joined = line.text
      .replace(LOOSE_ARTICLE, (article) => this.#count(article.trim(), "l'"))
      .replace(PRONOUN, (pronoun) => this.#count(pronoun, 'Il'));
    return { ...line, text: joined.replace(TOKEN, (token, at: number) => this.#token(token, joined, at)) };
  }

  #token(token: string, line: string, at: number): string {
    const fused = FUSED.get(token.toLowerCase());
    if (fused) return this.#count(token, matchCase(token, fused));
    const parts = token.split("'");
    const word = parts.pop() ?? '';
    const elided = parts.map((part, i) => this.#elision(part, parts[i + 1] ?? word));
    const repaired = this.#word(word, line, at + token.length - word.length);
    const result = [...elided, repaired].join("'");
    return result === token ? token : this.#count(token, result);
  }

  #elision(part: string, next: string): string {
    const lower = part.toLowerCase();
    if (ARTICLE.test(part)) return VOWEL.test(next) && !CONTRACTED.test(next) ? 'l' : part;
    if (ELISIONS.has(lower)) return part;
    const meant = readings(lower, ELISIONS);
    return meant.length === 1 && lower.length > 1 && VOWEL.test(next)
      ? matchCase(part, meant[0] ?? part)
      : part;
  }

  #word(word: string, line: string, at: number): string {
    if (word.length < 2 || isCode(word)) return word;
    const lower = word.toLowerCase();
    if (this.lexicon.french.has(lower) || this.lexicon.english.has(lower)) return word;
    if (isName(word) && !opensSentence(line, at) && !followsLowerCase(line, at)) return word;
    let meant = this.#known.get(lower);
    if (meant === undefined) {
      const found = readings(lower, this.lexicon.french);
      meant = found.length === 1 ? (found[0] ?? lower) : lower;
      this.#known.set(lower, meant);
    }
    // A capital may go without its accent.
    const isRight =
      meant === lower || (/^\p{Lu}/u.test(word) && meant.slice(1) === lower.slice(1) && /^[eé]/.test(meant));
    return isRight ? word : matchCase(word, meant);
  }

  #count(from: string, to: string): string {
    const repair = this.#counts.get(from) ?? { from, to, count: 0 };
    repair.count += 1;
    this.#counts.set(from, repair);
    return to;
  }
}

/** Card numbers, abbreviations and numerals are no words: `P11`, `MTT`, `lll`. */
const isCode = (word: string): boolean => /^[\p{Lu}\d|]+$|^[Il|1]+$|^\d/u.test(word);

/** A capital and nothing that only a scanner writes: likely a name or a card title. */
const isName = (word: string): boolean => /^\p{Lu}[a-z]+$/u.test(word) && !likelyMisread(word.toLowerCase());

const opensSentence = (line: string, at: number): boolean =>
  /(?:^|[.!?:;•*»¢“"(-])\s*(?:[dlnsDLNS]')?$/.test(line.slice(0, at));

const followsLowerCase = (line: string, at: number): boolean => /(?:^|\s)\p{Ll}+ $/u.test(line.slice(0, at));

/** The repaired word in the case of the damaged one. I and l look alike: one stands for the other. */
function matchCase(like: string, word: string): string {
  if (like.startsWith('I') && word.startsWith('l')) return word;
  const isCapital = /^\p{Lu}/u.test(like) || (like.startsWith('l') && word.startsWith('i'));
  return isCapital ? word.charAt(0).toUpperCase() + word.slice(1) : word;
}
