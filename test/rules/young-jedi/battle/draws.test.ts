import { describe, expect, it } from 'vitest';
import type { Card, CharacterCard } from '../../../../app/_rules/young-jedi/battle/cards';
import { WEAPONS as W } from '../../../../app/_rules/young-jedi/battle/examples';
import { fits, hasTrait } from '../../../../app/_rules/young-jedi/battle/who';
import { battle, compare, draw, fighter, following, options, planned, refusal, reveal } from './support';

const foe = (power: number, more: Partial<CharacterCard> = {}) => planned({ foe: fighter(power, more) });

describe('Drawing destiny', () => {
  const armed = (deck: number) => planned({ w: W.blasterRifle, me: fighter(2) }, { deck });
  it('a card with two numbers counts for the one chosen', () => {
    const deck = [{ id: 'top', card: { kind: 'other', title: 'T', destiny: [2, 5] } as Card }, 9];
    const state = following(battle(planned({ w: W.blasterRifle, me: fighter(2) }, { deck }), foe(1)), reveal);
    expect(options(state)).toEqual([draw('light', 2), draw('light', 5)]);
    expect(refusal(state, draw('light', 3))).toBe('not-its-destiny');
    expect(refusal(state, draw('light', 7))).toBe('no-such-destiny');
  });
  it('puts the card into the hand', () => {
    const state = following(battle(armed(9), foe(1)), reveal, draw('light', 3));
    expect(state.sides.light.hand).toEqual(['light-deck-1']);
  });
  it('the last card loses the game at once, before the fight is settled', () => {
    const state = following(battle(armed(1), foe(1)), reveal, draw('light', 6));
    expect(state.over).toEqual({ reason: 'deck', loser: 'light' });
    expect(options(state)).toEqual([]);
  });
  it('by the older answer one last card loses after all draws, before damage', () => {
    const setup = battle(armed(1), planned({ v: W.blasterRifle, foe: fighter(9) }), { lastCard: 'older' });
    const state = following(setup, reveal, draw('dark', 1), draw('light', 6));
    expect(state.over).toEqual({ reason: 'deck', loser: 'light' });
    expect(state.sides.light.discard).toEqual([]);
  });
});

describe('Damage', () => {
  it('that takes the last card loses the game', () => {
    const setup = battle(
      planned({ me: fighter(9) }),
      planned({ foe: fighter(1, { damage: 6 }) }, { deck: 4 }),
    );
    expect(following(setup, reveal, compare).over).toEqual({ reason: 'deck', loser: 'dark' });
  });
});

describe('Characteristics', () => {
  const named = (title: string, subtitle?: string) => ({
    title,
    ...(subtitle !== undefined && { subtitle }),
  });
  it.each([
    ['Anakin Skywalker, Padawan is no Jedi', named('Anakin Skywalker', 'Padawan'), 'Jedi', false],
    [
      'nor is he Tested by the Jedi Council',
      named('Anakin Skywalker', 'Tested by the Jedi Council'),
      'Jedi',
      false,
    ],
    ['Obi-Wan, Young Jedi is one', named('Obi-Wan Kenobi', 'Young Jedi'), 'Jedi', true],
    ['Sebulba is a Podracer pilot', named('Sebulba', 'Bad-Tempered Dug'), 'Podracer Pilot', true],
    ['so is every Anakin Skywalker', named('Anakin Skywalker', 'Padawan'), 'Podracer pilot', true],
    ['a Battle Droid Squad is a battle droid', named('Battle Droid Squad'), 'battle droid', true],
    ['every Jedi is a Jedi Master', named('Plo Koon', 'Jedi'), 'Jedi Master', true],
    ['but Ki-Adi-Mundi is not', named('Ki-Adi-Mundi', 'Cerean Jedi Knight'), 'Jedi Master', false],
    ['nor if the title has his subtitle', named('Ki-Adi-Mundi, Cerean Jedi Knight'), 'Jedi Master', false],
    ['Yoda is a Jedi, his subtitle typed or not', named('Yoda'), 'Jedi', true],
    ['and Obi-Wan is not', named('Obi-Wan Kenobi', 'Jedi Knight'), 'Jedi Master', false],
  ])('%s', (_, card, trait, expected) => {
    expect(hasTrait(card, trait)).toBe(expected);
  });
  it('a version is named by its subtitle', () => {
    const mace = { kind: 'character', title: 'Mace Windu', subtitle: 'Jedi Speaker' };
    expect(fits(mace, { title: 'Mace Windu' })).toBe(true);
    expect(fits(mace, { title: 'Mace Windu', subtitle: 'Jedi Master' })).toBe(false);
  });
  it('a weapon goes by its whole title', () => {
    expect(fits({ kind: 'weapon', title: 'Aurra Sing’s Blaster Rifle' }, { title: 'Blaster Rifle' })).toBe(
      false,
    );
  });
});
