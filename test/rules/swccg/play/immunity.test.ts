import { describe, expect, it } from 'vitest';
import { immunityWorth } from '../../../../app/_rules/swccg/field/counted';
import {
  type Card,
  draw,
  type PlayPut,
  play,
  playCards,
  type State,
} from '../../../../app/_rules/swccg/play';
import { battleAt, finish, forfeit } from '../../../../app/_rules/swccg/play/scenarios/line';
import { allows, begin, debtOf, fightIn, made, owing, passOn, someone, whyNot } from './table';

const at = 'cantina';
type Changing = Omit<Extract<NonNullable<Card['standing']>[number], { immunity: unknown }>, 'immunity'>;

const guard = (immune?: number): PlayPut => ({
  card: someone('dark', 'Guard', { forfeit: 4, ...(immune !== undefined && { immune }) }),
  id: 'guard',
  at,
});
const comrade = (title: string, change: Changing): PlayPut => ({
  card: someone(
    'dark',
    title,
    { forfeit: 1 },
    { standing: [{ immunity: { title: 'Guard', by: 'you' }, ...change }] },
  ),
  id: title,
  at,
});
const foe: PlayPut = { card: someone('light', 'Foe', { ability: 1 }), id: 'foe', at };

/** Whether the guard may stay where the attrition is so high and the comrades have gone. */
function isSafe(attrition: number, immune: number | undefined, ...comrades: PlayPut[]): boolean {
  let state = owing({ dark: { table: [guard(immune), ...comrades] }, light: { table: [foe] } }, 'dark', {
    attrition,
  });
  for (const { id = '' } of comrades) state = made(state, forfeit('dark', id));
  return allows(state, finish('dark'));
}

describe('What texts do to immunity', () => {
  it('is compared with the total', () => {
    expect([isSafe(4, 5), isSafe(5, 5), isSafe(4, undefined)]).toEqual([true, false, false]);
  });
  it('raises the one there is', () => {
    expect(isSafe(6, 5, comrade('Captain', { add: 2 }))).toBe(true);
    expect(isSafe(7, 5, comrade('Captain', { add: 2 }))).toBe(false);
    expect(isSafe(2, undefined, comrade('Captain', { add: 2 }))).toBe(false);
  });
  it('limits it, and lets none of it stand', () => {
    expect(isSafe(4, 9, comrade('Cook', { limit: 4 }))).toBe(false);
    expect(isSafe(3, 9, comrade('Cook', { limit: 4 }))).toBe(true);
    expect(isSafe(3, 9, comrade('Spy', { none: true }))).toBe(false);
    expect(isSafe(3, 9, comrade('Captain', { below: 20 }), comrade('Spy', { none: true }))).toBe(false);
  });
  it('does not add up: the highest counts, and copies raise it once', () => {
    expect(immunityWorth(3, [{ below: 5 }, { below: 4 }])).toBe(5);
    const two = [comrade('Captain', { add: 2 }), { ...comrade('Captain', { add: 2 }), id: 'other' }];
    expect([isSafe(6, 5, ...two), isSafe(7, 5, ...two)]).toEqual([true, false]);
  });
  it('may be lost in the weapons segment, and the card is open to attrition', () => {
    const trick = playCards.interrupt('Trick', 'light', {
      targets: { card: { kind: 'character', by: 'opponent', field: 'in-battle' } },
      result: [{ do: 'immunity', cards: { target: 'card' }, none: true }],
    });
    const state: State = begin({
      dark: { table: [guard(9)] },
      light: { table: [{ ...foe, card: someone('light', 'Foe', { ability: 4 }) }], hand: [trick] },
    });
    const tricked = made(state, battleAt('dark', at), play('light', 'trick', { targets: { card: 'guard' } }));
    const damage = passOn(made(passOn(tricked), draw('light', 2)));
    expect(debtOf(damage, 'dark')).toMatchObject({ attrition: 2, damage: 2 });
    expect(fightIn(damage)?.immune?.guard).toBe(0);
    expect(whyNot(damage, finish('dark'))).toBe('attrition-not-satisfied');
  });
});

describe('Power that a card gives to others', () => {
  const banner = (id: string): PlayPut => ({
    card: someone(
      'dark',
      'Banner',
      { power: 0, ability: 0 },
      { standing: [{ power: { title: 'Guard', by: 'you' }, add: 3 }] },
    ),
    id,
    at,
  });
  const second: PlayPut = { card: someone('dark', 'Guard', { ability: 0 }), id: 'second', at };
  const totalOf = (...table: PlayPut[]) =>
    fightIn(passOn(made(begin({ dark: { table }, light: { table: [foe] } }), battleAt('dark', at))))?.totals
      ?.dark;
  it('is added to each card that its text means', () => {
    expect(totalOf(guard(), banner('one'))).toBe(2 + 3);
    expect(totalOf(guard(), second, banner('one'))).toBe(2 + 3 + 2 + 3);
  });
  it('is added once by copies', () => {
    expect(totalOf(guard(), banner('one'), banner('two'))).toBe(2 + 3);
  });
});
