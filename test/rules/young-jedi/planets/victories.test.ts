import { describe, expect, it } from 'vitest';
import type { Card, Move, PlanetsSetup, SideSetup } from '../../../../app/_rules/young-jedi/planets/state';
import { codeOf, hidden, position, someone, tried } from './support';

const rifle = (id: string): Card => ({ id, title: 'Blaster Rifle', kind: 'weapon', counters: 1 });
const table = (
  light: Partial<SideSetup>,
  dark: Partial<SideSetup>,
  more: Partial<PlanetsSetup> = {},
): PlanetsSetup => ({
  step: 'battle',
  turn: 'dark',
  planet: 'naboo',
  ...more,
  sides: { light: { draw: 20, hand: 6, ...light }, dark: { draw: 20, hand: 6, ...dark } },
});
const battle: Move = { type: 'battle', player: 'dark' };
const fight = (player: 'light' | 'dark', card: string, weapon?: string): Move => ({
  type: 'fight',
  player,
  card,
  ...(weapon && { weapon }),
});

describe('Even Up', () => {
  const evening = (draw: number, hand: number, more: Partial<SideSetup> = {}) =>
    table({}, { draw, hand, ...more }, { step: 'even-up' });
  const evenUp: Move = { type: 'even-up', player: 'dark' };
  it.each([
    ['draws up to six', 9, 4, 'end', 6],
    ['draws nothing with six', 9, 6, 'end', 6],
    ['draws six with none', 9, 0, 'end', 6],
  ])('%s', (_, draw, hand, step, held) => {
    const state = position(evening(draw, hand), evenUp);
    expect(state.step).toBe(step);
    expect(state.piles.dark.hand).toHaveLength(held);
  });
  it.each([
    ['the last card drawn', 2, 4],
    ['a draw deck too small', 2, 0],
  ])('loses the game at once with %s', (_, draw, hand) => {
    expect(position(evening(draw, hand), evenUp).over).toEqual({ reason: 'deck', winner: 'light' });
  });
  it('goes on to lap cards when the draw deck is used up, the last one played first', () => {
    const lap = ['one', 'two', 'three'].map((id) => someone(id));
    const state = position(evening(1, 4, { lap }), evenUp);
    expect(state.piles.dark.lap).toEqual(['one', 'two']);
    expect(state.piles.dark.hand).toContain('three');
    expect(state.over).toBeUndefined();
  });
  it('is for one’s own turn only', () => {
    expect(codeOf(tried(evening(9, 4), { type: 'even-up', player: 'light' }))).toBe('even-up-own-turn');
  });
  it('discards down to six, one’s own choice', () => {
    const setup = evening(9, 7, { hand: [someone('maul'), 6] });
    expect(codeOf(tried(setup, evenUp))).toBe('too-many-cards');
    const state = position(setup, { type: 'discard', player: 'dark', card: 'maul' }, evenUp);
    expect(state.piles.dark).toMatchObject({ discard: ['maul'] });
    expect(state.piles.dark.hand).toHaveLength(6);
  });
  it('may discard locations first, or the whole hand, and nothing else', () => {
    const place: Card = { id: 'place', title: 'Capital City', kind: 'location', planet: 'coruscant' };
    const setup = evening(20, 6, { hand: [place, someone('maul'), 4] });
    expect(codeOf(tried(setup, { type: 'discard', player: 'dark', card: 'maul' }))).toBe('only-locations');
    const swapped = position(setup, { type: 'discard', player: 'dark', card: 'place' }, evenUp);
    expect(swapped.piles.dark.draw).toHaveLength(19);
    const recycled = position(setup, { type: 'recycle', player: 'dark' }, evenUp);
    expect(recycled.piles.dark.draw).toHaveLength(14);
    expect(recycled.piles.dark.discard).toHaveLength(6);
  });
});

describe('Which victory comes first', () => {
  it('an empty draw deck, before the second planet: the turn never ends', () => {
    const setup = table(
      {},
      { draw: 2, hand: 4, here: [someone('maul')] },
      { step: 'even-up', controlled: { tatooine: 'dark' } },
    );
    expect(position(setup, { type: 'even-up', player: 'dark' }).over).toEqual({
      reason: 'deck',
      winner: 'light',
    });
  });
  it('the second planet, if a card is left', () => {
    const setup = table(
      {},
      { draw: 3, hand: 4, here: [someone('maul')] },
      { step: 'even-up', controlled: { tatooine: 'dark' } },
    );
    const state = position(setup, { type: 'even-up', player: 'dark' }, { type: 'end-turn', player: 'dark' });
    expect(state.over).toEqual({ reason: 'planets', winner: 'dark' });
  });
  it('the third planet, after one each', () => {
    const setup = table(
      {},
      { here: [someone('maul')] },
      { step: 'end', controlled: { tatooine: 'dark', coruscant: 'light' } },
    );
    expect(position(setup, { type: 'end-turn', player: 'dark' }).over).toEqual({
      reason: 'planets',
      winner: 'dark',
    });
  });
  it('one planet, with starter decks', () => {
    const setup = table({}, { here: [someone('maul')] }, { step: 'end', terms: { needed: 1 } });
    expect(position(setup, { type: 'end-turn', player: 'dark' }).over).toEqual({
      reason: 'planets',
      winner: 'dark',
    });
  });
  it('damage that takes the last card ends the game in mid-battle', () => {
    const setup = table({ draw: 2, here: [someone('guard', { damage: 3 })] }, { here: [someone('maul')] });
    const state = position(setup, battle, fight('dark', 'maul'), fight('light', 'guard'), {
      type: 'win',
      player: 'dark',
    });
    expect(state.over).toEqual({ reason: 'deck', winner: 'dark' });
    expect(state.piles.light.discard).toHaveLength(3);
  });
  it('a winner who drew the last card for it has lost before the fight is decided', () => {
    const setup = table({ here: [someone('guard')] }, { draw: 1, here: [someone('maul'), rifle('rifle')] });
    const state = position(setup, battle, fight('dark', 'maul', 'rifle'), fight('light', 'guard'), {
      type: 'destiny',
      player: 'dark',
      for: 'weapon',
    });
    expect(state.over).toEqual({ reason: 'deck', winner: 'light' });
  });
  it('breakthrough can take the last card too', () => {
    const setup = table({ draw: 1, here: [someone('guard')] }, { here: [someone('maul'), someone('watto')] });
    const state = position(setup, battle, fight('dark', 'maul'), fight('light', 'guard'), { type: 'tie' });
    expect(state.over).toEqual({ reason: 'deck', winner: 'dark' });
  });
});

describe('Both players draw their last card in one fight', () => {
  const setup = (lastCard: 'in-order' | 'same-fight') =>
    table(
      { draw: 1, here: [someone('guard')] },
      { draw: 1, here: [someone('maul')] },
      { terms: { lastCard } },
    );
  const up = [battle, fight('dark', 'maul'), fight('light', 'guard')];
  const destiny = (player: 'light' | 'dark', purpose: 'weapon' | 'power' | 'battle-card'): Move => ({
    type: 'destiny',
    player,
    for: purpose,
  });
  it('the defender, drawing first, loses', () => {
    expect(position(setup('in-order'), ...up, destiny('light', 'weapon')).over).toEqual({
      reason: 'deck',
      winner: 'dark',
    });
  });
  it('the attacker loses if its Battle card draws before the defender’s weapon', () => {
    expect(position(setup('in-order'), ...up, destiny('dark', 'battle-card')).over).toEqual({
      reason: 'deck',
      winner: 'light',
    });
  });
  it('by the older answer all draws are made first, and the game is drawn', () => {
    const state = position(
      setup('same-fight'),
      ...up,
      destiny('light', 'weapon'),
      destiny('dark', 'weapon'),
      {
        type: 'win',
        player: 'dark',
      },
    );
    expect(state.over).toEqual({ reason: 'draw' });
  });
  it('by the older answer one empty draw deck loses before any damage', () => {
    const state = position(setup('same-fight'), ...up, destiny('light', 'weapon'), {
      type: 'win',
      player: 'light',
    });
    expect(state.over).toEqual({ reason: 'deck', winner: 'dark' });
  });
  it('the defender does not draw after the attacker for the same purpose', () => {
    const plenty = table({ here: [someone('guard')] }, { here: [someone('maul')] });
    expect(codeOf(tried(plenty, ...up, destiny('dark', 'weapon'), destiny('light', 'weapon')))).toBe(
      'draw-out-of-order',
    );
    expect(codeOf(tried(plenty, ...up, destiny('dark', 'weapon'), destiny('light', 'power')))).toBe('legal');
  });
});

describe('A battle on the planet', () => {
  it.each<[string, PlanetsSetup, string]>([
    [
      'needs a face-up card of the opponent’s',
      table({ here: [hidden(someone('guard'))] }, { here: [someone('maul')] }),
      'nobody-face-up',
    ],
    ['needs a face-up card of one’s own', table({ here: [someone('guard')] }, {}), 'nobody-face-up'],
    ['is fought by face-up cards', table({ here: [someone('guard')] }, { here: [someone('maul')] }), 'legal'],
  ])('%s', (_, setup, code) => {
    expect(codeOf(tried(setup, battle))).toBe(code);
  });
  it('lets hidden cards stand aside', () => {
    const setup = table({ here: [someone('guard'), hidden(someone('late'))] }, { here: [someone('maul')] });
    expect(codeOf(tried(setup, battle, fight('light', 'late')))).toBe('not-face-up-here');
  });
  it('lets each character fight once', () => {
    const setup = table(
      { here: [someone('guard'), someone('second')] },
      { here: [someone('maul'), someone('watto')] },
    );
    const moves = [battle, fight('dark', 'maul'), fight('light', 'guard'), { type: 'tie' } as const];
    expect(codeOf(tried(setup, ...moves, fight('dark', 'maul')))).toBe('already-fought');
  });
  it('discards the beaten character with its weapon, and the loser takes its damage', () => {
    const setup = table(
      { here: [someone('guard', { damage: 3 }), rifle('rifle')] },
      { here: [someone('maul')] },
    );
    const state = position(setup, battle, fight('dark', 'maul'), fight('light', 'guard', 'rifle'), {
      type: 'win',
      player: 'dark',
    });
    expect(state.piles.light.discard.slice(0, 2)).toEqual(['guard', 'rifle']);
    expect(state.piles.light.draw).toHaveLength(17);
    expect(state.step).toBe('even-up');
  });
  it('breaks through for the attacker only', () => {
    const two = [someone('guard'), someone('second')];
    const defended = position(
      table({ here: two }, { here: [someone('maul')] }),
      battle,
      fight('dark', 'maul'),
      fight('light', 'guard'),
      { type: 'tie' },
    );
    expect(defended.piles.dark.draw).toHaveLength(20);
  });
});

describe('Starting a full game', () => {
  const setup: PlanetsSetup = { step: 'start', sides: { light: { draw: 60 }, dark: { draw: 60 } } };
  const draw = (player: 'light' | 'dark', value: number, dual = false): Move => ({
    type: 'draw',
    player,
    value,
    ...(dual && { dual: true }),
  });
  it('goes to the higher destiny, who chooses the location', () => {
    expect(position(setup, draw('light', 2), draw('dark', 5))).toMatchObject({
      step: 'choose',
      turn: 'dark',
    });
  });
  it('is drawn again on a tie, and for two cards with two numbers', () => {
    for (const again of [
      [draw('light', 4), draw('dark', 4)],
      [draw('light', 6, true), draw('dark', 2, true)],
    ])
      expect(position(setup, ...again)).toMatchObject({ step: 'start', startDraws: {} });
  });
  it('gives each six cards and the chooser the first turn', () => {
    const state = position(setup, draw('light', 6), draw('dark', 5), {
      type: 'choose',
      player: 'light',
      planet: 'coruscant',
      from: 'draw',
    });
    expect(state).toMatchObject({ turn: 'light', step: 'deploy', turnsHere: { light: 1, dark: 0 } });
    expect(state.piles.light.hand).toHaveLength(6);
    expect(state.piles.light.draw).toHaveLength(53);
    expect(state.piles.dark.draw).toHaveLength(54);
  });
});
