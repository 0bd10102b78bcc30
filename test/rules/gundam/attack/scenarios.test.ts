import { describe, expect, it } from 'vitest';
import { PLAY_WORDS } from '../../../../app/_i18n/rules/gundam-play';
import { departures, replay } from '../../../../app/_rules/core/replay';
import { ATTACK_SCENARIOS } from '../../../../app/_rules/gundam/attack/scenarios';
import { attackSimulator, checkSetup } from '../../../../app/_rules/gundam/attack/simulator';
import type { AttackScenario, AttackState } from '../../../../app/_rules/gundam/attack/state';
import { labelOf } from '../../../../app/_rules/gundam/play/label';
import { ruleIds } from '../../core/rule-ids';
import { damageOn, handOf, shieldsOf, trashOf, unitIds } from './support';

const ids = ruleIds('gundam');

const played = (scenario: AttackScenario) =>
  replay(
    attackSimulator,
    scenario.setup,
    scenario.line.map(({ move }) => move),
  );

const endOf = (id: string): AttackState => {
  const scenario = ATTACK_SCENARIOS.find((each) => each.id === id);
  const last = scenario && played(scenario).states.at(-1);
  if (!last) throw new Error(`no scenario ${id}`);
  return last;
};

describe.each(ATTACK_SCENARIOS.map((each) => [each.id, each] as const))('Scenario %s', (_, each) => {
  it('is set up without flaw and plays out as written', () => {
    expect(checkSetup(each.setup)).toEqual([]);
    expect(departures(attackSimulator, each)).toEqual([]);
    expect(each.line.some(({ key }) => key)).toBe(true);
  });
  it('cites rules of the corpus', () => {
    const rules = played(each).results.map(({ result }) => result.rule);
    expect(rules.filter((rule) => !ids.has(rule))).toEqual([]);
  });
  it('has words for every event, refusal and move in both languages', () => {
    for (const { events, moves, refusals } of Object.values(PLAY_WORDS)) {
      let state = attackSimulator.start(each.setup);
      for (const { move } of each.line) {
        const { code, args } = labelOf(state, move);
        expect((moves[code] as (given: unknown) => string)(args)).not.toMatch(/undefined|^$/);
        const result = attackSimulator.play(state, move);
        const said = result.ok
          ? result.events.map((event) =>
              (events[event.code as keyof typeof events] as (given: unknown) => string)(event.args),
            )
          : [(refusals[result.code as keyof typeof refusals] as (given: unknown) => string)(result.args)];
        for (const text of said) expect(text).not.toMatch(/undefined|^$/);
        if (result.ok) state = result.state;
      }
    }
  });
});

describe('How the scenarios end', () => {
  it('the EX Base falls first, then one Shield', () => {
    const end = endOf('attack-on-the-player');
    expect(end.areas[1]?.base).toBeNull();
    expect(shieldsOf(end, 1)).toEqual(['2-shield-2', '2-shield-3']);
  });
  it('Gundam, linked with Amuro, destroys Gelgoog on the turn it is deployed', () => {
    const end = endOf('who-may-attack');
    expect(unitIds(end)).toEqual(['gundam', 'gm', 'zaku']);
    expect(damageOn(end, 'gundam')).toBe(4);
  });
  it('two Units destroy each other, Pilots included', () => {
    const end = endOf('two-units');
    expect(unitIds(end)).toEqual(['zaku']);
    expect(trashOf(end, '1')).toEqual(['strike', 'kira']);
    expect(trashOf(end, '2')).toEqual(['gelgoog', 'char']);
  });
  it('the block leaves the Shields alone', () => {
    const end = endOf('blocked');
    expect(unitIds(end)).toEqual(['gm', 'launcher']);
    expect(shieldsOf(end, 1)).toHaveLength(2);
  });
  it('the action step saves GM', () => {
    const end = endOf('action-step');
    expect(unitIds(end)).toEqual(['gm']);
    expect(damageOn(end, 'gm')).toBe(0);
    expect(end.players['1']?.resources).toEqual({ active: 2, rested: 1, ex: 0 });
  });
  it('White Base bursts into play and takes the next hit', () => {
    const end = endOf('burst');
    expect(end.areas[1]?.base).toMatchObject({ card: '2-shield-1', damage: 2 });
    expect(handOf(end, '2')).toEqual(['2-shield-2']);
    expect(shieldsOf(end, 1)).toEqual(['2-shield-3', '2-shield-4']);
  });
  it('Breach 5 destroys one Shield', () => {
    const end = endOf('breach');
    expect(shieldsOf(end, 1)).toEqual(['2-shield-2']);
    expect(damageOn(end, 'wing')).toBe(2);
  });
  it('the attacker returned to hand deals no damage', () => {
    const end = endOf('target-gone');
    expect(handOf(end, '1')).toEqual(['strike']);
    expect(unitIds(end)).toEqual(['gm', 'demi']);
  });
  it('the last hit wins', () => {
    expect(endOf('last-hit').over).toEqual({ reason: 'battle-damage', winners: ['1'], defeated: ['2'] });
  });
  it('the keywords do what they say', () => {
    const end = endOf('keywords');
    expect(unitIds(end)).toEqual(['helper', 'quick', 'nimble', 'demi']);
    expect(shieldsOf(end, 1)).toEqual(['2-shield-3']);
    expect(trashOf(end, '2')).toEqual(['gelgoog', '2-shield-2', '2-shield-1']);
  });
  it('in team battle a teammate blocks and the Shield’s owner bursts', () => {
    const end = endOf('team-battle');
    expect(unitIds(end)).toEqual(['aegis']);
    expect(handOf(end, '3')).toEqual(['3-shield-1']);
    expect(end.over).toBeUndefined();
  });
  it('in battle royale player 3 is out and the others play on', () => {
    const end = endOf('battle-royale');
    expect(end.out).toEqual([2]);
    expect(damageOn(end, 'gm')).toBe(1);
    expect(end.over).toBeUndefined();
  });
});
