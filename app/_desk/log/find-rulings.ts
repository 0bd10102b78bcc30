import { beginAll, wordsOf } from '../../_leaf/fold';
import { areApart } from './apart';
import { byNewest, type Outcome, type Ruling, WAITING } from './ruling';

/** Which rulings the timeline shows. */
export interface LogFilter {
  round?: number | undefined;
  rule?: string | undefined;
  words: string;
  /** Only calls that somebody has still to come back to. */
  isWaiting?: boolean | undefined;
}

export const NO_FILTER: LogFilter = { words: '' };

/** The rulings that a filter lets through, in the order given. */
export function filterRulings(rulings: readonly Ruling[], filter: LogFilter): Ruling[] {
  const { round, rule, isWaiting } = filter;
  const typed = wordsOf(filter.words);
  return rulings.filter(
    (ruling) =>
      (round === undefined || ruling.round === round) &&
      (!isWaiting || WAITING.has(ruling.state)) &&
      (rule === undefined || ruling.rules.some(({ id }) => id === rule)) &&
      (typed.length === 0 || beginAll(wordsIn(ruling), typed)),
  );
}

/** A ruling is never changed in place: what was made of its words once holds for good. */
const remember = <T>(make: (ruling: Ruling) => T): ((ruling: Ruling) => T) => {
  const known = new WeakMap<Ruling, T>();
  return (ruling) => {
    const made = known.get(ruling) ?? make(ruling);
    known.set(ruling, made);
    return made;
  };
};

const wordsIn = remember(({ table, question, decision, rules, situation }) => {
  const titles = [...rules, ...(situation ? [situation] : [])].map(({ title }) => title);
  return [...new Set(wordsOf([table, question, decision, ...titles].join(' ')))];
});

const A_SLICE = 200;

/** Takes the words of every ruling before they are searched, a few at a time, so that no key waits for it. */
export function warmWords(rulings: readonly Ruling[], from = 0): void {
  for (const ruling of rulings.slice(from, from + A_SLICE)) wordsIn(ruling);
  if (from + A_SLICE < rulings.length) setTimeout(() => warmWords(rulings, from + A_SLICE));
}

/** What is compared of a ruling, kept or still being written. */
export type Comparable = Pick<Ruling, 'id' | 'rules' | 'decision' | 'createdAt' | 'apart'> & {
  outcome: Outcome | null | undefined;
};

const plain = (text: string): string => wordsOf(text).join(' ');
const plainDecision = remember(({ decision }) => plain(decision));

/** Whether a decision differs from this one: in its outcome or, if it is neither a yes nor a no, in its words. */
export function differsFrom({
  outcome,
  decision,
}: Pick<Comparable, 'outcome' | 'decision'>): (b: Ruling) => boolean {
  if (!outcome) return () => false;
  const words = outcome === 'other' ? plain(decision) : '';
  return (b) => !!b.outcome && (outcome !== b.outcome || (outcome === 'other' && words !== plainDecision(b)));
}

export interface Earlier {
  ruling: Ruling;
  /** The cited rule that both rest on. */
  rule: string;
  differs: boolean;
}

/** Every ruling by the rules that it cites, each list in the order given. */
export function indexByRule(rulings: readonly Ruling[]): Map<string, Ruling[]> {
  const index = new Map<string, Ruling[]>();
  for (const ruling of rulings)
    for (const { id } of ruling.rules) {
      const known = index.get(id);
      if (known) known.push(ruling);
      else index.set(id, [ruling]);
    }
  return index;
}

/** Earlier rulings on any rule that this one cites: those decided otherwise first, then the newest. */
export function earlierOnSameRules(
  own: Comparable,
  index: ReadonlyMap<string, readonly Ruling[]>,
): Earlier[] {
  const found = new Map<string, Earlier>();
  const differs = differsFrom(own);
  for (const { id: rule } of own.rules)
    for (const ruling of index.get(rule) ?? [])
      if (!found.has(ruling.id) && isEarlier(ruling, own))
        found.set(ruling.id, { ruling, rule, differs: differs(ruling) && !areApart(own, ruling) });
  return [...found.values()].sort(
    (a, b) => Number(b.differs) - Number(a.differs) || byNewest(a.ruling, b.ruling),
  );
}

/** Of two at the very same moment, one has to come first. */
const isEarlier = (a: Comparable, b: Comparable): boolean =>
  a.createdAt < b.createdAt || (a.createdAt === b.createdAt && a.id < b.id);

/** The latest earlier ruling that was decided otherwise, found without looking at them all: lists are the newest first. */
export function latestOtherwise(
  own: Comparable,
  index: ReadonlyMap<string, readonly Ruling[]>,
): Earlier | undefined {
  const differs = differsFrom(own);
  const found = own.rules.flatMap(({ id: rule }): Earlier[] => {
    const ruling = index.get(rule)?.find((one) => isEarlier(one, own) && differs(one) && !areApart(own, one));
    return ruling ? [{ ruling, rule, differs: true }] : [];
  });
  return found.reduce<Earlier | undefined>(
    (latest, one) => (latest && latest.ruling.createdAt >= one.ruling.createdAt ? latest : one),
    undefined,
  );
}

/** Rulings of one day and round. */
export interface RoundOfDay {
  day: string;
  round: number;
  rulings: Ruling[];
}

/** The timeline: by day on this device, then by round, in the order given. */
export function groupByRound(rulings: readonly Ruling[]): RoundOfDay[] {
  const groups = new Map<string, RoundOfDay>();
  for (const ruling of rulings) {
    const day = localDay(new Date(ruling.createdAt));
    const key = `${day} ${ruling.round}`;
    const group = groups.get(key);
    if (group) group.rulings.push(ruling);
    else groups.set(key, { day, round: ruling.round, rulings: [ruling] });
  }
  return [...groups.values()].sort((a, b) => b.day.localeCompare(a.day) || b.round - a.round);
}

const two = (value: number): string => String(value).padStart(2, '0');
export const localDay = (date: Date): string =>
  `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
