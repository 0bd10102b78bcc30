import { describe, expect, it } from 'vitest';
import type { AttackSetup } from '../../../../app/_rules/gundam/attack/state';
import {
  attack,
  block,
  damageOn,
  following,
  handOf,
  options,
  pass,
  plain,
  refusal,
  shieldsOf,
  start,
  trashOf,
  unit,
} from './support';

const team: AttackSetup = {
  format: 'team-battle',
  turn: '2',
  players: {
    '1': { units: [{ id: 'a', card: unit() }], shields: plain(2), base: 'ex-base' },
    '2': { units: [{ id: 'b', card: unit({ keywords: { support: 2 } }) }], shields: plain(2) },
    '3': { units: [{ id: 'c', card: unit(), rested: true }], shields: ['amuro-ray', 'gm'] },
    '4': { units: [{ id: 'd', card: unit({ keywords: { blocker: true } }) }], shields: ['white-base', 'gm'] },
  },
};

describe('A team battle', () => {
  it('gives both teammates the turn', () => {
    const state = start(team);
    expect(refusal(state, attack('a', 'c', '1'))).toBe('legal');
    expect(refusal(state, attack('b', '4', '2'))).toBe('legal');
    expect(refusal(state, attack('c', '1', '3'))).toBe('not-your-turn');
    expect(refusal(state, attack('a', 'b', '1'))).toBe('own-side-target');
    expect(refusal(state, attack('b', '2', '1'))).toBe('not-your-unit');
  });
  it('lets a teammate block', () => {
    expect(refusal(following(team, attack('a', 'c')), block('d', '4'))).toBe('legal');
    expect(refusal(following(team, attack('a', '3')), block('d', '4'))).toBe('legal');
  });
  it('is played by team in the action step: one pass for each team', () => {
    const acting = following(team, attack('a', 'c'), pass('3'));
    expect(options(acting)).toEqual([pass('3'), pass('4')]);
    expect(damageOn(following(acting, pass('4'), pass('2')), 'c')).toBe(2);
  });
  it('has one shield area a team, whose Shields alternate and keep their owners', () => {
    const state = start(team);
    expect(shieldsOf(state, 1)).toEqual(['3-shield-1', '4-shield-1', '3-shield-2', '4-shield-2']);
    const hit = following(state, attack('a', '4'), pass('3'), pass('3'), pass('1'));
    expect(options(hit).map(({ player }) => player)).toEqual(['3', '3']);
    const kept = following(hit, { type: 'burst', player: '3', card: '3-shield-1' });
    expect(handOf(kept, '3')).toEqual(['3-shield-1']);
    const next = following(kept, attack('b', '3', '2'), pass('4'), pass('4'), pass('2'), {
      type: 'decline',
      player: '4',
      card: '4-shield-1',
    });
    expect(trashOf(next, '4')).toEqual(['4-shield-1']);
  });
  it('counts a teammate’s Units as friendly', () => {
    expect(refusal(start(team), { type: 'support', player: '2', unit: 'b', target: 'a' })).toBe('legal');
  });
  it('is won and lost together', () => {
    const bare: AttackSetup = { ...team, players: { ...team.players, '3': {}, '4': {} } };
    const end = following(bare, attack('a', '4'), pass('3'), pass('3'), pass('1'));
    expect(end.over).toEqual({ reason: 'battle-damage', winners: ['1', '2'], defeated: ['3', '4'] });
  });
  it('is lost when one of the decks runs out', () => {
    const draw = {
      type: 'command',
      name: 'Draw',
      timings: ['main'],
      effects: [{ does: 'draw', count: 1 }],
    } as const;
    const setup: AttackSetup = {
      ...team,
      players: { ...team.players, '2': { hand: [{ id: 'draw', card: draw }], deck: 1 } },
    };
    expect(following(setup, { type: 'play', player: '2', card: 'draw' }).over).toMatchObject({
      winners: ['3', '4'],
    });
  });
});

const royale = (more: Partial<AttackSetup> = {}): AttackSetup => ({
  format: 'battle-royale',
  victory: 'last-standing',
  turn: '2',
  players: {
    '1': { units: [{ id: 'a', card: unit(), rested: true }], shields: plain(2) },
    '2': {
      units: [
        { id: 'b', card: unit() },
        { id: 'b2', card: unit() },
      ],
      shields: plain(2),
    },
    '3': { units: [{ id: 'c', card: unit({ keywords: { blocker: true } }) }] },
  },
  ...more,
});

describe('A battle royale', () => {
  it('lets a Unit attack any opponent and any of their rested Units', () => {
    const state = start(royale());
    for (const target of ['1', '3', 'a']) expect(refusal(state, attack('b', target, '2'))).toBe('legal');
    expect(refusal(state, attack('b', 'c', '2'))).toBe('active-target');
  });
  it('lets only the player under attack block', () => {
    expect(refusal(following(royale(), attack('b', '1', '2')), block('c', '3'))).toBe('not-under-attack');
    expect(refusal(following(royale(), attack('b', '3', '2')), block('c', '3'))).toBe('legal');
  });
  it('begins an action step with the player whose turn comes next, until all have passed', () => {
    const acting = following(royale(), attack('b', '1', '2'), pass('1'));
    expect(refusal(acting, pass('1'))).toBe('not-your-opportunity');
    const two = following(acting, pass('3'), pass('1'));
    expect(two.battle?.step).toBe('action');
    expect(shieldsOf(following(two, pass('2')), 0)).toHaveLength(1);
  });
  it('goes round in the direction agreed', () => {
    const acting = following(royale({ order: ['3', '2', '1'] }), attack('b', '1', '2'), pass('1'));
    expect(refusal(acting, pass('1'))).toBe('legal');
  });
  const beaten = (setup: AttackSetup) =>
    following(setup, attack('b', '3', '2'), pass('3'), pass('3'), pass('1'), pass('2'));
  it('to the last one standing eliminates the player who is beaten, cards and all', () => {
    const state = beaten(royale());
    expect(state.over).toBeUndefined();
    expect(state.out).toEqual([2]);
    expect(state.units.map(({ id }) => id)).toEqual(['a', 'b', 'b2']);
    expect(refusal(state, attack('b2', '3', '2'))).toBe('out-of-game');
    expect(refusal(state, pass('3'))).toBe('out-of-game');
    const acting = following(state, attack('b2', '1', '2'), pass('1'), pass('1'));
    expect(following(acting, pass('2')).battle).toBeNull();
  });
  it('to the first win ends with the first player beaten', () => {
    expect(beaten(royale({ victory: 'first-to-win' })).over).toMatchObject({
      winners: ['2'],
      defeated: ['3'],
    });
  });
  it('is over when one player is left', () => {
    const bare = royale();
    const state = beaten({ ...bare, players: { ...bare.players, '1': {} } });
    const end = following(state, attack('b2', '1', '2'), pass('1'), pass('1'), pass('2'));
    expect(end.over).toEqual({ reason: 'battle-damage', winners: ['2'], defeated: ['1'] });
  });
  it('only eliminates a player whose deck runs out', () => {
    const draw = {
      type: 'command',
      name: 'Draw',
      timings: ['action'],
      effects: [{ does: 'draw', count: 1 }],
    } as const;
    const setup = royale({ victory: 'first-to-win' });
    const drawing = following(
      { ...setup, players: { ...setup.players, '3': { hand: [{ id: 'd', card: draw }], deck: 1 } } },
      attack('b', '1', '2'),
      pass('1'),
      { type: 'play', player: '3', card: 'd' },
    );
    expect(drawing.over).toBeUndefined();
    expect(drawing.out).toEqual([2]);
    expect(shieldsOf(following(drawing, pass('1'), pass('2')), 0)).toHaveLength(1);
  });
});
