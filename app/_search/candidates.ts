import type { Locale } from '../_i18n/locales';
import { termsOf } from './analyse';
import { ANSWER_WEIGHTS } from './answer-weights';
import { Associations } from './associations';
import { type QueryTerm, TRUST } from './expand';
import { type Asked, type Glance, glanceAt } from './glance';
import type { OpenedIndex } from './opened';
import type { Query } from './query';
import type { Ranked } from './rank';
import { PageReader, type ReadAnswer } from './read-page';
import { SIGNS, Signs } from './signs';

/** The answer of a document that fits a query best. */
export interface Candidate {
  answer: number;
  /** More is better; comparable between documents. */
  score: number;
  /** How much of the query its question says and how little else, and how much of it question, sentence and passage say; from 0 to 1. */
  ask: number;
  together: number;
  inAll: number;
  /** Whether its question is the one asked: neither says anything of weight that the other, or the page's name, does not. */
  isSame: boolean;
}

/** A document that was found, and its answer that fits best. */
export interface Read {
  ranked: Ranked;
  candidate: Candidate | undefined;
}

/** An answer after the second look. */
export interface Weighted {
  glance: Glance;
  signs: Float64Array;
}

/** So many answers are looked at twice, and so many may vote for one that says the same. */
const LOOKED_AT_TWICE = 14;
const VOTERS = 10;
/** Sentences so much alike say the same; who is so far behind the best has no vote. */
const ALIKE = 0.4;
const FAR_BEHIND = 2;
/** What of either question may be left over where the two are the same. */
const LEFT_OVER = 0.12;
/** The bit of « pas », "not": with it on one side alone, yes is no. */
const NEGATION = 1 << 8;

/** Words that turn a question round: yes to whether a card stays is no to whether it is lost. */
const TURNING: Record<Locale, string> = {
  fr: 'rester garder conserver survivre continuer perdre quitter finir arrêter annuler empêcher éviter ignorer interdire',
  en: 'stay keep remain survive continue lose lost leave end stop cancel prevent avoid ignore forbid',
};

/** Reads the answers of the documents that were found more closely than all documents can be. */
export class CloseReader {
  private readonly reader: PageReader;
  private readonly turning: ReadonlySet<string>;
  private learned: Associations | undefined;

  constructor(
    private readonly index: OpenedIndex,
    private readonly locale: Locale,
    private readonly worthOf: (term: string) => number,
    private readonly weights: Float64Array = Float64Array.from(SIGNS, (sign) => ANSWER_WEIGHTS[sign]),
  ) {
    this.reader = new PageReader(index, locale, worthOf);
    this.turning = new Set(termsOf(TURNING[locale], locale));
  }

  /** The best answer of each document that has any, by its number. */
  best(asked: Asked, ranked: readonly Ranked[]): Map<number, Candidate> {
    const found = new Map<number, Candidate>();
    for (const { glance, signs } of this.look(asked, ranked)) {
      const { document } = glance.ranked;
      const score = signs.reduce((sum, sign, i) => sum + sign * (this.weights[i] as number), 0);
      if (score <= (found.get(document)?.score ?? Number.NEGATIVE_INFINITY)) continue;
      const { number, ask, together, inAll } = glance;
      found.set(document, { answer: number, score, ask, together, inAll, isSame: false });
    }
    for (const [document, candidate] of found) {
      const { answers, names } = this.reader.page(document);
      const answer = answers[candidate.answer];
      candidate.isSame = answer !== undefined && this.isSame(answer, asked, names);
    }
    return found;
  }

  /** The answers that are worth a second look, with what that shows: the best of each document, and the best of all. */
  look(asked: Asked, ranked: readonly Ranked[]): Weighted[] {
    const pages = ranked.map((one) => glanceAt(this.reader.page(one.document), one, asked));
    const all = pages.flat().sort((a, b) => b.rough - a.rough);
    const signs = new Signs(asked, this.associations, this.worthOf, ranked[0]?.score || 1);
    const voters = all.slice(0, VOTERS);
    const twice = new Set(all.slice(0, LOOKED_AT_TWICE));
    for (const page of pages) {
      const [first, ...others] = page;
      if (first) twice.add(others.reduce((best, one) => (one.rough > best.rough ? one : best), first));
    }
    const pageOf = new Map(pages.map((page) => [page[0]?.ranked.document, page]));
    return [...twice].map((glance) => {
      const page = pageOf.get(glance.ranked.document) ?? [];
      return { glance, signs: signs.of(glance, { vote: voteFor(glance, voters), ...beside(glance, page) }) };
    });
  }

  /** Learned when the first question is asked: looking up a word needs none of it. */
  private get associations(): Associations {
    this.learned ??= new Associations(this.pairs());
    return this.learned;
  }

  private *pairs() {
    for (const [document, { title, answers }] of this.index.documents.entries()) {
      const named = termsOf(title, this.locale);
      const said = answers.map(({ say }) => new Set([...termsOf(say, this.locale), ...named]));
      for (const { terms, answer } of this.index.asked[document] ?? []) {
        const own = said[answer];
        if (own) yield { ask: terms, answer: own };
      }
    }
  }

  private isSame(
    { asks }: ReadAnswer,
    { query: { terms, value }, markers }: Asked,
    names: ReadonlySet<string>,
  ): boolean {
    return asks.some((ask) => {
      if ((ask.markers ^ markers) & NEGATION) return false;
      const left = terms.filter((term) => !isIn(ask.terms, term) && !isIn(names, term));
      const said = new Set(terms.flatMap(wordsMeant));
      const over = [...ask.terms].filter((term) => !said.has(term) && !names.has(term));
      if ([...this.turning].some((term) => said.has(term) !== ask.terms.has(term))) return false;
      return (
        worth(left) <= LEFT_OVER * value &&
        over.reduce((sum, term) => sum + this.worthOf(term), 0) <= LEFT_OVER * ask.weight &&
        terms.some((term) => isIn(ask.terms, term))
      );
    });
  }
}

const worth = (terms: Query['terms']): number => terms.reduce((sum, { value }) => sum + value, 0);

/** Whether a good answer of another page says the same: then both are the likelier. */
function voteFor({ ranked, answer, rough }: Glance, voters: readonly Glance[]): number {
  const best = voters[0]?.rough ?? rough;
  let vote = 0;
  for (const voter of voters) {
    if (voter.ranked.document === ranked.document) continue;
    let shared = 0;
    for (const term of answer.say.terms) if (voter.answer.say.terms.has(term)) shared += 1;
    const alike = shared / Math.max(1, answer.say.terms.size + voter.answer.say.terms.size - shared);
    if (alike > ALIKE) vote = Math.max(vote, alike * Math.max(0, 1 - (best - voter.rough) / FAR_BEHIND));
  }
  return vote;
}

/** How well other questions of its page fit: those that the same passage answers, and those that another does. */
function beside(
  { number, answer }: Glance,
  page: readonly Glance[],
): Record<'samePassage' | 'elsewhereOnPage', number> {
  let samePassage = 0;
  let elsewhereOnPage = 0;
  for (const other of page) {
    if (other.number === number) continue;
    if (other.answer.at === answer.at) samePassage = Math.max(samePassage, other.ask);
    else elsewhereOnPage = Math.max(elsewhereOnPage, other.ask);
  }
  return { samePassage, elsewhereOnPage };
}

/** The word itself or what it was mistyped for; a word that may stand for it may as well mean the opposite. */
const wordsMeant = ({ alternatives }: QueryTerm): string[] =>
  alternatives.filter(({ trust }) => trust > TRUST.synonym).map(({ term }) => term);

const isIn = (terms: ReadonlySet<string>, term: QueryTerm): boolean =>
  wordsMeant(term).some((meant) => terms.has(meant));
