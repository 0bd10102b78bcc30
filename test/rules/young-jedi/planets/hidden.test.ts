import { describe, expect, it } from 'vitest';
import { checkSetup } from '../../../../app/_rules/young-jedi/planets/check-setup';
import type { Card, PlanetsSetup, SideSetup } from '../../../../app/_rules/young-jedi/planets/state';
import { codeOf, hidden, position, someone, tried } from './support';

const battleCard: Card = { id: 'battle-card', title: 'Sniper', kind: 'battle' };
const starship: Card = { id: 'ship', title: 'Radiant VII', kind: 'starship' };
const arena: Card = { id: 'arena', title: 'Podrace Arena', kind: 'location', planet: 'tatooine' };
const palace: Card = { id: 'palace', title: 'Theed Palace', kind: 'location', planet: 'naboo' };
const sando: Card = { id: 'sando', title: 'Sando Aqua Monster', kind: 'effect', counters: 2, raises: 1 };
const obiWan = (id: string): Card => someone(id, { title: 'Obi-Wan Kenobi', copies: 'stackable' });

const firstTurn = (
  hand: readonly Card[],
  more: Partial<PlanetsSetup> = {},
  dark: Partial<SideSetup> = {},
): PlanetsSetup => ({
  planet: 'tatooine',
  location: 'Desert Landing Site',
  turn: 'dark',
  turnsHere: { dark: 1, light: 0 },
  ...more,
  sides: { dark: { draw: 20, hand, ...dark }, light: { draw: 20, hand: 6 } },
});
const deploy = (card: string) => ({ type: 'deploy', player: 'dark', card }) as const;

describe('Deploying on a first turn on a planet', () => {
  it('hides characters, weapons and the Effect card', () => {
    const weapon: Card = { id: 'rifle', title: 'Blaster Rifle', kind: 'weapon', counters: 1 };
    const state = position(
      firstTurn([someone('droid'), weapon, sando]),
      deploy('droid'),
      deploy('rifle'),
      deploy('sando'),
    );
    expect(state.on.tatooine?.dark).toEqual([
      { id: 'droid', hidden: true },
      { id: 'rifle', hidden: true },
      { id: 'sando', hidden: true },
    ]);
  });
  it('does not hide starships or locations', () => {
    const state = position(firstTurn([starship, arena]), deploy('ship'), deploy('arena'));
    expect(state.piles.dark.hyperspace).toEqual(['ship']);
    expect(state.locations.tatooine).toEqual(['location-tatooine', 'arena']);
  });
  it('gains nothing from a hidden Effect card that raises the limit', () => {
    const cards = ['a', 'b', 'c'].map((id) => someone(id));
    const moves = ['sando', 'a', 'b'].map(deploy);
    expect(codeOf(tried(firstTurn([sando, ...cards]), ...moves, deploy('c')))).toBe('too-many-counters');
    const later = firstTurn([sando, ...cards, someone('d', { counters: 1 })], { turnsHere: { dark: 2 } });
    expect(codeOf(tried(later, ...moves, deploy('d')))).toBe('legal');
    expect(codeOf(tried(later, ...moves, deploy('c')))).toBe('too-many-counters');
  });
});

describe.each([1, 2])('Deploying on turn %i on a planet', (dark) => {
  const setup = (hand: readonly Card[], more: Partial<SideSetup> = {}) =>
    firstTurn(hand, { turnsHere: { dark }, controlled: { naboo: 'light' } }, more);
  it.each<[string, PlanetsSetup, string[], string]>([
    [
      'six counters a turn',
      setup(['a', 'b', 'c', 'd'].map((id) => someone(id))),
      ['a', 'b', 'c', 'd'],
      'too-many-counters',
    ],
    ['no Battle card', setup([battleCard]), ['battle-card'], 'not-deployable'],
    ['no location of another planet', setup([palace]), ['palace'], 'other-planet'],
    [
      'no location that is in play already',
      setup([{ ...arena, title: 'Desert Landing Site' }]),
      ['arena'],
      'same-location',
    ],
    [
      'nor with its planet before its name',
      setup([{ ...arena, title: 'Tatooine: Desert Landing Site' }]),
      ['arena'],
      'same-location',
    ],
    [
      'one Effect card at a time',
      setup([sando, { ...sando, id: 'sando-2' }]),
      ['sando', 'sando-2'],
      'effect-in-play',
    ],
    [
      'one copy of a unique starship',
      setup([starship, { ...starship, id: 'ship-2' }]),
      ['ship', 'ship-2'],
      'unique-in-play',
    ],
    [
      'nobody who is stranded elsewhere, under any subtitle',
      setup([obiWan('second')], { stranded: { naboo: [obiWan('first')] } }),
      ['second'],
      'stranded-elsewhere',
    ],
    [
      'not even if the one elsewhere is hidden still',
      setup([obiWan('second')], { stranded: { naboo: [hidden(obiWan('first'))] } }),
      ['second'],
      'stranded-elsewhere',
    ],
    ['several of a stack on one planet', setup([obiWan('one'), obiWan('two')]), ['one', 'two'], 'legal'],
    [
      'one of a unique character',
      setup(['one', 'two'].map((id) => someone(id, { title: 'Jira', copies: 'unique' }))),
      ['one', 'two'],
      'unique-in-play',
    ],
    [
      'any number of a ♦ card, on several planets',
      setup([someone('droid')], { stranded: { naboo: [someone('other', { title: 'droid' })] } }),
      ['droid'],
      'legal',
    ],
    ['no card that is not in hand', setup([]), ['nobody'], 'not-in-hand'],
  ])('%s', (_, position, cards, code) => {
    expect(codeOf(tried(position, ...cards.map(deploy)))).toBe(code);
  });
});

describe('Revealing hidden cards', () => {
  const revealing = (
    cards: readonly Card[],
    more: Partial<PlanetsSetup> = {},
    dark: Partial<SideSetup> = {},
  ): PlanetsSetup => ({
    step: 'begin',
    turn: 'dark',
    planet: 'tatooine',
    turnsHere: { dark: 2, light: 1 },
    ...more,
    sides: {
      dark: { draw: 20, hand: 4, here: cards.map(hidden), ...dark },
      light: { draw: 20, hand: 6, here: [hidden(someone('guard'))] },
    },
  });
  const reveal = { type: 'reveal', player: 'dark' } as const;
  it('comes before anything else in the turn', () => {
    const setup = revealing([someone('droid')]);
    for (const type of ['next', 'end-turn', 'concede', 'battle', 'even-up'] as const)
      expect(codeOf(tried(setup, { type, player: 'dark' }))).toBe('reveal-first');
  });
  it('is where a position with cards to turn up begins, unless it says otherwise', () => {
    const { step: _, ...setup } = revealing([someone('droid')]);
    expect(checkSetup(setup)).toEqual([]);
    expect(codeOf(tried(setup, reveal))).toBe('legal');
    expect(codeOf(tried({ ...setup, turnsHere: { dark: 1, light: 0 } }, reveal))).toBe('wrong-step');
    expect(checkSetup({ ...setup, step: 'deploy' })).toEqual([{ code: 'hidden-too-long', at: 'dark' }]);
  });
  it('turns up one’s own cards only', () => {
    const state = position(revealing([someone('droid')]), reveal);
    expect(state.on.tatooine).toEqual({ dark: [{ id: 'droid' }], light: [{ id: 'guard', hidden: true }] });
  });
  it.each<[string, Card[], Partial<SideSetup>, boolean]>([
    ['six counters', [someone('a', { counters: 6 })], {}, true],
    ['seven counters', [someone('a', { counters: 6 }), someone('b', { counters: 1 })], {}, false],
    ['a Battle card', [battleCard], {}, false],
    ['a starship', [starship], {}, false],
    ['a location', [arena], {}, false],
    ['one Effect card', [sando], {}, true],
    ['two Effect cards', [sando, { ...sando, id: 'sando-2' }], {}, false],
    ['somebody who is stranded elsewhere', [obiWan('two')], { stranded: { naboo: [obiWan('one')] } }, false],
  ])('with %s among them', (_, cards, dark, legal) => {
    const state = position(revealing(cards, { controlled: { naboo: 'dark' } }, dark), reveal);
    if (legal) expect(state).toMatchObject({ step: 'deploy', planet: 'tatooine' });
    else expect(state).toMatchObject({ step: 'penalty', held: { tatooine: 'light' }, turn: 'dark' });
  });
  it('illegally sends Battle cards to the discard pile and starships to hyperspace', () => {
    const state = position(revealing([battleCard, starship, someone('droid')]), reveal);
    expect(state.piles.dark).toMatchObject({ discard: ['battle-card'], hyperspace: ['ship'] });
    expect(state.on.tatooine?.dark).toEqual([{ id: 'droid' }]);
  });
  it('illegally lets the opponent take cards back; then the offender evens up, chooses and starts', () => {
    const state = position(
      revealing([battleCard]),
      reveal,
      { type: 'take-back', player: 'light' },
      { type: 'even-up', player: 'dark' },
      { type: 'choose', player: 'dark', planet: 'naboo', from: 'draw' },
    );
    expect(state.piles.light.draw).toContain('guard');
    expect(state.piles.dark.hand).toHaveLength(6);
    expect(state).toMatchObject({ turn: 'dark', planet: 'naboo', step: 'deploy' });
  });
  it('illegally loses the game at once if the opponent has a planet already', () => {
    const state = position(revealing([battleCard], { controlled: { naboo: 'light' } }), reveal);
    expect(state.over).toEqual({ reason: 'planets', winner: 'light' });
  });
});
