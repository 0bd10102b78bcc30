import { describe, expect, it } from 'vitest';
import { checkSetup } from '../../../../app/_rules/gundam/play';
import type { PlayerSetup } from '../../../../app/_rules/gundam/play/state';
import type { Ability, Effect } from '../../../../app/_rules/gundam/printed/schema';
import {
  attack,
  card,
  cast,
  command,
  following,
  mainPhase,
  on,
  options,
  playerOf,
  toMain,
  toNextTurn,
  undisturbed,
  unit,
  unitOf,
} from './support';

const rested = { rested: true as const };
const draw: Effect[] = [{ does: 'draw', count: 1 }];
const giving = (ability: Ability) =>
  card('give', command([{ does: 'gain', ability, lasts: 'turn' }], { choose: { whose: 'yours' } }));

describe('“During this turn, when it destroys an enemy Unit with battle damage, draw 1”', () => {
  const give = giving({ when: 'destroys', effects: draw });
  const fought = (mine: PlayerSetup, ap = 1) =>
    following(
      mainPhase({ ...mine, hand: [give] }, { units: [on('e', { ap, hp: 2 }, rested)] }),
      cast('give', ['a']),
      attack('a', 'e'),
      ...undisturbed,
    );
  const hand = (mine: PlayerSetup, ap?: number) => playerOf(fought(mine, ap), '1').hand.length;
  it('works as the Unit does so, even though both are destroyed', () => {
    expect([hand({ units: [on('a')] }), hand({ units: [on('a')] }, 9)]).toEqual([1, 1]);
    expect(unitOf(fought({ units: [on('a')] }, 9), 'a')).toBeUndefined();
  });
  it('not if the enemy Unit survives, and not for another Unit', () => {
    expect(hand({ units: [on('a', { ap: 1 })] })).toBe(0);
    const other = following(
      mainPhase({ units: [on('a'), on('b')], hand: [give] }, { units: [on('e', { hp: 2 }, rested)] }),
      cast('give', ['a']),
      attack('b', 'e'),
      ...undisturbed,
    );
    expect(playerOf(other, '1').hand).toEqual([]);
  });
  it('no longer on the next turn', () => {
    const state = following(
      mainPhase({ units: [on('a')], hand: [give] }, { units: [on('e', { hp: 2 }, rested)] }),
      cast('give', ['a']),
      ...toNextTurn(),
      ...toMain('2'),
      attack('e', '1', '2'),
      { type: 'pass', player: '1' },
      { type: 'pass', player: '1' },
      { type: 'pass', player: '2' },
      ...toNextTurn('2', '1'),
      ...toMain('1'),
      attack('a', 'e'),
      ...undisturbed,
    );
    expect([unitOf(state, 'e'), playerOf(state, '1').hand.length]).toEqual([undefined, 1]);
  });
  it('waits in order with the Unit’s own abilities, each by its place', () => {
    const own: Ability = { when: 'destroys', may: true, effects: draw };
    const state = fought({ units: [on('a', { ap: 9, hp: 9, abilities: [own] })] });
    expect(options(state)).toEqual([
      { type: 'resolve', player: '1', card: 'a', ability: 0 },
      { type: 'decline', player: '1', card: 'a', ability: 0 },
      { type: 'resolve', player: '1', card: 'a', ability: 1 },
    ]);
  });
});

describe('“When it deals battle damage to an enemy Unit during this turn, destroy that enemy Unit”', () => {
  const give = giving({
    when: 'damages',
    battling: { maxLv: 5 },
    effects: [{ does: 'destroy', on: 'battling' }],
  });
  const left = (ap: number) =>
    following(
      mainPhase({ units: [on('a', { ap, hp: 9 })], hand: [give] }, { units: [on('e', { hp: 9 }, rested)] }),
      cast('give', ['a']),
      attack('a', 'e'),
      ...undisturbed,
    ).units.map(({ id }) => id);
  it('not with 0 AP, which deals none', () => expect([left(1), left(0)]).toEqual([['a'], ['a', 'e']]));
});

describe('An ability that an effect gives', () => {
  const refused = (ability: Ability) => checkSetup(mainPhase({ hand: [giving(ability)] })).length > 0;
  it('is one of what its own Unit does, and as often as it does so', () => {
    expect(refused({ when: 'attack', effects: draw })).toBe(false);
    expect(refused({ when: 'main', effects: draw })).toBe(true);
    expect(refused({ when: 'destroys', oncePerTurn: true, effects: draw })).toBe(true);
  });
  it('is none that a lasting text gives', () => {
    const lasting = { ability: { when: 'attack', effects: draw } } as never;
    expect(checkSetup(mainPhase({ hand: [card('x', unit({ constants: [lasting] }))] }))).toHaveLength(1);
  });
});
