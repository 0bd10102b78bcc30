import type { Associations } from './associations';
import { type QueryTerm, TRUST } from './expand';
import { type Asked, type Glance, wantsVerdict } from './glance';
import type { Weighed } from './read-page';

/** What speaks for an answer being the one asked for, in the order in which their weights are learned. */
export const SIGNS = [
  'askMarked',
  'ask',
  'askWhole',
  'asks',
  'askOver',
  'say',
  'sayHere',
  'sayWhole',
  'sayLength',
  'passage',
  'passageHere',
  'passageWhole',
  'together',
  'inAll',
  'missing',
  'exact',
  'meant',
  'meantInPassage',
  'sayExplained',
  'askExplained',
  'title',
  'titleWhole',
  'names',
  'form',
  'verdictToOpen',
  'page',
  'pageBesideBest',
  'coverage',
  'card',
  'vote',
  'samePassage',
  'elsewhereOnPage',
] as const;
export type Sign = (typeof SIGNS)[number];

/** A word that goes with another so often might as well be it. */
const AS_GOOD = 4;
/** What the word itself is worth beside words that go with it, and what is left of a word without either. */
const ITSELF = 0.3;
const NOTHING = 1e-3;
const LONGEST_SAY = 140;

/** The second look: what can be told of an answer by itself. */
export class Signs {
  private readonly meant: (ReadonlyMap<string, number> | undefined)[];
  private readonly said: ReadonlySet<string>;
  private readonly brought = new Map<string, Float64Array | undefined>();

  constructor(
    private readonly asked: Asked,
    associations: Associations,
    private readonly worthOf: (term: string) => number,
    /** The score of the page that ranks first. */
    private readonly best: number,
  ) {
    this.meant = asked.query.terms.map(({ term }) => associations.of(term));
    this.said = new Set(
      asked.query.terms.flatMap(({ alternatives }) => alternatives.map(({ term }) => term)),
    );
  }

  of(glance: Glance, around: Record<'vote' | 'samePassage' | 'elsewhereOnPage', number>): Float64Array {
    const { ranked, page, answer, nearest } = glance;
    const { terms, value: total } = this.asked.query;
    const { form, words } = this.asked;
    const part = (value: (term: QueryTerm) => number) =>
      terms.reduce((sum, term) => sum + value(term), 0) / total;
    const title = words.sumIn(page.title.terms) / total;
    const signs: Record<Sign, number> = {
      askMarked: glance.askMarked,
      ask: glance.ask,
      askWhole: glance.askWhole,
      asks: glance.asks,
      askOver: nearest ? this.leftOver(nearest, page.names) : 1,
      say: glance.say,
      sayHere: glance.sayHere,
      sayWhole: Math.min(1, (glance.say * total) / answer.say.weight),
      sayLength: answer.length / LONGEST_SAY,
      passage: glance.passage,
      passageHere: glance.passageHere,
      passageWhole: Math.min(1, (glance.passage * total) / answer.passage.weight),
      together: glance.together,
      inAll: glance.inAll,
      missing: glance.missing,
      exact: part((term) => (this.isSaid(term, glance) ? term.value : 0)),
      ...this.meantBy(glance),
      sayExplained: this.explained(answer.say),
      askExplained: nearest ? this.explained(nearest) : 0,
      title,
      titleWhole: Math.min(1, (title * total) / page.title.weight),
      names: words.sumIn(page.names) / total,
      form: (answer.verdict !== undefined) === wantsVerdict(form) ? 1 : 0,
      verdictToOpen: form.isOpen && answer.verdict ? 1 : 0,
      page: ranked.score,
      pageBesideBest: ranked.score / this.best,
      coverage: ranked.coverage,
      card: page.isCard ? 1 : 0,
      ...around,
    };
    return Float64Array.from(SIGNS, (sign) => signs[sign]);
  }

  /** Whether the very word, or what it was mistyped for, stands there. */
  private isSaid(term: QueryTerm, { answer }: Glance): boolean {
    return term.alternatives.some(
      ({ term: meant, trust }) =>
        trust > TRUST.synonym &&
        (answer.say.terms.has(meant) ||
          answer.passage.terms.has(meant) ||
          answer.asks.some((ask) => ask.terms.has(meant))),
    );
  }

  /** How likely the words of the query are where an answer has the words that it has, the passage left out or not. */
  private meantBy({ answer, words }: Glance): Record<'meant' | 'meantInPassage', number> {
    const { terms, value: total } = this.asked.query;
    let meant = 0;
    let meantInPassage = 0;
    const own = this.mostBrought(answer.own);
    const inPassage = this.mostBrought(answer.passage.terms);
    terms.forEach((term, t) => {
      const itself = term.value > 0 ? (ITSELF * (words[t] as number)) / term.value : 0;
      const share = own[t] as number;
      meant += term.value * Math.log(NOTHING + share + itself);
      meantInPassage += term.value * Math.log(NOTHING + Math.max(share, inPassage[t] as number) + itself);
    });
    return { meant: meant / total, meantInPassage: meantInPassage / total };
  }

  /** For each word of the query, the most that any of some words brings it about. */
  private mostBrought(terms: ReadonlySet<string>): Float64Array {
    const most = new Float64Array(this.meant.length);
    for (const term of terms) {
      const shares = this.broughtBy(term);
      if (shares)
        for (let t = 0; t < shares.length; t++) most[t] = Math.max(most[t] as number, shares[t] as number);
    }
    return most;
  }

  /** How often a word brings about each word of the query; nothing where it brings about none. Answers share words. */
  private broughtBy(term: string): Float64Array | undefined {
    if (this.brought.has(term)) return this.brought.get(term);
    let shares: Float64Array | undefined;
    for (let t = 0; t < this.meant.length; t++) {
      const share = this.meant[t]?.get(term);
      if (share === undefined) continue;
      shares ??= new Float64Array(this.meant.length);
      shares[t] = share;
    }
    this.brought.set(term, shares);
    return shares;
  }

  /** How much of what is said there the query says, or has words for that go with it. */
  private explained({ terms, weight }: Weighed): number {
    let sum = 0;
    for (const term of terms) {
      const shares = this.said.has(term) ? undefined : this.broughtBy(term);
      if (this.said.has(term)) sum += this.worthOf(term);
      else if (shares) sum += this.worthOf(term) * Math.min(1, AS_GOOD * Math.max(...shares));
    }
    return sum / weight;
  }

  /** What a question says beyond the query and the names of its page. */
  private leftOver({ terms, weight }: Weighed, names: ReadonlySet<string>): number {
    let over = 0;
    for (const term of terms) if (!this.said.has(term) && !names.has(term)) over += this.worthOf(term);
    return over / weight;
  }
}
