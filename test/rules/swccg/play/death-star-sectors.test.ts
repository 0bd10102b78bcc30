import { describe, expect, it } from 'vitest';
import { type CardFacts, type PlayLocation, pass, play } from '../../../../app/_rules/swccg/play';
import { battleAt, drainAt, moveTo } from '../../../../app/_rules/swccg/play/scenarios/line';
import { allows, begin, made, passOn, whyNot } from './table';

const icons = { light: 1, dark: 1 };
const sector = (id: string, title: string): PlayLocation => ({
  id,
  title: `Death Star II: ${title}`,
  kind: 'sector',
  of: 'Death Star II',
  icons,
});
const locations: PlayLocation[] = [
  { id: 'station', title: 'Death Star II', kind: 'system', of: 'Death Star II', parsec: 3, icons },
  sector('shaft', 'Coolant Shaft'),
  sector('capacitors', 'Capacitors'),
];
const xWing = (at: string) => ({ card: 'x-wing' as const, id: 'x-wing', at });
const tie = (at: string) => ({ card: 'tie-fighter' as const, id: 'tie', at });
const cruiser: CardFacts = {
  kind: 'starship',
  side: 'light',
  title: 'Cruiser',
  type: 'capital',
  power: 6,
  forfeit: 6,
  permanentPilot: { ability: 1 },
};

describe('At a sector of the second Death Star', () => {
  it('nobody deploys', () => {
    const state = begin({ locations, phase: 'deploy', dark: { hand: [{ card: 'tie-fighter', id: 'tie' }] } });
    expect(whyNot(state, play('dark', 'tie', { targets: { to: 'shaft' } }))).toBe('no-deployment-here');
    expect(allows(state, play('dark', 'tie', { targets: { to: 'station' } }))).toBe(true);
  });
  it('nobody battles, and nobody drains', () => {
    const both = { locations, light: { table: [xWing('shaft')] }, dark: { table: [tie('shaft')] } };
    expect(whyNot(begin(both), battleAt('dark', 'shaft'))).toBe('no-battle-here');
    const alone = begin({ locations, phase: 'control', dark: { table: [tie('shaft')] } });
    expect(whyNot(alone, drainAt('dark', 'shaft'))).toBe('no-drain-here');
  });
});

describe('Going into the second Death Star', () => {
  const moving = (turn: 'light' | 'dark', light: object, dark: object = {}) =>
    begin({ locations, turn, phase: 'move', light, dark, patient: true });
  it('leads a starfighter from the system to the Coolant Shaft for 1 Force, and no further', () => {
    const state = moving('light', { table: [xWing('station')] });
    expect(whyNot(state, moveTo('light', 'x-wing', 'capacitors'))).toBe('out-of-range');
    expect(allows(state, moveTo('light', 'x-wing', 'shaft'))).toBe(true);
    expect(
      allows(moving('light', { force: 0, table: [xWing('station')] }), moveTo('light', 'x-wing', 'shaft')),
    ).toBe(false);
  });
  it('leads on to the sector next to it, and back out', () => {
    const state = moving('light', { table: [xWing('shaft')] });
    expect(allows(state, moveTo('light', 'x-wing', 'capacitors'))).toBe(true);
    expect(allows(state, moveTo('light', 'x-wing', 'station'))).toBe(true);
  });
  it('is not for capital starships', () => {
    const state = moving('light', { table: [{ card: cruiser, id: 'cruiser', at: 'station' }] });
    expect(whyNot(state, moveTo('light', 'cruiser', 'shaft'))).toBe('sector-closed');
  });
  it('is open to the dark side only after a starfighter of the light side', () => {
    expect(whyNot(moving('dark', {}, { table: [tie('station')] }), moveTo('dark', 'tie', 'shaft'))).toBe(
      'sector-closed',
    );
    const followed = moving('dark', { table: [xWing('capacitors')] }, { table: [tie('station')] });
    expect(allows(followed, moveTo('dark', 'tie', 'shaft'))).toBe(true);
  });
});

describe('A dark side starfighter at a sector that no light side starfighter is at any more', () => {
  const returning = (card: string, to: string) => play('dark', 'dark-return', { targets: { card, to } });
  const stranded = (at: string, light: object = {}, more: object = {}) =>
    begin({ locations, turn: 'dark', phase: 'move', light, dark: { table: [tie(at)], force: 0 }, ...more });
  it('has to head back before the move phase is over', () => {
    let state = stranded('shaft');
    for (const by of ['dark', 'light', 'dark'] as const) {
      if (state.owes) break;
      state = made(state, pass(by));
    }
    expect(whyNot(state, pass('dark'))).toBe('mandatory-first');
    expect(made(state, returning('tie', 'station')).cards.tie?.at).toBe('station');
  });
  it('does so for nothing, one sector a turn', () => {
    const state = stranded('capacitors', {}, { patient: true });
    expect(whyNot(state, returning('tie', 'station'))).toBe('out-of-range');
    const there = passOn(made(state, returning('tie', 'shaft')));
    expect(there.cards.tie?.at).toBe('shaft');
    expect(whyNot({ ...there, opportunity: 'dark' }, returning('tie', 'station'))).toBe('already-moved');
    let over = there;
    for (let i = 0; i < 4 && over.phase === 'move'; i++) over = made(over, pass(over.opportunity));
    expect(over.phase).not.toBe('move');
  });
  it('goes no deeper', () => {
    const state = begin({
      locations,
      turn: 'dark',
      phase: 'move',
      dark: { table: [tie('shaft')] },
      patient: true,
    });
    expect(whyNot(state, moveTo('dark', 'tie', 'capacitors'))).toBe('sector-closed');
  });
  it('stays while one of the light side is at any of these sectors', () => {
    const state = stranded('shaft', { table: [xWing('capacitors')] }, { patient: true });
    expect(whyNot(state, returning('tie', 'station'))).toBe('may-remain');
    let over = state;
    for (let i = 0; i < 4 && over.phase === 'move'; i++) over = made(over, pass(over.opportunity));
    expect(over.phase).not.toBe('move');
  });
  it('does not go by itself: without a pilot nobody has to', () => {
    const drifting = { card: { ...cruiser, side: 'dark', type: 'starfighter', permanentPilot: undefined } };
    const { permanentPilot: _, ...empty } = drifting.card;
    const state = begin({
      locations,
      turn: 'dark',
      phase: 'move',
      dark: { table: [{ card: empty as CardFacts, id: 'drifting', at: 'shaft' }] },
      patient: true,
    });
    expect(whyNot(state, returning('drifting', 'station'))).toBe('not-driven');
  });
  it('leaves the light side’s where they are', () => {
    const state = begin({
      locations,
      turn: 'light',
      phase: 'move',
      light: { table: [xWing('shaft')] },
      patient: true,
    });
    const back = play('light', 'light-return', { targets: { card: 'x-wing', to: 'station' } });
    expect(whyNot(state, back)).toBe('may-remain');
  });
});
