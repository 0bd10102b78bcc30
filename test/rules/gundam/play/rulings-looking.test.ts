import { describe, expect, it } from 'vitest';
import type { CardFilter, Choice, Effect } from '../../../../app/_rules/gundam/printed/schema';
import {
  attack,
  card,
  cast,
  command,
  following,
  mainPhase,
  on,
  options,
  pass,
  playerOf,
  start,
  unit,
  unitOf,
  when,
} from './support';

const text = (effects: Effect[], choose?: Choice) => [card('c', command(effects, choose && { choose }))];
const u = (id: string, lv = 1) => card(id, unit({ lv }));
const put = (id: string, where: 'top' | 'bottom' | 'trash') =>
  ({ type: 'put', player: '1', card: id, where }) as const;

describe('Looking at cards of the deck', () => {
  it('may leave one on top and put the other into the trash', () => {
    const hand = text([{ does: 'look', count: 2, rest: 'one-on-top-others-trash' }]);
    const state = following(mainPhase({ hand, deck: [u('d1'), u('d2'), 3] }), cast('c'), put('d2', 'top'));
    const { deck, trash } = playerOf(state, '1');
    expect([Array.isArray(deck) && deck.slice(0, 2), trash]).toEqual([
      ['d2', '1-deck-3'],
      ['d1', 'c'],
    ]);
  });
  it('may put the top card into the trash', () => {
    const hand = text([{ does: 'look', count: 1, rest: 'top-or-trash' }]);
    const asked = following(mainPhase({ hand, deck: [u('d1'), 3] }), cast('c'));
    expect(options(asked)).toEqual([put('d1', 'top'), put('d1', 'trash')]);
    expect(playerOf(following(asked, put('d1', 'trash')), '1').trash).toEqual(['d1', 'c']);
  });
  it('asks what an unknown card is that goes to the trash', () => {
    const hand = text([{ does: 'look', count: 1, rest: 'top-or-trash' }]);
    const asked = following(mainPhase({ hand, deck: 3, pool: [u('x')] }), cast('c'));
    const state = following(asked, put('1-deck-1', 'trash'), { type: 'draw', player: '1', card: 'x' });
    expect(playerOf(state, '1').trash).toEqual(['x', 'c']);
  });
  it('may let the card be taken if it is of the kind, and else lie on top or under the deck', () => {
    const hand = text([{ does: 'look', count: 1, take: { minLv: 4 }, rest: 'top-or-bottom' }]);
    const moves = (lv: number) => options(following(mainPhase({ hand, deck: [u('d1', lv), 3] }), cast('c')));
    const take = { type: 'take', player: '1', card: 'd1' };
    expect(moves(4)).toEqual([take, put('d1', 'top'), put('d1', 'bottom')]);
    expect(moves(3)).toEqual([put('d1', 'top'), put('d1', 'bottom')]);
  });
  it('may deploy one of them with nothing to pay; its Deploy effect works', () => {
    const found = unit({ lv: 4, cost: 5, ...when('deploy', [{ does: 'draw', count: 1 }]) });
    const hand = text([{ does: 'look', count: 2, take: { maxLv: 4 }, deploys: true, rest: 'bottom' }]);
    const state = following(
      mainPhase({ hand, deck: [card('d1', found), u('d2', 5), 3], resources: 0 }),
      cast('c'),
      { type: 'take', player: '1', card: 'd1' },
    );
    expect([unitOf(state, 'd1')?.owner, playerOf(state, '1').hand.length]).toEqual(['1', 1]);
  });
});

describe('A card that is this or that', () => {
  it('is found by either description in a trash, by a keyword printed on it too', () => {
    const found = (of: CardFilter) => {
      const trash = [
        u('low'),
        card('com', command([])),
        card('blk', unit({ lv: 5, keywords: { blocker: true } })),
      ];
      const hand = text([{ does: 'take-from-trash', of }]);
      return options(following(mainPhase({ hand, trash }), cast('c'))).map(
        (move) => 'card' in move && move.card,
      );
    };
    expect(found({ either: [{ types: ['unit'], maxLv: 2 }, { types: ['command'] }] })).toEqual([
      'low',
      'com',
    ]);
    expect(found({ types: ['unit'], keyword: 'blocker' })).toEqual(['blk']);
  });
  it('may be a Unit or a Base, of low Lv. or of low AP', () => {
    const targets = (choose: Choice) =>
      options(
        start(
          mainPhase(
            { hand: text([{ does: 'damage', amount: 1 }], choose) },
            { units: [on('w', { lv: 5, ap: 5 }), on('x', { lv: 2, ap: 5 }), on('y', { lv: 5, ap: 1 })] },
          ),
        ),
      ).flatMap((move) => (move.type === 'play' ? move.targets : []));
    expect(targets({ whose: 'enemy', kind: 'unit-or-base' })).toEqual(['w', 'x', 'y', '2-base']);
    expect(targets({ whose: 'enemy', either: [{ maxLv: 2 }, { maxAp: 1 }] })).toEqual(['x', 'y']);
  });
});

describe('A Unit in battle', () => {
  const targets = (choose: Choice) => {
    const hand = text([{ does: 'set-active' }], choose);
    const attacked = following(
      mainPhase(
        { units: [on('a'), on('b')] },
        { units: [on('w', { keywords: { blocker: true } }, { rested: true }), on('x')], hand },
      ),
      attack('a', 'w'),
      pass('2'),
    );
    return options(attacked).flatMap((move) => (move.type === 'play' ? move.targets : []));
  };
  it('is told from one that is not, and from the one that is attacked', () => {
    expect([targets({ whose: 'any', battling: true }), targets({ whose: 'any', battling: false })]).toEqual([
      ['a', 'w'],
      ['b', 'x'],
    ]);
    expect(targets({ whose: 'any', attacked: true })).toEqual(['w']);
  });
  it('may be described by the Unit that it battles', () => {
    expect([
      targets({ whose: 'enemy', battling: { keyword: 'blocker' } }),
      targets({ whose: 'enemy', battling: { keyword: 'breach' } }),
    ]).toEqual([['a'], []]);
  });
});

describe('What a text asks of the card it has chosen', () => {
  it('is looked at as it stands when that part comes', () => {
    const hand = text(
      [
        { does: 'damage', amount: 3, if: { chosen: { keyword: 'blocker' } } },
        { does: 'damage', amount: 1, if: { not: { chosen: { keyword: 'blocker' } } } },
      ],
      { whose: 'enemy' },
    );
    const units = [on('w', { hp: 9, keywords: { blocker: true } }), on('x', { hp: 9 })];
    const damage = (id: string) =>
      unitOf(following(mainPhase({ hand }, { units }), cast('c', [id])), id)?.damage;
    expect([damage('w'), damage('x')]).toEqual([3, 1]);
  });
});

describe('What a text chooses by what it has chosen before', () => {
  const effects: Effect[] = [
    { does: 'rest' },
    { does: 'choose', choose: { whose: 'enemy', upToLvOf: 'chosen' }, ifYouDo: true },
    { does: 'damage', amount: 1, ifYouDo: true },
  ];
  const own = { whose: 'yours', rested: false } as const;
  const units = [on('w', { lv: 3 }), on('x', { lv: 4 })];
  it('is of no higher Lv. than the Unit rested', () => {
    const state = following(
      mainPhase({ units: [on('a', { lv: 3 })], hand: text(effects, own) }, { units }),
      cast('c', ['a']),
    );
    expect(options(state)).toEqual([{ type: 'choose', player: '1', targets: ['w'] }]);
  });
  it('is of no higher Lv. than the Unit that attacks', () => {
    const waiting = when(
      'unit-attacks',
      [{ does: 'choose', choose: { whose: 'enemy', upToLvOf: 'that' } }, { does: 'rest' }],
      { of: { whose: 'yours', other: true } },
    );
    const state = following(
      mainPhase({ units: [on('a', { lv: 3 }), on('u', { lv: 9, ...waiting })] }, { units }),
      attack('a', '2'),
    );
    expect(options(state)).toEqual([{ type: 'choose', player: '1', targets: ['w'] }]);
  });
  it('gives as much damage as Units were rested', () => {
    const counted: Effect[] = [
      { does: 'rest' },
      {
        does: 'damage',
        amount: 1,
        times: { chosen: true },
        on: { every: { whose: 'enemy' } },
        ifYouDo: true,
      },
    ];
    const state = following(
      mainPhase(
        { units: [on('a'), on('b')], hand: text(counted, { ...own, count: [1, 4] }) },
        { units: [on('w')] },
      ),
      cast('c', ['a', 'b']),
    );
    expect(unitOf(state, 'w')?.damage).toBe(2);
  });
});

describe('A Unit deployed from the trash', () => {
  const facts = { lv: 2, ...when('deploy', [{ does: 'draw', count: 1 }], { if: { fromTrash: true } }) };
  it('knows that it comes from there, and one from hand does not', () => {
    const hand = text([{ does: 'deploy-from', where: 'trash' }]);
    const risen = following(mainPhase({ hand, trash: [card('u', unit(facts))] }), cast('c'), {
      type: 'take',
      player: '1',
      card: 'u',
    });
    const played = following(mainPhase({ hand: [card('u', unit(facts))], resources: 2 }), {
      type: 'deploy',
      player: '1',
      card: 'u',
    });
    expect([playerOf(risen, '1').hand.length, playerOf(played, '1').hand.length]).toEqual([1, 0]);
  });
});
