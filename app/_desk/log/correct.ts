import { writable } from './checks';
import type { Before, Ruling } from './ruling';
import { versionAfter } from './ruling';

/** A ruling brought into line with another decision. What had been decided first stays known. */
export function correct(ruling: Ruling, { outcome, decision }: Before, now: Date): Ruling {
  const before = ruling.before ?? (ruling.outcome && { outcome: ruling.outcome, decision: ruling.decision });
  return {
    ...ruling,
    state: 'corrected',
    outcome,
    decision: writable(decision) || ruling.decision,
    before,
    ...versionAfter(now, ruling),
  };
}
