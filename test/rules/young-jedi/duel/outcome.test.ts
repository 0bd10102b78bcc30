import { describe, expect, it } from 'vitest';
import type { CharacterFacts, GameText } from '../../../../app/_rules/young-jedi/duel/facts';
import type { DuelSetup, Move, PlacedCard } from '../../../../app/_rules/young-jedi/duel/state';
import { D, L, maulAgainst, midDuel, reach, refusalOf, someone } from './support';

/** Maul strikes down a hero who has one hit left to take. */
const lastBlow = (
  hero: Partial<CharacterFacts>,
  hits: { light: number; dark: number },
  others: PlacedCard[] = [],
  more: Partial<DuelSetup> = {},
) =>
  reach(
    maulAgainst([{ id: 'hero', card: { ...someone('light', 'Royal Guard', 3, 3), ...hero } }, ...others], {
      underway: {
        attacker: { character: 'maul', weapon: 'saber' },
        defender: { character: 'hero' },
        hands: { light: [1], dark: [4, 4] },
        hits,
      },
      ...more,
    }),
    [D.attack(4), L.hit],
  );

describe('A character is defeated', () => {
  it('when its hits reach its printed damage number', () => {
    expect(lastBlow({ damage: 3 }, { light: 1, dark: 0 }).result).toBeNull();
    expect(lastBlow({ damage: 3 }, { light: 2, dark: 0 }).result).toMatchObject({ losers: ['light'] });
  });
  it('by its printed number, whatever text does to its damage', () => {
    const text: GameText[] = [{ adds: 'damage', amount: 2 }];
    expect(lastBlow({ damage: 3, text }, { light: 2, dark: 0 }).result).toMatchObject({
      damage: { light: 5 },
    });
  });
  it('by hits that go past it', () => {
    const setup = midDuel(['power-of-the-sith'], [5], { hits: { light: 4 } });
    const state = reach(setup, [D.attack(2, 'power-of-the-sith'), L.hit, D.text]);
    expect(state.result).toMatchObject({ losers: ['light'], hits: { light: 6 }, damage: { light: 5 } });
  });
  it('and is discarded with the weapon card it was using; the winner keeps everything', () => {
    const setup = midDuel([4], [1], { hits: { light: 4 } });
    const armed: DuelSetup = {
      ...setup,
      cards: [...setup.cards, { id: 'green', card: 'qui-gon-jinns-lightsaber' }],
    };
    if (!armed.underway) throw new Error('not under way');
    armed.underway = { ...armed.underway, defender: { character: 'qui-gon', weapon: 'green' } };
    const state = reach(armed, [D.attack(4), L.hit]);
    expect(state.players.light.discard).toEqual(['qui-gon', 'green']);
    expect(Object.keys(state.table)).toEqual(['maul', 'saber']);
  });
});

describe('The damage of the one defeated', () => {
  it.each([
    [3, 0, 3],
    [3, 1, 2],
    [3, 3, 0],
    [2, 4, 0],
  ])('printed %i, hits dealt %i: %i', (damage, dealt, expected) => {
    const { result } = lastBlow({ damage }, { light: damage - 1, dark: dealt });
    expect(result?.damage).toEqual({ light: expected, dark: 0 });
  });
  it('was the full number in the rule as first printed', () => {
    const { result } = lastBlow({ damage: 3 }, { light: 2, dark: 2 }, [], { edition: 'original' });
    expect(result?.damage.light).toBe(3);
  });
  it('is changed by game text first: its own, that of the winner, that of an Effect', () => {
    const own: GameText[] = [{ adds: 'damage', amount: -2 }];
    expect(lastBlow({ damage: 3, text: own }, { light: 2, dark: 0 }).result?.damage.light).toBe(1);
    const setup = maulAgainst([{ id: 'hero', card: someone('light', 'Royal Guard', 3, 3) }]);
    const winner = setup.cards.map((card) =>
      card.id === 'maul'
        ? {
            id: 'maul',
            card: someone('dark', 'Darth Maul', 6, 5, { text: [{ adds: 'damage', amount: 2, to: 'foe' }] }),
          }
        : card,
    );
    expect(lastBlow({}, { light: 2, dark: 1 }, [], { cards: winner }).result?.damage.light).toBe(4);
    const effect: PlacedCard = {
      id: 'effect',
      card: {
        kind: 'effect',
        side: 'dark',
        title: 'An Effect',
        text: [{ adds: 'damage', amount: 1, to: 'opposing', of: ['Royal Guard'] }],
      },
    };
    expect(lastBlow({}, { light: 2, dark: 1 }, [effect]).result?.damage.light).toBe(3);
  });
  it('is taken from the draw deck once the cards of the duel are back in it', () => {
    const state = lastBlow({ damage: 3 }, { light: 2, dark: 0 }, [], { decks: { light: 4, dark: 9 } });
    expect(state.players.light).toMatchObject({
      shuffled: 2,
      lost: 3,
      draw: [],
      duelingHand: [],
      duelingPile: [],
    });
    expect(state.players.dark).toMatchObject({ shuffled: 11, lost: 0 });
  });
  it('loses the game if it takes the last card', () => {
    const state = lastBlow({ damage: 3 }, { light: 2, dark: 0 }, [], { decks: { light: 2, dark: 9 } });
    expect(state.over).toEqual({ reason: 'deck', loser: 'light' });
    expect(state.players.light).toMatchObject({ shuffled: 0, lost: 3 });
  });
});

describe('A duel without a winner', () => {
  it.each([
    [2, 1, { light: 0, dark: 1 }],
    [1, 3, { light: 2, dark: 0 }],
    [2, 2, { light: 0, dark: 0 }],
    [0, 0, { light: 0, dark: 0 }],
  ])('dark %i, light %i', (dark, light, damage) => {
    const state = reach(midDuel([5], [3], { hits: { dark, light } }), [D.pass, L.pass]);
    expect(state.result).toMatchObject({ outcome: 'drawn', losers: [], damage });
  });
  it('cost all hits taken in the rule as first printed', () => {
    const setup = midDuel([5], [3], { hits: { dark: 2, light: 0 } }, { edition: 'original' });
    const state = reach(setup, [D.attack(5), L.hit, L.attack(3), D.hit]);
    expect(state.result?.damage).toEqual({ light: 0, dark: 3 });
  });
});

describe('After the duel', () => {
  const drawn = [D.attack(5), L.hit, L.attack(3), D.hit];
  it('the battle step goes on: both have fought and may fight again', () => {
    const state = reach(midDuel([5], [3]), [...drawn, { type: 'battle', player: 'dark' }]);
    expect(state.fought).toEqual(['Qui-Gon Jinn', 'Darth Maul']);
    expect(state.battled).toBe(true);
  });
  it('there is no second duel this turn', () => {
    const again = {
      type: 'initiate',
      player: 'dark',
      character: 'maul',
      weapon: 'saber',
      target: 'qui-gon',
    } as const;
    expect(refusalOf(midDuel([5], [3]), [...drawn, again])).toBe('one-duel-a-turn');
  });
  it('a battle needs a face-up card on each side, be it a weapon that nobody is left to use', () => {
    const setup = midDuel([4], [1], { hits: { light: 4 } });
    const moves: Move[] = [D.attack(4), L.hit, { type: 'battle', player: 'dark' }];
    expect(refusalOf(setup, moves)).toBe('nobody-to-battle');
    const blaster = { id: 'blaster', card: 'light-blaster' } as const;
    expect(refusalOf({ ...setup, cards: [...setup.cards, { ...blaster, hidden: true }] }, moves)).toBe(
      'nobody-to-battle',
    );
    expect(reach({ ...setup, cards: [...setup.cards, blaster] }, moves).battled).toBe(true);
  });
  it('nothing is left pending when the step ends', () => {
    const state = reach(midDuel([5], [3]), [...drawn, { type: 'end-step', player: 'dark' }]);
    expect(state).toMatchObject({ duel: null, over: { reason: 'step' } });
    expect(
      refusalOf(midDuel([5], [3]), [
        ...drawn,
        { type: 'end-step', player: 'dark' },
        { type: 'battle', player: 'dark' },
      ]),
    ).toBe('step-over');
  });
});
