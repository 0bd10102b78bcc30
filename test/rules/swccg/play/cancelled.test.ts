import { describe, expect, it } from 'vitest';
import {
  bothPass,
  CARDS,
  cardOfFigures,
  draw,
  pass,
  play,
  playCards,
} from '../../../../app/_rules/swccg/play';
import { battleAt, fire } from '../../../../app/_rules/swccg/play/scenarios/line';
import { begin, made, passOn, passSegment, sizeOf, someone, whyNot, zoneOf } from './table';

const { interrupt } = playCards;
const armed = (light: object[], dark: object[], more: object = {}) =>
  begin({
    light: { table: light as never, reserve: [3, 3, 3, 3], ...((more as { light?: object }).light ?? {}) },
    dark: { table: dark as never, reserve: [3, 3, 3, 3], ...((more as { dark?: object }).dark ?? {}) },
    underWay: { what: 'battle', at: 'cantina', segment: 'weapons' },
    patient: false,
  });
const luke = { card: 'luke-skywalker', id: 'luke', at: 'cantina' };
const gun = { card: 'blaster', id: 'gun', at: 'luke' };
const vader = { card: 'darth-vader', id: 'vader', at: 'cantina' };
const trooper = { card: 'stormtrooper', id: 'st', at: 'cantina' };

describe('A battle that does not run its course', () => {
  it('is cancelled when the only character dodges away; nobody owes anything, and both have battled', () => {
    let state = begin({
      light: { table: [luke as never], hand: [{ card: playCards.DODGE, id: 'dodge' }] },
      dark: { table: [vader as never] },
    });
    state = passOn(
      made(
        state,
        battleAt('dark', 'cantina'),
        play('light', 'dodge', { targets: { card: 'luke', to: 'eisley' } }),
      ),
    );
    expect(state.stack).toEqual([]);
    expect(state.cards.luke?.at).toBe('eisley');
    expect(state.field?.fought).toEqual(expect.arrayContaining(['luke', 'vader']));
    expect(whyNot(state, battleAt('dark', 'cantina'))).toBeDefined();
  });
  // swccg/dodge, swccg/card-states
  it('lets him dodge away from those of his side who are inactive there, and from an empty vehicle', () => {
    const dodge = (...others: object[]) =>
      whyNot(
        made(
          begin({
            patient: true,
            light: { table: [luke, ...others] as never, hand: [{ card: playCards.DODGE, id: 'dodge' }] },
            dark: { table: [vader as never] },
          }),
          battleAt('dark', 'cantina'),
          // the Force used
          ...bothPass('light'),
        ),
        play('light', 'dodge', { targets: { card: 'luke', to: 'eisley' } }),
      );
    const leia = someone('light', 'Leia', { spy: true });
    expect(dodge({ card: leia, id: 'leia', at: 'vader', captive: true })).toBeUndefined();
    expect(dodge({ card: leia, id: 'leia', at: 'cantina', undercover: true })).toBeUndefined();
    expect(dodge({ card: 'lukes-x-34-landspeeder', id: 'x-34', at: 'cantina' })).toBeUndefined();
    expect(dodge({ card: leia, id: 'leia', at: 'cantina' })).toBe('not-alone');
    const droid = someone('light', 'Droid', { ability: 0, droid: true });
    expect(dodge({ card: droid, id: 'droid', at: 'cantina' })).toBe('not-alone');
    expect(dodge({ card: { ...CARDS.bantha, side: 'light' }, id: 'beast', at: 'cantina' })).toBe('not-alone');
  });
  it('keeps its 1 Force used', () => {
    const halt = interrupt('Halt', 'light', {
      needs: [],
      answers: { type: 'battle', by: 'opponent' },
      just: true,
      cancels: true,
    });
    let state = begin({
      light: { table: [luke as never], hand: [{ card: halt, id: 'halt' }] },
      dark: { table: [vader as never] },
    });
    state = passOn(made(state, battleAt('dark', 'cantina'), play('light', 'halt')));
    expect(sizeOf(state, 'dark', 'force')).toBe(4);
    expect(sizeOf(state, 'dark', 'used')).toBe(1);
    expect(zoneOf(state, 'halt')).toBe('used');
  });
  it('ends before the power segment if a player’s last presence is lost to a weapon', () => {
    const disruptor = cardOfFigures({
      kind: 'weapon',
      side: 'dark',
      title: 'Disruptor',
      class: 'character',
      targets: ['character'],
      cost: 1,
      destinies: 1,
      bonus: 4,
      does: 'lost',
    });
    const state = made(
      armed([luke], [trooper, vader, { card: disruptor, id: 'disruptor', at: 'st' }]),
      fire('dark', 'disruptor', 'luke'),
      draw('dark', 3),
    );
    expect(state.stack).toEqual([]);
  });
  it('that is cancelled in the weapons segment makes hit cards lost', () => {
    const end = interrupt('Withdraw', 'dark', { result: [{ do: 'end-battle' }] });
    let state = made(
      armed([luke, gun], [trooper, vader], { dark: { hand: [{ card: end, id: 'end' }] } }),
      pass('dark'),
      fire('light', 'gun', 'st'),
      draw('light', 3),
    );
    state = passOn(made(state, play('dark', 'end')));
    expect(zoneOf(state, 'st')).toBe('lost');
    expect(zoneOf(state, 'luke')).toBe('table');
  });
  it('is ended by no one’s droids: a droid alone does not keep it going', () => {
    const disruptor = cardOfFigures({
      kind: 'weapon',
      side: 'dark',
      title: 'Disruptor',
      class: 'character',
      targets: ['character'],
      cost: 1,
      destinies: 1,
      bonus: 4,
      does: 'lost',
    });
    const droid = {
      card: someone('light', 'Droid', { ability: 0, droid: true }),
      id: 'droid',
      at: 'cantina',
    };
    const state = made(
      armed([luke, droid], [trooper, vader, { card: disruptor, id: 'disruptor', at: 'st' }]),
      fire('dark', 'disruptor', 'luke'),
      draw('dark', 3),
    );
    expect(state.stack).toEqual([]);
    expect(zoneOf(state, 'droid')).toBe('table');
  });
  it('goes to its power segment when both have passed', () => {
    const state = passSegment(armed([luke, gun], [vader, trooper]));
    expect(state.stack[0]?.battle?.segment).toBe('power');
  });
});
