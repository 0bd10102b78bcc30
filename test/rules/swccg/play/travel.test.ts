import { describe, expect, it } from 'vitest';
import {
  type Card,
  type CardFacts,
  cardOfFigures,
  type Move,
  type PlayLocation,
  type PlayPut,
  type PlaySetup,
  play,
  type State,
} from '../../../../app/_rules/swccg/play';
import { allows, begin, made, sizeOf, someone, speeder, whyNot } from './table';

const site = (id: string, of: string, more: Partial<PlayLocation> = {}): PlayLocation => ({
  id,
  title: `${of}: ${id}`,
  kind: 'site',
  of,
  exterior: true,
  icons: { light: 1, dark: 1 },
  ...more,
});
const locations: PlayLocation[] = [
  site('bay', 'Tatooine', { dockingBay: { light: 1, dark: 2 } }),
  site('dunes', 'Tatooine'),
  site('palace', 'Tatooine', { exterior: undefined as never }),
  { id: 'tatooine', title: 'Tatooine', kind: 'system', parsec: 7, icons: { light: 1, dark: 1 } },
  site('north', 'Hoth'),
  site('hangar', 'Hoth', { dockingBay: { light: 0, dark: 0 } }),
  { id: 'hoth', title: 'Hoth', kind: 'system', parsec: 5, icons: { light: 1, dark: 1 } },
].map((place) => JSON.parse(JSON.stringify(place)) as PlayLocation);

const pilot = someone('dark', 'Pilot', { pilot: { power: 2 } });
const walker = someone('dark', 'Walker');
const ship = (title: string, more: Partial<Extract<CardFacts, { kind: 'starship' }>>): Card =>
  cardOfFigures({
    kind: 'starship',
    side: 'dark',
    title,
    type: 'starfighter',
    power: 2,
    forfeit: 3,
    pilots: 1,
    passengers: 1,
    ...more,
  });
const cruiser = ship('Cruiser', {
  type: 'capital',
  passengers: 2,
  vehicles: 1,
  shipDocking: true,
  permanentPilot: { ability: 2 },
});
const fighter = ship('Fighter', { permanentPilot: { ability: 1 } });
const tie = ship('TIE', { permanentPilot: { ability: 1 }, tie: true });

const moving = (table: PlayPut[], more: Partial<PlaySetup> = {}): State =>
  begin({ phase: 'move', locations, dark: { table, force: 5 }, patient: true, ...more });
const go = (table: PlayPut[], ...moves: Move[]): State =>
  made(begin({ phase: 'move', locations, dark: { table, force: 5 } }), ...moves);
const transit = (cards: string[], to: string): Move =>
  play('dark', 'dark-transit', { targets: { cards, to } });
const up = (card: string, as: string, aboard: string): Move =>
  play('dark', 'dark-shuttle', { text: as, targets: { card, aboard } });
const down = (card: string, to: string): Move =>
  play('dark', 'dark-shuttle', { text: 'down', targets: { card, to } });
const land = (card: string, to: string): Move => play('dark', 'dark-land', { targets: { card, to } });
const takeOff = (card: string, to: string): Move => play('dark', 'dark-take-off', { targets: { card, to } });
const walk = (card: string, to: string): Move => play('dark', 'dark-move', { targets: { card, to } });

describe('Docking bay transit', () => {
  const group: PlayPut[] = [
    { card: walker, id: 'one', at: 'bay' },
    { card: walker, id: 'two', at: 'bay' },
    { card: speeder('dark'), id: 'ride', at: 'bay' },
  ];
  it('takes a group from bay to bay for what the bay they leave asks, once', () => {
    const state = go(group, transit(['one', 'ride'], 'hangar'));
    expect([state.cards.one?.at, state.cards.ride?.at, state.cards.two?.at]).toEqual([
      'hangar',
      'hangar',
      'bay',
    ]);
    expect(sizeOf(state, 'dark', 'force')).toBe(3);
  });
  it('is free from a bay that asks for nothing, even with no Force', () => {
    const back: PlayPut[] = [{ card: walker, id: 'one', at: 'hangar' }];
    const state = begin({ phase: 'move', locations, dark: { table: back, force: 0 } });
    expect(allows(state, transit(['one'], 'bay'))).toBe(true);
    const poor = begin({ phase: 'move', locations, dark: { table: group, force: 1 }, patient: true });
    expect(whyNot(poor, transit(['one'], 'hangar'))).toBe('cost');
  });
  it('is a regular move: one a turn, of whatever kind', () => {
    const state = go(group, transit(['one'], 'hangar'));
    expect(whyNot(state, walk('one', 'north'))).toBe('already-moved');
    expect(whyNot(moving([{ ...group[0], moved: true } as PlayPut]), transit(['one'], 'hangar'))).toBe(
      'already-moved',
    );
  });
  it('is refused from a site or to a site that is no docking bay', () => {
    expect(whyNot(moving(group), transit(['one'], 'north'))).toBe('no-docking-bay');
    expect(whyNot(moving([{ card: walker, id: 'one', at: 'dunes' }]), transit(['one'], 'hangar'))).toBe(
      'no-docking-bay',
    );
  });
  it('takes those aboard a vehicle with it, and not without', () => {
    const table: PlayPut[] = [...group, { card: walker, id: 'driver', at: 'ride', as: 'driver' }];
    const state = go(table, transit(['ride'], 'hangar'));
    expect(state.cards.driver).toMatchObject({ at: 'ride', as: 'driver' });
    expect(allows(moving(table), transit(['driver'], 'hangar'))).toBe(false);
  });
});

describe('Shuttling', () => {
  const big: PlayPut = { card: cruiser, id: 'big', at: 'tatooine' };
  const on = (at: string): PlayPut => ({ card: walker, id: 'one', at });
  it('costs 1 Force up, and 1 down', () => {
    const state = go([big, on('dunes')], up('one', 'passenger', 'big'));
    expect(state.cards.one).toMatchObject({ at: 'big', as: 'passenger' });
    expect(sizeOf(state, 'dark', 'force')).toBe(4);
    const back = go([big, { ...on('big'), as: 'passenger' }], down('one', 'dunes'));
    expect(back.cards.one).toMatchObject({ at: 'dunes' });
    expect(back.cards.one?.as).toBeUndefined();
    expect(sizeOf(back, 'dark', 'force')).toBe(4);
  });
  it('takes a vehicle into the cargo bay', () => {
    const ride: PlayPut = { card: speeder('dark'), id: 'ride', at: 'dunes' };
    expect(go([big, ride], up('ride', 'cargo', 'big')).cards.ride).toMatchObject({ at: 'big', as: 'cargo' });
  });
  it('is a regular move', () => {
    expect(whyNot(moving([big, { ...on('dunes'), moved: true }]), up('one', 'passenger', 'big'))).toBe(
      'already-moved',
    );
    const state = go(
      [big, on('dunes'), { card: walker, id: 'other', at: 'dunes' }],
      up('one', 'passenger', 'big'),
    );
    expect(whyNot(state, down('one', 'dunes'))).toBe('already-moved');
  });
  it('is refused from indoors, and between places that are not related', () => {
    expect(whyNot(moving([big, on('palace')]), up('one', 'passenger', 'big'))).toBe('not-outdoors');
    expect(whyNot(moving([big, on('north')]), up('one', 'passenger', 'big'))).toBe('not-related');
    const aboard = { ...on('big'), as: 'passenger' as const };
    expect(whyNot(moving([big, aboard]), down('one', 'north'))).toBe('not-related');
    expect(whyNot(moving([big, aboard]), down('one', 'palace'))).toBe('not-outdoors');
  });
  it('is refused to a starfighter, and to a capital starship that cannot dock ships', () => {
    const small: PlayPut = { card: fighter, id: 'small', at: 'tatooine' };
    expect(whyNot(moving([small, on('dunes')]), up('one', 'passenger', 'small'))).toBe('no-ship-docking');
    const plain: PlayPut = { card: ship('Plain', { type: 'capital' }), id: 'plain', at: 'tatooine' };
    expect(whyNot(moving([plain, on('dunes')]), up('one', 'passenger', 'plain'))).toBe('no-ship-docking');
  });
});

describe('Landing and taking off', () => {
  const up = (card: Card, at: string): PlayPut => ({ card, id: 'ship', at });
  it('costs 1 Force, and nothing at a docking bay', () => {
    const state = go([up(fighter, 'tatooine')], land('ship', 'dunes'));
    expect([state.cards.ship?.at, sizeOf(state, 'dark', 'force')]).toEqual(['dunes', 4]);
    const bay = go([up(fighter, 'tatooine')], land('ship', 'bay'));
    expect([bay.cards.ship?.at, sizeOf(bay, 'dark', 'force')]).toEqual(['bay', 5]);
    const off = go([up(fighter, 'hangar')], takeOff('ship', 'hoth'));
    expect([off.cards.ship?.at, sizeOf(off, 'dark', 'force')]).toEqual(['hoth', 5]);
    const paid = go([up(fighter, 'dunes')], takeOff('ship', 'tatooine'));
    expect(sizeOf(paid, 'dark', 'force')).toBe(4);
  });
  it('at a docking bay goes on without Force, elsewhere it does not', () => {
    const state = begin({ phase: 'move', locations, dark: { table: [up(fighter, 'tatooine')], force: 0 } });
    expect(allows(state, land('ship', 'bay'))).toBe(true);
    expect(whyNot(state, land('ship', 'dunes'))).toBe('cost');
  });
  it('of a TIE is refused anywhere but at a docking bay', () => {
    expect(whyNot(moving([up(tie, 'tatooine')]), land('ship', 'dunes'))).toBe('needs-docking-bay');
    expect(allows(moving([up(tie, 'tatooine')]), land('ship', 'bay'))).toBe(true);
    expect(whyNot(moving([up(tie, 'dunes')]), takeOff('ship', 'tatooine'))).toBe('needs-docking-bay');
  });
  it('is for piloted starfighters', () => {
    const empty = ship('Empty', {});
    expect(whyNot(moving([up(empty, 'tatooine')]), land('ship', 'dunes'))).toBe('not-driven');
    expect(whyNot(moving([up(cruiser, 'tatooine')]), land('ship', 'dunes'))).toBe('no-starfighter');
    const manned: PlayPut[] = [up(empty, 'tatooine'), { card: pilot, id: 'flies', at: 'ship', as: 'pilot' }];
    expect(go(manned, land('ship', 'dunes')).cards.flies).toMatchObject({ at: 'ship', as: 'pilot' });
  });
  it('is refused indoors, and where the system is not related', () => {
    expect(whyNot(moving([up(fighter, 'tatooine')]), land('ship', 'palace'))).toBe('not-outdoors');
    expect(whyNot(moving([up(fighter, 'tatooine')]), land('ship', 'north'))).toBe('not-related');
    expect(whyNot(moving([up(fighter, 'dunes')]), takeOff('ship', 'hoth'))).toBe('not-related');
    expect(whyNot(moving([up(fighter, 'dunes')]), land('ship', 'bay'))).toBe('out-of-range');
  });
  it('is a regular move: who came by hyperspeed does not land this turn', () => {
    const fast = ship('Fast', { permanentPilot: { ability: 1 }, navComputer: true, hyperspeed: 3 });
    const state = go(
      [up(fast, 'tatooine'), { card: walker, id: 'other', at: 'dunes' }],
      walk('ship', 'hoth'),
    );
    expect(whyNot(state, land('ship', 'hangar'))).toBe('already-moved');
  });
  it('leaves a landed starfighter without landspeed', () => {
    expect(whyNot(moving([up(fighter, 'dunes')]), walk('ship', 'bay'))).toBe('out-of-range');
  });
});
