import { cutText } from '../_i18n/cut-text';
import type { Locale } from '../_i18n/locales';
import { analyse, type Term } from './analyse';
import { type Alternative, type QueryTerm, type Synonyms, TRUST, type Vocabulary } from './expand';
import { LONGEST_QUERY } from './longest-query';

const MOST_TERMS = 40;
const SHORTEST_SLIP = 5;
/** What a word tells that stands nowhere, as a part of what the rarest word tells. */
const UNKNOWN = 0.6;

export interface Query {
  terms: QueryTerm[];
  /** What all its words tell together. */
  value: number;
  /** The query with misspelt words mended, if any was. */
  suggestion: string | undefined;
}

/** Reads a query: its telling words, and for each the terms of the index that may stand for it. */
export function readQuery(text: string, locale: Locale, vocabulary: Vocabulary, synonyms: Synonyms): Query {
  const cut = cutText(text, LONGEST_QUERY);
  const all = analyse(cut, locale);
  const telling = all.filter(({ stop }) => !stop);
  const words = unique(telling.length > 0 ? telling : all).slice(0, MOST_TERMS);
  const typing = /[\p{L}\p{N}]$/u.test(cut);
  const others = synonyms.of(words.map(({ term }) => term));
  const terms = words.map((word, i) => {
    const isLast = typing && word.end === cut.length;
    return readTerm(word, isLast, others.get(i), vocabulary);
  });
  return {
    terms,
    value: terms.reduce((sum, { value }) => sum + value, 0),
    suggestion: mend(cut, words, terms),
  };
}

function unique(terms: Term[]): Term[] {
  const seen = new Map<string, Term>();
  // The last of equal words is kept: it may still be being typed.
  for (const term of terms) seen.set(term.term, term);
  return [...seen.values()].sort((a, b) => a.start - b.start);
}

function readTerm(
  { term, word }: Term,
  isLast: boolean,
  synonyms: Set<string> | undefined,
  vocabulary: Vocabulary,
): QueryTerm {
  const found = new Map<string, Alternative & { value: number }>();
  /** `like` is the term whose rarity counts: a rare reading of a common word tells no more than the word. */
  const add = (other: string, trust: number, like = other) => {
    if (!vocabulary.has(other)) return;
    const value = trust * Math.min(vocabulary.rarityOf(like), vocabulary.rarityOf(other));
    if (value > (found.get(other)?.value ?? 0)) found.set(other, { term: other, trust, value });
  };
  let meant: string | undefined;

  const slip = word.length >= SHORTEST_SLIP ? vocabulary.slipOf(term) : undefined;
  if (slip) {
    meant = vocabulary.wordOf(slip);
    add(slip, TRUST.near);
  }
  add(term, TRUST.exact, slip);
  // What is being typed may be the beginning of a word or of its stem.
  const begun = isLast && word.length >= 2 ? vocabulary.beginningWith(word, term) : [];
  for (const other of begun) add(other, TRUST.prefix, begun[0]);
  if (!vocabulary.has(term) && !begun.some((other) => vocabulary.isCommon(other))) {
    const near = vocabulary.near(term, word);
    for (const { term: other, distance } of near) {
      add(other, distance === 1 ? TRUST.near : TRUST.far, near[0]?.term);
    }
    if (near[0]) meant ??= vocabulary.wordOf(near[0].term);
  }
  for (const other of synonyms ?? []) add(other, TRUST.synonym, vocabulary.has(term) ? term : other);

  const alternatives = [...found.values()].sort((a, b) => b.value - a.value);
  // A word that the index does not know still asks for something, and what it was taken for may not be it.
  const unknown = vocabulary.has(term) || begun.length > 0 ? 0 : UNKNOWN * vocabulary.rarityOf(term);
  const value = Math.max(unknown, alternatives[0]?.value ?? 0);
  return { word, term, alternatives, meant, value };
}

/** The query as it was probably meant. */
function mend(text: string, words: Term[], terms: QueryTerm[]): string | undefined {
  let mended = '';
  let from = 0;
  let changed = false;
  words.forEach(({ start, end }, i) => {
    const meant = terms[i]?.meant;
    if (!meant) return;
    mended += text.slice(from, start) + meant;
    from = end;
    changed = true;
  });
  return changed ? mended + text.slice(from) : undefined;
}
