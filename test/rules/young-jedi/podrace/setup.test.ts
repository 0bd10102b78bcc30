import { describe, expect, it } from 'vitest';
import { checkSetup } from '../../../../app/_rules/young-jedi/podrace/check-setup';
import { dark, following, pilot, start, toPlanet, verdict } from './table';

describe('A setup', () => {
  it('is told its flaws', () => {
    const flaws = checkSetup({
      players: {
        dark: {
          deck: 0,
          hand: [7],
          thrust: 5,
          laps: 3,
          pile: [2],
          pilot: { ...pilot('Watto'), subtitle: 'Merchant' },
        },
        light: { deck: 3, objective: false, pilot: pilot('Gasgano'), pile: [{ destiny: 2, as: 1 }] },
      },
    });
    expect(flaws.map(({ code }) => code).sort()).toEqual([
      'destiny-out-of-range',
      'laps-out-of-range',
      'not-a-pilot',
      'pile-out-of-order',
      'pile-without-handling',
      'thrust-out-of-range',
      'without-objective',
    ]);
  });
  it('never calls an unknown card what a card was typed in as', () => {
    const { players } = start({
      turn: 'dark',
      players: { dark: { deck: 2, hand: [{ id: 'dark-1', destiny: 4 }] }, light: { deck: 2 } },
    });
    expect([players.dark.hand, players.dark.deck.cards]).toEqual([['dark-1'], ['dark-2', 'dark-3']]);
  });
  it('has nobody both on the Objective and on the planet', () => {
    const there = { ...pilot('Sebulba'), id: 'there', subtitle: 'Bad-Tempered Dug' };
    expect(checkSetup(dark({ deck: 20, pilot: pilot('Sebulba'), planet: [there] }))).toEqual([
      { code: 'in-play-twice', at: 'Sebulba' },
    ]);
    expect(checkSetup(dark({ deck: 20, pilot: pilot('Gasgano'), planet: [there] }))).toEqual([]);
  });
  it('with neither deck nor lap cards is refused', () => {
    expect(checkSetup(dark({ deck: 0 }))).toEqual([{ code: 'no-cards-left', at: 'dark' }]);
  });
});

describe('An Effect card', () => {
  const effect = (id: string) => ({ id, title: id, kind: 'effect', counters: 1, destiny: 3 }) as const;
  const setup = dark({ hand: [effect('Sando'), effect('Da Dug Chaaa!')], deck: 10 });
  it('deploys beside the Objective, which is none, and keeps a second one out', () => {
    expect(verdict(start(setup), toPlanet('Sando'))).toBe('legal');
    const state = following(setup, toPlanet('Sando'));
    expect(verdict(state, toPlanet('Da Dug Chaaa!'))).toBe('effect-in-play');
  });
  it('is not there twice as a play begins', () => {
    const twice = dark({ planet: [effect('a'), effect('b')], deck: 10 });
    expect(checkSetup(twice)).toEqual([{ code: 'two-effects', at: 'dark' }]);
  });
});
