import type { Ruling } from './ruling';

/** What an import does, by ruling; `kept` are those where the device has as new or newer a version of its own. */
export interface Merge {
  put: Ruling[];
  added: number;
  updated: number;
  same: number;
  kept: number;
}

/** Brings rulings together by id: the newest version wins, and what is already there is left alone. */
export function mergeRulings(own: readonly Ruling[], coming: readonly Ruling[]): Merge {
  const held = new Map(own.map((ruling) => [ruling.id, ruling]));
  const put = new Map<string, Ruling>();
  const counts = { added: 0, updated: 0, same: 0, kept: 0 };
  for (const ruling of newestOfEach(coming)) {
    const mine = held.get(ruling.id);
    if (mine && isSame(mine, ruling)) counts.same += 1;
    else if (mine && mine.updatedAt >= ruling.updatedAt) counts.kept += 1;
    else {
      put.set(ruling.id, ruling);
      counts[mine ? 'updated' : 'added'] += 1;
    }
  }
  return { put: [...put.values()], ...counts };
}

/** A file joined by hand from two exports may hold a ruling twice. */
function newestOfEach(rulings: readonly Ruling[]): Iterable<Ruling> {
  const newest = new Map<string, Ruling>();
  for (const ruling of rulings) {
    const known = newest.get(ruling.id);
    if (!known || known.updatedAt < ruling.updatedAt) newest.set(ruling.id, ruling);
  }
  return newest.values();
}

const isSame = (a: Ruling, b: Ruling): boolean => canonical(a) === canonical(b);

function canonical({ id, createdAt, updatedAt, round, table, seats, game, ...rest }: Ruling): string {
  const { question, rules, outcome, decision, extension } = rest;
  return JSON.stringify([
    [id, createdAt, updatedAt, round, table, [...seats].sort(), game, question, outcome, decision],
    rules.map(({ id: rule, title }) => [rule, title]),
    extension && [extension.minutes, extension.startedAt],
  ]);
}
