import { describe, expect, it } from 'vitest';
import type { Card, Move, PlanetsSetup } from '../../../../app/_rules/young-jedi/planets';
import { checkSetup } from '../../../../app/_rules/young-jedi/planets';
import { codeOf, hidden, position, someone, tried } from './support';

const reveal: Move = { type: 'reveal', player: 'dark' };
const leave: Move = { type: 'leave', player: 'light' };
const takeBack: Move = { type: 'take-back', player: 'light' };
const evenUp: Move = { type: 'even-up', player: 'dark' };
const card = (id: string, kind: Card['kind'], more: Partial<Card> = {}): Card =>
  someone(id, { kind, counters: 0, ...more });
const dear = someone('dear', { counters: 7 });
const ids = (cards: readonly { id: string }[] = []) => cards.map(({ id }) => id);

/** The second turn of the dark side on the planet begins, and these are its hidden cards. */
const turnedUp = (cards: Card[], more: Partial<PlanetsSetup> = {}): PlanetsSetup => ({
  turn: 'dark',
  step: 'begin',
  planet: 'tatooine',
  turnsHere: { dark: 2, light: 1 },
  ...more,
  sides: {
    dark: { draw: 20, hand: 2, here: cards.map(hidden) },
    light: { draw: 20, hand: 3, here: [someone('guard'), hidden(card('rifle', 'weapon'))] },
    ...more.sides,
  },
});

describe('Illegal hidden cards', () => {
  it('of every sort at once: each goes where it belongs, and the planet to the opponent', () => {
    const setup = turnedUp([
      dear,
      card('trick', 'battle'),
      card('ship', 'starship'),
      card('palace', 'location', { planet: 'naboo' }),
      card('one', 'effect'),
      card('two', 'effect'),
    ]);
    expect(checkSetup(setup)).toEqual([]);
    const { held, on, piles, penalty } = position(setup, reveal);
    expect(held).toEqual({ tatooine: 'light' });
    expect(ids(on.tatooine?.dark)).toEqual(['dear', 'palace']);
    expect([piles.dark.discard, piles.dark.hyperspace]).toEqual([['trick', 'one', 'two'], ['ship']]);
    expect(penalty).toEqual({ offender: 'dark', planet: 'tatooine' });
  });
  it('are told with every fault that they have, and conceded for once', () => {
    const setup = turnedUp([dear, card('trick', 'battle'), someone('queen', { copies: 'stackable' })], {
      controlled: { naboo: 'dark' },
    });
    const { dark } = setup.sides;
    const stranded = { naboo: [someone('queen-2', { title: 'queen', copies: 'stackable' })] };
    const step = tried({ ...setup, sides: { ...setup.sides, dark: { ...dark, stranded } } }, reveal);
    if (!step.ok) throw new Error(step.code);
    const told = step.events.filter(({ code }) => code === 'illegal' || code === 'conceded');
    expect(told.map(({ code, args }) => [code, args])).toEqual([
      ['illegal', { player: 'dark', why: 'kind' }],
      ['illegal', { player: 'dark', why: 'counters' }],
      ['illegal', { player: 'dark', why: 'stack' }],
      ['conceded', { player: 'dark', planet: 'tatooine' }],
    ]);
  });
  it('let the opponent take back what is on that planet, hidden cards too, and nothing from elsewhere', () => {
    const { light, dark } = turnedUp([dear]).sides;
    const setup = turnedUp([dear], {
      controlled: { naboo: 'dark' },
      sides: { dark, light: { ...light, stranded: { naboo: [someone('queen')] } } },
    });
    const state = position(setup, reveal, takeBack);
    expect(state.piles.light.draw.slice(-2)).toEqual(['guard', 'rifle']);
    expect([ids(state.on.tatooine?.light), ids(state.on.naboo?.light)]).toEqual([[], ['queen']]);
  });
  it('leave nothing to take back for the offender', () => {
    expect(codeOf(tried(turnedUp([dear]), reveal, { ...takeBack, player: 'dark' }))).toBe(
      'nothing-to-take-back',
    );
  });
  it('are followed by Even Up, which may cost the game', () => {
    const { light } = turnedUp([dear]).sides;
    const setup = turnedUp([dear], { sides: { light, dark: { draw: 4, hand: 2, here: [hidden(dear)] } } });
    expect(position(setup, reveal, leave, evenUp).over).toEqual({ reason: 'deck', winner: 'light' });
  });
  it('end the turn, and the play where no more turns are played', () => {
    expect(position(turnedUp([dear], { turns: 1 }), reveal, leave, evenUp).over).toEqual({ reason: 'turns' });
    expect(position(turnedUp([dear], { turns: 2 }), reveal, leave, evenUp).step).toBe('choose');
  });
  it('leave the choice of the third planet to the offender if each player has one', () => {
    const setup = turnedUp([dear], { planet: 'naboo', controlled: { tatooine: 'dark' } });
    const state = position(setup, reveal, leave, evenUp);
    expect([state.step, state.turn]).toEqual(['choose', 'dark']);
    const choose = (planet: 'tatooine' | 'coruscant'): Move => ({
      type: 'choose',
      player: 'dark',
      planet,
      from: 'draw',
    });
    expect(codeOf(tried(setup, reveal, leave, evenUp, choose('tatooine')))).toBe('planet-in-play-before');
    const third = position(setup, reveal, leave, evenUp, choose('coruscant'));
    expect([third.step, third.turn, third.turnsHere]).toEqual(['deploy', 'dark', { dark: 1, light: 0 }]);
  });
  it('are none if a stackable character lies there twice, within six counters', () => {
    const maul = (id: string) => someone(id, { title: 'Darth Maul', copies: 'stackable', counters: 3 });
    expect(position(turnedUp([maul('a'), maul('b')]), reveal).step).toBe('deploy');
  });
});
