import { describe, expect, it } from 'vitest';
import type { Move } from '../../../../app/_rules/gundam/play/state';
import type { Ability, Effect, UnitFacts } from '../../../../app/_rules/gundam/printed/schema';
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
  playerOf,
  unitOf,
} from './support';

const draw: Effect[] = [{ does: 'draw', count: 1 }];
const begins: Ability = { when: 'paired', choose: { whose: 'enemy' }, effects: [{ does: 'battle' }] };
const pairing: Move = { type: 'pair', player: '1', card: 'p', unit: 'nu' };
const choosing: Move = { type: 'resolve', player: '1', card: 'nu', ability: 0, targets: ['e'] };

/** A Unit of AP 5 that begins a battle with an enemy Unit as it is paired. */
const fought = (mine: Partial<UnitFacts> = {}, theirs: Partial<UnitFacts> = {}, ...moves: Move[]) => {
  const { abilities = [], ...facts } = mine;
  return following(
    mainPhase(
      {
        units: [on('nu', { ap: 5, hp: 5, abilities: [begins, ...abilities], ...facts })],
        hand: [card('p', pilot({ ap: 0, hp: 0 }))],
      },
      { units: [on('e', { ap: 2, hp: 5, ...theirs })] },
    ),
    pairing,
    choosing,
    ...moves,
  );
};

describe('A battle that an effect begins', () => {
  it('has the damage step alone: both deal their AP, nobody is rested, and the main phase goes on', () => {
    const state = fought({}, { hp: 6 });
    expect([unitOf(state, 'nu'), unitOf(state, 'e')]).toMatchObject([
      { damage: 2, rested: false },
      { damage: 5, rested: false },
    ]);
    expect([state.battle, options(state).some(({ type }) => type === 'attack')]).toEqual([null, true]);
  });
  it('triggers no Attack effect', () =>
    expect(playerOf(fought({ abilities: [{ when: 'attack', effects: draw }] }), '1').hand).toEqual([]));
  it('destroys with battle damage: what waits for that works, and Breach too', () => {
    const state = fought({
      keywords: { breach: 2 },
      abilities: [{ when: 'destroys', may: true, effects: draw }],
    });
    expect(options(state).map(({ type }) => type)).toEqual(['resolve', 'decline', 'resolve']);
    const breached = following(state, { type: 'resolve', player: '1', card: 'nu' });
    expect(breached.areas[1]?.base?.damage).toBe(2);
    expect(breached.battle?.begun).toBe(true);
    expect(following(breached, { type: 'decline', player: '1', card: 'nu', ability: 1 }).battle).toBeNull();
  });
  it('has First Strike', () =>
    expect(unitOf(fought({ keywords: { firstStrike: true } }, { ap: 9 }), 'nu')?.damage).toBe(0));
  it('goes before other effects that were waiting', () => {
    const other: Ability = { when: 'paired', may: true, effects: draw };
    const state = fought({ abilities: [other] });
    expect([unitOf(state, 'e'), options(state).map(({ type }) => type)]).toEqual([
      undefined,
      ['resolve', 'decline'],
    ]);
  });
  it('deals nothing once one of the two has gone', () => {
    const gone: Ability = { ...begins, effects: [{ does: 'battle' }, { does: 'return' }] };
    const state = following(
      mainPhase(
        { units: [on('nu', { abilities: [gone] })], hand: [card('p', pilot())] },
        { units: [on('e', { ap: 9 })] },
      ),
      pairing,
      choosing,
    );
    expect([unitOf(state, 'nu')?.damage, state.battle, playerOf(state, '2').hand]).toEqual([0, null, ['e']]);
  });
  it('does not begin amid another battle', () => {
    const text = command([{ does: 'battle' }, { does: 'draw', count: 1, ifYouDo: true }], {
      choose: { whose: 'enemy' },
    });
    const state = following(
      mainPhase({ units: [on('a')], hand: [card('text', text)] }, { units: [on('e')] }),
      attack('a', '2'),
      pass('2'),
      pass('2'),
      cast('text', ['e']),
    );
    expect([state.battle?.target, playerOf(state, '1').hand]).toEqual(['2', []]);
  });
  it('in the opponent’s turn breaches nothing', () => {
    const facts: Partial<UnitFacts> = {
      ap: 5,
      keywords: { breach: 2 },
      abilities: [{ ...begins, when: 'action' }],
    };
    const state = following(
      mainPhase({ units: [on('e', { hp: 2 })] }, { units: [on('nu', facts)] }),
      { type: 'end', player: '1' },
      { type: 'activate', player: '2', card: 'nu', ability: 0, targets: ['e'] },
    );
    expect([state.units.map(({ id }) => id), state.areas[0]?.base?.damage]).toEqual([['nu'], 0]);
    expect([state.battle, state.opportunity]).toEqual([null, { side: 0, passes: 0 }]);
  });
});
