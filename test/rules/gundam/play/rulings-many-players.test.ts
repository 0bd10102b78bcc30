import { describe, expect, it } from 'vitest';
import type { Move, PlayerSetup, PlaySetup, Seat } from '../../../../app/_rules/gundam/play/state';
import {
  attack,
  card,
  command,
  following,
  on,
  options,
  pass,
  pilot,
  play,
  playerOf,
  refusal,
  start,
  unit,
  unitOf,
} from './support';

const plain = { type: 'unit' as const, name: 'Plain', ap: 1, hp: 1 };
const deploy = (player: Seat, id: string, more: object = {}): Move => ({
  type: 'deploy',
  player,
  card: id,
  ...more,
});
const names = (state: ReturnType<typeof start>) => [...new Set(options(state).map(({ player }) => player))];

describe('Team battle', () => {
  const teams = (players: Partial<Record<Seat, PlayerSetup>>, more: Partial<PlaySetup> = {}) =>
    start({
      format: 'team-battle',
      phase: 'main',
      players: { '1': {}, '2': {}, '3': {}, '4': {}, ...players },
      ...more,
    });
  it('teammates act in one main phase, each with their own cards and Resources', () => {
    const dear = (id: string) => card(id, unit({ lv: 3, cost: 2 }));
    const state = teams({
      '1': { hand: [dear('x')], resources: 3 },
      '2': { hand: [dear('y')], resources: 2 },
    });
    expect(refusal(state, deploy('1', 'x'))).toBe('legal');
    expect(refusal(state, deploy('2', 'y'))).toBe('lv-not-met');
    expect(play(state, deploy('2', 'x')).ok).toBe(false);
    expect(play(state, deploy('3', 'x')).ok).toBe(false);
  });
  it('the two have six Units between them, and either’s may make room', () => {
    const three = (seat: string) => [1, 2, 3].map((i) => on(`${seat}u${i}`));
    const state = teams({
      '1': { units: three('1'), hand: [card('new', unit())] },
      '2': { units: three('2') },
    });
    expect(refusal(state, deploy('1', 'new'))).toBe('no-room');
    expect(refusal(state, deploy('1', 'new', { replace: ['1u1'] }))).toBe('legal');
    const theirs = following(state, deploy('1', 'new', { replace: ['2u1'] }));
    expect(theirs.units).toHaveLength(6);
    expect(playerOf(theirs, '2').trash).toEqual(['2u1']);
  });
  it('a Pilot is paired with a Unit of one’s own alone', () => {
    const state = teams({
      '1': { hand: [card('p', pilot())], units: [on('mine')] },
      '2': { units: [on('mates')] },
    });
    const pair = (target: string): Move => ({ type: 'pair', player: '1', card: 'p', unit: target });
    expect(refusal(state, pair('mine'))).toBe('legal');
    expect(play(state, pair('mates')).ok).toBe(false);
  });
  it('"friendly" reaches a teammate’s Unit, "your" does not', () => {
    const text = (whose: 'friendly' | 'yours') => command([{ does: 'rest' }], { choose: { whose } });
    const state = teams({
      '1': { hand: [card('f', text('friendly')), card('y', text('yours'))], units: [on('mine')] },
      '2': { units: [on('mates')] },
    });
    const cast = (id: string, target: string): Move => ({
      type: 'play',
      player: '1',
      card: id,
      targets: [target],
    });
    expect(refusal(state, cast('f', 'mates'))).toBe('legal');
    expect(play(state, cast('y', 'mates')).ok).toBe(false);
  });
  it('a teammate blocks for the one attacked, and the team passes as one', () => {
    const wall = on('wall', { keywords: { blocker: true } });
    const state = following(
      teams({
        '1': { units: [on('a')] },
        '3': { units: [on('t', {}, { rested: true })] },
        '4': { units: [wall] },
      }),
      attack('a', 't'),
    );
    const blocked = following(state, { type: 'block', player: '4', unit: 'wall' });
    expect(blocked.battle?.target).toBe('wall');
    expect(names(blocked).toSorted()).toEqual(['3', '4']);
    const passed = following(blocked, pass('3'));
    expect(names(passed).toSorted()).toEqual(['1', '2']);
    expect(following(passed, pass('2')).battle).toBeNull();
  });
  it('a destroyed Shield’s Burst is its owner’s', () => {
    const state = following(
      teams({
        '1': { units: [on('a')] },
        '3': { base: null, shields: [plain] },
        '4': { base: null, shields: ['amuro-ray'] },
      }),
      attack('a', '3'),
      pass('3'),
      pass('3'),
      pass('1'),
    );
    expect(state.areas[1]?.shields.map(({ owner }) => owner)).toEqual(['4']);
    expect(playerOf(state, '3').trash).toHaveLength(1);
  });
  it('the team loses with an empty area, or as soon as one deck is empty', () => {
    const none = { base: null, shields: 0 };
    const beaten = following(
      teams({ '1': { units: [on('a')] }, '3': none, '4': none }),
      attack('a', '4'),
      pass('3'),
      pass('3'),
      pass('1'),
    );
    expect(beaten.over).toMatchObject({ reason: 'battle-damage', winners: ['1', '2'], defeated: ['3', '4'] });
    const drawn = following(teams({ '2': { deck: 1 } }, { phase: 'draw' }), { type: 'draw', player: '2' });
    expect(drawn.over).toMatchObject({ reason: 'empty-deck', winners: ['3', '4'] });
  });
  it('a team has one Base, whoever deploys it', () => {
    const base = { type: 'base' as const, name: 'New Base', hp: 5 };
    const state = following(teams({ '1': {}, '2': { hand: [card('b', base)] } }), deploy('2', 'b'));
    expect(state.areas[0]?.base).toMatchObject({ card: 'b', owner: '2' });
  });
});

describe('Battle royale', () => {
  const royale = (players: Partial<Record<Seat, PlayerSetup>>, more: Partial<PlaySetup> = {}) =>
    start({
      format: 'battle-royale',
      phase: 'main',
      players: { '1': {}, '2': {}, '3': {}, ...players },
      ...more,
    });
  it('any opponent and any rested enemy Unit can be attacked', () => {
    const state = royale({
      '1': { units: [on('a')] },
      '2': { units: [on('x', {}, { rested: true })] },
      '3': { units: [on('y', {}, { rested: true })] },
    });
    expect(['2', '3', 'x', 'y'].map((target) => refusal(state, attack('a', target)))).toEqual(
      Array(4).fill('legal'),
    );
  });
  it('only the player under attack blocks', () => {
    const wall = (id: string) => on(id, { keywords: { blocker: true } });
    const state = following(
      royale({ '1': { units: [on('a')] }, '2': { units: [wall('x')] }, '3': { units: [wall('y')] } }),
      attack('a', '3'),
    );
    expect(play(state, { type: 'block', player: '2', unit: 'x' }).ok).toBe(false);
    expect(refusal(state, { type: 'block', player: '3', unit: 'y' })).toBe('legal');
  });
  it('in an action step the next player in turn begins, whoever is attacked, until all have passed', () => {
    const state = following(royale({ '1': { units: [on('a')] } }), attack('a', '3'), pass('3'));
    expect(names(state)).toEqual(['2']);
    const over = following(state, pass('2'), pass('3'), pass('1'));
    expect(over.battle).toBeNull();
    expect(over.areas[2]?.base?.damage).toBe(2);
  });
  it('the first to defeat another wins, or the last one standing, as agreed', () => {
    const none = { base: null, shields: 0 };
    const beat = (victory: 'first-to-win' | 'last-standing') =>
      following(
        royale({ '1': { units: [on('a')] }, '2': { ...none, units: [on('x')] } }, { victory }),
        attack('a', '2'),
        pass('2'),
        pass('2'),
        pass('3'),
        pass('1'),
      );
    expect(beat('first-to-win').over).toMatchObject({ winners: ['1'] });
    const goesOn = beat('last-standing');
    expect(goesOn.over).toBeUndefined();
    expect(unitOf(goesOn, 'x')).toBeUndefined();
    expect(play(goesOn, attack('a', '2')).ok).toBe(false);
    const next = following(goesOn, { type: 'end', player: '1' }, pass('3'), pass('1'));
    expect(names(next)).toEqual(['3']);
  });
  it('an empty deck only eliminates its player, until one is left', () => {
    for (const victory of ['first-to-win', 'last-standing'] as const) {
      const out = following(royale({ '1': { deck: 1, units: [on('a')] } }, { victory, phase: 'draw' }), {
        type: 'draw',
        player: '1',
      });
      expect(out.over).toBeUndefined();
      expect(names(out)).toEqual(['2']);
      expect(out.units).toEqual([]);
      const last = following(
        { ...out, players: { ...out.players, '2': { ...playerOf(out, '2'), deck: ['2-deck-1'] } } },
        { type: 'set-active', player: '2' },
        { type: 'draw', player: '2' },
      );
      expect(last.over).toMatchObject({ winners: ['3'] });
    }
  });
  it('"enemy" means every other player', () => {
    const all = command([{ does: 'damage', amount: 1, on: { every: { whose: 'enemy' } } }]);
    const state = following(
      royale({
        '1': { hand: [card('all', all)], units: [on('a')] },
        '2': { units: [on('x')] },
        '3': { units: [on('y')] },
      }),
      { type: 'play', player: '1', card: 'all' },
    );
    expect(['a', 'x', 'y'].map((id) => unitOf(state, id)?.damage)).toEqual([0, 1, 1]);
  });
  it('turns go in the order agreed', () => {
    const state = royale({}, { order: ['1', '3', '2'] });
    const next = following(state, { type: 'end', player: '1' }, pass('3'), pass('2'), pass('1'));
    expect(names(next)).toEqual(['3']);
  });
});
