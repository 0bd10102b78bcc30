import { describe, expect, it } from 'vitest';
import type { PlayerSetup, PlayState } from '../../../../app/_rules/gundam/play/state';
import type { UnitFacts } from '../../../../app/_rules/gundam/printed/schema';
import {
  attack,
  card,
  cast,
  command,
  following,
  mainPhase,
  on,
  options,
  pass,
  pilot,
  start,
  toMain,
  undisturbed,
} from './support';

const rested = { rested: true as const };
const targetsOf = (state: PlayState, id: string): string[] =>
  options(state).flatMap((move) => (move.type === 'attack' && move.unit === id ? [move.target] : []));

describe('“All enemy Units must choose that Unit as their attack target”', () => {
  const destined = command([{ does: 'gain', drawsAttacks: {}, drawsFirst: true, lasts: 'turn' }], {
    timings: ['action'],
    choose: { whose: 'yours', rested: true },
  });
  const drawing = { constants: [{ if: { this: { rested: true } }, drawsAttacks: {} }] };
  /** Player 1 attacks with `first`, and player 2 plays the text on these Units in the action step. */
  const chosen = (two: PlayerSetup, ids: string[], facts: Partial<UnitFacts> = {}) => {
    const hand = ids.map((_, i) => card(`destined-${i}`, destined));
    const begun = following(
      mainPhase({ units: [on('first', { ap: 0 }), on('a', facts)] }, { ...two, hand }),
      attack('first', two.units?.some(({ id }) => id === 'age') ? 'age' : '2'),
      pass('2'),
      ...ids.flatMap((id, i) => [cast(`destined-${i}`, [id], '2'), pass('1')]),
    );
    return following(begun, pass('2'));
  };
  it('goes before Units that are to be chosen if possible', () => {
    const two = { units: [on('age', drawing, rested), on('x', {}, rested)] };
    expect(targetsOf(start(mainPhase({ units: [on('a')] }, two)), 'a')).toEqual(['age']);
    expect(targetsOf(chosen(two, ['x']), 'a')).toEqual(['x']);
  });
  it('leaves the attack under way as it is', () => {
    const state = chosen({ units: [on('x', {}, rested)] }, ['x'], {});
    expect(state.battle).toBeNull();
    const under = following(
      mainPhase({ units: [on('first')] }, { units: [on('x', {}, rested)], hand: [card('d', destined)] }),
      attack('first', '2'),
      pass('2'),
      cast('d', ['x'], '2'),
    );
    expect(under.battle?.target).toBe('2');
  });
  it('of two that were chosen so, lets the attacker take either', () => {
    expect(targetsOf(chosen({ units: [on('x', {}, rested), on('y', {}, rested)] }, ['x', 'y']), 'a')).toEqual(
      ['x', 'y'],
    );
  });
  it('binds nobody once the chosen Unit is active, but one that may attack active Units', () => {
    const active = (facts: Partial<UnitFacts>) => {
      const state = chosen({ units: [on('x', {}, rested)] }, ['x'], facts);
      return {
        ...state,
        units: state.units.map((each) => (each.id === 'x' ? { ...each, rested: false } : each)),
      };
    };
    expect(targetsOf(active({}), 'a')).toEqual(['2']);
    expect(targetsOf(active({ constants: [{ attacksActive: {} }] }), 'a')).toEqual(['x']);
  });
  it('ends with the turn', () => {
    const state = following(
      chosen({ units: [on('x', {}, rested)] }, ['x']),
      { type: 'end', player: '1' },
      pass('2'),
      pass('1'),
      ...toMain('2'),
      { type: 'end', player: '2' },
      pass('1'),
      pass('2'),
      ...toMain('1'),
    );
    expect(targetsOf(state, 'a')).toEqual(['2']);
  });
});

describe('“It may choose an active enemy Unit whose Lv. is equal to or lower than this Unit”', () => {
  const lent = pilot({
    name: 'Ace',
    ap: 1,
    abilities: [
      {
        when: 'paired',
        effects: [{ does: 'gain', attacksActive: { upToThisLv: true }, lasts: 'turn', on: 'this' }],
      },
    ],
  });
  it('goes by the Lv. of the Unit that the Pilot joined; a token’s is 0', () => {
    const state = following(
      mainPhase(
        { units: [on('a', { lv: 3 })], hand: [card('p', lent)] },
        { units: [on('three', { lv: 3 }), on('four', { lv: 4 }), on('token', { lv: 9, token: true })] },
      ),
      { type: 'pair', player: '1', card: 'p', unit: 'a' },
    );
    expect(targetsOf(state, 'a')).toEqual(['2', 'three', 'token']);
  });
  it('with AP instead, by the AP that both have as the attack is declared', () => {
    const bold: Partial<UnitFacts> = { ap: 4, constants: [{ attacksActive: { upToThisAp: true } }] };
    const setup = mainPhase(
      {
        units: [on('a', bold, { pilot: { id: 'p', card: pilot({ ap: 1 }) } }), on('b')],
        hand: [
          card('weaken', command([{ does: 'gain', ap: -1, lasts: 'turn' }], { choose: { whose: 'any' } })),
        ],
      },
      { units: [on('five', { ap: 5 }), on('six', { ap: 6 })] },
    );
    expect(targetsOf(start(setup), 'a')).toEqual(['2', 'five']);
    expect(targetsOf(following(setup, cast('weaken', ['six'])), 'a')).toEqual(['2', 'five', 'six']);
    expect(targetsOf(following(setup, cast('weaken', ['a'])), 'a')).toEqual(['2']);
    expect(targetsOf(following(setup, attack('b', '2'), ...undisturbed), 'a')).toEqual(['2', 'five']);
  });
});
