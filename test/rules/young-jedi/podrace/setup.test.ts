import { describe, expect, it } from 'vitest';
import { checkSetup } from '../../../../app/_rules/young-jedi/podrace/check-setup';
import { dark, pilot } from './table';

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
