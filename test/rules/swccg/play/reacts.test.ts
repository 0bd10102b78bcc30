import { describe, expect, it } from 'vitest';
import { cardOfFigures, controls, draw, lose, pass, play, REACTS } from '../../../../app/_rules/swccg/play';
import { battleAt, drainAt, forfeit, moveTo } from '../../../../app/_rules/swccg/play/scenarios/line';
import * as theForce from '../../../../app/_rules/swccg/stack/cards/the-force';
import { allows, begin, LOCATIONS, made, passOn, sizeOf, someone, speeder, whyNot, zoneOf } from './table';

const ridden = (at: string) => [
  { card: speeder('light'), id: 'speeder', at },
  { card: someone('light', 'Driver'), id: 'driver', at: 'speeder', as: 'driver' as const },
];
const drainers = [{ card: 'stormtrooper' as const, id: 'trooper', at: 'cantina' }];
/** Nobody is taken to pass, so that a refusal is that of the rules. */
const PATIENT = { patient: true };
const drained = (light: object, more: object = {}) =>
  begin({ phase: 'control', light, dark: { table: drainers }, ...more });

describe('A react to a Force drain', () => {
  it('cancels it by bringing presence, and nothing is lost', () => {
    const state = passOn(
      made(drained({ table: ridden('eisley') }), drainAt('dark', 'cantina'), play('light', 'speeder')),
    );
    expect(state.stack).toEqual([]);
    expect(sizeOf(state, 'light', 'lost')).toBe(0);
    expect(controls(state, 'dark', 'cantina')).toBe(false);
  });
  it('costs 1 Force, as any move does', () => {
    const state = made(
      drained({ table: ridden('eisley') }),
      drainAt('dark', 'cantina'),
      play('light', 'speeder'),
    );
    expect(sizeOf(state, 'light', 'used')).toBe(1);
    const poor = made(drained({ table: ridden('eisley'), force: 0 }), drainAt('dark', 'cantina'));
    expect(allows(poor, play('light', 'speeder'))).toBe(false);
  });
  it('comes from as far as its landspeed, and no further', () => {
    const far = made(drained({ table: ridden('dunes') }), drainAt('dark', 'cantina'));
    expect(allows(far, play('light', 'speeder'))).toBe(true);
    const slow = [
      { card: speeder('light', { landspeed: 1 }), id: 'speeder', at: 'dunes' },
      ...ridden('dunes').slice(1),
    ];
    expect(
      whyNot(made(drained({ table: slow }, PATIENT), drainAt('dark', 'cantina')), play('light', 'speeder')),
    ).toBe('out-of-range');
  });
  it('does not come from another planet', () => {
    const state = made(drained({ table: ridden('ridge') }, PATIENT), drainAt('dark', 'cantina'));
    expect(whyNot(state, play('light', 'speeder'))).toBe('out-of-range');
  });
  it('needs somebody at the controls, not a passenger', () => {
    const [vehicle] = ridden('eisley');
    const idle = [
      vehicle,
      { card: someone('light', 'Guest'), id: 'guest', at: 'speeder', as: 'passenger' as const },
    ];
    const state = made(drained({ table: idle }, PATIENT), drainAt('dark', 'cantina'));
    expect(whyNot(state, play('light', 'speeder'))).toBe('not-driven');
  });
  it('is not cancelled by a creature vehicle alone, whose half of ability is no presence', () => {
    const bantha = cardOfFigures(
      {
        kind: 'vehicle',
        side: 'light',
        title: 'Tauntaun',
        type: 'creature',
        power: 1,
        ability: 0.5,
        maneuver: 2,
        forfeit: 3,
        landspeed: 2,
      },
      { text: [REACTS] },
    );
    const state = made(
      drained({ table: [{ card: bantha, id: 'tauntaun', at: 'eisley' }] }),
      drainAt('dark', 'cantina'),
      play('light', 'tauntaun'),
    );
    expect(passOn(state).stack.map(({ type }) => type)).toContain('lose-force');
  });
  it('that Sense cancels saves nothing: the drain goes on, the Force stays used', () => {
    let state = begin({
      phase: 'control',
      light: { table: ridden('eisley') },
      dark: {
        table: [...drainers, { card: 'darth-vader', id: 'vader', at: 'cantina' }],
        hand: [{ card: theForce.SENSE, id: 'sense' }],
        reserve: [1, 1, 1],
      },
    });
    state = made(state, drainAt('dark', 'cantina'), play('light', 'speeder'), play('dark', 'sense'));
    state = passOn(state);
    state = passOn(made(state, draw('dark', 1)));
    expect(state.cards.speeder?.at).toBe('eisley');
    expect(sizeOf(state, 'light', 'used')).toBe(1);
    expect(state.stack.map(({ type }) => type)).toContain('lose-force');
  });
  it('that was cancelled is not made again that turn', () => {
    let state = begin({
      phase: 'control',
      light: { table: ridden('eisley') },
      dark: {
        table: [
          ...drainers,
          { card: 'darth-vader', id: 'vader', at: 'cantina' },
          { card: 'stormtrooper', id: 'other', at: 'dunes' },
        ],
        hand: [{ card: theForce.SENSE, id: 'sense' }],
        reserve: [1, 1, 1],
      },
    });
    state = passOn(made(state, drainAt('dark', 'cantina'), play('light', 'speeder'), play('dark', 'sense')));
    state = passOn(made(state, draw('dark', 1)));
    while (state.stack.length > 0) state = passOn(made(state, lose('light', 'reserve')));
    state = made(state, drainAt('dark', 'dunes'));
    expect(allows(state, play('light', 'speeder'))).toBe(false);
  });
  it('is never made to one’s own drain', () => {
    const state = begin({
      phase: 'control',
      turn: 'light',
      light: { table: [...ridden('eisley'), { card: 'rebel-trooper', id: 'rebel', at: 'cantina' }] },
    });
    expect(allows(made(state, drainAt('light', 'cantina')), play('light', 'speeder'))).toBe(false);
  });
  it('lets several cards react, each as an action of its own; the drain once cancelled calls for no more', () => {
    const two = [
      ...ridden('eisley'),
      { card: speeder('light'), id: 'second', at: 'eisley' },
      { card: someone('light', 'Other driver'), id: 'driver-2', at: 'second', as: 'driver' as const },
    ];
    let state = made(drained({ table: two }), drainAt('dark', 'cantina'));
    expect(allows(state, play('light', 'second'))).toBe(true);
    state = passOn(made(state, play('light', 'speeder')));
    expect(state.stack).toEqual([]);
    expect(state.cards.second?.at).toBe('eisley');
  });
});

describe('A react to a battle', () => {
  const besieged = [{ card: 'luke-skywalker' as const, id: 'luke', at: 'cantina' }];
  const attackers = [{ card: 'darth-vader' as const, id: 'vader', at: 'cantina' }];

  it('brings reinforcements that fight, with their power and ability', () => {
    let state = begin({ light: { table: [...besieged, ...ridden('eisley')] }, dark: { table: attackers } });
    state = passOn(made(state, battleAt('dark', 'cantina'), play('light', 'speeder')));
    const fight = state.stack[0]?.battle?.fight;
    expect(fight?.participants).toEqual(expect.arrayContaining(['luke', 'vader', 'speeder', 'driver']));
  });
  it('is too late once the weapons segment has begun', () => {
    let state = begin({
      light: { table: [...besieged, ...ridden('eisley'), { card: 'blaster', id: 'gun', at: 'luke' }] },
      dark: { table: attackers },
    });
    state = made(state, battleAt('dark', 'cantina'), pass('light'));
    while (state.stack[0]?.battle?.segment !== 'weapons') state = made(state, pass(state.opportunity));
    expect(allows(state, play('light', 'speeder'))).toBe(false);
  });
  it('brings no fighter that has already battled this turn', () => {
    const tired = ridden('eisley').map((put) => ({ ...put, fought: true as const }));
    let state = begin({ light: { table: [...besieged, ...tired] }, dark: { table: attackers } });
    state = passOn(made(state, battleAt('dark', 'cantina'), play('light', 'speeder')));
    expect(state.stack[0]?.battle?.fight?.participants).toEqual(['luke', 'vader']);
  });
  it('of a starship goes through hyperspace only with a nav computer', () => {
    const ship = (navComputer?: true) =>
      cardOfFigures(
        {
          kind: 'starship',
          side: 'light',
          title: 'Corvette',
          type: 'starfighter',
          power: 3,
          maneuver: 4,
          forfeit: 4,
          hyperspeed: 3,
          permanentPilot: { ability: 1 },
          ...(navComputer && { navComputer }),
        },
        { text: [REACTS] },
      );
    const space = (navComputer?: true) =>
      begin({
        light: {
          table: [
            { card: 'x-wing', id: 'x', at: 'tatooine' },
            { card: ship(navComputer), id: 'ship', at: 'hoth' },
          ],
        },
        dark: { table: [{ card: 'devastator', id: 'dev', at: 'tatooine' }] },
        underWay: { what: 'battle', at: 'tatooine' },
        ...PATIENT,
      });
    expect(whyNot(space(), play('light', 'ship'))).toBe('out-of-range');
    expect(allows(space(true), play('light', 'ship'))).toBe(true);
  });
  it('of a starship goes no further than its hyperspeed', () => {
    const ship = cardOfFigures(
      {
        kind: 'starship',
        side: 'light',
        title: 'Corvette',
        type: 'starfighter',
        power: 3,
        maneuver: 4,
        forfeit: 4,
        hyperspeed: 2,
        permanentPilot: { ability: 1 },
        navComputer: true,
      },
      { text: [REACTS] },
    );
    const state = begin({
      light: {
        table: [
          { card: 'x-wing', id: 'x', at: 'tatooine' },
          { card: ship, id: 'ship', at: 'hoth' },
        ],
      },
      dark: { table: [{ card: 'devastator', id: 'dev', at: 'tatooine' }] },
      underWay: { what: 'battle', at: 'tatooine' },
      ...PATIENT,
    });
    expect(whyNot(state, play('light', 'ship'))).toBe('out-of-range');
  });
  it('does not use up the regular move of one’s own next turn', () => {
    let state = begin({
      turns: 2,
      light: { table: [...besieged, ...ridden('eisley')], reserve: [1, 1, 1, 1, 1, 1, 1, 1] },
      dark: { table: [{ card: 'stormtrooper', id: 'st', at: 'cantina' }] },
    });
    state = passOn(made(state, battleAt('dark', 'cantina'), play('light', 'speeder')));
    state = passOn(made(state, { type: 'decline', by: 'light' }));
    state = made(state, forfeit('dark', 'st'));
    while (state.stack.length > 0) state = passOn(made(state, lose('dark', 'reserve')));
    while (!(state.turn === 'light' && state.phase === 'move')) state = made(state, pass(state.opportunity));
    expect(allows(state, moveTo('light', 'speeder', 'eisley'))).toBe(true);
  });
  it('lets a passenger get off where it arrives', () => {
    let state = begin({
      light: {
        table: [
          ...besieged,
          ...ridden('eisley'),
          { card: someone('light', 'Guest'), id: 'guest', at: 'speeder', as: 'passenger' },
        ],
      },
      dark: { table: attackers },
    });
    state = passOn(
      made(
        state,
        battleAt('dark', 'cantina'),
        play('light', 'speeder', { targets: { disembarking: ['guest'] } }),
      ),
    );
    expect(state.cards.guest?.at).toBe('cantina');
    expect(state.cards.driver?.at).toBe('speeder');
  });
  it('goes round no corner: a vehicle passes through exterior sites alone', () => {
    const walled = LOCATIONS.map((place) => {
      if (place.id !== 'eisley') return place;
      const { exterior: _, ...inside } = place;
      return inside;
    });
    const state = begin({
      locations: walled,
      light: { table: [...besieged, ...ridden('dunes')] },
      dark: { table: attackers },
      underWay: { what: 'battle', at: 'cantina' },
      ...PATIENT,
    });
    expect(whyNot(state, play('light', 'speeder'))).toBe('out-of-range');
  });
  it('takes the escort and the captive along', () => {
    let state = begin({
      turn: 'light',
      light: {
        table: [
          { card: 'luke-skywalker', id: 'luke', at: 'cantina' },
          { card: 'han-solo', id: 'han', at: 'hunter', captive: true },
        ],
      },
      dark: {
        table: [
          { card: 'stormtrooper', id: 'st', at: 'cantina' },
          { card: speeder('dark'), id: 'ride', at: 'eisley' },
          { card: someone('dark', 'Hunter'), id: 'hunter', at: 'ride', as: 'driver' },
        ],
      },
    });
    state = passOn(made(state, battleAt('light', 'cantina'), play('dark', 'ride')));
    expect(state.cards.han).toMatchObject({ captive: true, at: 'hunter' });
    expect(state.stack[0]?.battle?.fight?.participants).not.toContain('han');
    expect(zoneOf(state, 'han')).toBe('table');
  });
});
