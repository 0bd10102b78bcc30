import { describe, expect, it } from 'vitest';
import type { Move } from '../../../../app/_rules/gundam/play/state';
import type { Effect } from '../../../../app/_rules/gundam/printed/schema';
import {
  attack,
  command,
  following,
  mainPhase,
  options,
  pass,
  pilot,
  playerOf,
  refusal,
  start,
  undisturbed,
  unit,
  unitOf,
} from './support';

const playing = (effects: readonly Effect[], hand = 2, more: object = {}) =>
  following(
    mainPhase({
      hand: [{ id: 'c', card: command(effects) }, hand],
      deck: 10,
      ...more,
    }),
    { type: 'play', player: '1', card: 'c' },
  );

describe('“If you do”', () => {
  const text: Effect[] = [
    { does: 'discard', count: 1 },
    { does: 'draw', count: 2, ifYouDo: true },
  ];
  it('works once the part before was done', () => {
    const state = following(playing(text), { type: 'discard', player: '1', card: '1-hand-2' });
    expect(playerOf(state, '1').hand).toEqual(['1-hand-3', '1-deck-1', '1-deck-2']);
  });
  it('does nothing if it could not be done', () => {
    expect(playerOf(playing(text, 0), '1').hand).toEqual([]);
  });
  it('does nothing if its player did not want to, and the rest of the text goes on', () => {
    const state = playing([
      { does: 'discard', count: 1, may: true },
      { does: 'draw', count: 2, ifYouDo: true },
      { does: 'place-ex-resource' },
    ]);
    expect(options(state)).toEqual([
      { type: 'accept', player: '1', card: 'c' },
      { type: 'decline', player: '1', card: 'c' },
    ]);
    const declined = following(state, { type: 'decline', player: '1', card: 'c' });
    expect(playerOf(declined, '1').hand).toHaveLength(2);
    expect(playerOf(declined, '1').resources?.ex).toBe(1);
  });
  it('follows what was chosen; where one active Unit stands for two, nothing is chosen and nothing played', () => {
    const hatred = (...ids: string[]) =>
      start(
        mainPhase(
          {
            units: ids.map((id) => ({ id, card: unit() })),
            hand: [{ id: 'c', card: 'extreme-hatred' }],
            resources: 6,
          },
          { units: [{ id: 'e', card: unit() }] },
        ),
      );
    const cast = (...targets: string[]): Move => ({ type: 'play', player: '1', card: 'c', targets });
    expect(following(hatred('a', 'b'), cast('a', 'b')).due).toEqual({ what: 'choose', player: '1' });
    expect(refusal(hatred('a'), cast('a'))).toBe('nothing-to-choose');
  });
});

describe('The trash', () => {
  const respite = (trash: { id: string; card: 'akihiro-altland' | 'gm' | 'amuro-ray' }[]) =>
    start(mainPhase({ hand: [{ id: 'c', card: 'momentary-respite' }], trash, resources: 4 }));
  it('gives up the card that its player chooses of those that fit', () => {
    const state = following(
      respite([
        { id: 'aki', card: 'akihiro-altland' },
        { id: 'gm', card: 'gm' },
        { id: 'amuro', card: 'amuro-ray' },
      ]),
      { type: 'play', player: '1', card: 'c' },
    );
    expect(options(state)).toEqual([{ type: 'take', player: '1', card: 'aki' }]);
    const taken = following(state, { type: 'take', player: '1', card: 'aki' });
    expect(playerOf(taken, '1')).toMatchObject({ hand: ['aki'], trash: ['gm', 'amuro', 'c'] });
  });
  it('without such a card, the Command cannot be played', () => {
    const state = respite([{ id: 'gm', card: 'gm' }]);
    expect(refusal(state, { type: 'play', player: '1', card: 'c' })).toBe('nothing-to-choose');
    expect(options(state).some(({ type }) => type === 'play')).toBe(false);
  });
});

describe('Looking at the deck', () => {
  const deck = [{ id: 'zaku', card: 'zaku-ii' as const }, { id: 'gm', card: 'gm' as const }, 6];
  const look: Effect = {
    does: 'look',
    count: 3,
    take: { types: ['unit'], traits: ['Zeon'] },
    rest: 'bottom',
  };
  it('lets take one that fits, or none; the others go under the deck, hidden', () => {
    const state = playing([look], 0, { deck });
    expect(options(state)).toEqual([
      { type: 'take', player: '1', card: 'zaku' },
      { type: 'take', player: '1' },
    ]);
    const none = playerOf(following(state, { type: 'take', player: '1' }), '1');
    expect([none.hand, none.deck]).toMatchObject([[], { length: 8 }]);
    expect(none.deck).not.toContain('zaku');
    expect(none.pool).toEqual(['zaku', 'gm']);
  });
  it('an unknown card may turn out to be one of the pool', () => {
    const state = playing([look], 0, { deck: 5, pool: [{ id: 'zaku', card: 'zaku-ii' }] });
    const taken = playerOf(following(state, { type: 'take', player: '1', card: 'zaku' }), '1');
    expect(taken).toMatchObject({ hand: ['zaku'], pool: [], deck: { length: 4 } });
  });
  it('puts one on top and the other underneath', () => {
    const state = playing([{ does: 'look', count: 2, rest: 'one-on-top' }], 0, { deck });
    const put = playerOf(following(state, { type: 'put', player: '1', card: 'gm', where: 'top' }), '1');
    expect([put.deck?.toString().startsWith('gm,'), put.deck?.toString().endsWith(',zaku')]).toEqual([
      true,
      true,
    ]);
    expect(refusal(state, { type: 'put', player: '1', card: 'gm', where: 'bottom' })).toBe('not-a-choice');
  });
  it('taking the last card of the deck loses the game', () => {
    const state = playing([look], 0, { deck: [{ id: 'zaku', card: 'zaku-ii' }] });
    expect(following(state, { type: 'take', player: '1', card: 'zaku' }).over).toMatchObject({
      winners: ['2'],
    });
  });
});

describe('Choices of a player', () => {
  it('one of several possibilities', () => {
    const state = playing(
      [{ does: 'one-of', of: [[{ does: 'draw', count: 1 }], [{ does: 'place-ex-resource' }]] }],
      0,
    );
    expect(refusal(state, { type: 'pick', player: '1', option: 2 })).toBe('not-a-choice');
    expect(refusal(state, { type: 'pick', player: '2', option: 0 })).toBe('nothing-due');
    const ex = following(state, { type: 'pick', player: '1', option: 1 });
    expect([playerOf(ex, '1').hand, playerOf(ex, '1').resources?.ex]).toEqual([[], 1]);
    expect(playerOf(ex, '1').trash).toEqual(['c']);
  });
  it('everything else waits until it is made', () => {
    const state = playing([{ does: 'discard', count: 1 }]);
    expect(refusal(state, { type: 'end', player: '1' })).toBe('something-due');
    expect(refusal(state, { type: 'discard', player: '2', card: '1-hand-2' })).toBe('nothing-due');
  });
  it('a part whose condition is not met is left out', () => {
    const need = { units: { whose: 'yours' as const }, atLeast: 2 };
    const state = playing([{ does: 'draw', count: 2, if: need }, { does: 'place-ex-resource' }], 0);
    expect([playerOf(state, '1').hand, playerOf(state, '1').resources?.ex]).toEqual([[], 1]);
  });
});

describe('Further “when” texts', () => {
  const draws: Effect[] = [{ does: 'draw', count: 1 }];
  it('when linked, not when merely paired', () => {
    const links = { when: 'linked' as const, effects: draws };
    const paired = (traits: string[]) =>
      following(
        mainPhase({
          units: [{ id: 'u', card: unit({ link: { traits: ['Zeon'] } }) }],
          hand: [{ id: 'p', card: pilot({ traits, abilities: [links] }) }],
        }),
        { type: 'pair', player: '1', card: 'p', unit: 'u' },
      );
    expect(playerOf(paired(['Zeon']), '1').hand).toEqual(['1-deck-1']);
    expect(playerOf(paired([]), '1').hand).toEqual([]);
  });
  it('when it destroys a Unit with battle damage, blocking too', () => {
    const card = unit({
      ap: 5,
      keywords: { blocker: true },
      abilities: [{ when: 'destroys', effects: draws }],
    });
    const state = following(
      mainPhase({ units: [{ id: 'a', card: unit() }] }, { units: [{ id: 'b', card }] }),
      attack('a', '2'),
      { type: 'block', player: '2', unit: 'b' },
      pass('2'),
      pass('1'),
    );
    expect(playerOf(state, '2').hand).toEqual(['2-deck-1']);
  });
  it('when it destroys a card of the shield area, not when the Base stands', () => {
    const card = unit({ abilities: [{ when: 'destroys-shield', effects: draws }] });
    const struck = (base: null | undefined) =>
      following(
        mainPhase({ units: [{ id: 'a', card }] }, { shields: ['gm'], ...(base === null && { base }) }),
        attack('a', '2'),
        ...undisturbed,
      );
    expect(playerOf(struck(null), '1').hand).toEqual(['1-deck-1']);
    expect(playerOf(struck(undefined), '1').hand).toEqual([]);
  });
  it('when an enemy’s effect damages it, once per turn, not one’s own', () => {
    const raider = (id: string) => ({ id, card: 'raider-gundam' as const });
    const hurt = command([{ does: 'damage', amount: 1 }], { choose: { whose: 'any' } });
    const state = following(
      mainPhase(
        { units: [raider('mine')], hand: ['x', 'y', 'z'].map((id) => ({ id, card: hurt })) },
        { units: [raider('theirs')] },
      ),
      { type: 'play', player: '1', card: 'x', targets: ['mine'] },
      { type: 'play', player: '1', card: 'y', targets: ['theirs'] },
      { type: 'play', player: '1', card: 'z', targets: ['theirs'] },
    );
    expect([playerOf(state, '1').hand, playerOf(state, '2').hand]).toEqual([[], ['2-deck-1']]);
    expect(unitOf(state, 'theirs')?.damage).toBe(2);
  });
});

describe('Amid an attack', () => {
  it('a Burst that asks something is answered before the attack goes on', () => {
    const burst = command([], {
      burst: {
        effects: [
          { does: 'discard', count: 1 },
          { does: 'draw', count: 1, ifYouDo: true },
        ],
      },
    });
    const state = following(
      mainPhase({ units: [{ id: 'a', card: unit() }] }, { base: null, shields: [burst], hand: 1 }),
      attack('a', '2'),
      ...undisturbed,
      { type: 'burst', player: '2', card: '2-shield-1' },
    );
    expect(state.due).toEqual({ what: 'discard', player: '2', left: 1 });
    expect(state.battle?.step).toBe('damage');
    const end = following(state, { type: 'discard', player: '2', card: '2-hand-1' });
    expect([end.battle, playerOf(end, '2').trash]).toEqual([null, ['2-hand-1', '2-shield-1']]);
  });
  it('shields that are spared take nothing, but an empty area does not save the player', () => {
    const fight = (more: object) =>
      following(
        mainPhase(
          { units: [{ id: 'a', card: unit({ lv: 4 }) }] },
          { hand: [{ id: 't', card: 'peaceful-timbre' }], resources: 4, ...more },
        ),
        attack('a', '2'),
        pass('2'),
        { type: 'play', player: '2', card: 't' },
        pass('1'),
        pass('2'),
      );
    expect(fight({}).areas[1]?.base?.damage).toBe(0);
    expect(fight({ base: null, shields: 0 }).over).toMatchObject({ winners: ['1'] });
  });
});
