import { describe, expect, it } from 'vitest';
import { cardOfFigures, controls, draw, pass, play, playCards } from '../../../../app/_rules/swccg/play';
import { battleAt, moveTo } from '../../../../app/_rules/swccg/play/scenarios/line';
import {
  allows,
  begin,
  LOCATIONS,
  made,
  passOn,
  sizeOf,
  someone,
  speeder,
  toPhase,
  whyNot,
  zoneOf,
} from './table';

const at = 'cantina';
const activate = play('dark', 'dark-activate');

// swccg/when-a-value-is-fixed#turn, swccg/start-of-turn
describe('The Force that may be activated', () => {
  const master = { card: someone('dark', 'Master', { jediMaster: true }), id: 'master', at: 'dunes' };
  const gone = (phase: 'start' | 'activate') => ({
    card: playCards.interrupt('Gone', 'dark', {
      needs: [],
      phase,
      result: [{ do: 'place', cards: { ids: ['master'] }, in: 'lost' }],
    }),
    id: 'gone',
  });
  const activated = (phase: 'start' | 'activate'): number => {
    const dark = { table: [master], hand: [gone(phase)], reserve: 20, force: 0 };
    let state = passOn(made(begin({ phase, dark, patient: true }), play('dark', 'gone')));
    expect(zoneOf(state, 'master')).toBe('lost');
    for (let i = 0; i < 60 && state.phase !== 'control'; i++)
      state = made(state, allows(state, activate) ? activate : pass(state.opportunity));
    return sizeOf(state, 'dark', 'force');
  };
  it('is totaled after what is done at the start of the turn', () => {
    expect(activated('start')).toBe(7);
  });
  it('does not change any more in the activate phase', () => {
    expect(activated('activate')).toBe(8);
  });
});

describe('The activate phase', () => {
  const begun = (more: object = {}) => begin({ phase: 'activate', dark: { reserve: 20, force: 0 }, ...more });
  it('activates the icons of one’s side and 1 more, one by one', () => {
    let state = begun();
    let count = 0;
    while (state.phase === 'activate' && allows(state, activate)) {
      state = made(state, activate);
      count += 1;
    }
    // 2 + 1 + 0 + 1 at sites, 1 + 1 at systems, and 1
    expect(count).toBe(7);
    expect(sizeOf(state, 'dark', 'force')).toBe(7);
  });
  it('lets one activate less', () => {
    const state = toPhase(made(begun(), activate), 'deploy');
    expect(sizeOf(state, 'dark', 'force')).toBe(1);
  });
  it('goes on from what is activated already', () => {
    expect(allows(begun({ activated: 6 }), activate)).toBe(true);
    expect(allows(begun({ activated: 7, patient: true }), activate)).toBe(false);
  });
  it('activates nothing from an empty Reserve Deck', () => {
    expect(
      allows(begin({ phase: 'activate', dark: { reserve: 0, force: 1 }, patient: true }), activate),
    ).toBe(false);
  });
  it('counts each Jedi Master of one’s own as 1 more, wherever they are', () => {
    const master = (side: 'light' | 'dark', id: string, more: object = {}) => ({
      card: someone(side, id, { jediMaster: true }),
      id,
      at: 'dunes',
      ...more,
    });
    const count = (light: object[], dark: object[]) =>
      begun({
        dark: { reserve: 20, force: 0, table: dark },
        light: { table: light },
        activated: 7,
        patient: true,
      });
    expect(allows(count([], [master('dark', 'sidious')]), activate)).toBe(true);
    expect(allows(count([master('light', 'yoda')], []), activate)).toBe(false);
  });
  it('is not the opponent’s', () => {
    expect(allows(begun(), play('light', 'light-activate'))).toBe(false);
  });
});

describe('The battle phase', () => {
  const luke = { card: 'luke-skywalker' as const, id: 'luke', at };
  const vader = { card: 'darth-vader' as const, id: 'vader', at };
  const both = (more: object = {}) =>
    begin({ light: { table: [luke] }, dark: { table: [vader] }, patient: true, ...more });

  it('battles for 1 Force where both have presence', () => {
    const state = passOn(made(both({ patient: false }), battleAt('dark', at)));
    expect(sizeOf(state, 'dark', 'force')).toBe(4);
    expect(allows(both({ dark: { table: [vader], force: 0 } }), battleAt('dark', at))).toBe(false);
    expect(whyNot(both({ light: { table: [] } }), battleAt('dark', at))).toBe('no-presence');
  });
  it('battles not against a droid alone', () => {
    const droid = { card: someone('light', 'Droid', { ability: 0, droid: true }), id: 'droid', at };
    expect(allows(both({ light: { table: [droid] } }), battleAt('dark', at))).toBe(false);
  });
  it('battles once a turn at each location, and once with each card', () => {
    const battled = LOCATIONS.map((place) =>
      place.id === at ? { ...place, battled: true as const } : place,
    );
    expect(whyNot(both({ locations: battled }), battleAt('dark', at))).toBe('location-has-battled');
    expect(allows(both({ dark: { table: [{ ...vader, fought: true }] } }), battleAt('dark', at))).toBe(false);
  });
  it('is not the time of the other player', () => {
    expect(allows(both(), battleAt('light', at))).toBe(false);
    expect(allows(both({ phase: 'move' }), battleAt('dark', at))).toBe(false);
  });
  it('battles nowhere where a card forbids it', () => {
    const peaceful = LOCATIONS.map((place) =>
      place.id === at ? { ...place, noBattle: true as const } : place,
    );
    expect(whyNot(both({ locations: peaceful }), battleAt('dark', at))).toBe('no-battle-here');
  });
  it('goes on after a battle, with another one elsewhere', () => {
    const troopers = [{ card: 'stormtrooper' as const, id: 'st', at: 'eisley' }];
    const rebels = [{ card: 'rebel-trooper' as const, id: 'rt', at: 'eisley' }];
    let state = begin({
      light: { table: [luke, ...rebels], reserve: [1, 1, 1, 1, 1, 1, 1, 1] },
      dark: { table: [vader, ...troopers], reserve: [1, 1, 1, 1] },
    });
    state = passOn(made(state, battleAt('dark', at)));
    state = passOn(made(state, { type: 'decline', by: 'dark' }, { type: 'decline', by: 'light' }));
    for (let i = 0; i < 3; i++) state = made(state, { type: 'lose', by: 'light', from: 'reserve' });
    expect(state.stack).toEqual([]);
    expect(state.phase).toBe('battle');
    expect(allows(state, battleAt('dark', 'eisley'))).toBe(true);
  });
  it('adds what a pilot adds to what he pilots, and nothing for a driver', () => {
    const fighter = (as: 'pilot' | 'driver', type: 'combat' | 'transport') => [
      { card: speeder('dark', { type, enclosed: true }), id: 'ride', at },
      { card: 'ds-61-2' as const, id: 'ds', at: 'ride', as },
    ];
    const damage = (as: 'pilot' | 'driver', type: 'combat' | 'transport') => {
      const weak = { card: someone('light', 'Weak', { power: 0, ability: 1 }), id: 'weak', at };
      const state = passOn(
        begin({
          light: { table: [weak] },
          dark: { table: fighter(as, type) },
          underWay: { what: 'battle', at, segment: 'weapons' },
        }),
      );
      return state.stack[0]?.battle?.fight?.debts?.light.damage;
    };
    expect([damage('pilot', 'combat'), damage('driver', 'transport')]).toEqual([4, 1]);
  });
});

describe('The move phase', () => {
  const trooper = { card: 'stormtrooper' as const, id: 'st', at };
  const moving = (table: object[], more: object = {}) =>
    begin({ phase: 'move', dark: { table: table as never }, patient: true, ...more });

  it('moves a character to an adjacent site for 1 Force, once', () => {
    let state = begin({ phase: 'move', dark: { table: [trooper] } });
    expect(allows(state, moveTo('dark', 'st', 'dunes'))).toBe(false);
    state = made(state, moveTo('dark', 'st', 'eisley'));
    expect(sizeOf(state, 'dark', 'force') + sizeOf(state, 'dark', 'used')).toBe(5);
    expect(state.cards.st?.at).toBe('eisley');
    const again = moving([{ ...trooper, moved: true }]);
    expect(whyNot(again, moveTo('dark', 'st', 'eisley'))).toBe('already-moved');
  });
  it('does not move what its owner cannot pay for', () => {
    expect(
      allows(moving([trooper], { dark: { table: [trooper], force: 0 } }), moveTo('dark', 'st', 'eisley')),
    ).toBe(false);
  });
  it('moves a vehicle with its driver, as far as its landspeed, and whoever is aboard goes along', () => {
    const table = [
      { card: speeder('dark'), id: 'ride', at },
      { card: 'stormtrooper', id: 'driver', at: 'ride', as: 'driver' },
    ];
    const state = begin({ phase: 'move', dark: { table: table as never } });
    const there = made(state, moveTo('dark', 'ride', 'dunes'));
    expect(controls(there, 'dark', 'dunes')).toBe(true);
    expect(there.cards.driver).toMatchObject({ at: 'ride', as: 'driver' });
    expect(whyNot(moving([table[0] as object]), moveTo('dark', 'ride', 'dunes'))).toBe('not-driven');
  });
  it('moves no card of the opponent’s, and no captive', () => {
    const state = moving([trooper], {
      light: {
        table: [
          { card: 'luke-skywalker', id: 'luke', at },
          { card: 'han-solo', id: 'han', at: 'st', captive: true },
        ],
      },
    });
    expect(allows(state, moveTo('dark', 'luke', 'eisley'))).toBe(false);
    expect(allows(state, moveTo('dark', 'han', 'eisley'))).toBe(false);
    expect(allows(state, moveTo('light', 'luke', 'eisley'))).toBe(false);
  });
  it('takes an escort’s captive along for nothing', () => {
    const state = made(
      begin({
        phase: 'move',
        light: { table: [{ card: 'han-solo', id: 'han', at: 'st', captive: true }] },
        dark: { table: [trooper] },
      }),
      moveTo('dark', 'st', 'eisley'),
    );
    expect(state.cards.han).toMatchObject({ at: 'st', captive: true });
    expect(sizeOf(state, 'light', 'force')).toBe(5);
  });
  it('moves a starship by hyperspeed with a nav computer, its own or a passenger’s', () => {
    const ship = (navComputer?: true) =>
      cardOfFigures({
        kind: 'starship',
        side: 'dark',
        title: 'Ship',
        type: 'starfighter',
        power: 2,
        maneuver: 3,
        forfeit: 3,
        hyperspeed: 3,
        permanentPilot: { ability: 1 },
        passengers: 1,
        ...(navComputer && { navComputer }),
      });
    const droid = {
      card: someone('dark', 'Astromech', { ability: 0, droid: true, navComputer: true }),
      id: 'droid',
      at: 'ship',
      as: 'passenger' as const,
    };
    expect(
      allows(moving([{ card: ship(true), id: 'ship', at: 'hoth' }]), moveTo('dark', 'ship', 'tatooine')),
    ).toBe(true);
    expect(
      allows(moving([{ card: ship(), id: 'ship', at: 'hoth' }]), moveTo('dark', 'ship', 'tatooine')),
    ).toBe(false);
    expect(
      allows(moving([{ card: ship(), id: 'ship', at: 'hoth' }, droid]), moveTo('dark', 'ship', 'tatooine')),
    ).toBe(true);
  });
  it('takes hyperspeed, however near the other system is', () => {
    const twins = ['near', 'twin'].map((id) => ({
      id,
      title: id,
      kind: 'system' as const,
      parsec: 5,
      icons: { light: 1, dark: 1 },
    }));
    const from = (hyperspeed: number) =>
      begin({
        phase: 'move',
        locations: twins,
        dark: {
          table: [
            {
              card: {
                kind: 'starship',
                side: 'dark',
                title: 'Ship',
                type: 'starfighter',
                power: 2,
                maneuver: 3,
                forfeit: 3,
                navComputer: true,
                permanentPilot: { ability: 1 },
                ...(hyperspeed > 0 && { hyperspeed }),
              },
              id: 'ship',
              at: 'near',
            },
          ],
        },
        patient: true,
      });
    expect(allows(from(1), moveTo('dark', 'ship', 'twin'))).toBe(true);
    expect(whyNot(from(0), moveTo('dark', 'ship', 'twin'))).toBe('out-of-range');
  });
  it('does not make systems adjacent to sites', () => {
    expect(allows(moving([trooper]), moveTo('dark', 'st', 'tatooine'))).toBe(false);
  });
});

describe('Sites whose whole is not told', () => {
  const place = (id: string, title: string) => ({
    id,
    title,
    kind: 'site' as const,
    icons: { light: 1, dark: 1 },
  });
  const walker = { dark: { table: [{ card: 'stormtrooper' as const, id: 'st', at: 'one' }] } };
  it('are parts of what their titles begin with', () => {
    const locations = [place('one', 'Hoth: Ice Plains'), place('two', 'Hoth: North Ridge')];
    const state = begin({ phase: 'move', locations, ...walker });
    expect(allows(state, moveTo('dark', 'st', 'two'))).toBe(true);
  });
  it('are parts of nothing where the titles say nothing, or of something else', () => {
    for (const [one, two] of [
      ['Ice Plains', 'North Ridge'],
      ['Hoth: Ice Plains', 'Tatooine: Cantina'],
    ] as const) {
      const locations = [place('one', one), place('two', two)];
      const state = begin({ phase: 'move', locations, ...walker, patient: true });
      expect(whyNot(state, moveTo('dark', 'st', 'two'))).toBe('out-of-range');
    }
  });
});

describe('The draw phase and the end of the turn', () => {
  const drawOne = play('dark', 'dark-draw');
  it('draws as many cards as the Force Pile holds', () => {
    let state = begin({ phase: 'draw', dark: { force: 3 } });
    state = made(state, drawOne, drawOne);
    expect([sizeOf(state, 'dark', 'force'), state.piles.dark.hand.length]).toEqual([1, 2]);
  });
  it('ends the game for a player who draws the last of their Life Force', () => {
    const state = made(begin({ phase: 'draw', dark: { force: 1, reserve: 0 } }), drawOne);
    expect(state).toMatchObject({ over: true, defeated: 'dark' });
  });
  it('puts both Used Piles under their Reserve Decks, and the other player’s turn begins', () => {
    let state = begin({
      phase: 'draw',
      turns: 2,
      light: { used: [4], reserve: [1] },
      dark: { used: [5, 6], reserve: [1] },
      patient: true,
    });
    state = made(state, pass('dark'), pass('light'));
    for (let i = 0; i < 6 && state.turn === 'dark'; i++) state = made(state, pass(state.opportunity));
    expect(state.piles.dark.reserve).toEqual([1, 5, 6]);
    expect(state.piles.light.reserve).toEqual([1, 4]);
    expect([state.turn, state.piles.dark.used]).toEqual(['light', []]);
  });
  it('lets what is in the Force Pile stay there for the opponent’s turn', () => {
    let state = begin({ phase: 'draw', turns: 2, dark: { force: 4 }, patient: true });
    for (let i = 0; i < 8 && state.turn === 'dark'; i++) state = made(state, pass(state.opportunity));
    expect(sizeOf(state, 'dark', 'force')).toBe(4);
  });
  it('begins the next turn with nothing battled, drained, moved or activated', () => {
    let state = begin({
      phase: 'draw',
      turns: 2,
      activated: 3,
      dark: { table: [{ card: 'stormtrooper', id: 'st', at, fought: true, drained: true, moved: true }] },
      patient: true,
    });
    for (let i = 0; i < 8 && state.turn === 'dark'; i++) state = made(state, pass(state.opportunity));
    expect(state.field).toMatchObject({
      activated: 0,
      battled: [],
      drained: [],
      fought: [],
      moved: [],
      drainers: [],
    });
  });
  it('plays a unique Interrupt again in the next turn', () => {
    const wave = playCards.interrupt('Wave', 'light', { needs: [], result: [{ do: 'note', what: 'waved' }] });
    const unique = { ...wave, copies: 1 as const };
    let state = begin({
      phase: 'draw',
      turns: 2,
      light: {
        hand: [
          { card: unique, id: 'one' },
          { card: unique, id: 'two' },
        ],
      },
      patient: true,
    });
    state = made(state, pass('dark'), play('light', 'one'));
    state = made(state, pass(state.opportunity));
    state = passOn(state);
    if (state.opportunity === 'dark') state = made(state, pass('dark'));
    expect(whyNot(state, play('light', 'two'))).toBe('limit');
    for (let i = 0; i < 20 && !(state.turn === 'light' && state.phase === 'control'); i++)
      state = made(state, pass(state.opportunity));
    if (state.opportunity === 'dark') state = made(state, pass('dark'));
    expect(allows(state, play('light', 'two'))).toBe(true);
  });
  it('ends the play after the turns that were asked for', () => {
    let state = begin({ phase: 'draw', patient: true });
    for (let i = 0; i < 10 && !state.over; i++) state = made(state, pass(state.opportunity));
    expect(state).toMatchObject({ over: true });
    expect(state.defeated).toBeUndefined();
  });
  it('keeps destinies drawn out of reach: the Used Pile is part of Life Force', () => {
    let state = begin({
      light: { table: [{ card: 'luke-skywalker', id: 'luke', at }], reserve: 9 },
      dark: { table: [{ card: 'darth-vader', id: 'vader', at }], reserve: [3], force: 0 },
      underWay: { what: 'battle', at, segment: 'weapons' },
    });
    state = made(passOn(state), draw('dark', 3));
    expect(state.defeated).toBeUndefined();
    expect(zoneOf(state, 'vader')).toBe('table');
  });
});
