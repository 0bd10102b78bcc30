import { describe, expect, it } from 'vitest';
import { lose, type PlayPut, pass, play } from '../../../../app/_rules/swccg/play';
import { drainAt } from '../../../../app/_rules/swccg/play/scenarios/line';
import type { Card, Standing, Text } from '../../../../app/_rules/swccg/stack/schema';
import { allows, begin, made, passOn, sizeOf, someone, speeder, whyNot, zoneOf } from './table';

const at = 'cantina';
const effect = (side: Card['side'], title: string, ...standing: Standing[]): Card => ({
  title,
  side,
  kind: 'effect',
  standing,
});
const answer = (side: Card['side'], title: string, text: Text): Card => ({
  title,
  side,
  kind: 'interrupt',
  text: [{ answers: { type: 'force-drain' }, ...text }],
});
const trooper: PlayPut = { card: 'stormtrooper', id: 'trooper', at: 'eisley' };

/** The dark side drains at Mos Eisley, where the light side has two icons. */
const draining = (dark: (Card | PlayPut)[], light: (Card | PlayPut)[], hand: Card[] = []) =>
  made(
    begin({
      phase: 'control',
      dark: { table: [trooper, ...dark] },
      light: { table: light, hand },
    }),
    drainAt('dark', 'eisley'),
  );
const here = (card: Card, id = card.title): PlayPut => ({ card, id, at: 'eisley' });

// swccg/force-drain#cap-or-penalty
describe('A cap on what a drain takes', () => {
  const vergence = effect('light', 'Vergence', { mostDrained: 1, of: 'you' });
  it('limits the loss where its card is, and not the amount', () => {
    const state = passOn(draining([], [here(vergence)]));
    expect(state.stack.at(-2)?.amount).toBe(2);
    expect(passOn(made(state, lose('light', 'reserve'))).stack).toEqual([]);
  });
  it('says nothing of drains elsewhere, unless it is meant for all', () => {
    const lossOf = (card: Card, place: string) =>
      passOn(draining([], [{ card, id: 'cap', at: place }])).stack.at(-1)?.amount;
    expect(lossOf(vergence, at)).toBe(2);
    expect(lossOf(effect('light', 'All', { mostDrained: 1, of: 'you', anywhere: true }), at)).toBe(1);
    expect(lossOf(effect('light', 'Other', { mostDrained: 1, of: 'opponent' }), 'eisley')).toBe(2);
  });
  it('comes from a response too, and the lowest counts', () => {
    const limit = answer('light', 'Limit', { result: [{ do: 'cap', most: 0 }] });
    const state = draining([], [here(vergence)], [limit]);
    expect(passOn(made(state, play('light', 'limit'))).stack).toEqual([]);
  });
  it('works against a drain that may not be modified', () => {
    const firm = effect('dark', 'Outpost', { firmDrains: 'both' });
    expect(passOn(draining([here(firm)], [here(vergence)])).stack.at(-1)?.amount).toBe(1);
  });
});

// swccg/force-drain-protected
describe('A drain that the opponent may not', () => {
  const firm = (against: 'modifying' | 'canceling' | 'both') =>
    here(effect('dark', 'Outpost', { firmDrains: against }));
  const less = answer('light', 'Less', { result: [{ do: 'modify', value: 'amount', add: -1 }] });
  const stop = answer('light', 'Stop', { cancels: true });
  it('modify is not reduced by cards of the opponent’s, nor by their responses', () => {
    const shelter = here(effect('light', 'Shelter', { drains: -1, of: 'opponent' }));
    const state = draining([firm('modifying')], [shelter], [less, stop]);
    expect(state.stack.at(-1)?.amount).toBe(2);
    expect(whyNot(state, play('light', 'less'))).toBe('immune');
    expect(allows(state, play('light', 'stop'))).toBe(true);
  });
  it('modify is modified by its player', () => {
    const more = here(effect('dark', 'More', { drains: 1, of: 'you' }));
    expect(draining([firm('modifying'), more], [], [less]).stack.at(-1)?.amount).toBe(3);
  });
  it('cancel is not cancelled directly, and is modified', () => {
    const state = draining([firm('canceling')], [], [less, stop]);
    expect(whyNot(state, play('light', 'stop'))).toBe('immune');
    expect(allows(state, play('light', 'less'))).toBe(true);
  });
  it('cancel is cancelled by a react that brings presence', () => {
    const ride: PlayPut[] = [
      { card: speeder('light'), id: 'ride', at },
      { card: 'rebel-trooper', id: 'driver', at: 'ride', as: 'driver' },
    ];
    const state = passOn(made(draining([firm('both')], ride), play('light', 'ride')));
    expect(state.cards.ride?.at).toBe('eisley');
    expect(sizeOf(state, 'light', 'lost')).toBe(0);
  });
  it('is protected only where the card is', () => {
    const elsewhere: PlayPut = { ...firm('both'), at };
    expect(allows(draining([elsewhere], [], [stop]), play('light', 'stop'))).toBe(true);
  });
});

// swccg/activate-phase#how-much
describe('Force generation', () => {
  const activated = (...cards: PlayPut[]): number => {
    let state = begin({
      phase: 'activate',
      patient: true,
      dark: { reserve: 20, force: 0, table: [trooper, ...cards] },
    });
    const one = play('dark', 'dark-activate');
    for (let i = 0; i < 40 && state.phase === 'activate'; i++)
      state = made(state, allows(state, one) ? one : pass(state.opportunity));
    return sizeOf(state, 'dark', 'force');
  };
  const add = (id: string, generation: number, title = 'Boon') =>
    here(effect('dark', title, { generation, of: 'you' }), id);
  it('is added to by texts, and copies do not add up', () => {
    expect(activated()).toBe(7);
    expect(activated(add('one', 1))).toBe(8);
    expect(activated(add('one', 1), add('two', 1))).toBe(8);
    expect(activated(add('one', 1), add('two', -3, 'Bane'))).toBe(5);
  });
  it('comes to no more than a text allows, and to no less than 0', () => {
    const most = here(effect('dark', 'Drought', { mostGeneration: 3, of: 'each' }), 'most');
    expect(activated(most, add('one', 5))).toBe(3);
    expect(activated(add('one', -9))).toBe(0);
  });
  it('is not changed by the text of a captive', () => {
    const herald = someone('light', 'Herald', {}, { standing: [{ generation: -2, of: 'opponent' }] });
    const state = begin({
      phase: 'activate',
      dark: { table: [trooper] },
      light: { table: [{ card: herald, id: 'herald', at: 'trooper', captive: true }] },
    });
    expect(zoneOf(state, 'herald')).toBe('table');
    expect(state.field?.generation).toBe(7);
  });
});
