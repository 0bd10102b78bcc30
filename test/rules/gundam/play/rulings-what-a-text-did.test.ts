import { describe, expect, it } from 'vitest';
import { apOf, checkSetup } from '../../../../app/_rules/gundam/play';
import type { PlayerSetup } from '../../../../app/_rules/gundam/play/state';
import type { Ability, Effect, UnitFacts } from '../../../../app/_rules/gundam/printed/schema';
import {
  activate,
  attack,
  card,
  cast,
  command,
  following,
  mainPhase,
  on,
  options,
  pass,
  pilot,
  playerOf,
  refusal,
  start,
  undisturbed,
  unit,
  unitOf,
  when,
} from './support';

const draw: Effect = { does: 'draw', count: 1 };
const rested = { rested: true } as const;

describe('What a part of a text asks of the text itself', () => {
  const hit: Effect[] = [
    { does: 'damage', amount: 1 },
    { ...draw, if: { destroys: true } },
  ];
  it('“when this effect destroys an enemy Unit”: by its damage, and not later', () => {
    const drawn = (hp: number) =>
      playerOf(
        following(
          mainPhase(
            { hand: [card('c', command(hit, { choose: { whose: 'enemy' } }))] },
            { units: [on('e', { hp })] },
          ),
          cast('c', ['e']),
        ),
        '1',
      ).hand.length;
    expect([drawn(1), drawn(2)]).toEqual([1, 0]);
  });
  it('“if this effect rested 3 or more Units”: those that stood', () => {
    const effects: Effect[] = [
      { does: 'rest', on: { every: { whose: 'any' } } },
      { ...draw, if: { worked: 3 } },
    ];
    const drawn = (more: object) =>
      playerOf(
        following(
          mainPhase(
            { units: [on('a'), on('b'), on('x', {}, rested)], hand: [card('c', command(effects))] },
            { units: [on('e', {}, more)] },
          ),
          cast('c'),
        ),
        '1',
      ).hand.length;
    expect([drawn({}), drawn(rested)]).toEqual([1, 0]);
  });
  it('is asked by a part alone, not by a text as a whole or a lasting one', () => {
    const flaws = (facts: Partial<UnitFacts>) => checkSetup(mainPhase({ units: [on('a', facts)] })).length;
    expect(flaws(when('main', [draw], { if: { destroys: true } }))).toBe(1);
    expect(flaws(when('main', [draw], { if: { not: { worked: 1 } } }))).toBe(1);
    expect(flaws({ constants: [{ ap: 1, if: { worked: 1 } }] })).toBe(1);
    expect(flaws(when('main', [draw, { ...draw, if: { worked: 1 } }]))).toBe(0);
  });
});

describe('“That enemy player may discard 1. If they don’t, you may deploy 1 Unit card from your hand”', () => {
  const facts: Partial<UnitFacts> = when('destroys-shield', [
    { does: 'each-player', who: 'attacked', of: [{ does: 'discard', count: 1, may: true }] },
    { does: 'deploy-from', where: 'hand', of: { types: ['unit'] }, may: true, ifYouDont: true },
  ]);
  const attacked = (theirs: PlayerSetup) =>
    following(
      mainPhase(
        { units: [on('a', facts)], hand: [card('u', unit({ cost: 5 }))], resources: { active: 0 } },
        { base: null, shields: [unit(), unit()], ...theirs },
      ),
      attack('a', '2'),
      ...undisturbed,
    );
  const h = { hand: [card('h', unit())] };
  it('they discard: nothing is deployed', () => {
    const state = following(
      attacked(h),
      { type: 'accept', player: '2', card: 'a' },
      { type: 'discard', player: '2', card: 'h' },
    );
    expect([state.due, unitOf(state, 'u')]).toEqual([null, undefined]);
  });
  it('they do not: it may be, with nothing to pay', () => {
    const asked = following(attacked(h), { type: 'decline', player: '2', card: 'a' });
    expect(asked.due).toEqual({ what: 'may', player: '1' });
    const state = following(
      asked,
      { type: 'accept', player: '1', card: 'a' },
      { type: 'take', player: '1', card: 'u' },
    );
    expect(unitOf(state, 'u')?.owner).toBe('1');
  });
  it('they cannot: that is not discarding either', () => {
    expect(attacked({}).due).toEqual({ what: 'may', player: '1' });
  });
  it('among several, it is the one under attack', () => {
    const state = following(
      {
        phase: 'main',
        format: 'battle-royale',
        players: {
          '1': { units: [on('a', facts)], hand: [card('u', unit())] },
          '2': h,
          '3': { base: null, shields: [unit(), unit()], hand: [card('h3', unit())] },
        },
      },
      attack('a', '3'),
      pass('3'),
      pass('2'),
      pass('3'),
      pass('1'),
    );
    expect(state.due).toEqual({ what: 'may', player: '3' });
  });
});

describe('“When this Unit destroys an enemy card with battle damage”', () => {
  const facts = (once?: true): Partial<UnitFacts> => ({
    ap: 5,
    hp: 9,
    ...when('destroys-card', [draw, { does: 'set-active', on: 'this' }], once && { oncePerTurn: true }),
  });
  const drawn = (target: string, two: PlayerSetup) =>
    playerOf(
      following(mainPhase({ units: [on('a', facts())] }, two), attack('a', target), ...undisturbed),
      '1',
    ).hand.length;
  it('works for a Unit, a Base and a Shield', () => {
    expect(drawn('e', { units: [on('e', {}, rested)] })).toBe(1);
    expect(drawn('2', {})).toBe(1);
    expect(drawn('2', { base: null, shields: [unit(), unit()] })).toBe(1);
  });
  it('once per turn in all, whatever it destroys', () => {
    const state = following(
      mainPhase({ units: [on('a', facts(true)), on('b', { ap: 1 })] }, { units: [on('e', {}, rested)] }),
      attack('a', 'e'),
      ...undisturbed,
      attack('a', '2'),
      ...undisturbed,
    );
    expect([playerOf(state, '1').hand.length, unitOf(state, 'a')?.rested]).toEqual([1, true]);
  });
  it('may be given for the turn, and is none by effect damage', () => {
    const ability: Ability = { when: 'destroys-card', effects: [draw] };
    const give = command([{ does: 'gain', ability, lasts: 'turn' }], {
      choose: { whose: 'yours', count: [1, 2] },
    });
    const state = following(
      mainPhase(
        { units: [on('a', { ap: 3, keywords: { breach: 3 } }), on('b')], hand: [card('g', give)] },
        { units: [on('e', { ap: 0 }, rested)] },
      ),
      cast('g', ['a', 'b']),
      attack('a', 'e'),
      ...undisturbed,
      { type: 'resolve', player: '1', card: 'a' },
    );
    expect([state.areas[1]?.base, playerOf(state, '1').hand.length]).toEqual([null, 1]);
  });
});

describe('“When one of your EX Resources is exiled from the game”', () => {
  const waiter = on('w', when('ex-exiled', [draw]));
  const resources = { active: 1, ex: 1 };
  it('works together with the Deploy effect of what it paid for', () => {
    const state = following(
      mainPhase({
        resources,
        units: [waiter],
        hand: [card('u', unit({ cost: 1, ...when('deploy', [draw], { may: true }) }))],
      }),
      { type: 'deploy', player: '1', card: 'u', ex: 1 },
    );
    expect(options(state).map((move) => [move.type, 'card' in move ? move.card : ''])).toEqual([
      ['resolve', 'w'],
      ['resolve', 'u'],
      ['decline', 'u'],
    ]);
  });
  it('works after what a Command says that it paid for', () => {
    const asking = command([{ does: 'choose', choose: { whose: 'enemy' } }, { does: 'rest' }], { cost: 1 });
    const asked = following(
      mainPhase({ resources, units: [waiter], hand: [card('c', asking)] }, { units: [on('e')] }),
      { type: 'play', player: '1', card: 'c', ex: 1 },
    );
    expect([asked.due?.what, playerOf(asked, '1').hand.length]).toEqual(['choose', 0]);
    expect(
      playerOf(following(asked, { type: 'choose', player: '1', targets: ['e'] }), '1').hand,
    ).toHaveLength(1);
  });
  it('not when a Resource pays', () => {
    const state = following(mainPhase({ resources, units: [waiter], hand: [card('u', unit({ cost: 1 }))] }), {
      type: 'deploy',
      player: '1',
      card: 'u',
    });
    expect(playerOf(state, '1').hand).toEqual([]);
  });
});

describe('A Base that may exile itself as it is destroyed', () => {
  const office = {
    type: 'base' as const,
    name: 'Presidential Office',
    hp: 2,
    abilities: [
      {
        when: 'destroyed' as const,
        effects: [
          { does: 'exile-this' as const, may: true as const },
          {
            does: 'deploy-from' as const,
            where: 'hand' as const,
            of: { types: ['base' as const], names: ['Presidential Office'] },
            may: true as const,
            ifYouDo: true as const,
          },
        ],
      },
      { when: 'deploy' as const, effects: [draw] },
    ],
  };
  const struck = following(
    mainPhase(
      { units: [on('a')] },
      { base: office, hand: [card('o', { ...office, cost: 9, lv: 9 })], resources: { active: 0 } },
    ),
    attack('a', '2'),
    ...undisturbed,
  );
  it('makes way for another with nothing to pay, whose Deploy effect activates', () => {
    const state = following(
      struck,
      { type: 'accept', player: '2', card: '2-base' },
      { type: 'accept', player: '2', card: '2-base' },
      { type: 'take', player: '2', card: 'o' },
    );
    const { removed, trash, hand } = playerOf(state, '2');
    expect([state.areas[1]?.base?.card, removed, trash, hand.length]).toEqual(['o', ['2-base'], [], 1]);
  });
  it('or stays in the trash', () => {
    const state = following(struck, { type: 'decline', player: '2', card: '2-base' });
    expect([playerOf(state, '2').trash, state.due, state.areas[1]?.base]).toEqual([['2-base'], null, null]);
  });
  it('only a Destroyed text speaks of its card in the trash', () => {
    const flaws = (ability: Ability) =>
      checkSetup(mainPhase({ units: [on('a', { abilities: [ability] })] })).length;
    expect([
      flaws({ when: 'main', effects: [{ does: 'exile-this' }] }),
      flaws({ when: 'destroyed', effects: [{ does: 'exile-this' }] }),
    ]).toEqual([1, 0]);
    const c = card('c', command([{ does: 'exile-this' }]));
    expect(checkSetup(mainPhase({ hand: [c] }))).toHaveLength(1);
  });
});

describe('“Destroy this Unit: choose the Base or Shield this Unit is battling”', () => {
  const facts: Partial<UnitFacts> = when(
    'action',
    [{ does: 'each-player', who: 'attacked', of: [{ does: 'hit-shields', amount: 6 }] }],
    {
      while: ['attacking'],
      if: { not: { this: { battling: {} } } },
      pays: [{ does: 'destroy', on: 'this' }],
    },
  );
  const inAction = (...moves: Parameters<typeof following>[1][]) =>
    following(
      mainPhase(
        { units: [on('m', { ap: 0, hp: 1, ...facts })] },
        { base: { type: 'base', name: 'Base', hp: 6 }, units: [on('w', { keywords: { blocker: true } })] },
      ),
      attack('m', '2'),
      ...moves,
      pass('2'),
    );
  it('is done first, and the damage is dealt', () => {
    const state = following(inAction(pass('2')), activate('m'));
    expect([unitOf(state, 'm'), playerOf(state, '1').trash, state.areas[1]?.base]).toEqual([
      undefined,
      ['m'],
      null,
    ]);
  });
  it('is not possible once another Unit has blocked', () => {
    const state = inAction({ type: 'block', player: '2', unit: 'w' });
    expect(refusal(state, activate('m'))).toBe('condition-not-met');
  });
  it('speaks of its own Unit alone', () => {
    const pays = [{ does: 'destroy', on: { every: { whose: 'yours' } } }] as const;
    expect(checkSetup(mainPhase({ units: [on('a', when('main', [draw], { pays }))] }))).toHaveLength(1);
  });
});

describe('What is counted', () => {
  it('“a number of cards equal to the number of enemy players”, drawn and discarded', () => {
    const effects: Effect[] = [
      { does: 'draw', count: 1, times: { enemyPlayers: true } },
      { does: 'discard', count: 1, times: { enemyPlayers: true } },
    ];
    const counted = (format: 'standard' | 'team-battle' | 'battle-royale') => {
      const more = format === 'standard' ? {} : { '3': {}, '4': {} };
      const state = following(
        {
          phase: 'main',
          format,
          players: { '1': { hand: [card('c', command(effects))] }, '2': {}, ...more },
        },
        cast('c'),
      );
      return [playerOf(state, '1').hand.length, state.due];
    };
    const due = (left: number) => ({ what: 'discard', player: '1', left });
    expect(counted('standard')).toEqual([1, due(1)]);
    expect(counted('team-battle')).toEqual([2, due(2)]);
    expect(counted('battle-royale')).toEqual([3, due(3)]);
  });
  it('“cards with unique names in your trash”: each name once', () => {
    const facts = pilot({
      ap: 0,
      constants: [{ ap: 1, times: { trash: { types: ['pilot', 'command'], unique: true } } }],
    });
    const named = (id: string, name: string) => card(id, pilot({ name }));
    const state = start(
      mainPhase({
        units: [on('a', { ap: 2 }, { pilot: { id: 'p', card: facts } })],
        trash: [named('m1', 'Mikhail'), named('m2', 'Mikhail'), named('o', 'River'), card('u', unit())],
      }),
    );
    expect(apOf(state, 'a')).toBe(4);
  });
});

describe('“1 Unit belonging to another player”', () => {
  it('is a teammate’s or an enemy’s, not one’s own', () => {
    const text = command([{ does: 'set-active' }], { choose: { whose: 'others', rested: true } });
    const state = start({
      phase: 'main',
      format: 'team-battle',
      players: {
        '1': { units: [on('m', {}, rested)], hand: [card('c', text)] },
        '2': { units: [on('t', {}, rested)] },
        '3': { units: [on('e', {}, rested)] },
        '4': {},
      },
    });
    expect(['m', 't', 'e'].map((id) => refusal(state, cast('c', [id])))).toEqual([
      'wrong-targets',
      'legal',
      'legal',
    ]);
  });
});
