import { describe, expect, it } from 'vitest';
import { cardOfFigures, controls, lose, occupies, pass, play } from '../../../../app/_rules/swccg/play';
import { drainAt, moveTo } from '../../../../app/_rules/swccg/play/scenarios/line';
import * as theForce from '../../../../app/_rules/swccg/stack/cards/the-force';
import { allows, begin, LOCATIONS, made, passOn, sizeOf, someone, speeder, toPhase, whyNot } from './table';

const droid = (side: 'light' | 'dark') => someone(side, 'Droid', { ability: 0, droid: true });

describe('Control of a location', () => {
  const at = 'cantina';
  it('takes a total ability of 1: a droid has none', () => {
    const state = begin({ light: { table: [{ card: droid('light'), id: 'droid', at }] } });
    expect(occupies(state, 'light', at)).toBe(false);
    expect(controls(state, 'light', at)).toBe(false);
  });
  it('is nobody’s where both have presence', () => {
    const state = begin({
      light: { table: [{ card: 'luke-skywalker', id: 'luke', at }] },
      dark: { table: [{ card: 'stormtrooper', id: 'st', at }] },
    });
    expect([controls(state, 'light', at), controls(state, 'dark', at)]).toEqual([false, false]);
  });
  it('is not disputed by a droid', () => {
    const state = begin({
      light: { table: [{ card: droid('light'), id: 'droid', at }] },
      dark: { table: [{ card: 'stormtrooper', id: 'st', at }] },
    });
    expect(controls(state, 'dark', at)).toBe(true);
  });
  it('counts whoever is inside an enclosed vehicle', () => {
    const state = begin({
      dark: {
        table: [
          { card: speeder('dark', { enclosed: true }), id: 'crawler', at },
          { card: 'stormtrooper', id: 'st', at: 'crawler', as: 'passenger' },
        ],
      },
    });
    expect(controls(state, 'dark', at)).toBe(true);
  });
  it('counts a permanent pilot that has ability, and not an empty ship', () => {
    const state = begin({
      light: { table: [{ card: 'x-wing', id: 'x', at: 'tatooine' }] },
      dark: { table: [{ card: 'black-2', id: 'b', at: 'hoth' }] },
    });
    expect(controls(state, 'light', 'tatooine')).toBe(true);
    expect(controls(state, 'dark', 'hoth')).toBe(false);
  });
  it('is not given by a captive, to either player', () => {
    const state = begin({
      light: { table: [{ card: 'luke-skywalker', id: 'luke', at: 'st', captive: true }] },
      dark: { table: [{ card: 'stormtrooper', id: 'st', at }] },
    });
    expect(occupies(state, 'light', at)).toBe(false);
    expect(controls(state, 'dark', at)).toBe(true);
  });
  it('takes two halves of ability', () => {
    const table = (count: number) =>
      Array.from({ length: count }, (_, i) => ({ card: 'bantha' as const, id: `bantha-${i}`, at }));
    expect(occupies(begin({ dark: { table: table(1) } }), 'dark', at)).toBe(false);
    expect(occupies(begin({ dark: { table: table(2) } }), 'dark', at)).toBe(true);
  });
});

describe('A Force drain', () => {
  const drainer = [{ card: 'stormtrooper' as const, id: 'st', at: 'cantina' }];
  const control = { phase: 'control' as const };

  it('is for the icons on the opponent’s side', () => {
    const state = made(
      begin({ ...control, dark: { table: [{ card: 'stormtrooper', id: 'st', at: 'eisley' }] } }),
      drainAt('dark', 'eisley'),
    );
    expect(state.stack.at(-1)).toMatchObject({ type: 'lose-force', by: 'light', amount: 2 });
  });
  it('takes bonuses and penalties, and is never below 0', () => {
    const amountWith = (drain: number) => {
      const locations = LOCATIONS.map((place) =>
        place.id === 'cantina' ? { ...place, drain: { dark: drain } } : place,
      );
      const state = begin({
        ...control,
        locations,
        dark: { table: drainer },
        underWay: { what: 'drain', at: 'cantina' },
        patient: true,
      });
      return state.stack[0]?.amount;
    };
    expect([amountWith(2), amountWith(-1), amountWith(-5)]).toEqual([3, 0, 0]);
  });
  it('of 0 is still legal, and nothing is lost', () => {
    const state = passOn(
      made(
        begin({ ...control, dark: { table: [{ card: 'stormtrooper', id: 'st', at: 'dunes' }] } }),
        drainAt('dark', 'dunes'),
      ),
    );
    expect(sizeOf(state, 'light', 'lost')).toBe(0);
    expect(state.field?.drained).toEqual(['dunes']);
  });
  it('is free', () => {
    const state = made(begin({ ...control, dark: { table: drainer, force: 0 } }), drainAt('dark', 'cantina'));
    expect(state.stack.length).toBeGreaterThan(0);
  });
  it('is paid card by card, from hand or the top of Reserve Deck, Force Pile or Used Pile, never the Lost Pile', () => {
    const eisley = [{ card: 'stormtrooper' as const, id: 'st', at: 'eisley' }];
    const state = made(
      begin({
        ...control,
        light: { used: 1, lost: 1, hand: [{ card: 'luke-skywalker', id: 'luke' }] },
        dark: { table: eisley },
      }),
      drainAt('dark', 'eisley'),
    );
    for (const from of ['reserve', 'force', 'used'] as const)
      expect(allows(state, lose('light', from))).toBe(true);
    expect(allows(state, lose('light', 'hand', 'luke'))).toBe(true);
    expect(allows(state, { type: 'lose', by: 'light', from: 'lost' as never })).toBe(false);
    expect(allows(state, lose('dark', 'reserve'))).toBe(false);
    const paid = made(state, lose('light', 'hand', 'luke'), lose('light', 'used'));
    expect(sizeOf(paid, 'light', 'lost')).toBe(3);
    expect(paid.stack).toEqual([]);
  });
  it('is made once a turn at each location, and the next one after the first is complete', () => {
    const table = [...drainer, { card: 'stormtrooper' as const, id: 'st-2', at: 'eisley' }];
    let state = begin({ ...control, dark: { table } });
    state = made(state, drainAt('dark', 'cantina'));
    expect(allows(state, drainAt('dark', 'eisley'))).toBe(false);
    state = passOn(made(state, lose('light', 'reserve')));
    expect(whyNot(state, drainAt('dark', 'cantina'))).toBe('already-drained');
    expect(allows(state, drainAt('dark', 'eisley'))).toBe(true);
  });
  it('is not made in another phase, nor in the opponent’s turn', () => {
    expect(whyNot(begin({ phase: 'battle', dark: { table: drainer } }), drainAt('dark', 'cantina'))).toBe(
      'wrong-phase',
    );
    expect(
      allows(begin({ ...control, turn: 'light', dark: { table: drainer } }), drainAt('dark', 'cantina')),
    ).toBe(false);
  });
  it('is not made where a card forbids it', () => {
    const locations = LOCATIONS.map((place) =>
      place.id === 'cantina' ? { ...place, noDrain: true as const } : place,
    );
    expect(
      whyNot(
        begin({ ...control, locations, dark: { table: drainer }, patient: true }),
        drainAt('dark', 'cantina'),
      ),
    ).toBe('no-drain-here');
  });
  it('is not made again by a card that drained and then went elsewhere', () => {
    const state = begin({
      ...control,
      dark: { table: [{ card: 'stormtrooper', id: 'st', at: 'eisley', drained: true }] },
      patient: true,
    });
    expect(whyNot(state, drainAt('dark', 'eisley'))).toBe('drained-elsewhere');
  });
  it('that Control cancels takes nothing', () => {
    const hand = [{ card: theForce.CONTROL, id: 'control' }];
    let state = begin({
      ...control,
      light: { table: [{ card: 'luke-skywalker', id: 'luke', at: 'eisley' }], hand, reserve: [1, 1, 1] },
      dark: { table: drainer },
    });
    state = made(state, drainAt('dark', 'cantina'));
    const move = play('light', 'control');
    expect(allows(state, move)).toBe(true);
  });
  it('counts afresh in the next turn', () => {
    let state = begin({
      ...control,
      turns: 3,
      light: { reserve: 20 },
      dark: { table: drainer, reserve: 20 },
    });
    state = passOn(made(state, drainAt('dark', 'cantina'), lose('light', 'reserve')));
    for (let i = 0; i < 40 && !(state.turn === 'light'); i++) state = made(state, pass(state.opportunity));
    for (let i = 0; i < 40 && !(state.turn === 'dark'); i++) state = made(state, pass(state.opportunity));
    state = toPhase(state, 'control');
    expect(allows(state, drainAt('dark', 'cantina'))).toBe(true);
  });
  it('that takes the last Life Force ends the game, whatever is left in hand', () => {
    const state = begin({
      ...control,
      light: { reserve: 1, force: 0, hand: [{ card: 'luke-skywalker', id: 'luke' }] },
      dark: { table: drainer },
    });
    const over = made(state, drainAt('dark', 'cantina'), lose('light', 'reserve'));
    expect(over).toMatchObject({ over: true, defeated: 'light' });
  });
  it('does not end the game if the card comes from hand', () => {
    const state = begin({
      ...control,
      light: { reserve: 1, force: 0, hand: [{ card: 'luke-skywalker', id: 'luke' }] },
      dark: { table: drainer },
    });
    expect(made(state, drainAt('dark', 'cantina'), lose('light', 'hand', 'luke')).defeated).toBeUndefined();
  });
  it('of a system takes a piloted starship there', () => {
    const ship = cardOfFigures({
      kind: 'starship',
      side: 'dark',
      title: 'Ship',
      type: 'starfighter',
      power: 2,
      maneuver: 3,
      forfeit: 3,
      pilots: 1,
    });
    const crewed = begin({
      ...control,
      dark: {
        table: [
          { card: ship, id: 'ship', at: 'hoth' },
          { card: 'ds-61-2', id: 'pilot', at: 'ship', as: 'pilot' },
        ],
      },
    });
    expect(allows(crewed, drainAt('dark', 'hoth'))).toBe(true);
  });
  it('keeps its drainers from draining where they move to in the same turn, but not from moving', () => {
    let state = begin({ ...control, dark: { table: drainer } });
    state = toPhase(passOn(made(state, drainAt('dark', 'cantina'), lose('light', 'reserve'))), 'move');
    expect(allows(state, moveTo('dark', 'st', 'eisley'))).toBe(true);
  });
});
