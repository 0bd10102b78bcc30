import { describe, expect, it } from 'vitest';
import type { CharacterFacts, GameText } from '../../../../app/_rules/young-jedi/duel/facts';
import { duelSimulator } from '../../../../app/_rules/young-jedi/duel/simulator';
import type { DuelSetup, Move, PlacedCard } from '../../../../app/_rules/young-jedi/duel/state';
import { goFor, maulAgainst, reach, refusalOf, someone } from './support';

const defend: Move = { type: 'defend', player: 'light', character: 'hero' };

/** The light side's power in a duel against Maul. */
const powerOf = (
  hero: Partial<CharacterFacts> & { name?: string },
  others: PlacedCard[] = [],
  more: Partial<DuelSetup> = {},
): number | undefined => {
  const card = { ...someone('light', hero.name ?? 'Royal Guard', 3, 2), ...hero };
  return reach(maulAgainst([{ id: 'hero', card }, ...others], more), [goFor('hero'), defend]).duel?.power
    .light;
};

const adds = (amount: number, more: Partial<GameText> = {}): GameText[] => [
  { adds: 'power', amount, ...more },
];
const effect = (text: GameText[], more: Partial<PlacedCard> = {}): PlacedCard => ({
  id: `effect-${JSON.stringify(more).length}`,
  card: { kind: 'effect', side: 'light', title: 'An Effect', text },
  ...more,
});

describe('Total power', () => {
  it.each<[string, number, number | undefined]>([
    ['is the printed power', 3, powerOf({})],
    [
      'counts the bonus of the current location',
      5,
      powerOf({ sites: { 'Theed Palace': 2, 'Theed Hangar': 4 } }),
    ],
    [
      'counts it with the planet before the place',
      5,
      powerOf({ sites: { 'Naboo: Theed Palace': 2, 'Naboo: Battle Plains': 4 } }),
    ],
    ['counts text that has no condition', 4, powerOf({ text: adds(1) })],
    [
      'counts text against this opponent',
      4,
      powerOf({ text: adds(1, { when: { fights: ['Darth Maul'] } }) }),
    ],
    ['leaves out text against another', 3, powerOf({ text: adds(1, { when: { fights: ['Jedi'] } }) })],
    ['counts text for being dueled', 4, powerOf({ text: adds(1, { when: { dueled: true } }) })],
    [
      'leaves out a weapon that is not in use',
      3,
      powerOf({ text: adds(1, { when: { using: ['Blaster'] } }) }),
    ],
    ['counts the opponent’s turn', 4, powerOf({ text: adds(1, { when: { turn: 'opponent' } }) })],
    ['leaves out its own turn', 3, powerOf({ text: adds(1, { when: { turn: 'own' } }) })],
    ['counts the planet', 4, powerOf({ text: adds(1, { when: { on: 'Naboo' } }) })],
    ['never goes below 0', 0, powerOf({ text: adds(-9) })],
  ])('%s', (_, expected, power) => expect(power).toBe(expected));

  it('counts a planet that its player has controlled, or the opponent', () => {
    const own = adds(2, { when: { controlled: 'Coruscant' } });
    expect(powerOf({ text: own })).toBe(3);
    expect(powerOf({ text: own }, [], { controlled: { light: ['Coruscant'] } })).toBe(5);
    const theirs = adds(2, { when: { opponentControlled: 'any' } });
    expect(powerOf({ text: theirs }, [], { controlled: { dark: ['Naboo'] } })).toBe(5);
  });
  it('counts those that have fought this turn, but not those who are about to', () => {
    const text = adds(2, { when: { fought: ['Darth Maul'] } });
    expect(powerOf({ text })).toBe(3);
    expect(powerOf({ text }, [], { fought: ['Darth Maul'] })).toBe(5);
  });
  it.each<[string, Partial<CharacterFacts> & { name: string }, string, boolean]>([
    ['any Jedi is a Jedi Master', { name: 'Mace Windu', subtitle: 'Jedi Councilor' }, 'Jedi Master', true],
    ['but Obi-Wan is not', { name: 'Obi-Wan Kenobi', subtitle: 'Jedi Knight' }, 'Jedi Master', false],
    ['nor is Ki-Adi-Mundi', { name: 'Ki-Adi-Mundi', subtitle: 'Cerean Jedi Knight' }, 'Jedi Master', false],
    [
      'every Anakin is a Podracer pilot',
      { name: 'Anakin Skywalker', subtitle: 'Padawan', power: 3 },
      'Podracer pilot',
      true,
    ],
    ['Mace Windu is a Jedi, his subtitle typed or not', { name: 'Mace Windu' }, 'Jedi', true],
    ['in capitals or not', { name: 'Battle Droid Squad' }, 'battle droid', true],
  ])('reads a characteristic as a battle does: %s', (_, hero, word, has) => {
    expect(powerOf(hero, [effect(adds(2, { to: 'own', of: [word] }))])).toBe(has ? 5 : 3);
  });
  it.each([
    ['Obi-Wan Kenobi', 'Jedi'],
    ['Queen Amidala, Royal Leader', 'Queen Amidala'],
    ['Sabé, Handmaiden', 'handmaiden'],
  ])('knows %s, who has fought, by the word %s', (name, word) => {
    const text = adds(2, { when: { fought: [word] } });
    expect(powerOf({ text }, [], { fought: [name] })).toBe(5);
    expect(powerOf({ text }, [], { fought: ['Captain Panaka'] })).toBe(3);
  });
  it('counts an Effect once for a card that fits it in several ways', () => {
    const forces = effect(adds(2, { to: 'own', of: ['Captain Panaka', 'Royal Guard', 'Naboo Officer'] }));
    expect(powerOf({ name: 'Captain Panaka', traits: ['Naboo Officer', 'Royal Guard'] }, [forces])).toBe(5);
  });
  it('adds up two copies of a card, wherever they lie, but not one face down', () => {
    const text = adds(1, { to: 'own' });
    expect(powerOf({}, [effect(text), effect(text, { on: 'Tatooine' })])).toBe(5);
    expect(powerOf({}, [effect(text), effect(text, { hidden: true })])).toBe(4);
  });
  it('has Yoda help another Jedi in a duel where he is, and no Yoda', () => {
    const yoda: PlacedCard = { id: 'yoda', card: 'yoda-jedi-instructor' };
    expect(powerOf({ name: 'Qui-Gon Jinn', subtitle: 'Jedi' }, [yoda])).toBe(5);
    expect(powerOf({ name: 'Qui-Gon Jinn', subtitle: 'Jedi' }, [{ ...yoda, on: 'Tatooine' }])).toBe(3);
    expect(powerOf({ name: 'Yoda', subtitle: 'Jedi Master' }, [yoda])).toBe(3);
    expect(powerOf({ name: 'Yoda, Jedi Master' }, [yoda])).toBe(3);
    expect(powerOf({ name: 'Royal Guard' }, [yoda])).toBe(3);
  });
  it('counts the dots of the weapon in use, and never a destiny for it', () => {
    const setup = maulAgainst([
      { id: 'hero', card: 'qui-gon-jinn-jedi-protector' },
      { id: 'green', card: 'qui-gon-jinns-lightsaber' },
    ]);
    const state = reach(setup, [goFor('hero'), { ...defend, weapon: 'green' } as Move]);
    expect(state.duel).toMatchObject({ stage: 'hands', power: { dark: 8, light: 8 } });
  });
});

const handOf = (setup: DuelSetup, moves: Move[] = [goFor('hero'), defend]) =>
  reach(setup, [...moves, { type: 'draw-hand', player: 'dark' }, { type: 'draw-hand', player: 'light' }]);

describe('The dueling hand', () => {
  const hero: PlacedCard = { id: 'hero', card: someone('light', 'Royal Guard', 3, 2) };

  it('is as many cards as the total power, from the top; the initiator draws first', () => {
    const setup = maulAgainst([hero], { decks: { light: { top: [1, 2, 3, 4], rest: 6 }, dark: 30 } });
    expect(refusalOf(setup, [goFor('hero'), defend, { type: 'draw-hand', player: 'light' }])).toBe(
      'not-your-hand',
    );
    const { players, duel } = handOf(setup);
    expect(players.light.duelingHand).toEqual(['light-1', 'light-2', 'light-3']);
    expect(players.light.draw).toHaveLength(7);
    expect(players.dark.duelingHand).toHaveLength(8);
    expect(duel).toMatchObject({ stage: 'exchange', lead: 'dark' });
  });
  it('is what is left of a draw deck that is too small, and loses nobody the game', () => {
    const { players, over } = handOf(maulAgainst([hero], { decks: { light: 2, dark: 30 } }));
    expect(players.light).toMatchObject({ draw: [], duelingHand: ['light-1', 'light-2'] });
    expect(over).toBeNull();
  });
  it('is empty for a power of 0, and the duel goes on with the one who has cards', () => {
    const weak: PlacedCard = { id: 'hero', card: someone('light', 'Royal Guard', 0, 2) };
    const state = handOf(maulAgainst([weak]));
    expect(state.players.light.duelingHand).toEqual([]);
    expect(state.duel?.lead).toBe('dark');
  });
});

describe('When Anakin has to duel', () => {
  const anakin: PlacedCard = { id: 'hero', card: 'anakin-skywalker-podracer-pilot' };
  const tested: PlacedCard = { id: 'hero', card: 'anakin-skywalker-tested-by-the-jedi-council' };
  const draw = (value: number): Move => ({ type: 'draw', player: 'light', value });

  it('destiny is drawn for his power, and the card goes to the hand', () => {
    const setup = maulAgainst(
      [
        {
          ...anakin,
          card: { ...someone('light', 'Anakin Skywalker', 'destiny', 4), sites: { 'Theed Palace': 1 } },
        },
      ],
      {
        decks: { light: { top: [4], rest: 20, hand: 5 }, dark: 30 },
      },
    );
    expect(refusalOf(setup, [goFor('hero'), defend, draw(3)])).toBe('not-its-destiny');
    expect(refusalOf(setup, [goFor('hero'), defend, { ...draw(4), player: 'dark' } as Move])).toBe(
      'not-your-draw',
    );
    const { players, duel } = handOf(setup, [goFor('hero'), defend, draw(4)]);
    expect(duel?.power.light).toBe(5);
    expect(players.light).toMatchObject({ hand: 6 });
    expect(players.light.duelingHand).toHaveLength(5);
  });
  it('an unknown card may have any destiny number, and a card with two has one or the other', () => {
    const values = (top: (null | { destiny: [number, number] })[]) =>
      duelSimulator
        .options(
          reach(maulAgainst([anakin], { decks: { light: { top, rest: 20 }, dark: 30 } }), [
            goFor('hero'),
            defend,
          ]),
        )
        .map((move) => (move.type === 'draw' ? move.value : 0));
    expect(values([null])).toEqual([1, 2, 3, 4, 5, 6]);
    expect(values([{ destiny: [2, 5] }])).toEqual([2, 5]);
  });
  it('drawing his last card this way loses the game: it went to the hand', () => {
    const state = reach(maulAgainst([anakin], { decks: { light: 1, dark: 30 } }), [
      goFor('hero'),
      defend,
      draw(4),
    ]);
    expect(state.over).toEqual({ reason: 'deck', loser: 'light' });
    expect(duelSimulator.options(state)).toEqual([]);
  });
  it('the tested Anakin may discard the card and redraw, once a turn', () => {
    const setup = maulAgainst([tested], { decks: { light: { top: [1, 6], rest: 20 }, dark: 30 } });
    const line: Move[] = [goFor('hero'), defend, draw(1)];
    expect(duelSimulator.options(reach(setup, line)).map(({ type }) => type)).toEqual(['keep', 'redraw']);
    expect(reach(setup, [...line, { type: 'keep', player: 'light' }]).duel?.power.light).toBe(1);
    const again = reach(setup, [...line, { type: 'redraw', player: 'light' }, draw(6)]);
    expect(again.duel).toMatchObject({ stage: 'hands', power: { light: 6 } });
    expect(again.players.light).toMatchObject({ discard: ['light-1'], hand: 7 });
  });
  it('the tested Anakin is no Jedi', () => {
    const setup = maulAgainst([tested, { id: 'yoda', card: 'yoda-jedi-instructor' }]);
    expect(
      reach(setup, [goFor('hero'), defend, draw(3), { type: 'keep', player: 'light' }]).duel?.power.light,
    ).toBe(3);
  });
});
