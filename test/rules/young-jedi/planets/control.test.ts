import { describe, expect, it } from 'vitest';
import type { Card, PlanetsSetup, SideSetup } from '../../../../app/_rules/young-jedi/planets/state';
import { codeOf, hidden, position, someone, tried } from './support';

type Here = NonNullable<SideSetup['here']>;

const weapon: Card = { id: 'weapon', title: 'Blaster', kind: 'weapon' };
const effect: Card = { id: 'effect', title: 'Sando Aqua Monster', kind: 'effect', counters: 2, raises: 1 };

const ending = (light: Here, dark: Here, more: Partial<PlanetsSetup> = {}): PlanetsSetup => ({
  step: 'end',
  turn: 'dark',
  planet: 'tatooine',
  ...more,
  sides: { light: { draw: 20, hand: 6, here: light }, dark: { draw: 20, hand: 6, here: dark } },
});

describe('Controlling a planet at the end of a turn', () => {
  const dark = someone('maul');
  const light = someone('guard');
  it.each<[string, Here, Here, string | undefined]>([
    ['a character alone controls it', [], [dark], 'dark'],
    ['even at the end of the opponent’s turn', [light], [], 'light'],
    ['not against another character', [light], [dark], undefined],
    ['not against a hidden character', [hidden(light)], [dark], undefined],
    ['not against any hidden card, were it a weapon', [hidden(weapon)], [dark], undefined],
    ['not against a hidden Effect card', [hidden(effect)], [dark], undefined],
    ['face-up weapons without a character do not hold it', [weapon], [dark], 'dark'],
    ['nor does a face-up Effect card', [effect], [dark], 'dark'],
    ['a hidden character does not take it', [], [hidden(dark)], undefined],
    ['a weapon does not take it', [], [weapon], undefined],
    ['nobody there: nobody controls it', [], [], undefined],
  ])('%s', (_, lightHere, darkHere, controller) => {
    const state = position(ending(lightHere, darkHere, { turnsHere: { dark: 1 } }), {
      type: 'end-turn',
      player: 'dark',
    });
    expect(state.held.tatooine).toBe(controller);
    expect(state.turn).toBe(controller ? (controller === 'dark' ? 'light' : 'dark') : 'light');
    expect(state.step).toBe(
      controller ? 'choose' : darkHere.length + lightHere.length ? state.step : 'deploy',
    );
  });
  it('is for the end of the turn: not before Even Up', () => {
    for (const step of ['deploy', 'battle', 'even-up'] as const)
      expect(codeOf(tried(ending([], [dark], { step }), { type: 'end-turn', player: 'dark' }))).toBe(
        'turn-not-over',
      );
  });
  it('comes after Even Up, which follows upon the last fight: the battle step is left by then', () => {
    const setup = ending([light], [dark], { step: 'battle' });
    const fought = [
      { type: 'battle', player: 'dark' },
      { type: 'fight', player: 'dark', card: 'maul' },
      { type: 'fight', player: 'light', card: 'guard' },
      { type: 'win', player: 'dark' },
    ] as const;
    expect(position(setup, ...fought).step).toBe('even-up');
    expect(tried(setup, ...fought, { type: 'next', player: 'dark' })).toMatchObject({
      code: 'wrong-step',
      args: { step: 'battle', now: 'even-up' },
    });
  });
  it('is not claimed by the player whose turn it is not', () => {
    expect(codeOf(tried(ending([], [dark]), { type: 'end-turn', player: 'light' }))).toBe('not-your-turn');
  });
  it('discards Effect cards and leaves characters and weapons stranded', () => {
    const state = position(ending([], [dark, weapon, effect]), { type: 'end-turn', player: 'dark' });
    expect(state.on.tatooine?.dark.map(({ id }) => id)).toEqual(['maul', 'weapon']);
    expect(state.piles.dark.discard).toEqual(['effect']);
  });
});

describe('Going to the next planet', () => {
  const lost = ending([], [someone('maul')]);
  const end = { type: 'end-turn', player: 'dark' } as const;
  it('is chosen by the loser of the planet, who takes the first turn whoever’s turn it was', () => {
    const onLightsTurn: PlanetsSetup = { ...lost, turn: 'light' };
    const state = position(
      onLightsTurn,
      { type: 'end-turn', player: 'light' },
      { type: 'choose', player: 'light', planet: 'naboo', from: 'draw' },
    );
    expect(state).toMatchObject({
      turn: 'light',
      planet: 'naboo',
      step: 'deploy',
      turnsHere: { light: 1, dark: 0 },
    });
  });
  it('cannot be chosen by the winner', () => {
    expect(codeOf(tried(lost, end, { type: 'choose', player: 'dark', planet: 'naboo', from: 'draw' }))).toBe(
      'not-your-choice',
    );
  });
  it('must be a planet that has not been in play', () => {
    expect(
      codeOf(tried(lost, end, { type: 'choose', player: 'light', planet: 'tatooine', from: 'draw' })),
    ).toBe('planet-in-play-before');
  });
  it('may be found in the discard pile, the draw deck or the hand', () => {
    const place = (id: string): Card => ({ id, title: id, kind: 'location', planet: 'naboo' });
    const setup: PlanetsSetup = {
      ...lost,
      sides: {
        ...lost.sides,
        light: { draw: [9, place('a')], hand: [place('b'), 5], discard: [place('c')] },
      },
    };
    for (const [from, card] of [
      ['draw', 'a'],
      ['hand', 'b'],
      ['discard', 'c'],
    ] as const) {
      const state = position(setup, end, { type: 'choose', player: 'light', planet: 'naboo', from, card });
      expect(state.locations.naboo).toEqual([card]);
      expect(state.piles.light[from]).not.toContain(card);
    }
  });
  it('loses the game at once if the location was the last card of the draw deck', () => {
    const setup: PlanetsSetup = {
      ...lost,
      sides: { ...lost.sides, light: { draw: 1, hand: 0, discard: 0 } },
    };
    const state = position(setup, end, { type: 'choose', player: 'light', planet: 'naboo', from: 'draw' });
    expect(state.over).toEqual({ reason: 'deck', winner: 'dark' });
  });
  it('loses the game for a deck without a location to choose: it was never legal', () => {
    const setup: PlanetsSetup = { ...lost, sides: { ...lost.sides, light: { draw: [someone('only')] } } };
    expect(position(setup, end).over).toEqual({ reason: 'illegal-deck', winner: 'dark' });
  });
  it('lets each player fetch an Effect card, whoever put the location into play first', () => {
    const setup: PlanetsSetup = {
      ...lost,
      sides: {
        light: { draw: [3, { ...effect, id: 'light-effect' }, 9], hand: 6 },
        dark: { ...lost.sides.dark, draw: [effect, 9] },
      },
    };
    const chosen = [end, { type: 'choose', player: 'light', planet: 'naboo', from: 'draw' }] as const;
    expect(codeOf(tried(setup, ...chosen, { type: 'fetch', player: 'dark', card: 'effect' }))).toBe(
      'not-your-turn',
    );
    const state = position(
      setup,
      ...chosen,
      { type: 'fetch', player: 'light', card: 'light-effect' },
      { type: 'skip', player: 'dark' },
    );
    expect(state.piles.light.hand).toHaveLength(7);
    expect(state).toMatchObject({ step: 'deploy', turn: 'light' });
  });
});

describe('Conceding a planet', () => {
  const setup = ending([someone('guard')], [someone('maul'), weapon, effect]);
  it('gives the opponent control and leaves one’s cards there', () => {
    const state = position(setup, { type: 'concede', player: 'dark' });
    expect(state.held.tatooine).toBe('light');
    expect(state.on.tatooine?.dark.map(({ id }) => id)).toEqual(['maul', 'weapon']);
    expect(state).toMatchObject({ step: 'choose', turn: 'dark' });
  });
  it('works even if the opponent has nobody there, or only hidden cards', () => {
    for (const light of [[], [hidden(someone('guard'))]])
      expect(
        position(ending(light, [someone('maul')]), { type: 'concede', player: 'dark' }).held.tatooine,
      ).toBe('light');
  });
  it('comes after Even Up, on one’s own turn', () => {
    expect(codeOf(tried({ ...setup, step: 'even-up' }, { type: 'concede', player: 'dark' }))).toBe(
      'even-up-before-conceding',
    );
    expect(codeOf(tried(setup, { type: 'concede', player: 'light' }))).toBe('concede-own-turn');
  });
  it('gives the game away if it is the opponent’s second planet', () => {
    const state = position({ ...setup, controlled: { naboo: 'light' } }, { type: 'concede', player: 'dark' });
    expect(state.over).toEqual({ reason: 'planets', winner: 'light' });
  });
  it('on the first turn leaves hidden cards hidden until their owner’s next turn', () => {
    const first = ending([hidden(someone('guard'))], [hidden(someone('maul'))], {
      turnsHere: { dark: 1, light: 1 },
    });
    const state = position(
      first,
      { type: 'concede', player: 'dark' },
      { type: 'choose', player: 'dark', planet: 'naboo', from: 'draw' },
    );
    expect(state.step).toBe('begin');
    const shown = position(
      first,
      { type: 'concede', player: 'dark' },
      { type: 'choose', player: 'dark', planet: 'naboo', from: 'draw' },
      { type: 'reveal', player: 'dark' },
    );
    expect(shown.on.tatooine).toEqual({ dark: [{ id: 'maul' }], light: [{ id: 'guard', hidden: true }] });
  });
});
