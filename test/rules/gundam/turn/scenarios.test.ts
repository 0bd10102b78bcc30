import { describe, expect, it } from 'vitest';
import { departures, replay } from '../../../../app/_rules/core/replay';
import { isLink, resourcesIn } from '../../../../app/_rules/gundam/turn/facts';
import { TURN_SCENARIOS } from '../../../../app/_rules/gundam/turn/scenarios';
import { checkSetup } from '../../../../app/_rules/gundam/turn/setup';
import { turnSimulator } from '../../../../app/_rules/gundam/turn/simulator';
import { tableOf } from '../../../../app/_rules/gundam/turn/state';
import { ruleIds } from '../../core/rule-ids';
import { isPlain } from '../../core/support';

const sections = new Set([...ruleIds('gundam')].map((id) => id.split('#')[1]));

const endOf = (id: string) => {
  const scenario = TURN_SCENARIOS.find((each) => each.id === id);
  const moves = scenario?.line.map(({ move }) => move) ?? [];
  const last = scenario && replay(turnSimulator, scenario.setup, moves).states.at(-1);
  if (!last) throw new Error(`no scenario ${id}`);
  return last;
};

describe.each(TURN_SCENARIOS.map((each) => [each.id, each] as const))('Scenario %s', (_, each) => {
  it('is set up without flaw and plays out as written', () => {
    expect(checkSetup(each.setup)).toEqual([]);
    expect(departures(turnSimulator, each)).toEqual([]);
    expect(isPlain(each)).toBe(true);
  });
  it('has a key position, and cites the booklet', () => {
    expect(each.line.some(({ key }) => key)).toBe(true);
    for (const source of each.sources) {
      expect(source).toMatch(/^gundam-rulebook#/);
      expect(sections).toContain(source.split('#')[1]);
    }
  });
});

describe('How the scenarios end', () => {
  it('a Lv. of 3 and a Cost of 2 leave two Units and no active Resource', () => {
    const { units, resources } = tableOf(endOf('paying-cost'), '1');
    expect(units.map(({ id }) => id)).toEqual(['rezel', 'gm']);
    expect(resources).toEqual({ active: 0, rested: 3, ex: 0, exRested: 0 });
  });
  it('after the setup, only the second player has an EX Resource', () => {
    const state = endOf('before-the-game');
    expect([tableOf(state, '1').resources.ex, tableOf(state, '2').resources.ex]).toEqual([0, 1]);
    expect(tableOf(state, '1').hand).toHaveLength(6);
  });
  it('the second player deploys GM and keeps the EX Resource for a later Cost', () => {
    const { units, resources } = tableOf(endOf('second-player-gm'), '2');
    expect(units.map(({ id }) => id)).toEqual(['gm', 'dagger']);
    expect(resources).toEqual({ active: 1, rested: 1, ex: 0, exRested: 0 });
  });
  it('Gundam with Amuro Ray is a Link Unit, GM with Kira Yamato is not', () => {
    const state = endOf('gundam-and-amuro');
    const links = tableOf(state, '1').units.map((unit) => [unit.id, isLink(state, unit)]);
    expect(links).toEqual([
      ['gm', false],
      ['gundam', true],
    ]);
    expect(tableOf(state, '2').units.find(({ id }) => id === 'shenlong')).toMatchObject({
      rested: true,
      damage: 1,
    });
  });
  it('six Units stay six, and White Base stands where the EX Base was', () => {
    const { units, base, trash, shields } = tableOf(endOf('seventh-unit'), '1');
    expect(units.map(({ id }) => id)).toEqual(['gm-1', 'gm-2', 'gm-3', 'zaku-2', 'rezel', 'token-1']);
    expect(base?.id).toBe('base');
    expect(trash).toEqual(['zaku-1', 'strike', 'kira']);
    expect(shields).toHaveLength(5);
  });
  it('GM is back in hand after the action step', () => {
    const state = endOf('main-and-action');
    expect(tableOf(state, '1').hand).toContain('gm');
    expect(state.over).toEqual({ reason: 'turns' });
  });
  it('the end phase repairs, ends what was temporary and leaves ten cards', () => {
    const state = endOf('end-of-turn');
    const { units, hand } = tableOf(state, '1');
    expect(units[0]).toMatchObject({ damage: 1, ap: 0 });
    expect(hand).toHaveLength(10);
    expect(state.turn).toBe('2');
  });
  it('Gundam Aerial is paid with the EX Resource alone', () => {
    const { units, resources } = tableOf(endOf('more-resources'), '1');
    expect(units.map(({ id }) => id)).toEqual(['bird', 'aerial']);
    expect(resourcesIn(resources)).toBe(7);
    expect(resources.ex).toBe(0);
  });
  it('drawing the last card loses', () => {
    expect(endOf('last-card').over).toEqual({ reason: 'deck-empty', winner: '2', loser: '1' });
  });
  it('with three players, an empty deck only eliminates', () => {
    expect(endOf('three-players')).toMatchObject({ players: ['1', '2'], turn: '1', over: null });
  });
});
