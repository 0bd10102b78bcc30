import { describe, expect, it } from 'vitest';
import {
  type Card,
  cardOfFigures,
  draw,
  lose,
  type PlayPut,
  pass,
  play,
  REACTS,
} from '../../../../app/_rules/swccg/play';
import { drainAt } from '../../../../app/_rules/swccg/play/scenarios/line';
import * as theForce from '../../../../app/_rules/swccg/stack/cards/the-force';
import type { Text } from '../../../../app/_rules/swccg/stack/schema';
import { allows, begin, LOCATIONS, made, passOn, someone, speeder, whyNot } from './table';

const ridden = (at: string) => [
  { card: speeder('light'), id: 'speeder', at },
  { card: someone('light', 'Driver'), id: 'driver', at: 'speeder', as: 'driver' as const },
];
const drainers = [{ card: 'stormtrooper' as const, id: 'trooper', at: 'cantina' }];
/** Nobody is taken to pass, so that a refusal is that of the rules. */
const PATIENT = { patient: true };
const drained = (light: object, more: object = {}) =>
  begin({ phase: 'control', light, dark: { table: drainers }, ...more });

describe('After a react that leaves the drain as it is', () => {
  const tauntaun = cardOfFigures(
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
  const answer = (side: Card['side'], title: string, text: Partial<Text>): PlayPut => ({
    card: { title, side, kind: 'interrupt', text: [{ answers: { type: 'force-drain' }, ...text }] },
    id: title,
  });
  const more: Partial<Text> = { result: [{ do: 'modify', value: 'amount', add: 1 }] };
  /** The tauntaun has come, and brought no presence. */
  const reacted = () => {
    let state = made(
      drained(
        {
          table: [{ card: tauntaun, id: 'tauntaun', at: 'eisley' }, ...ridden('eisley')],
          hand: [answer('light', 'stop', { cancels: true })],
        },
        { dark: { table: drainers, hand: [answer('dark', 'more', more)] }, ...PATIENT },
      ),
      drainAt('dark', 'cantina'),
      play('light', 'tauntaun'),
    );
    while (state.stack.length > 1) state = made(state, pass(state.opportunity));
    return state;
  };
  // swccg/actions-taking-turns#first-response
  it('the other player responds next, and both still may, by a react or not', () => {
    const state = reacted();
    expect(state.opportunity).toBe('dark');
    const passed = made(state, pass('dark'));
    expect(allows(passed, play('light', 'speeder'))).toBe(true);
    expect(allows(passed, play('light', 'stop'))).toBe(true);
  });
  // swccg/actions-just#before-ordinary, swccg/actions-just#until-both-pass
  it('another react comes before what is ordinary, and none once both have let it go', () => {
    const announced = made(reacted(), play('dark', 'more'));
    expect(announced.opportunity).toBe('light');
    expect(whyNot(announced, play('light', 'stop'))).toBe('just-first');
    expect(passOn(made(announced, play('light', 'speeder'))).stack).toEqual([]);
    let state = made(announced, pass('light'));
    while (state.stack.length > 1) state = made(state, pass(state.opportunity));
    expect(state.stack[0]?.amount).toBe(2);
    expect(whyNot(state, play('light', 'speeder'))).toBe('just-over');
    expect(allows(state, play('light', 'stop'))).toBe(true);
  });
  // swccg/actions-taking-turns#next-action
  it('a react that ends it leaves the next action to the other player', () => {
    let state = made(reacted(), pass('dark'), play('light', 'speeder'));
    while (state.stack.length > 0) state = made(state, pass(state.opportunity));
    expect([state.phase, state.opportunity]).toEqual(['control', 'light']);
  });
});

// swccg/react#others-aboard
describe('Whoever is where a vehicle reacts to', () => {
  const droid = (id: string) => ({
    card: someone('light', id, { ability: 0, droid: true }),
    id,
    at: 'cantina',
  });
  const coming = (passengers: number) =>
    made(
      drained({
        table: [
          { card: speeder('light', { passengers }), id: 'speeder', at: 'eisley' },
          { card: someone('light', 'Driver'), id: 'driver', at: 'speeder', as: 'driver' },
          droid('one'),
          droid('two'),
        ],
      }),
      drainAt('dark', 'cantina'),
    );
  const taking = (...embarking: string[]) => play('light', 'speeder', { targets: { embarking } });
  it('gets aboard just after it has arrived, if there is room', () => {
    const state = passOn(made(coming(1), taking('one')));
    expect(state.cards.speeder?.at).toBe('cantina');
    expect(state.cards.one).toMatchObject({ at: 'speeder', as: 'passenger' });
    expect(state.cards.two?.at).toBe('cantina');
    expect(whyNot(coming(1), taking('one', 'two'))).toBe('no-room');
  });
  it('does not drive it there', () => {
    const state = begin({
      phase: 'control',
      light: {
        table: [
          { card: speeder('light', { passengers: 1 }), id: 'speeder', at: 'eisley' },
          { card: someone('light', 'Late', { ability: 0.5 }), id: 'late', at: 'cantina' },
        ],
      },
      dark: { table: drainers },
      underWay: { what: 'drain', at: 'cantina' },
      ...PATIENT,
    });
    expect(whyNot(state, taking('late'))).toBe('not-driven');
  });
});

// swccg/react#once-a-turn
describe('A card that a react involved this turn', () => {
  const car = (id: string, at: string) => ({ card: speeder('light', { passengers: 2 }), id, at });
  const aboard = (title: string, id: string, at: string, as: 'driver' | 'passenger') => ({
    card: someone('light', title),
    id,
    at,
    as,
  });
  /** The dark side drains at the Cantina, then at the Dunes; cars stand between, and its Vader has Sense. */
  const twice = (table: PlayPut[], hand: PlayPut[] = [], reserve: (number | null)[] = []) =>
    begin({
      phase: 'control',
      light: { table, reserve: 8 },
      dark: {
        table: [
          { card: 'darth-vader', id: 'vader', at: 'cantina' },
          { card: 'stormtrooper', id: 'st', at: 'dunes' },
        ],
        hand,
        ...(reserve.length > 0 && { reserve }),
      },
      locations: LOCATIONS.map((place) =>
        place.id === 'dunes' ? { ...place, icons: { light: 1, dark: 1 } } : place,
      ),
    });
  it('is not taken along by another one, though its own react was cancelled', () => {
    let state = twice(
      [
        car('first', 'eisley'),
        car('second', 'eisley'),
        aboard('Other', 'other', 'second', 'driver'),
        { card: someone('light', 'Walker'), id: 'walker', at: 'eisley' },
        { card: someone('light', 'Fresh'), id: 'fresh', at: 'eisley' },
      ],
      [{ card: theForce.SENSE, id: 'sense' }],
      [1, 1, 1],
    );
    state = made(
      state,
      drainAt('dark', 'cantina'),
      play('light', 'first', { targets: { embarking: ['walker'] } }),
      play('dark', 'sense'),
    );
    state = passOn(made(passOn(state), draw('dark', 1)));
    while (state.stack.length > 0) state = passOn(made(state, lose('light', 'reserve')));
    state = made(state, drainAt('dark', 'dunes'));
    const taking = (id: string) => play('light', 'second', { targets: { embarking: [id] } });
    expect(whyNot(state, taking('walker'))).toBe('used-up');
    expect(allows(state, taking('fresh'))).toBe(true);
    expect(whyNot(state, play('light', 'first'))).toBe('used-up');
  });
  it('does not react by a text of its own either, though it was only a passenger', () => {
    const runs: Partial<Text> = {
      name: 'run',
      from: 'table',
      type: 'react',
      answers: { type: 'force-drain', by: 'opponent' },
      just: true,
      result: [{ do: 'move', cards: 'self', to: 'there' }],
    };
    const runner = { card: someone('light', 'Runner', {}, { text: [runs] }), id: 'runner' };
    const second = (at: string) =>
      made(
        passOn(
          made(
            twice([
              car('first', 'eisley'),
              aboard('Driver', 'driver', 'first', 'driver'),
              { ...runner, at },
              { card: someone('light', 'Other', {}, { text: [runs] }), id: 'other', at: 'eisley' },
            ]),
            drainAt('dark', 'cantina'),
            play('light', 'first'),
          ),
        ),
        drainAt('dark', 'dunes'),
      );
    expect(allows(second('eisley'), play('light', 'runner'))).toBe(true);
    expect(whyNot(second('first'), play('light', 'runner'))).toBe('used-up');
  });
});
