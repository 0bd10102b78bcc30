import { describe, expect, it } from 'vitest';
import {
  type CardFacts,
  cardOfFigures,
  checkSetup,
  controls,
  type PlayLocation,
  play,
} from '../../../../app/_rules/swccg/play';
import { moveTo } from '../../../../app/_rules/swccg/play/scenarios/line';
import { begin, LOCATIONS, made, passOn, setup, sizeOf, whyNot } from './table';

const station: PlayLocation = {
  id: 'station',
  title: 'Death Star',
  kind: 'system',
  parsec: 7,
  icons: { light: 1, dark: 2 },
};
const fighter = (more: Partial<Extract<CardFacts, { kind: 'starship' }>> = {}) =>
  cardOfFigures({
    kind: 'starship',
    side: 'dark',
    title: 'Fighter',
    type: 'starfighter',
    power: 2,
    maneuver: 3,
    forfeit: 3,
    permanentPilot: { ability: 1 },
    ...more,
  });
const moving = (orbits: string | undefined, at: string, ship = fighter()) =>
  begin({
    phase: 'move',
    patient: true,
    locations: [...LOCATIONS, { ...station, ...(orbits !== undefined && { orbits }) }],
    dark: { table: [{ card: ship, id: 'ship', at }] },
  });

// swccg/death-star-dark-side#to-the-planet
describe('Between the Death Star and the planet that it orbits', () => {
  it('a starship moves without hyperspeed, for 1 Force, either way', () => {
    const there = passOn(made(moving('tatooine', 'tatooine'), moveTo('dark', 'ship', 'station')));
    expect([there.cards.ship?.at, sizeOf(there, 'dark', 'used')]).toEqual(['station', 1]);
    expect(whyNot(moving('tatooine', 'station'), moveTo('dark', 'ship', 'tatooine'))).toBe(undefined);
  });
  it('none moves so while it is in deep space, or from another system', () => {
    expect(whyNot(moving(undefined, 'tatooine'), moveTo('dark', 'ship', 'station'))).toBe('out-of-range');
    expect(whyNot(moving('tatooine', 'hoth'), moveTo('dark', 'ship', 'station'))).toBe('out-of-range');
  });
  it('it is a regular move, and takes a pilot', () => {
    const state = made(moving('tatooine', 'tatooine'), moveTo('dark', 'ship', 'station'));
    expect(state.field?.moved).toEqual(['ship']);
    const { permanentPilot: _, ...empty } = fighter().figures as Extract<CardFacts, { kind: 'starship' }>;
    expect(
      whyNot(moving('tatooine', 'tatooine', cardOfFigures(empty)), moveTo('dark', 'ship', 'station')),
    ).toBe('not-driven');
  });
  // swccg/death-star-dark-side#separate-location
  it('a starship at one has no presence at the other', () => {
    const state = moving('tatooine', 'station');
    expect([controls(state, 'dark', 'station'), controls(state, 'dark', 'tatooine')]).toEqual([true, false]);
  });
  // swccg/death-star-dark-side#orbit
  it('a set-up has it orbit only a system on table at its parsec', () => {
    const flaws = (orbits: string) =>
      checkSetup({ ...setup(), locations: [...LOCATIONS, { ...station, orbits }] });
    expect(flaws('tatooine')).toEqual([]);
    for (const orbits of ['hoth', 'cantina', 'station', 'nowhere'])
      expect(flaws(orbits)).toEqual([{ code: 'unknown-place', at: 'station' }]);
  });
});

// swccg/death-star-dark-side#docking-bay-327
describe('Shuttles of the Death Star', () => {
  const site = (id: string, title: string): PlayLocation => ({
    id,
    title,
    kind: 'site',
    of: 'Death Star',
    exterior: true,
    icons: { light: 1, dark: 1 },
  });
  const ship = cardOfFigures({
    kind: 'starship',
    side: 'dark',
    title: 'Cruiser',
    type: 'capital',
    power: 5,
    forfeit: 7,
    permanentPilot: { ability: 1 },
    passengers: 2,
    shipDocking: true,
  });
  const state = begin({
    phase: 'move',
    patient: true,
    locations: [site('bay', 'Death Star: Docking Bay 327'), site('trench', 'Death Star: Trench'), station],
    dark: {
      table: [
        { card: ship, id: 'ship', at: 'station' },
        { card: 'stormtrooper', id: 'one', at: 'bay' },
        { card: 'stormtrooper', id: 'two', at: 'trench' },
        { card: 'stormtrooper', id: 'three', at: 'ship', as: 'passenger' },
      ],
    },
  });
  const shuttle = (text: string, targets: Record<string, string>) =>
    whyNot(state, play('dark', 'dark-shuttle', { text, targets }));
  it('go by way of Docking Bay 327, and no other way', () => {
    expect(shuttle('passenger', { card: 'one', aboard: 'ship' })).toBe(undefined);
    expect(shuttle('down', { card: 'three', to: 'bay' })).toBe(undefined);
    expect(shuttle('passenger', { card: 'two', aboard: 'ship' })).toBe('only-bay-327');
    expect(shuttle('down', { card: 'three', to: 'trench' })).toBe('only-bay-327');
  });
});
