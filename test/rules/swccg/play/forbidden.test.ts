import { describe, expect, it } from 'vitest';
import {
  type Card,
  type Move,
  type PlayLocation,
  type PlaySetup,
  play,
} from '../../../../app/_rules/swccg/play';
import { battleAt, drainAt, moveTo } from '../../../../app/_rules/swccg/play/scenarios/line';
import type { Pattern } from '../../../../app/_rules/swccg/stack/schema';
import { begin, LOCATIONS, someone, speeder, whyNot } from './table';

const ban = (forbids: Pattern): Card => ({
  title: 'Ban',
  side: 'light',
  kind: 'effect',
  standing: [{ forbids }],
});
const table = [
  { card: 'stormtrooper' as const, id: 'st', at: 'cantina' },
  { card: 'stormtrooper' as const, id: 'other', at: 'eisley' },
];
const under = (forbids: Pattern, phase: PlaySetup['phase'], hand: Card[] = []) =>
  begin({ phase, patient: true, dark: { table, hand }, light: { table: [ban(forbids)] } });
const deploy = (card: string, to: string): Move => play('dark', card, { targets: { to } });

describe('A card that forbids something somewhere', () => {
  it('keeps from draining there, and nowhere else', () => {
    const state = under({ type: 'force-drain', by: 'opponent', at: 'cantina' }, 'control');
    expect(whyNot(state, drainAt('dark', 'cantina'))).toBe('forbidden');
    expect(whyNot(state, drainAt('dark', 'eisley'))).toBeUndefined();
  });
  it('keeps from draining anywhere but there', () => {
    const state = under({ type: 'force-drain', not: { at: 'eisley' } }, 'control');
    expect(whyNot(state, drainAt('dark', 'cantina'))).toBe('forbidden');
    expect(whyNot(state, drainAt('dark', 'eisley'))).toBeUndefined();
  });
  it('is the location itself, by its game text', () => {
    const quiet = (place: PlayLocation): PlayLocation => ({
      ...place,
      standing: [{ forbids: { type: ['battle', 'force-drain'], at: place.id } }],
    });
    const locations = LOCATIONS.map((place) => (place.id === 'cantina' ? quiet(place) : place));
    const rebels = { table: [{ card: 'rebel-trooper' as const, id: 'rt', at: 'cantina' }] };
    const battle = begin({ locations, patient: true, dark: { table }, light: rebels });
    expect(whyNot(battle, battleAt('dark', 'cantina'))).toBe('forbidden');
    const control = begin({ phase: 'control', locations, patient: true, dark: { table } });
    expect(whyNot(control, drainAt('dark', 'cantina'))).toBe('forbidden');
    expect(whyNot(control, drainAt('dark', 'eisley'))).toBeUndefined();
  });
  it('keeps cards of one kind from deploying there', () => {
    const hand = [someone('dark', 'Walker'), speeder('dark')];
    const state = under({ type: 'deploy', kind: 'character', to: 'cantina' }, 'deploy', hand);
    expect(whyNot(state, deploy('walker', 'cantina'))).toBe('forbidden');
    expect(whyNot(state, deploy('walker', 'eisley'))).toBeUndefined();
    expect(whyNot(state, deploy('speeder', 'cantina'))).toBeUndefined();
  });
  it('keeps cards from moving away, or from moving in', () => {
    const stay = under({ type: 'move', at: 'cantina' }, 'move');
    expect(whyNot(stay, moveTo('dark', 'st', 'eisley'))).toBe('forbidden');
    expect(whyNot(stay, moveTo('dark', 'other', 'cantina'))).toBeUndefined();
    const closed = under({ type: 'move', to: 'cantina' }, 'move');
    expect(whyNot(closed, moveTo('dark', 'other', 'cantina'))).toBe('forbidden');
    expect(whyNot(closed, moveTo('dark', 'st', 'eisley'))).toBeUndefined();
  });
});
