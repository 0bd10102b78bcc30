import { areApart } from '../log/apart';
import { differsFrom } from '../log/find-rulings';
import { type CitedRule, type Ruling, WAITING } from '../log/ruling';

/** How often something was called for. */
export interface Count {
  key: string;
  name: string;
  calls: number;
  minutes: number;
}

/** Two decisions on one rule that differ, the earlier first. */
export interface Pair {
  rule: CitedRule;
  earlier: Ruling;
  later: Ruling;
  /** Why their situations differ, if somebody said so. */
  why: string | undefined;
}

/** What a day came to. */
export interface Report {
  calls: number;
  minutes: number;
  waiting: Ruling[];
  rounds: Count[];
  tables: Count[];
  /** The most asked first. */
  rules: Count[];
  differing: Pair[];
  corrected: Ruling[];
  /** Those with an infraction or a sanction. */
  penalties: Ruling[];
  situations: Ruling[];
}

/** The page that a rule stands on: its passages are asked about together. */
export const pageOf = (rule: string): string => rule.split('#')[0] ?? rule;

export function reportOf(rulings: readonly Ruling[]): Report {
  const byTime = [...rulings].sort((a, b) => (a.createdAt < b.createdAt ? -1 : 1));
  const rules = byTime.flatMap((ruling) =>
    [...new Map(ruling.rules.map((rule) => [pageOf(rule.id), rule])).values()].map((rule) => ({
      ruling,
      key: pageOf(rule.id),
      name: rule.title.split(/\s?: /)[0] ?? rule.title,
    })),
  );
  return {
    calls: rulings.length,
    minutes: minutesOf(rulings),
    waiting: byTime.filter(({ state }) => WAITING.has(state)),
    rounds: counted(
      byTime.map((ruling) => ({ ruling, key: String(ruling.round), name: String(ruling.round) })),
    ).sort((a, b) => Number(a.key) - Number(b.key)),
    tables: byCalls(counted(byTime.map((ruling) => ({ ruling, key: ruling.table, name: ruling.table })))),
    rules: byCalls(counted(rules)),
    differing: pairsOf(byTime),
    corrected: byTime.filter(({ before }) => before !== null),
    penalties: byTime.filter(({ infraction, sanction }) => infraction || sanction),
    situations: byTime.filter(({ situation }) => situation),
  };
}

const minutesOf = (rulings: readonly Ruling[]): number =>
  rulings.reduce((sum, { extension }) => sum + (extension?.minutes ?? 0), 0);

function counted(entries: readonly { ruling: Ruling; key: string; name: string }[]): Count[] {
  const counts = new Map<string, Count>();
  for (const { ruling, key, name } of entries) {
    const count = counts.get(key) ?? { key, name, calls: 0, minutes: 0 };
    counts.set(key, count);
    count.calls += 1;
    count.minutes += ruling.extension?.minutes ?? 0;
  }
  return [...counts.values()];
}

const byCalls = (counts: Count[]): Count[] =>
  counts.sort((a, b) => b.calls - a.calls || a.name.localeCompare(b.name, undefined, { numeric: true }));

/** Each ruling against the latest earlier one on the same rule that was decided otherwise. */
function pairsOf(byTime: readonly Ruling[]): Pair[] {
  const pairs: Pair[] = [];
  const earlier = new Map<string, Ruling[]>();
  for (const later of byTime) {
    const differs = differsFrom(later);
    for (const rule of later.rules) {
      const known = earlier.get(rule.id) ?? [];
      const other = known.findLast(differs);
      if (other) pairs.push({ rule, earlier: other, later, why: whyApart(other, later) });
      known.push(later);
      earlier.set(rule.id, known);
    }
  }
  return pairs;
}

function whyApart(a: Ruling, b: Ruling): string | undefined {
  if (!areApart(a, b)) return undefined;
  return [...a.apart, ...b.apart].find(({ from }) => from === a.id || from === b.id)?.why;
}

/** The rules most asked, as a practice run takes them. */
const MOST_PRACTISED = 8;
export const toPractise = ({ rules }: Report): string[] =>
  rules.slice(0, MOST_PRACTISED).map(({ key }) => key);

/** What judges found worth telling apart, for the keepers of the corpus to consider. No table, no initials. */
export function proposals(rulings: readonly Ruling[]): object[] {
  return pairsOf([...rulings].sort((a, b) => (a.createdAt < b.createdAt ? -1 : 1)))
    .filter(({ why }) => why !== undefined)
    .map(({ rule, earlier, later, why }) => ({
      rule: rule.id,
      title: rule.title,
      why,
      decisions: [earlier, later].map(({ question, outcome, decision }) => ({ question, outcome, decision })),
    }));
}
