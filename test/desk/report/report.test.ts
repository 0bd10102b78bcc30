import { describe, expect, it } from 'vitest';
import { correct } from '../../../app/_desk/log/correct';
import { differsFrom, earlierOnSameRules, indexByRule } from '../../../app/_desk/log/find-rulings';
import { practiceOn, rulesAsked } from '../../../app/_desk/practice/address';
import { proposals, reportOf, toPractise } from '../../../app/_desk/report/report';
import { at, ruling } from '../log/support';

const passage = { id: 'swccg/attrition#p.2', title: 'Attrition : les pertes viennent d’abord' };
const day = [
  ruling({ id: 'a', createdAt: at(1), table: '12', extension: { minutes: 3, startedAt: null } }),
  ruling({ id: 'b', createdAt: at(2), table: '4', outcome: 'refused', round: 2 }),
  ruling({ id: 'c', createdAt: at(3), table: '12', round: 2, rules: [passage] }),
  ruling({ id: 'd', createdAt: at(4), table: '7', state: 'open', outcome: null, rules: [], round: 2 }),
];

describe('The report of a day', () => {
  it('counts calls and minutes by round, rule and table', () => {
    const { calls, minutes, rounds, rules, tables, waiting } = reportOf(day);
    expect([calls, minutes]).toEqual([4, 3]);
    expect(rounds.map(({ key, calls }) => [key, calls])).toEqual([
      ['1', 1],
      ['2', 3],
    ]);
    expect(rules).toEqual([{ key: 'swccg/attrition', name: 'Attrition', calls: 3, minutes: 3 }]);
    expect(tables.map(({ key, calls }) => [key, calls])).toEqual([
      ['12', 2],
      ['4', 1],
      ['7', 1],
    ]);
    expect(waiting.map(({ id }) => id)).toEqual(['d']);
  });
  it('lists decisions that differed, with the reason once it is given, which can be proposed', () => {
    expect(reportOf(day).differing).toMatchObject([
      { earlier: { id: 'a' }, later: { id: 'b' }, why: undefined },
    ]);
    expect(proposals(day)).toEqual([]);
    const why = 'La carte était déjà perdue.';
    const told = day.map((one) => (one.id === 'b' ? { ...one, apart: [{ from: 'a', why }] } : one));
    expect(reportOf(told).differing).toMatchObject([{ why }]);
    expect(proposals(told)).toMatchObject([{ rule: 'swccg/attrition', why, decisions: [{}, {}] }]);
    expect(JSON.stringify(proposals(told))).not.toMatch(/"table"|"judge"/);
  });
  it('makes a practice run of the rules most asked', () => {
    expect(toPractise(reportOf(day))).toEqual(['swccg/attrition']);
    const address = new URLSearchParams(practiceOn(['swccg/attrition', 'gundam/blocker']).slice(1));
    expect(rulesAsked(address.get('rules') ?? '')).toEqual(['swccg/attrition', 'gundam/blocker']);
    expect(rulesAsked('<b> ../x swccg/alter')).toEqual(['swccg/alter']);
    expect(rulesAsked(undefined)).toEqual([]);
  });
});

describe('Two decisions that differ', () => {
  const [first, second] = day as [(typeof day)[0], (typeof day)[0]];
  const warned = (all: typeof day) =>
    earlierOnSameRules(all.find(({ id }) => id === 'b') ?? second, indexByRule(all)).filter(
      (one) => one.differs,
    );
  it('are resolved by correcting the earlier one, whose first decision stays known', () => {
    expect(warned(day)).toHaveLength(1);
    const corrected = correct(first, { outcome: 'refused', decision: '' }, new Date(at(9)));
    expect(corrected).toMatchObject({ state: 'corrected', before: { outcome: 'allowed' }, past: [at(0)] });
    expect(differsFrom(second)(corrected)).toBe(false);
    const again = correct(corrected, { outcome: 'other', decision: 'x' }, new Date(at(10)));
    expect(again.before?.outcome).toBe('allowed');
    expect(reportOf([again]).corrected).toHaveLength(1);
  });
  it('are resolved by saying why the situations differ', () => {
    const told = day.map((one) => (one.id === 'b' ? { ...one, apart: [{ from: 'a', why: 'x' }] } : one));
    expect(warned(told)).toEqual([]);
  });
  it('do not differ while one of them is not decided', () => {
    expect(differsFrom({ ...second, outcome: null })(first)).toBe(false);
  });
});
