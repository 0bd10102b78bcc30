import { countMarkers } from './markers';
import type { Query } from './query';
import type { QueryWords } from './query-words';
import type { QuestionForm } from './question-form';
import type { Ranked } from './rank';
import type { ReadAnswer, ReadAsk, ReadPage } from './read-page';

/** A query, with what it is like beside what it is about. */
export interface Asked {
  query: Query;
  words: QueryWords;
  markers: number;
  form: QuestionForm;
}

/** What is left of a word that every answer of a page has. */
const COMMON_HERE = 0.4;
/** How much it counts that a question says little else than what was asked. */
const WHOLENESS = 0.65;

/** What a first look at an answer shows; parts of the query from 0 to 1. */
export interface Glance {
  ranked: Ranked;
  page: ReadPage;
  answer: ReadAnswer;
  number: number;
  /** Its question that fits best, small words included. */
  nearest: ReadAsk | undefined;
  /** How much of the query its best question says and how little else, and the latter alone. */
  ask: number;
  askWhole: number;
  /** The same with the small words: how many, who, without … */
  askMarked: number;
  /** What its questions say together, its sentence, its passage, all of these, and these with the names of the page. */
  asks: number;
  say: number;
  passage: number;
  together: number;
  inAll: number;
  /** As sentence and passage, but words that every answer of the page has count less. */
  sayHere: number;
  passageHere: number;
  /** For each word of the query, how much of its worth stands anywhere in it. */
  words: Float64Array;
  /** The most telling word of the query that none of it has. */
  missing: number;
  /** A rough sum, by which it is decided what is looked at again. */
  rough: number;
}

const ROUGH = { page: 0.7, form: 0.25, say: 0.5, passage: 0.45, together: 1.15, inAll: 0.9 };
const ASK = 1.2;
const MARKERS = 0.35;

export const wantsVerdict = ({ isOpen, isChoice }: QuestionForm): boolean => !isOpen && !isChoice;

/** A first look at each answer of a page. */
export function glanceAt(page: ReadPage, ranked: Ranked, { query, words, markers, form }: Asked): Glance[] {
  const { terms, value: total } = query;
  const places = page.answers.map((answer) => placeOf(answer, words));
  const inNames = words.in(page.names);
  const here = terms.map((_, t) => {
    let holding = 0;
    for (const { anywhere } of places) if ((anywhere[t] as number) > 0) holding += 1;
    return 1 - ((1 - COMMON_HERE) * holding) / Math.max(1, places.length);
  });
  const totalHere = terms.reduce((sum, { value }, t) => sum + value * (here[t] as number), 0) || 1;
  return page.answers.map((answer, number): Glance => {
    const place = places[number] as Place;
    const best = bestAsk(answer, place, total, markers);
    const sums = {
      asks: 0,
      say: 0,
      passage: 0,
      together: 0,
      inAll: 0,
      sayHere: 0,
      passageHere: 0,
      missing: 0,
    };
    for (let t = 0; t < terms.length; t++) {
      const anywhere = place.anywhere[t] as number;
      const say = place.say[t] as number;
      const passage = place.passage[t] as number;
      const often = here[t] as number;
      sums.asks += place.inAsks[t] as number;
      sums.say += say;
      sums.passage += passage;
      sums.together += anywhere;
      sums.inAll += Math.max(anywhere, inNames[t] as number);
      sums.sayHere += say * often;
      sums.passageHere += passage * often;
      sums.missing = Math.max(sums.missing, (terms[t]?.value ?? 0) - anywhere);
    }
    const together = sums.together / total;
    const inAll = sums.inAll / total;
    const sayHere = sums.sayHere / totalHere;
    const passageHere = sums.passageHere / totalHere;
    const isOfForm = (answer.verdict !== undefined) === wantsVerdict(form);
    return {
      ranked,
      page,
      answer,
      number,
      ...best,
      asks: sums.asks / total,
      say: sums.say / total,
      passage: sums.passage / total,
      together,
      inAll,
      sayHere,
      passageHere,
      words: place.anywhere,
      missing: sums.missing / total,
      rough:
        ROUGH.page * ranked.score +
        best.askMarked +
        (isOfForm ? ROUGH.form : 0) +
        ROUGH.say * sayHere +
        ROUGH.passage * passageHere +
        ROUGH.together * together +
        ROUGH.inAll * inAll,
    };
  });
}

type BestAsk = Pick<Glance, 'nearest' | 'ask' | 'askWhole' | 'askMarked'>;

function bestAsk({ asks }: ReadAnswer, place: Place, total: number, markers: number): BestAsk {
  const best: BestAsk = { nearest: undefined, ask: 0, askWhole: 0, askMarked: 0 };
  asks.forEach((one, k) => {
    const said = place.asks[k] as number;
    const whole = Math.min(1, said / one.weight);
    const fit = (said / total) * whole ** WHOLENESS;
    const both = countMarkers(one.markers & markers);
    const shared = (2 * both) / Math.max(1, countMarkers(one.markers) + countMarkers(markers));
    const marked = ASK * fit + MARKERS * shared;
    if (fit > best.ask) Object.assign(best, { ask: fit, askWhole: whole });
    if (!best.nearest || marked > best.askMarked) Object.assign(best, { nearest: one, askMarked: marked });
  });
  return best;
}

/** How much of each word's worth stands in the parts of an answer; of each question, of all words together. */
interface Place {
  asks: number[];
  inAsks: Float64Array;
  say: Float64Array;
  passage: Float64Array;
  anywhere: Float64Array;
}

function placeOf({ asks, say, passage }: ReadAnswer, words: QueryWords): Place {
  const inAsks = words.none();
  const said = asks.map(({ terms }) => {
    const own = words.in(terms);
    let sum = 0;
    for (let t = 0; t < own.length; t++) {
      sum += own[t] as number;
      inAsks[t] = Math.max(inAsks[t] as number, own[t] as number);
    }
    return sum;
  });
  const inSay = words.in(say.terms);
  const inPassage = words.in(passage.terms);
  const anywhere = inSay.map((value, t) => Math.max(value, inPassage[t] as number, inAsks[t] as number));
  return { asks: said, inAsks, say: inSay, passage: inPassage, anywhere };
}
