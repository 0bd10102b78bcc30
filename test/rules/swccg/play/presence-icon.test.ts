import { describe, expect, it } from 'vitest';
import { controls, occupies, type PlayPut, play } from '../../../../app/_rules/swccg/play';
import { battleAt, drainAt } from '../../../../app/_rules/swccg/play/scenarios/line';
import { allows, begin, made, passOn, sizeOf, someone, speeder, whyNot } from './table';

const at = 'cantina';
const droid = (side: 'light' | 'dark', more: object = {}): PlayPut => ({
  card: someone(side, 'Droid', { ability: 0, droid: true, ...more }),
  id: 'droid',
  at,
});
const icon = { presence: true as const };

describe('A presence icon', () => {
  it('lets a droid occupy, control and drain', () => {
    const bare = begin({ phase: 'control', dark: { table: [droid('dark')] }, patient: true });
    expect(occupies(bare, 'dark', at)).toBe(false);
    expect(whyNot(bare, drainAt('dark', at))).toBe('not-controlled');
    const state = begin({ phase: 'control', dark: { table: [droid('dark', icon)] }, patient: true });
    expect(controls(state, 'dark', at)).toBe(true);
    expect(allows(state, drainAt('dark', at))).toBe(true);
  });
  it('lets its player deploy where there is no icon of theirs, and battle', () => {
    const there = { ...droid('dark', icon), at: 'dunes' };
    const held = { card: someone('dark', 'Held'), id: 'held' };
    const state = begin({ phase: 'deploy', dark: { table: [there], hand: [held] } });
    expect(allows(state, play('dark', 'held', { targets: { to: 'dunes' } }))).toBe(true);
    const facing = { light: { table: [{ card: 'luke-skywalker' as const, id: 'luke', at }] } };
    expect(allows(begin({ ...facing, dark: { table: [droid('dark', icon)] } }), battleAt('dark', at))).toBe(
      true,
    );
    expect(
      whyNot(begin({ ...facing, dark: { table: [droid('dark')] }, patient: true }), battleAt('dark', at)),
    ).toBe('no-presence');
  });
  it('cancels a Force drain when a react brings it', () => {
    const ride: PlayPut = { card: speeder('light', { driverless: true }), id: 'ride', at: 'eisley' };
    const droidAboard: PlayPut = { ...droid('light', icon), at: 'ride', as: 'passenger' };
    const state = begin({
      phase: 'control',
      light: { table: [ride, droidAboard] },
      dark: { table: [{ card: 'stormtrooper', id: 'st', at }] },
      underWay: { what: 'drain', at },
    });
    const drained = passOn(made(state, play('light', 'ride')));
    expect(drained.stack).toEqual([]);
    expect(sizeOf(drained, 'light', 'lost')).toBe(0);
  });
  it('adds no ability: it draws no battle destiny by itself', () => {
    expect(someone('dark', 'Droid', { ability: 0, droid: true, presence: true }).ability).toBeUndefined();
  });
});
