import { describe, expect, it } from 'vitest';
import { checkSetup } from '../../../../app/_rules/gundam/play';
import type { PlayerSetup, PlaySetup } from '../../../../app/_rules/gundam/play/state';
import type { Effect, Need, UnitFacts } from '../../../../app/_rules/gundam/printed/schema';
import {
  card,
  cast,
  command,
  following,
  mainPhase,
  on,
  options,
  pilot,
  playerOf,
  refusal,
  start,
  unit,
  unitOf,
  when,
} from './support';

const royale = (two: PlayerSetup, three: PlayerSetup, one: PlayerSetup): PlaySetup => ({
  format: 'battle-royale',
  phase: 'main',
  turn: '1',
  players: { '1': one, '2': two, '3': three },
});
const inHand = (effects: Effect[]) => ({ hand: [card('c', command(effects))] });

describe('What every player does', () => {
  it('is done by each, beginning with the one whose turn it is', () => {
    const effects: Effect[] = [{ does: 'each-player', who: 'all', of: [{ does: 'draw', count: 1 }] }];
    const state = following(royale({}, {}, inHand(effects)), cast('c'));
    expect((['1', '2', '3'] as const).map((seat) => playerOf(state, seat).hand.length)).toEqual([1, 1, 1]);
  });
  it('is each enemy player’s own choice among that player’s own Units', () => {
    const effects: Effect[] = [
      {
        does: 'each-player',
        who: 'enemies',
        of: [{ does: 'choose', choose: { whose: 'yours', rested: false } }, { does: 'rest' }],
      },
    ];
    const asked = following(
      royale(
        { units: [on('b1'), on('b2')] },
        { units: [on('c1')] },
        { units: [on('a')], ...inHand(effects) },
      ),
      cast('c'),
    );
    expect(options(asked)).toEqual([
      { type: 'choose', player: '2', targets: ['b1'] },
      { type: 'choose', player: '2', targets: ['b2'] },
    ]);
    const state = following(
      asked,
      { type: 'choose', player: '2', targets: ['b2'] },
      { type: 'choose', player: '3', targets: ['c1'] },
    );
    expect(['a', 'b1', 'b2', 'c1'].map((id) => unitOf(state, id)?.rested)).toEqual([
      false,
      false,
      true,
      true,
    ]);
  });
  it('is an effect of the player whose text it is, also on what another player has chosen', () => {
    const onTheirs = (effect: Effect, theirs: Partial<UnitFacts>) =>
      following(
        mainPhase(
          inHand([
            {
              does: 'each-player',
              who: 'enemies',
              of: [{ does: 'choose', choose: { whose: 'yours' } }, effect],
            },
          ]),
          { units: [on('b', theirs)] },
        ),
        cast('c'),
        { type: 'choose', player: '2', targets: ['b'] },
      );
    const damage: Effect = { does: 'damage', amount: 1 };
    const waiting = when('rested', [{ does: 'draw', count: 1 }], { byEnemy: true });
    expect([
      unitOf(onTheirs(damage, { constants: [{ unharmedBy: { commands: true } }] }), 'b')?.damage,
      unitOf(onTheirs({ does: 'destroy' }, { constants: [{ undestroyed: true }] }), 'b')?.id,
      playerOf(onTheirs({ does: 'rest' }, waiting), '2').hand.length,
    ]).toEqual([0, 'b', 1]);
  });
  it('moves the card whose text it is nowhere: such a text is none', () => {
    const of: Effect[] = [{ does: 'pair-this' }];
    const { hand } = inHand([{ does: 'each-player', who: 'all', of }]);
    expect(checkSetup(mainPhase({ hand }))).toEqual([{ code: 'malformed', at: 'c' }]);
  });
  it('passes by a player who has nothing to choose', () => {
    const effects: Effect[] = [
      {
        does: 'each-player',
        who: 'enemies',
        of: [{ does: 'choose', choose: { whose: 'yours' } }, { does: 'rest' }],
      },
    ];
    const state = following(royale({}, { units: [on('c1')] }, inHand(effects)), cast('c'), {
      type: 'choose',
      player: '3',
      targets: ['c1'],
    });
    expect([unitOf(state, 'c1')?.rested, state.resolving]).toEqual([true, null]);
  });
});

describe('An enemy player whom a text chooses', () => {
  const effects: Effect[] = [
    { does: 'each-player', who: 'an-enemy', of: [{ does: 'draw', count: 1, may: true }] },
    { does: 'draw', count: 1, ifYouDo: true },
  ];
  const hands = (state: Parameters<typeof playerOf>[0]) =>
    (['1', '2', '3'] as const).map((seat) => playerOf(state, seat).hand.length);
  it('is chosen among several, then decides, and the text goes on by that', () => {
    const asked = following(royale({}, {}, inHand(effects)), cast('c'));
    expect(options(asked).map(({ player, type }) => [player, type])).toEqual([
      ['1', 'pick'],
      ['1', 'pick'],
    ]);
    const chosen = following(asked, { type: 'pick', player: '1', option: 1 });
    const answer = { player: '3', card: 'c' } as const;
    expect(hands(following(chosen, { type: 'accept', ...answer }))).toEqual([1, 0, 1]);
    expect(hands(following(chosen, { type: 'decline', ...answer }))).toEqual([0, 0, 0]);
  });
  it('is not asked for where there is but one', () => {
    const asked = following(mainPhase(inHand(effects)), cast('c'));
    expect(options(asked).map(({ player, type }) => [player, type])).toEqual([
      ['2', 'accept'],
      ['2', 'decline'],
    ]);
  });
  it('may lose the first cards of the shield area: the Base, then a Shield, whose Burst works', () => {
    const burst = pilot({ burst: 'hand' });
    const losing: Effect[] = [
      { does: 'each-player', who: 'an-enemy', of: [{ does: 'lose-shields', count: 2 }] },
    ];
    const state = following(mainPhase(inHand(losing), { shields: [burst, 'gm'] }), cast('c'), {
      type: 'burst',
      player: '2',
      card: '2-shield-1',
    });
    expect([state.areas[1]?.base, state.areas[1]?.shields.length, playerOf(state, '2').hand]).toEqual([
      null,
      1,
      ['2-shield-1'],
    ]);
  });
  it('may take effect damage on the first card: what a Base cannot take is lost', () => {
    const hitting: Effect[] = [
      { does: 'each-player', who: 'enemies', of: [{ does: 'hit-shields', amount: 5 }] },
    ];
    const state = following(mainPhase(inHand(hitting), { shields: ['gm', 'gm'] }), cast('c'));
    expect([state.areas[1]?.base, state.areas[1]?.shields.length, state.over]).toEqual([null, 2, undefined]);
  });
});

describe('One Unit belonging to each enemy player', () => {
  const text = command([{ does: 'rest' }], { choose: { whose: 'enemy', ofEach: true } });
  const setup = (two: PlayerSetup, three: PlayerSetup) => royale(two, three, { hand: [card('c', text)] });
  const units = (...ids: string[]) => ({ units: ids.map((id) => on(id)) });
  it('is one of each of them, chosen together', () => {
    const state = start(setup(units('b1', 'b2'), units('c1')));
    const chosen = options(state).flatMap((move) => (move.type === 'play' ? [move.targets] : []));
    expect(chosen).toEqual([
      ['b1', 'c1'],
      ['b2', 'c1'],
    ]);
    expect(refusal(state, cast('c', ['b1']))).toBe('wrong-targets');
    expect(refusal(state, cast('c', ['b1', 'b2']))).toBe('wrong-targets');
  });
  it('may be a Base as well, where the text says so', () => {
    const either = command([{ does: 'rest' }], {
      choose: { whose: 'enemy', kind: 'unit-or-base', ofEach: true },
    });
    const state = start(royale(units('b1'), {}, { hand: [card('c', either)] }));
    expect(options(state).flatMap((move) => (move.type === 'play' ? [move.targets] : []))).toEqual([
      ['b1', '3-base'],
      ['2-base', '3-base'],
    ]);
  });
  it('is asked of those who have one', () => {
    expect(refusal(start(setup({}, units('c1'))), cast('c', ['c1']))).toBe('legal');
    expect(refusal(start(setup({}, {})), cast('c', []))).toBe('nothing-to-choose');
  });
});

describe('What a text asks of the players', () => {
  const isSo = (need: Need, one: PlayerSetup, two: PlayerSetup, more: Partial<PlaySetup> = {}): boolean => {
    const { hand } = inHand([{ does: 'draw', count: 1, if: need }]);
    const setup = mainPhase({ hand, ...one }, two, more);
    return playerOf(following(setup, cast('c')), '1').hand.length === 1;
  };
  it('may be how many enemy players there are', () => {
    const third = { format: 'battle-royale', players: { '1': inHand([]), '2': {}, '3': {} } } as const;
    const effects: Effect[] = [{ does: 'draw', count: 1, if: { enemyPlayers: 2 } }];
    const three = following(
      { ...third, phase: 'main', turn: '1', players: { ...third.players, '1': inHand(effects) } },
      cast('c'),
    );
    expect([isSo({ enemyPlayers: 2 }, {}, {}), playerOf(three, '1').hand.length]).toEqual([false, 1]);
  });
  it('may be the cards in an enemy’s trash', () => {
    const trash = [card('x', unit()), card('y', unit())];
    expect([isSo({ enemyTrash: 2 }, {}, { trash }), isSo({ enemyTrash: 2 }, { trash }, {})]).toEqual([
      true,
      false,
    ]);
  });
  it('may be EX Resources, rested ones among them', () => {
    const resources = { active: 0, exRested: 1 };
    expect([
      isSo({ ex: { atMost: 0 } }, { resources: {} }, {}),
      isSo({ ex: { atMost: 0 } }, { resources }, {}),
      isSo({ opponentEx: { atLeast: 1 } }, {}, { resources }),
    ]).toEqual([true, false, true]);
  });
});
