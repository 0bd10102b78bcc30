import { describe, expect, it } from 'vitest';
import { type PlaySetup, play } from '../../../../app/_rules/swccg/play';
import type { Card } from '../../../../app/_rules/swccg/stack/schema';
import { begin, made, passOn, whyNot, zoneOf } from './table';

const order = (side: Card['side'], title: string, more: Partial<Card> = {}): Card => ({
  title,
  side,
  kind: 'admirals-order',
  ...more,
});

// swccg/admirals-order
describe("An Admiral's Order", () => {
  const held = { card: order('dark', 'Order'), id: 'order' };
  const fleet = (at: string) => ({ card: 'devastator', id: 'ship', at }) as const;
  const begun = (dark: PlaySetup['dark'], light: PlaySetup['light'] = {}, more: Partial<PlaySetup> = {}) =>
    begin({ phase: 'deploy', patient: true, dark: { hand: [held], ...dark }, light, ...more });

  it('deploys free where one occupies a battleground system', () => {
    const state = passOn(made(begun({ table: [fleet('hoth')] }), play('dark', 'order')));
    expect(zoneOf(state, 'order')).toBe('table');
    expect(state.piles.dark.force).toHaveLength(5);
  });
  it('waits as long as one occupies none', () => {
    expect(whyNot(begun({}), play('dark', 'order'))).toBe('no-battleground-system');
    const trooper = { card: 'stormtrooper', id: 'st', at: 'cantina' } as const;
    expect(whyNot(begun({ table: [trooper] }), play('dark', 'order'))).toBe('no-battleground-system');
  });
  it('does not count a system without icons of both sides, nor Dagobah', () => {
    const at = (title: string, light: number): Partial<PlaySetup> => ({
      locations: [{ id: 'there', title, kind: 'system', icons: { light, dark: 1 } }],
    });
    const there = { table: [fleet('there')] };
    expect(whyNot(begun(there, {}, at('Kessel', 0)), play('dark', 'order'))).toBe('no-battleground-system');
    expect(whyNot(begun(there, {}, at('Dagobah', 1)), play('dark', 'order'))).toBe('no-battleground-system');
    expect(whyNot(begun(there, {}, at('Kessel', 1)), play('dark', 'order'))).toBeUndefined();
  });
  it('keeps to the deploy phase', () => {
    const state = begun({ table: [fleet('hoth')] }, {}, { phase: 'control' });
    expect(whyNot(state, play('dark', 'order'))).toBe('wrong-phase');
  });
  it('displaces the one on table, whoever’s it is, to its owner’s Used Pile', () => {
    const old = { card: order('light', 'Old'), id: 'old' };
    const state = passOn(made(begun({ table: [fleet('hoth')] }, { table: [old] }), play('dark', 'order')));
    expect([zoneOf(state, 'order'), zoneOf(state, 'old')]).toEqual(['table', 'used']);
    expect(state.piles.light.used).toEqual(['old']);
  });
  it('leaves the one on table where it is as long as it may be cancelled, and once it is', () => {
    const old = { card: order('light', 'Old'), id: 'old' };
    const stop: Card = {
      title: 'Stop',
      side: 'light',
      kind: 'interrupt',
      text: [{ answers: { type: 'deploy', kind: 'admirals-order' }, cancels: true }],
    };
    const light = { table: [old], hand: [stop] };
    const announced = made(begun({ table: [fleet('hoth')] }, light), play('dark', 'order'));
    expect(zoneOf(announced, 'old')).toBe('table');
    const state = passOn(made(announced, play('light', 'stop')));
    expect([zoneOf(state, 'order'), zoneOf(state, 'old')]).toEqual(['lost', 'table']);
  });
  it('does not deploy beside a unique one of the same name', () => {
    const unique = order('dark', 'Order', { copies: 1 });
    const state = begun({
      table: [fleet('hoth'), { card: unique, id: 'out' }],
      hand: [{ card: unique, id: 'order' }],
    });
    expect(whyNot(state, play('dark', 'order'))).toBe('limit');
  });
});
