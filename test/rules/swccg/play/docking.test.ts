import { describe, expect, it } from 'vitest';
import {
  areAdjacent,
  type CardFacts,
  checkSetup,
  type PlayLocation,
  pass,
  play,
  swccgPlay,
} from '../../../../app/_rules/swccg/play';
import { moveTo } from '../../../../app/_rules/swccg/play/scenarios/line';
import { allows, begin, LOCATIONS, made, setup, sizeOf, someone, speeder, whyNot } from './table';

const someoneOn = (id: string, host: string, as: 'driver' | 'passenger' | 'pilot', figures: object = {}) => ({
  card: someone('dark', id, figures),
  id,
  at: host,
  as,
});

describe('Transferring between starships', () => {
  const cruiser = (more: object = {}): CardFacts => ({
    kind: 'starship',
    side: 'dark',
    title: 'Cruiser',
    type: 'capital',
    power: 6,
    forfeit: 6,
    passengers: 2,
    pilots: 1,
    ...more,
  });
  const moving = (there: CardFacts, at = 'tatooine', more: object = {}) =>
    begin({
      phase: 'move',
      patient: true,
      dark: {
        table: [
          { card: cruiser({ passengers: 4, ...more }), id: 'one', at: 'tatooine' },
          { card: there, id: 'two', at },
          ...['a', 'b', 'c'].map((id) => someoneOn(id, 'one', 'passenger')),
        ],
      },
    });
  const docks = { permanentPilot: { ability: 1 }, shipDocking: true };
  const across = (...cards: string[]) =>
    play('dark', 'dark-transfer', { text: 'passenger', targets: { cards, aboard: 'two' } });
  it('takes a group across for 1 Force', () => {
    const state = made(
      begin({
        phase: 'move',
        dark: {
          table: [
            { card: cruiser({ ...docks, passengers: 4 }), id: 'one', at: 'tatooine' },
            { card: cruiser(), id: 'two', at: 'tatooine' },
            someoneOn('a', 'one', 'passenger'),
            someoneOn('b', 'one', 'passenger'),
          ],
        },
      }),
      across('a', 'b'),
    );
    expect(state.cards.a).toMatchObject({ at: 'two', as: 'passenger' });
    expect(state.cards.b?.at).toBe('two');
    expect(sizeOf(state, 'dark', 'used')).toBe(1);
    expect(state.field?.moved).toEqual([]);
  });
  it('goes as far as there is room', () => {
    const state = moving(cruiser(docks));
    expect(allows(state, across('a', 'b'))).toBe(true);
    expect(whyNot(state, across('a', 'b', 'c'))).toBe('no-room');
  });
  it('needs one of the two to be piloted and to have ship-docking capability, whichever it is', () => {
    expect(allows(moving(cruiser(docks)), across('a'))).toBe(true);
    expect(allows(moving(cruiser(), 'tatooine', docks), across('a'))).toBe(true);
    expect(whyNot(moving(cruiser({ shipDocking: true })), across('a'))).toBe('cannot-dock');
    expect(whyNot(moving(cruiser({ permanentPilot: { ability: 1 } })), across('a'))).toBe('cannot-dock');
  });
  it('needs both at one system', () => {
    expect(allows(moving(cruiser(docks), 'hoth'), across('a'))).toBe(false);
  });
});

describe('Saying anew who is at the controls', () => {
  const driven = (more: object = {}) =>
    begin({
      phase: 'move',
      dark: {
        table: [
          { card: speeder('dark', { passengers: 1 }), id: 'speeder', at: 'cantina' },
          someoneOn('old', 'speeder', 'driver'),
          someoneOn('new', 'speeder', 'passenger'),
        ],
      },
      light: {
        hand: [{ card: { title: 'Wait', side: 'light', kind: 'interrupt', text: [{}] }, id: 'wait' }],
      },
      ...more,
    });
  const change = play('dark', 'dark-crew', { text: 'driver', targets: { card: 'new', instead: 'old' } });
  it('lets two change places', () => {
    const state = made(driven(), change);
    expect(state.cards.new?.as).toBe('driver');
    expect(state.cards.old?.as).toBe('passenger');
  });
  it('is no action: the same player goes on', () => {
    const state = made(driven(), change);
    expect(state.opportunity).toBe('dark');
    expect(made(driven(), pass('dark'), pass('light')).phase).toBe('draw');
  });
  it('is done in the deploy phase as well, and at no other time', () => {
    expect(allows(driven({ phase: 'deploy' }), change)).toBe(true);
    expect(whyNot(driven({ phase: 'control', patient: true }), change)).toBe('wrong-phase');
    expect(allows(driven({ turn: 'light' }), change)).toBe(false);
  });
  it('needs somebody who may drive, and a free place or one who makes room', () => {
    const droid = (figures: object) =>
      begin({
        phase: 'move',
        dark: {
          table: [
            { card: speeder('dark', { passengers: 1 }), id: 'speeder', at: 'cantina' },
            someoneOn('old', 'speeder', 'driver'),
            someoneOn('new', 'speeder', 'passenger', figures),
          ],
        },
      });
    expect(whyNot(droid({ droid: true, ability: 0 }), change)).toBe('may-not-drive');
    const alone = play('dark', 'dark-crew', { text: 'driver', targets: { card: 'new' } });
    expect(allows(droid({}), alone)).toBe(false);
  });
});

describe('A vehicle site', () => {
  const inside: PlayLocation = {
    id: 'inside',
    title: 'Crawler: Inside',
    kind: 'site',
    of: 'Crawler',
    inside: 'crawler',
    icons: { light: 1, dark: 1 },
  };
  const locations = [...LOCATIONS, inside];
  const crawler: CardFacts = {
    kind: 'vehicle',
    side: 'dark',
    title: 'Crawler',
    type: 'transport',
    enclosed: true,
    power: 3,
    forfeit: 5,
    passengers: 2,
    landspeed: 1,
  };
  const table = [
    { card: crawler, id: 'crawler', at: 'cantina' },
    someoneOn('driver', 'crawler', 'driver'),
    { card: someone('dark', 'Walker'), id: 'walker', at: 'inside' },
  ];
  const moving = (more: object[] = []) =>
    begin({ locations, phase: 'move', dark: { table: [...table, ...more] as never } });
  it('is adjacent to the site where its vehicle is', () => {
    expect(areAdjacent(moving(), 'inside', 'cantina')).toBe(true);
    expect(areAdjacent(moving(), 'inside', 'eisley')).toBe(false);
  });
  it('goes where the vehicle goes', () => {
    const state = made(moving(), moveTo('dark', 'crawler', 'eisley'));
    expect(areAdjacent(state, 'eisley', 'inside')).toBe(true);
    expect(allows(state, moveTo('dark', 'walker', 'cantina'))).toBe(false);
    expect(made(state, moveTo('dark', 'walker', 'eisley')).cards.walker?.at).toBe('eisley');
  });
  it('lets characters go aboard its vehicle, and inside from there, for nothing', () => {
    const aboard = play('dark', 'dark-embark', {
      text: 'passenger',
      targets: { card: 'walker', aboard: 'crawler' },
    });
    const state = made(moving(), aboard);
    expect(state.cards.walker?.at).toBe('crawler');
    const back = made(state, play('dark', 'dark-enter', { targets: { card: 'walker', to: 'inside' } }));
    expect(back.cards.walker?.at).toBe('inside');
    expect(sizeOf(back, 'dark', 'used')).toBe(0);
  });
  it('takes no part in a battle outside', () => {
    const state = begin({
      locations,
      patient: true,
      dark: { table: table as never },
      light: { table: [{ card: 'han-solo', id: 'han', at: 'cantina' }] },
      underWay: { what: 'battle', at: 'cantina', segment: 'weapons' },
    });
    expect(state.stack[0]?.battle?.fight?.participants).not.toContain('walker');
  });
  it('is of a vehicle on table', () => {
    const flawed = { ...setup({ phase: 'move' }), locations: [...LOCATIONS, inside] };
    expect(checkSetup(flawed)).toEqual([{ code: 'unknown-place', at: 'inside' }]);
    expect(() => swccgPlay.start(flawed)).not.toThrow();
  });
});

describe('An escort who takes the controls', () => {
  it('needs no second place for the captive', () => {
    const state = begin({
      phase: 'move',
      dark: {
        table: [
          { card: speeder('dark', { passengers: 2 }), id: 'speeder', at: 'cantina' },
          someoneOn('guard', 'speeder', 'passenger'),
        ],
      },
      light: { table: [{ card: 'han-solo', id: 'han', at: 'guard', captive: true }] },
    });
    const driving = play('dark', 'dark-crew', { text: 'driver', targets: { card: 'guard' } });
    const driven = made(state, driving);
    expect(driven.cards.guard?.as).toBe('driver');
    expect(allows(driven, play('dark', 'dark-crew', { text: 'passenger', targets: { card: 'guard' } }))).toBe(
      true,
    );
  });
});
