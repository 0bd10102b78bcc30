import { describe, expect, it } from 'vitest';
import { duelSimulator } from '../../../../app/_rules/young-jedi/duel/simulator';
import { D, L, maulAgainst, midDuel, reach, refusalOf, someone } from './support';

describe('Attacking', () => {
  it('is for the one who leads, with a card of the dueling hand', () => {
    expect(refusalOf(midDuel([4], [4]), [L.attack(4)])).toBe('not-your-lead');
    expect(refusalOf(midDuel([4], [4]), [D.attack(5)])).toBe('not-in-dueling-hand');
    expect(refusalOf(midDuel([4], [4]), [D.attack(4, 'to-the-death')])).toBe('card-not-in-dueling-hand');
    expect(reach(midDuel([4, 2], [4]), [D.attack(4)]).duel?.attack).toMatchObject({ by: 'dark', destiny: 4 });
  });
  it('with a card that has two numbers, chooses one of them', () => {
    const setup = midDuel([{ title: 'Either', destiny: [2, 6] }], [2, 6]);
    expect(duelSimulator.options(duelSimulator.start(setup))).toEqual([
      D.attack(2, 'either'),
      D.attack(6, 'either'),
      D.pass,
    ]);
    expect(refusalOf(setup, [D.attack(4, 'either')])).toBe('other-destiny');
    expect(refusalOf(setup, [D.attack(6, 'either'), L.parry(2)])).toBe('parry-needs-same-number');
    expect(refusalOf(setup, [D.attack(6, 'either'), L.parry(6)])).toBeUndefined();
  });
  it('with an unknown card, gives it the number it is played with, a known one being played first', () => {
    const state = reach(midDuel([null, 4], [4, 3]), [D.attack(4), L.hit, L.attack(3), D.parry(3)]);
    expect(state.players.dark).toMatchObject({ duelingHand: [], duelingPile: ['dark-2', 'dark-1'] });
    expect(state.typed).toEqual({ 'dark-1': 3 });
    expect(refusalOf(midDuel([null], [4]), [D.attack(7)])).toBe('not-in-dueling-hand');
  });
});

describe('Parrying', () => {
  it('takes the very same destiny number', () => {
    expect(refusalOf(midDuel([4], [5, 3, 4]), [D.attack(4), L.parry(5)])).toBe('parry-needs-same-number');
    expect(refusalOf(midDuel([4], [5, 3, 4]), [D.attack(4), L.parry(3)])).toBe('parry-needs-same-number');
    expect(refusalOf(midDuel([4], [5, 3, 4]), [D.attack(4), L.parry(4)])).toBeUndefined();
  });
  it('makes the parry an attack, to be parried in turn', () => {
    const { duel } = reach(midDuel([4, 4], [4, 1]), [D.attack(4), L.parry(4)]);
    expect(duel?.attack).toMatchObject({ by: 'light', destiny: 4 });
    expect(refusalOf(midDuel([4, 4], [4, 1]), [D.attack(4), L.parry(4), L.hit])).toBe('not-your-parry');
  });
  it('is never compulsory', () => {
    expect(duelSimulator.options(reach(midDuel([4], [4]), [D.attack(4)]))).toEqual([L.parry(4), L.hit]);
    expect(reach(midDuel([4], [4]), [D.attack(4), L.hit]).duel?.hits).toEqual({ light: 1, dark: 0 });
  });
  it('is for an attack of the other player', () => {
    expect(refusalOf(midDuel([4], [4]), [L.parry(4)])).toBe('nothing-to-parry');
    expect(refusalOf(midDuel([4, 4], [4]), [D.attack(4), D.parry(4)])).toBe('not-your-parry');
    expect(refusalOf(midDuel([4, 4], [4]), [D.attack(4), L.attack(4)])).toBe('must-parry-first');
  });
});

describe('A hit', () => {
  it('gives the lead to the one who is hit', () => {
    expect(reach(midDuel([4, 2], [3]), [D.attack(4), L.hit]).duel).toMatchObject({
      lead: 'light',
      attack: null,
    });
    expect(reach(midDuel([4, 2], [4]), [D.attack(4), L.parry(4), D.hit]).duel?.lead).toBe('dark');
  });
  it('sends the lead back if the one who is hit has no card, which is no pass', () => {
    const state = reach(midDuel([4, 2, 2], [4]), [D.attack(4), L.parry(4), D.hit, D.attack(2), L.hit]);
    expect(state.duel).toMatchObject({ lead: 'dark', hits: { light: 1, dark: 1 } });
    expect(state.passed).toEqual([]);
  });
});

describe('Passing', () => {
  it('hands the lead over; from then on one only parries', () => {
    const setup = midDuel([5, 5], [3, 5]);
    expect(reach(setup, [D.pass]).duel?.lead).toBe('light');
    expect(refusalOf(setup, [D.pass, L.attack(3), D.hit, D.attack(5)])).toBe('only-parries-after-passing');
    expect(duelSimulator.options(reach(setup, [D.pass, L.attack(3), D.hit]))).toEqual([D.pass]);
  });
  it('leaves parries that hit as usual', () => {
    const state = reach(midDuel([5, 1], [5, 2]), [D.pass, L.attack(5), D.parry(5), L.hit]);
    expect(state.duel?.hits).toEqual({ light: 1, dark: 0 });
  });
  it('is open to the one who initiated, before any attack', () => {
    expect(refusalOf(midDuel([5], [3]), [D.pass])).toBeUndefined();
  });
  it('is not open to the one who is attacked', () => {
    expect(refusalOf(midDuel([5], [3]), [D.attack(5), L.pass])).toBe('pass-only-when-leading');
    expect(refusalOf(midDuel([5], [3]), [L.pass])).toBe('not-your-lead');
  });
  it('by both ends the duel, even with exchanges in between', () => {
    const at1 = reach(midDuel([5], [3]), [D.pass, L.pass]);
    expect(at1.result).toMatchObject({ outcome: 'drawn', by: 'passes', damage: { light: 0, dark: 0 } });
    const later = reach(midDuel([5, 5], [3, 5, 1]), [D.pass, L.attack(5), D.parry(5), L.hit, L.pass]);
    expect(later.result).toMatchObject({ outcome: 'drawn', by: 'passes', damage: { light: 1, dark: 0 } });
  });
  it('forbids the battle of the turn to the one who passed, and to nobody else', () => {
    const battle = { type: 'battle', player: 'dark' } as const;
    expect(refusalOf(midDuel([5], [3]), [D.pass, L.pass, battle])).toBe('passed-no-battle');
    const byLight = midDuel([5], [3]);
    expect(refusalOf(byLight, [D.attack(5), L.hit, L.pass, battle])).toBeUndefined();
  });
  it('did not exist in the rule as first printed', () => {
    const first = midDuel([5], [3], {}, { edition: 'original' });
    expect(refusalOf(first, [D.pass])).toBe('no-passing-then');
    expect(duelSimulator.options(duelSimulator.start(first))).toEqual([D.attack(5)]);
  });
});

describe('Running out of cards', () => {
  it('ends the duel when both have none', () => {
    const { result } = reach(midDuel([4], [2]), [D.attack(4), L.hit, L.attack(2), D.hit]);
    expect(result).toMatchObject({ outcome: 'drawn', by: 'cards', hits: { light: 1, dark: 1 } });
  });
  it('ends it when one has none and the other has passed', () => {
    const state = reach(midDuel([5, 5], [3]), [D.pass, L.attack(3), D.hit, D.pass]);
    expect(state.result).toMatchObject({ by: 'no-attacker', damage: { light: 0, dark: 1 } });
    expect(state.passed).toEqual(['dark']);
  });
  it('leaves the one who has cards free to go on or to stop', () => {
    const setup = midDuel([4, 1, 1], [4]);
    const alone = reach(setup, [D.attack(4), L.parry(4), D.hit]);
    expect(duelSimulator.options(alone)).toEqual([D.attack(1), D.pass]);
    expect(reach(setup, [D.attack(4), L.parry(4), D.hit, D.pass]).result).toMatchObject({
      by: 'no-attacker',
    });
  });
});

describe('Dueling text', () => {
  it('may be used when its card hits, and may be left alone', () => {
    const setup = midDuel(['power-of-the-sith', 1], [5]);
    const hit = [D.attack(2, 'power-of-the-sith'), L.hit];
    expect(reach(setup, [...hit, D.text]).duel?.hits.light).toBe(2);
    expect(reach(setup, [...hit, D.noText]).duel?.hits.light).toBe(1);
    expect(refusalOf(setup, [...hit, L.text])).toBe('not-your-text');
    expect(refusalOf(setup, [...hit, L.attack(5)])).toBe('text-pending');
  });
  it('does nothing if its card is parried', () => {
    const setup = midDuel(['power-of-the-sith', 1], [2, 5]);
    const line = [D.attack(2, 'power-of-the-sith'), L.parry(2)];
    expect(refusalOf(setup, [D.attack(2, 'power-of-the-sith'), D.text])).toBe('text-when-it-hits');
    expect(refusalOf(setup, [...line, D.text])).toBe('no-text');
    expect(reach(setup, [...line, D.hit]).duel?.hits).toEqual({ light: 0, dark: 1 });
  });
  it('works on a parry that hits, without a lightsaber', () => {
    const setup = midDuel([4, 1], ['to-the-death', 1]);
    const state = reach(setup, [D.attack(4), L.parry(4, 'to-the-death'), D.hit, L.text]);
    expect(state.duel?.hits.dark).toBe(3);
    expect(state.players.light).toMatchObject({ discard: ['to-the-death'], duelingPile: [] });
  });
  it('took a duelist with a lightsaber in the rule as first printed', () => {
    const first = { edition: 'original' } as const;
    const setup = midDuel([4, 1], ['to-the-death', 1], {}, first);
    expect(reach(setup, [D.attack(4), L.parry(4, 'to-the-death'), D.hit]).duel?.hits.dark).toBe(1);
    expect(
      refusalOf(midDuel(['power-of-the-sith', 1], [5], {}, first), [
        D.attack(2, 'power-of-the-sith'),
        L.hit,
        D.text,
      ]),
    ).toBeUndefined();
  });
  it('adds cards from the top of the draw deck to the dueling hand', () => {
    const decks = { light: 20, dark: { top: [6, 5], rest: 9 } };
    const setup = midDuel(['darth-maul-defiant', 1], [5], {}, { decks });
    const state = reach(setup, [D.attack(6, 'darth-maul-defiant'), L.hit, D.text]);
    expect(state.players.dark.duelingHand).toHaveLength(3);
    expect(state.players.dark.discard).toEqual(['darth-maul-defiant']);
  });
  it('removes a hit from the character of the one who uses it', () => {
    const state = reach(midDuel(['change-in-tactics', 1], [5], { hits: { dark: 2, light: 1 } }), [
      D.attack(3, 'change-in-tactics'),
      L.hit,
      D.text,
    ]);
    expect(state.duel?.hits).toEqual({ light: 2, dark: 1 });
  });
  it('may ask for a defending Jedi', () => {
    const card = 'adi-gallias-lightsaber';
    const line = [D.attack(2), L.parry(2, card), D.hit];
    expect(reach(midDuel([2, 1], [card, 1]), line).duel?.text).toBe(true);
    const guard = maulAgainst([{ id: 'qui-gon', card: someone('light', 'Royal Guard', 3, 3) }], {
      underway: {
        attacker: { character: 'maul', weapon: 'saber' },
        defender: { character: 'qui-gon' },
        hands: { light: [card, 1], dark: [2, 1] },
      },
    });
    expect(reach(guard, line).duel).toMatchObject({ text: false, lead: 'dark' });
  });
  it('may discard the last card of a deck, which loses the game', () => {
    const decks = { light: { top: [] }, dark: 20 };
    const state = reach(midDuel([4, 1], ['to-the-death'], {}, { decks }), [
      D.attack(4),
      L.parry(4, 'to-the-death'),
      D.hit,
      L.text,
    ]);
    expect(state.over).toEqual({ reason: 'deck', loser: 'light' });
  });
});
