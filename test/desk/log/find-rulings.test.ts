import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  earlierOnSameRules,
  filterRulings,
  groupByRound,
  indexByRule,
  latestOtherwise,
  NO_FILTER,
} from '../../../app/_desk/log/find-rulings';
import { byNewest, type Ruling } from '../../../app/_desk/log/ruling';
import { anyRuling, at, ruling } from './support';

const first = ruling();
const later = (change: Partial<Ruling>) => ruling({ id: 'z', createdAt: at(20), ...change });
const earlier = (own: Ruling, ...others: Ruling[]) =>
  earlierOnSameRules(own, indexByRule([own, ...others])).map(({ ruling: { id }, differs }) => [id, differs]);

describe('Earlier rulings on the same rule', () => {
  it('are found, and pointed out when the decision differs', () => {
    expect(earlier(later({ outcome: 'refused' }), first)).toEqual([['a', true]]);
    expect(earlier(later({ outcome: 'allowed', decision: 'autrement dit' }), first)).toEqual([['a', false]]);
  });
  it('are not those on other rules, nor later ones, nor itself', () => {
    const rules = [{ id: 'swccg/attrition#immunity', title: 'Immunité' }];
    expect(earlier(later({ outcome: 'refused', rules }), first)).toEqual([]);
    expect(earlier(first, later({ outcome: 'refused' }))).toEqual([]);
  });
  it('that are neither a yes nor a no are compared by their words, not their spelling', () => {
    const other = ruling({ outcome: 'other', decision: 'Répétez l’action.' });
    expect(earlier(later({ outcome: 'other', decision: 'répétez l’action' }), other)).toEqual([['a', false]]);
    expect(earlier(later({ outcome: 'other', decision: 'Avertissement' }), other)).toEqual([['a', true]]);
  });
  it('show those decided otherwise first, once each, though two rules are shared', () => {
    const rules = [...first.rules, { id: 'swccg/battle-damage', title: 'Dommages' }];
    const same = ruling({ id: 'b', createdAt: at(9), outcome: 'refused', rules });
    expect(earlier(later({ outcome: 'refused', rules }), first, same)).toEqual([
      ['a', true],
      ['b', false],
    ]);
  });
});

describe('The latest ruling decided otherwise', () => {
  it('is the first of all that were, found without listing them', () => {
    fc.assert(
      fc.property(fc.array(anyRuling, { minLength: 2, maxLength: 12 }), (rulings) => {
        const log = rulings.toSorted(byNewest);
        const index = indexByRule(log);
        for (const own of log) {
          const all = earlierOnSameRules(own, index).filter(({ differs }) => differs);
          expect(latestOtherwise(own, index)?.ruling.createdAt).toBe(all[0]?.ruling.createdAt);
        }
      }),
      { seed: 5, numRuns: 200 },
    );
  });
});

describe('The timeline', () => {
  it('goes by day and round, the newest first', () => {
    const nextDay = new Date(Date.parse(at(0)) + 86_400_000).toISOString();
    const rulings = [
      first,
      later({ id: 'b', round: 2 }),
      later({ id: 'c', createdAt: at(25) }),
      ruling({ id: 'd', createdAt: nextDay }),
    ].sort(byNewest);
    expect(groupByRound(rulings).map(({ round, rulings: of }) => [round, of.map(({ id }) => id)])).toEqual([
      [1, ['d']],
      [2, ['b']],
      [1, ['c', 'a']],
    ]);
  });
  it('is filtered by round, by rule and by words without accents', () => {
    const one = ruling({ question: 'Immunité à l’attrition ?' });
    expect(filterRulings([one], { ...NO_FILTER, round: 2 })).toEqual([]);
    expect(filterRulings([one], { ...NO_FILTER, rule: 'swccg/attrition', round: 1 })).toEqual([one]);
    expect(filterRulings([one], { ...NO_FILTER, rule: 'swccg/power' })).toEqual([]);
    expect(filterRulings([one], { words: 'immunite' })).toEqual([one]);
    expect(filterRulings([one], { words: 'immunite duel' })).toEqual([]);
  });
});
