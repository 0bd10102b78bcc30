import { describe, expect, it } from 'vitest';
import { type CardFacts, type PlayLocation, play } from '../../../../app/_rules/swccg/play';
import { battleAt, drainAt, moveTo } from '../../../../app/_rules/swccg/play/scenarios/line';
import { allows, begin, whyNot } from './table';

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
