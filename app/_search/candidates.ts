import type { Locale } from '../_i18n/locales';
import { termsOf } from './analyse';
import { type QueryTerm, TRUST } from './expand';
import { countMarkers } from './markers';
import type { OpenedIndex } from './opened';
import type { Query } from './query';
import type { QuestionForm } from './question-form';
import type { Ranked } from './rank';

/** How much each sign counts that an answer is the one asked for. */
export const ANSWER_WEIGHTS = {
  /** What ranked its page. */
  page: 0.7,
  /** The question that it answers says what was asked, and little else … */
  ask: 1.2,
  askWhole: 0.65,
  /** … and so do others of its questions. */
  agreement: 0.08,
  /** Question and query have the same small words: how many, who, without … */
  markers: 0.35,
  /** Both want yes or no, or neither does. */
  form: 0.25,
  /** Asked how many, its sentence has a figure; asked where, a place. */
  kind: 0.1,
  /** Its sentence says what was asked; words that every answer of the page has count less. */
  say: 0.5,
  /** So does the passage that proves it. */
  passage: 0.45,
  /** What was asked stands in question, sentence and passage together. */
  together: 1.15,
  /** The same with the names of the page. */
  inAll: 0.9,
};
export type AnswerWeights = typeof ANSWER_WEIGHTS;

/** So well must a question fit to agree with the best, and more than so many say no more. */
const AGREEING = 0.25;
const MOST_AGREEING = 2;

/** Where things lie and go, in all three games and both languages. */
const PLACE =
  /pile|main\b|défauss|dessus|dessous|sous |zone|deck|site|table|hand\b|trash|top|under|discard|bottom/i;
/** The bits of « combien » and « où », by their places among the markers. */
const HOW_MANY = 1 << 0;
const WHERE = 1 << 2;

/** 1 where a sentence has what was asked for, -1 where it lacks it, 0 where nothing of the kind was asked. */
function kindOf({ hasFigure, hasPlace }: ReadAnswer, markers: number): number {
  const figure = markers & HOW_MANY ? (hasFigure ? 1 : -1) : 0;
  const place = markers & WHERE ? (hasPlace ? 1 : -1) : 0;
  return figure + place;
}

/** What is left of a word that every answer of a page has. */
const COMMON_HERE = 0.4;

/** The answer of a document that fits a query best. */
export interface Candidate {
  answer: number;
  /** More is better; comparable between documents. */
  fit: number;
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

/** What of either question may be left over where the two are the same. */
const LEFT_OVER = 0.12;
/** The bit of « pas », "not": with it on one side alone, yes is no. */
const NEGATION = 1 << 8;

/** A query, with what it is like beside what it is about. */
export interface Asked {
  query: Query;
  markers: number;
  form: QuestionForm;
}

interface ReadAnswer {
  asks: { terms: Set<string>; weight: number; markers: number }[];
  say: Set<string>;
  /** Whether its sentence has a figure, and a place. */
  hasFigure: boolean;
  hasPlace: boolean;
  passage: Set<string>;
  hasVerdict: boolean;
}

/** Reads the answers of the documents that were found more closely than all documents can be. */
export class CloseReader {
  private readonly read = new Map<number, ReadAnswer[]>();

  constructor(
    private readonly index: OpenedIndex,
    private readonly locale: Locale,
    private readonly worthOf: (term: string) => number,
    private readonly weights: AnswerWeights = ANSWER_WEIGHTS,
  ) {}

  /** The best answer of a document; none where it has none. */
  best(asked: Asked, { document }: Ranked): Candidate | undefined {
    const { query } = asked;
    const answers = this.answersOf(document);
    const found = query.terms.map((term) => answers.map((answer) => findIn(answer, term)));
    const values = query.terms.map(({ value }, t) => {
      const holding = found[t]?.filter((place) => place.anywhere > 0).length ?? 0;
      const common = holding / Math.max(1, answers.length);
      return { value, here: 1 - (1 - COMMON_HERE) * common };
    });
    const names = this.index.called[document] ?? new Set();
    const inNames = query.terms.map((term) => valueIn(names, term));
    let best: Candidate | undefined;
    answers.forEach((answer, a) => {
      const places = found.map((row) => row[a] as Place);
      const candidate = this.weigh(answer, a, places, values, inNames, asked);
      if (!best || candidate.fit > best.fit) best = candidate;
    });
    const answer = best && answers[best.answer];
    return best && answer && { ...best, isSame: this.isSame(answer, asked.query, asked.markers, names) };
  }

  private isSame(
    { asks }: ReadAnswer,
    { terms, value }: Query,
    markers: number,
    names: Set<string>,
  ): boolean {
    return asks.some((ask) => {
      if ((ask.markers ^ markers) & NEGATION) return false;
      const left = terms.filter((term) => !isIn(ask.terms, term) && !isIn(names, term));
      const said = new Set(terms.flatMap(wordsMeant));
      const over = [...ask.terms].filter((term) => !said.has(term) && !names.has(term));
      return (
        left.reduce((sum, term) => sum + term.value, 0) <= LEFT_OVER * value &&
        this.weightOf(new Set(over), 0) <= LEFT_OVER * ask.weight &&
        terms.some((term) => isIn(ask.terms, term))
      );
    });
  }

  private weigh(
    answer: ReadAnswer,
    number: number,
    places: Place[],
    values: { value: number; here: number }[],
    inNames: number[],
    { query, markers, form }: Asked,
  ): Candidate {
    const w = this.weights;
    const total = query.value || 1;
    const sum = (of: (place: Place, i: number) => number) =>
      places.reduce((all, place, i) => all + of(place, i), 0);
    const totalHere = values.reduce((all, { value, here }) => all + value * here, 0) || 1;
    let ask = 0;
    let asked = 0;
    let agreeing = 0;
    answer.asks.forEach(({ weight, markers: own }, k) => {
      const said = sum((place) => place.asks[k] ?? 0);
      const whole = Math.min(1, said / weight);
      const fit = (said / total) * whole ** w.askWhole;
      if ((said / total) * whole > AGREEING) agreeing += 1;
      const both = countMarkers(own & markers);
      const shared = (2 * both) / Math.max(1, countMarkers(own) + countMarkers(markers));
      asked = Math.max(asked, fit);
      ask = Math.max(ask, w.ask * fit + w.markers * shared);
    });
    const sayHere = sum((place, i) => place.say * (values[i]?.here ?? 1)) / totalHere;
    const passage = sum((place, i) => place.passage * (values[i]?.here ?? 1)) / totalHere;
    const together = sum((place) => place.anywhere) / total;
    const inAll = sum((place, i) => Math.max(place.anywhere, inNames[i] ?? 0)) / total;
    const wantsVerdict = !form.isOpen && !form.isChoice;
    return {
      answer: number,
      ask: asked,
      together,
      inAll,
      isSame: false,
      fit:
        ask +
        (answer.hasVerdict === wantsVerdict ? w.form : 0) +
        w.agreement * Math.min(MOST_AGREEING, agreeing) +
        w.kind * kindOf(answer, markers) +
        w.say * sayHere +
        w.passage * passage +
        w.together * together +
        w.inAll * inAll,
    };
  }

  private answersOf(document: number): ReadAnswer[] {
    const known = this.read.get(document);
    if (known) return known;
    const { answers, passages } = this.index.documents[document] ?? { answers: [], passages: [] };
    const asked = this.index.asked[document] ?? [];
    const terms = (text: string) => new Set(termsOf(text, this.locale));
    const made = answers.map(({ say, verdict, passage }, number): ReadAnswer => {
      const proof = passages[passage];
      return {
        asks: asked
          .filter(({ answer }) => answer === number)
          .map((one) => ({ terms: one.terms, markers: one.markers, weight: this.weightOf(one.terms) })),
        say: terms(say),
        hasFigure: /\d/.test(say),
        hasPlace: PLACE.test(say),
        passage: terms(proof ? `${proof.lead} ${proof.text}` : ''),
        hasVerdict: verdict !== undefined,
      };
    });
    this.read.set(document, made);
    return made;
  }

  private weightOf(terms: ReadonlySet<string>, ofNone = 1): number {
    let weight = 0;
    for (const term of terms) weight += this.worthOf(term);
    return weight || ofNone;
  }
}

/** How much of a word's worth stands in each part of an answer. */
interface Place {
  asks: number[];
  say: number;
  passage: number;
  anywhere: number;
}

function findIn({ asks, say, passage }: ReadAnswer, term: QueryTerm): Place {
  const inAsks = asks.map(({ terms }) => valueIn(terms, term));
  const inSay = valueIn(say, term);
  const inPassage = valueIn(passage, term);
  return { asks: inAsks, say: inSay, passage: inPassage, anywhere: Math.max(inSay, inPassage, ...inAsks) };
}

/** Alternatives come with the most telling first. */
function valueIn(terms: ReadonlySet<string>, { alternatives }: QueryTerm): number {
  return alternatives.find(({ term }) => terms.has(term))?.value ?? 0;
}

/** The word itself or what it was mistyped for; a word that may stand for it may as well mean the opposite. */
const wordsMeant = ({ alternatives }: QueryTerm): string[] =>
  alternatives.filter(({ trust }) => trust > TRUST.synonym).map(({ term }) => term);

const isIn = (terms: ReadonlySet<string>, term: QueryTerm): boolean =>
  wordsMeant(term).some((meant) => terms.has(meant));
