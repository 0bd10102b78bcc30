import { describe, expect, it } from 'vitest';
import {
  draw,
  lose,
  type PlayPut,
  play,
  playCards,
  type Worth,
  waysOutOf,
} from '../../../../app/_rules/swccg/play';
import { finish, fire, forfeit } from '../../../../app/_rules/swccg/play/scenarios/line';
import {
  allows,
  begin,
  debtOf,
  made,
  owing,
  passOn,
  sizeOf,
  someone,
  speeder,
  whyNot,
  zoneOf,
} from './table';

const { character, interrupt } = playCards;
const at = 'cantina';
const st = (id: string): PlayPut => ({ card: 'stormtrooper', id, at });
const foe: PlayPut = { card: 'luke-skywalker', id: 'luke', at };
const against = (dark: PlayPut[], debts: Parameters<typeof owing>[2], piles: object = {}) =>
  owing({ light: { table: [foe] }, dark: { table: dark, ...piles } }, 'dark', debts);

describe('Attrition', () => {
  it('is never paid in Force', () => {
    const state = against([st('a')], { attrition: 2 });
    expect(whyNot(state, lose('dark', 'reserve'))).toBe('attrition-not-in-force');
    expect(whyNot(state, finish('dark'))).toBe('attrition-not-satisfied');
  });
  it('goes over if it has to: 5 takes two cards of 3', () => {
    const table = ['a', 'b', 'c'].map((id) => ({ card: someone('dark', id), id, at }));
    const state = made(against(table, { attrition: 5 }), forfeit('dark', 'a'));
    expect(whyNot(state, finish('dark'))).toBe('attrition-not-satisfied');
    expect(made(state, forfeit('dark', 'b')).stack).toEqual([]);
  });
  it('is ignored once nothing is left to forfeit', () => {
    expect(made(against([st('a')], { attrition: 9 }), forfeit('dark', 'a')).stack).toEqual([]);
  });
  it('of 0 asks for nothing', () => {
    expect(against([st('a')], { attrition: 0 }).stack).toEqual([]);
  });
  it('counts hit cards, which are forfeited anyway', () => {
    const state = against([st('a'), st('b')], { attrition: 2, hit: ['a'] });
    expect(whyNot(state, finish('dark'))).toBeDefined();
    expect(made(state, forfeit('dark', 'a')).stack).toEqual([]);
  });
  it('does not save a hit card by another forfeit', () => {
    const state = made(against([st('a'), st('b')], { attrition: 2, hit: ['a'] }), forfeit('dark', 'b'));
    expect(whyNot(state, finish('dark'))).toBe('hit-must-be-forfeited');
  });
  it('is satisfied by a voluntary forfeit of an immune card too', () => {
    const state = against([{ card: 'darth-vader', id: 'vader', at }, st('a')], { attrition: 4 });
    expect(made(state, forfeit('dark', 'vader')).stack).toEqual([]);
  });
});

describe('Immunity to attrition', () => {
  const lord: PlayPut = { card: 'lord-vader', id: 'lord', at };
  it('of less than 6 holds at 5 and not at 6', () => {
    expect(against([lord], { attrition: 5 }).stack).not.toBe(undefined);
    const five = against([lord, st('a')], { attrition: 5 });
    expect(
      allows(made(five, forfeit('dark', 'a')), finish('dark')) ||
        made(five, forfeit('dark', 'a')).stack.length === 0,
    ).toBe(true);
    const six = made(against([lord, st('a')], { attrition: 6 }), forfeit('dark', 'a'));
    expect(whyNot(six, finish('dark'))).toBe('immunity-too-low');
  });
  it('is compared with the total, never with what is left', () => {
    const state = made(
      against([lord, st('a'), st('b')], { attrition: 7 }),
      forfeit('dark', 'a'),
      forfeit('dark', 'b'),
    );
    expect(allows(state, finish('dark'))).toBe(false);
  });
  it('leaves the other cards exposed', () => {
    const state = against([lord, st('a')], { attrition: 4 });
    expect(whyNot(state, finish('dark'))).toBe('attrition-not-satisfied');
  });
  it('does not help against a hit', () => {
    const state = against([lord], { attrition: 1, hit: ['lord'] });
    expect(whyNot(state, finish('dark'))).toBe('hit-must-be-forfeited');
  });
  it('of an enclosed vehicle covers whoever is inside; of an open one it does not', () => {
    const riding = (enclosed?: true): PlayPut[] => [
      { card: speeder('dark', { immune: 9, ...(enclosed && { enclosed }) }), id: 'ride', at },
      { card: 'stormtrooper', id: 'a', at: 'ride', as: 'driver' },
    ];
    const done = (enclosed?: true) => {
      const state = against(riding(enclosed), { attrition: 2 });
      return state.stack.length === 0 || allows(state, finish('dark'));
    };
    expect([done(true), done()]).toEqual([true, false]);
  });
  it('does not add up: the highest counts', () => {
    const guard = {
      card: character({ side: 'dark', title: 'Guard', power: 1, ability: 1, forfeit: 2, immune: 3 }, [
        { immunity: { title: 'Guard' }, below: 4 },
      ]),
      id: 'guard',
      at,
    };
    const done = (attrition: number) => {
      const state = against([guard], { attrition });
      return state.stack.length === 0 || allows(state, finish('dark'));
    };
    expect([done(3), done(4)]).toEqual([true, false]);
  });
  it('is fixed as the damage segment begins: it outlives the card that gave it', () => {
    const dryden = {
      card: character({ side: 'dark', title: 'Dryden', power: 1, ability: 1, forfeit: 2 }, [
        { immunity: { title: 'Stormtrooper' }, below: 5 },
      ]),
      id: 'dryden',
      at,
    };
    const state = made(against([dryden, st('a')], { attrition: 4 }), forfeit('dark', 'dryden'));
    expect(state.stack.length === 0 || allows(state, finish('dark'))).toBe(true);
  });
  it('that an Interrupt raises in the weapons segment counts', () => {
    const shelter = interrupt('Shelter', 'dark', {
      targets: { card: { kind: 'character', by: 'you', field: 'in-battle' } },
      result: [{ do: 'immunity', cards: { target: 'card' }, below: 9 }],
    });
    let state = begin({
      light: { table: [foe], reserve: [5, 5] },
      dark: { table: [st('a')], hand: [{ card: shelter, id: 'shelter' }] },
      underWay: { what: 'battle', at, segment: 'weapons' },
    });
    state = passOn(made(state, play('dark', 'shelter', { targets: { card: 'a' } })));
    state = passOn(made(state, draw('light', 5)));
    expect(debtOf(state, 'dark')).toMatchObject({ attrition: 5, damage: 7 });
    for (let i = 0; i < 7; i++) state = made(state, lose('dark', 'reserve'));
    expect(zoneOf(state, 'a')).toBe('table');
    expect(state.stack.length === 0 || allows(state, finish('dark'))).toBe(true);
  });
});

describe('Battle damage', () => {
  it('is paid in cards from the battle, in Force, or in both', () => {
    const state = against([st('a'), st('b')], { damage: 4 });
    expect(made(state, forfeit('dark', 'a'), forfeit('dark', 'b')).stack).toEqual([]);
    expect(made(state, forfeit('dark', 'a'), lose('dark', 'force'), lose('dark', 'reserve')).stack).toEqual(
      [],
    );
  });
  it('wastes the excess of a forfeit', () => {
    const state = made(
      against([{ card: 'darth-vader', id: 'vader', at }, st('a')], { damage: 4 }),
      forfeit('dark', 'vader'),
    );
    expect(state.stack).toEqual([]);
    expect(sizeOf(state, 'dark', 'lost')).toBe(1);
  });
  it('and attrition are met by one forfeit at once', () => {
    const state = made(
      against([{ card: 'darth-vader', id: 'vader', at }, st('a')], { damage: 8, attrition: 6 }),
      forfeit('dark', 'vader'),
    );
    expect(state.stack).toEqual([]);
  });
  it('is the loser’s alone', () => {
    const state = against([st('a')], { damage: 3 });
    expect(allows(state, lose('light', 'reserve'))).toBe(false);
    expect(allows(state, forfeit('light', 'luke'))).toBe(false);
  });
  it('takes no card that is not in the battle', () => {
    const far: PlayPut = { card: 'stormtrooper', id: 'far', at: 'eisley' };
    expect(whyNot(against([st('a'), far], { damage: 3 }), forfeit('dark', 'far'))).toBe(
      'not-your-card-in-battle',
    );
  });
  it('takes no weapon, which has no forfeit value', () => {
    const gun: PlayPut = { card: 'blaster-rifle', id: 'gun', at: 'a' };
    expect(whyNot(against([st('a'), gun], { damage: 3 }), forfeit('dark', 'gun'))).toBe('no-forfeit-value');
  });
  it('that takes the last Life Force ends the game at once', () => {
    let state = against([st('a')], { damage: 3 }, { reserve: 2, force: 0 });
    state = made(state, lose('dark', 'reserve'), lose('dark', 'reserve'));
    expect(state).toMatchObject({ over: true, defeated: 'dark' });
  });
  it('is ignored when neither cards nor Force are left to lose', () => {
    const state = made(
      against([st('a')], { damage: 30 }, { reserve: 1, force: 0, hand: [] }),
      forfeit('dark', 'a'),
    );
    expect(made(state, lose('dark', 'reserve'))).toMatchObject({ over: true, defeated: 'dark' });
  });
  it('may be paid from hand, one card for one damage', () => {
    const hand = [{ card: 'darth-vader' as const, id: 'held' }];
    const state = made(against([st('a')], { damage: 1 }, { hand }), lose('dark', 'hand', 'held'));
    expect([zoneOf(state, 'held'), state.stack.length]).toEqual(['lost', 0]);
  });
  it('of 4 by 11 to 7 leaves 4 to satisfy', () => {
    const state = begin({
      light: { table: [{ card: someone('light', 'Seven', { power: 7, ability: 1 }), id: 'seven', at }] },
      dark: { table: [{ card: someone('dark', 'Eleven', { power: 11, ability: 1 }), id: 'eleven', at }] },
      underWay: { what: 'battle', at, segment: 'weapons' },
    });
    expect(debtOf(passOn(state), 'light')?.damage).toBe(4);
  });
  it('is nobody’s at a tie', () => {
    const state = begin({
      light: { table: [{ card: someone('light', 'One', { ability: 1 }), id: 'one', at }] },
      dark: { table: [{ card: someone('dark', 'Two', { ability: 1 }), id: 'two', at }] },
      underWay: { what: 'battle', at, segment: 'weapons' },
    });
    expect(passOn(state).stack).toEqual([]);
  });
});

describe('What a forfeit is worth', () => {
  const worthOf = (changes: Worth[], extra: Parameters<typeof owing>[2] = { damage: 9 }) => {
    const table: PlayPut[] = [
      { card: someone('dark', 'Patient', { forfeit: 4 }), id: 'patient', at },
      ...changes.map((change, i) => ({
        card: character({ side: 'dark', title: `Text ${i}`, power: 1, ability: 1, forfeit: 1 }, [
          { worth: { title: 'Patient' }, ...change },
        ]),
        id: `text-${i}`,
        at,
      })),
    ];
    const state = made(against(table, extra), forfeit('dark', 'patient'));
    return debtOf(state, 'dark')?.damageMet;
  };
  it.each<[string, Worth[], number]>([
    ['plus 2', [{ add: 2 }], 6],
    ['minus 1', [{ add: -1 }], 3],
    ['minus 9, never below 0', [{ add: -9 }], 0],
    ['plus and minus', [{ add: 3 }, { add: -2 }], 5],
    ['set to 0, whatever adds', [{ set: 0 }, { add: 3 }], 0],
    ['set to 5 and to 2: the lower', [{ set: 5 }, { set: 2 }], 2],
    ['not below 3', [{ add: -3 }, { floor: 3 }], 3],
    ['not above 5', [{ add: 4, limit: 5 }], 5],
    ['not to be reduced', [{ firm: true }, { add: -3 }], 4],
    ['not to be reduced, and set to 0', [{ firm: true }, { set: 0 }], 4],
    ['not to be reduced, and raised', [{ firm: true }, { add: 2 }], 6],
  ])('%s', (_, changes, worth) => {
    expect(worthOf(changes)).toBe(worth);
  });
  it('counts copies of one text once', () => {
    const twice: PlayPut[] = [1, 2].map((i) => ({
      card: character({ side: 'dark', title: 'Same', power: 1, ability: 1, forfeit: 1 }, [
        { worth: { title: 'Patient' }, add: 2 },
      ]),
      id: `same-${i}`,
      at,
    }));
    const state = made(
      against([{ card: someone('dark', 'Patient', { forfeit: 4 }), id: 'patient', at }, ...twice], {
        damage: 9,
      }),
      forfeit('dark', 'patient'),
    );
    expect(debtOf(state, 'dark')?.damageMet).toBe(6);
  });
  it('of 0 satisfies nothing, but rids one of a hit', () => {
    const carbine: PlayPut[] = [
      { card: playCards.DENGAR, id: 'dengar', at },
      { card: 'dengars-blaster-carbine', id: 'carbine', at: 'dengar' },
    ];
    let state = begin({
      light: { table: [foe, { card: 'han-solo', id: 'han', at }], reserve: [0, 0] },
      dark: {
        table: [...carbine, { card: someone('dark', 'Brute', { power: 9 }), id: 'brute', at }],
        reserve: [5, 0, 0],
      },
      underWay: { what: 'battle', at, segment: 'weapons' },
    });
    state = passOn(made(state, fire('dark', 'carbine', 'han'), draw('dark', 5)));
    state = passOn(made(state, draw('dark', 0)));
    state = passOn(made(state, draw('light', 0)));
    const before = debtOf(state, 'light');
    const later = made(state, forfeit('light', 'han'));
    expect(before?.damage).toBe(13 - 6);
    expect(debtOf(later, 'light')?.damageMet).toBe(0);
  });
});

describe('What leaves with a forfeited card', () => {
  it('is all that is aboard and carried; a rider jumps off a creature vehicle', () => {
    const table: PlayPut[] = [
      { card: speeder('dark'), id: 'ride', at },
      { card: 'stormtrooper', id: 'a', at: 'ride', as: 'driver' },
      { card: 'blaster-rifle', id: 'rifle', at: 'a' },
      { card: 'bantha', id: 'bantha', at },
      { card: 'stormtrooper', id: 'rider', at: 'bantha', as: 'passenger' },
    ];
    const state = made(against(table, { damage: 9 }), forfeit('dark', 'ride'), forfeit('dark', 'bantha'));
    expect(['ride', 'a', 'rifle', 'bantha'].map((id) => zoneOf(state, id))).toEqual([
      'lost',
      'lost',
      'lost',
      'lost',
    ]);
    expect(state.cards.rider).toMatchObject({ zone: 'table', at });
  });
  it('counts only its own forfeit value: what goes down with it satisfies nothing', () => {
    const table: PlayPut[] = [
      { card: speeder('dark'), id: 'ride', at },
      { card: 'darth-vader', id: 'vader', at: 'ride', as: 'driver' },
    ];
    const state = made(against(table, { damage: 9 }), forfeit('dark', 'ride'));
    expect(debtOf(state, 'dark')?.damageMet).toBe(2);
  });
  it('lets the one aboard be forfeited first, for its own value', () => {
    const table: PlayPut[] = [
      { card: speeder('dark'), id: 'ride', at },
      { card: 'darth-vader', id: 'vader', at: 'ride', as: 'driver' },
    ];
    const state = made(against(table, { damage: 9 }), forfeit('dark', 'vader'));
    expect(debtOf(state, 'dark')?.damageMet).toBe(8);
  });
});

describe('The ways out of a debt', () => {
  it('are smallest ones, and each can be played', () => {
    const state = against([st('a'), st('b'), { card: 'darth-vader', id: 'vader', at }], {
      damage: 4,
      attrition: 2,
    });
    for (const { forfeits, force } of waysOutOf(state, 'dark').ways) {
      let now = made(state, ...forfeits.map((id) => forfeit('dark', id)));
      for (let i = 0; i < force; i++) now = made(now, lose('dark', 'reserve'));
      expect(now.stack.length === 0 || allows(now, finish('dark'))).toBe(true);
    }
    expect(waysOutOf(state, 'light').ways).toEqual([]);
  });
});
