import { describe, expect, it } from 'vitest';
import { checkSetup } from '../../../../app/_rules/young-jedi/duel/check-setup';
import { duelSimulator } from '../../../../app/_rules/young-jedi/duel/simulator';
import type { DuelSetup, PlacedCard } from '../../../../app/_rules/young-jedi/duel/state';
import { maulAgainst, midDuel, reach, someone } from './support';

const codes = (setup: DuelSetup): string[] => checkSetup(setup).map(({ code }) => code);

describe('The example of the documentation', () => {
  it('plays as it is written there', () => {
    const setup: DuelSetup = {
      turn: 'dark',
      planet: 'Naboo',
      location: 'Theed Palace',
      cards: [
        { id: 'aurra', card: 'aurra-sing-bounty-hunter' },
        { id: 'saber', card: 'jedi-lightsaber-stolen' },
        { id: 'guard', card: { kind: 'character', side: 'light', name: 'Royal Guard', power: 3, damage: 2 } },
      ],
      decks: { light: { top: [4, 3, 3], rest: 20 }, dark: 30 },
    };
    const state = reach(setup, [
      { type: 'initiate', player: 'dark', character: 'aurra', weapon: 'saber', target: 'guard' },
      { type: 'defend', player: 'light', character: 'guard' },
      { type: 'draw-hand', player: 'dark' },
      { type: 'draw-hand', player: 'light' },
      { type: 'attack', player: 'dark', destiny: 4 },
      { type: 'parry', player: 'light', destiny: 4 },
      { type: 'take-hit', player: 'dark' },
    ]);
    expect(state.duel).toMatchObject({ hits: { light: 0, dark: 1 }, lead: 'dark' });
  });
});

/** The cards of the duel in the middle, one of them otherwise. */
const inCards = (other: Partial<PlacedCard> & { id: string }): PlacedCard[] =>
  midDuel([4], [4]).cards.map((card) => (card.id === other.id ? { ...card, ...other } : card));
const SIDIOUS_ONLY: PlacedCard['card'] = {
  kind: 'weapon',
  side: 'dark',
  title: 'Lightsaber of Darth Sidious',
  lightsaber: true,
  users: [{ who: ['Darth Sidious'], bonus: 2 }],
};

describe('A setup', () => {
  it('without fault has no flaws', () => {
    expect(checkSetup(midDuel([4], [null, 'to-the-death']))).toEqual([]);
  });
  it.each<[string, DuelSetup]>([
    ['id-twice', maulAgainst([{ id: 'maul', card: 'light-blaster' }])],
    ['negative', maulAgainst([{ id: 'x', card: someone('light', 'X', -1, 2) }])],
    ['negative', maulAgainst([{ id: 'x', card: someone('light', 'X', 1, 2.5) }])],
    ['not-a-destiny', maulAgainst([], { decks: { light: { top: [7] }, dark: 5 } })],
    ['not-a-destiny', maulAgainst([], { decks: { light: { top: [{ destiny: [1, 0] }] }, dark: 5 } })],
    ['unknown-card', maulAgainst([{ id: 'x', card: 'no-such' as 'light-blaster' }])],
    ['unknown-card', maulAgainst([], { decks: { light: { top: ['no-such' as 'to-the-death'] }, dark: 5 } })],
    ['empty-deck', maulAgainst([], { decks: { light: 0, dark: 5 } })],
    ['unknown-fighter', midDuel([4], [4], { defender: { character: 'nobody' } })],
    ['wrong-fighter', midDuel([4], [4], { defender: { character: 'maul' } })],
    ['wrong-weapon', midDuel([4], [4], { defender: { character: 'qui-gon', weapon: 'saber' } })],
    ['wrong-fighter', midDuel([4], [4], {}, { cards: inCards({ id: 'maul', hidden: true }) })],
    ['wrong-fighter', midDuel([4], [4], {}, { cards: inCards({ id: 'qui-gon', on: 'Tatooine' }) })],
    ['wrong-weapon', midDuel([4], [4], {}, { cards: inCards({ id: 'saber', hidden: true }) })],
    ['wrong-weapon', midDuel([4], [4], {}, { cards: inCards({ id: 'saber', card: 'dark-blaster' }) })],
    ['wrong-weapon', midDuel([4], [4], {}, { cards: inCards({ id: 'saber', card: SIDIOUS_ONLY }) })],
    ['hits-too-many', midDuel([4], [4], { hits: { light: 5 } })],
    ['nobody-can-lead', midDuel([], [4])],
    ['nobody-can-lead', midDuel([4], [4], { passed: ['light', 'dark'] })],
  ])('has a flaw: %s', (code, setup) => expect(codes(setup)).toContain(code));

  it('gives cards with a title that title as id, and others their place', () => {
    const top = ['to-the-death', 4, 'to-the-death', { title: 'Don’t Look!', destiny: 3 }] as const;
    const state = duelSimulator.start(maulAgainst([], { decks: { light: { top: [...top] }, dark: 1 } }));
    expect(state.players.light.draw).toEqual(['to-the-death', 'light-2', 'to-the-death-2', 'dont-look']);
    expect(state.players.dark.draw).toEqual(['dark-1']);
  });
});
