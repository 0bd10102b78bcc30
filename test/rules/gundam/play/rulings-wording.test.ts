import { describe, expect, it } from 'vitest';
import { apOf, keywordsOf } from '../../../../app/_rules/gundam/play/values';
import {
  attack,
  card,
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
} from './support';

const rested = { rested: true as const };
const token = { type: 'unit' as const, name: 'Token', ap: 1, hp: 1, token: true as const };
const deckOf = (state: Parameters<typeof playerOf>[0], seat: '1' | '2') =>
  (playerOf(state, seat).deck as string[]).length;

describe('“Choose 1 of your Units and 1 enemy Unit”', () => {
  const both = command([{ does: 'damage', amount: 1 }], {
    choose: { whose: 'yours' },
    also: { whose: 'enemy' },
  });
  it('takes both: with one of them alone the card is not played', () => {
    const alone = start(mainPhase({ units: [on('mine')], hand: [card('both', both)], resources: 3 }));
    expect(refusal(alone, { type: 'play', player: '1', card: 'both', targets: ['mine'] })).toBe(
      'nothing-to-choose',
    );
    expect(options(alone).some(({ type }) => type === 'play')).toBe(false);
  });
  it('works on both, one of each', () => {
    const state = start(
      mainPhase(
        { units: [on('mine')], hand: [card('both', both)], resources: 3 },
        { units: [on('e'), on('f')] },
      ),
    );
    expect(refusal(state, { type: 'play', player: '1', card: 'both', targets: ['e', 'f'] })).toBe(
      'wrong-targets',
    );
    const after = following(state, { type: 'play', player: '1', card: 'both', targets: ['f', 'mine'] });
    expect(['mine', 'e', 'f'].map((id) => unitOf(after, id)?.damage)).toEqual([1, 0, 1]);
  });
  it('a friendly Base may be one of the two', () => {
    const raid = command([{ does: 'rest' }], {
      timings: ['main'],
      choose: { whose: 'friendly', kind: 'base' },
      also: { whose: 'enemy', maxHp: 3 },
    });
    const player = { hand: [card('raid', raid)], resources: 3 };
    const play = { type: 'play', player: '1', card: 'raid', targets: ['1-base', 'e'] } as const;
    expect(
      refusal(start(mainPhase({ ...player, base: null }, { units: [on('e')] })), { ...play, targets: ['e'] }),
    ).toBe('nothing-to-choose');
    const after = following(mainPhase(player, { units: [on('e')] }), play);
    expect([after.areas[0]?.base?.rested, unitOf(after, 'e')?.rested]).toEqual([true, true]);
  });
});

describe('“Whose Lv. is equal to or lower than this Unit”', () => {
  it('goes by the Unit’s Lv., also in its Pilot’s text; a token’s is 0', () => {
    const marida = pilot({
      abilities: [
        {
          when: 'attack',
          choose: { whose: 'enemy', upToThisLv: true },
          effects: [{ does: 'damage', amount: 1 }],
        },
      ],
      lv: 6,
    });
    const state = following(
      mainPhase(
        { units: [on('u', { lv: 4 }, { pilot: { id: 'p', card: marida } })] },
        { units: [on('four', { lv: 4 }), on('five', { lv: 5 }), { id: 'token', card: token }] },
      ),
      attack('u', '2'),
    );
    expect(options(state).map((move) => ('targets' in move ? move.targets?.[0] : ''))).toEqual([
      'four',
      'token',
    ]);
  });
});

describe('“If this Unit …”', () => {
  const atFive = unit({
    ap: 4,
    abilities: [
      {
        when: 'attack',
        if: { this: { minAp: 5 } },
        choose: { whose: 'enemy' },
        effects: [{ does: 'damage', amount: 1 }],
      },
    ],
  });
  it('AP that comes after the attack was declared is too late', () => {
    const state = following(
      mainPhase(
        {
          units: [{ id: 'a', card: atFive }],
          hand: [
            card('up', command([{ does: 'gain', ap: 2, lasts: 'turn' }], { choose: { whose: 'yours' } })),
          ],
          resources: 3,
        },
        { units: [on('e', { hp: 9 })] },
      ),
      attack('a', '2'),
      pass('2'),
      pass('2'),
      { type: 'play', player: '1', card: 'up', targets: ['a'] },
      pass('2'),
      pass('1'),
    );
    expect(apOf(state, 'a')).toBe(6);
    expect(unitOf(state, 'e')?.damage).toBe(0);
  });
  it('a lasting text with such a condition is lost as soon as it ends', () => {
    const duel = unit({ ap: 3, hp: 9, constants: [{ if: { this: { minAp: 5 } }, keywords: { breach: 3 } }] });
    const state = start(
      mainPhase(
        { units: [{ id: 'duel', card: duel, pilot: { id: 'p', card: pilot({ ap: 2 }) } }] },
        {
          base: { type: 'base', name: 'Base', hp: 5 },
          units: [on('e', { hp: 2 }, rested)],
          hand: [
            card('down', command([{ does: 'gain', ap: -2, lasts: 'turn' }], { choose: { whose: 'enemy' } })),
          ],
          resources: 2,
        },
      ),
    );
    expect(keywordsOf(state, 'duel').breach).toBe(3);
    expect(following(state, attack('duel', 'e'), ...undisturbed).areas[1]?.base?.damage).toBe(3);
    const weaker = following(
      state,
      attack('duel', 'e'),
      pass('2'),
      { type: 'play', player: '2', card: 'down', targets: ['duel'] },
      pass('1'),
      pass('2'),
    );
    expect(unitOf(weaker, 'e')).toBeUndefined();
    expect(weaker.areas[1]?.base?.damage).toBe(0);
  });
  it('a Pilot’s trait and colour are not its Unit’s, and a token has no colour', () => {
    const ask = pilot({
      traits: ['CB'],
      colour: 'red',
      abilities: [
        { when: 'paired', if: { this: { traits: ['CB'] } }, effects: [{ does: 'draw', count: 1 }] },
        { when: 'paired', if: { this: { colours: ['red'] } }, effects: [{ does: 'draw', count: 1 }] },
      ],
    });
    const drawn = (facts: Parameters<typeof on>[1]): number => {
      let state = following(mainPhase({ units: [on('u', facts)], hand: [card('p', ask)], resources: 3 }), {
        type: 'pair',
        player: '1',
        card: 'p',
        unit: 'u',
      });
      for (let [move] = options(state); state.pending.length > 0 && move; [move] = options(state))
        state = following(state, move);
      return 30 - deckOf(state, '1');
    };
    expect([drawn({ traits: ['CB'] }), drawn({ colour: 'red' })]).toEqual([1, 1]);
    expect([drawn({ colour: 'red', token: true }), drawn({})]).toEqual([0, 0]);
  });
  it('Destroyed looks at the Unit as it last was', () => {
    const last = unit({
      ap: 2,
      abilities: [{ when: 'destroyed', if: { this: { minAp: 3 } }, effects: [{ does: 'draw', count: 1 }] }],
    });
    const kill = card('kill', command([{ does: 'destroy' }], { choose: { whose: 'yours' } }));
    const left = (paired: boolean): number =>
      deckOf(
        following(
          mainPhase({
            units: [{ id: 'u', card: last, ...(paired && { pilot: { id: 'p', card: pilot() } }) }],
            hand: [kill],
            resources: 3,
          }),
          { type: 'play', player: '1', card: 'kill', targets: ['u'] },
        ),
        '1',
      );
    expect([left(true), left(false)]).toEqual([29, 30]);
  });
});

describe('“If you do”', () => {
  it('all that follows is done as far as it goes, although a part of it cannot be', () => {
    const jagdDoga = unit({
      abilities: [
        {
          when: 'main',
          oncePerTurn: true,
          choose: { whose: 'yours', other: true },
          effects: [
            { does: 'destroy' },
            { does: 'set-active', on: 'this', ifYouDo: true },
            { does: 'gain', on: 'this', cannotAttackPlayer: true, lasts: 'turn', ifYouDo: true },
          ],
        },
      ],
    });
    const state = following(mainPhase({ units: [{ id: 'j', card: jagdDoga }, on('x')] }), {
      type: 'activate',
      player: '1',
      card: 'j',
      ability: 0,
      targets: ['x'],
    });
    expect(unitOf(state, 'x')).toBeUndefined();
    expect(refusal(state, attack('j', '2'))).toBe('may-not-attack-player');
  });
  it('resting what is rested is not done, so nothing follows', () => {
    const karma = command(
      [
        { does: 'rest' },
        { does: 'choose', choose: { whose: 'enemy' }, ifYouDo: true },
        { does: 'damage', amount: 3, ifYouDo: true },
      ],
      { choose: { whose: 'yours' } },
    );
    const state = following(
      mainPhase(
        { units: [on('u', {}, rested)], hand: [card('karma', karma)], resources: 3 },
        { units: [on('e')] },
      ),
      { type: 'play', player: '1', card: 'karma', targets: ['u'] },
    );
    expect(state.due).toBeNull();
    expect(unitOf(state, 'e')?.damage).toBe(0);
  });
  it('a Unit has to be chosen for the first part although the second has no target', () => {
    const redGundam = unit({
      traits: ['Clan'],
      abilities: [
        {
          when: 'deploy',
          choose: { whose: 'friendly', rested: false, traits: ['Clan'], other: true },
          effects: [
            { does: 'rest' },
            { does: 'choose', choose: { whose: 'enemy', maxAp: 2 }, ifYouDo: true },
            { does: 'damage', amount: 2, ifYouDo: true },
          ],
        },
      ],
    });
    const state = following(
      mainPhase(
        { units: [on('clan', { traits: ['Clan'] })], hand: [card('red', redGundam)], resources: 4 },
        { units: [on('e', { ap: 3 })] },
      ),
      { type: 'deploy', player: '1', card: 'red' },
    );
    expect(refusal(state, { type: 'decline', player: '1', card: 'red', ability: 0 })).toBe(
      'must-be-resolved',
    );
    const after = following(state, {
      type: 'resolve',
      player: '1',
      card: 'red',
      ability: 0,
      targets: ['clan'],
    });
    expect(['clan', 'e'].map((id) => unitOf(after, id)?.damage)).toEqual([0, 0]);
    expect(unitOf(after, 'clan')?.rested).toBe(true);
  });
});

describe('What stands before the colon', () => {
  const choosing = (isRested: boolean) =>
    unit({
      abilities: [
        {
          when: 'main',
          restThis: true,
          choose: { whose: 'yours', rested: isRested },
          effects: [{ does: 'gain', ap: 1, lasts: 'turn' }],
        },
      ],
    });
  it('is done first: a Unit that rests for its text is not an active one to choose', () => {
    const state = start(mainPhase({ units: [{ id: 'u', card: choosing(false) }, on('v')] }));
    const activate = { type: 'activate', player: '1', card: 'u', ability: 0 } as const;
    expect(refusal(state, { ...activate, targets: ['u'] })).toBe('wrong-targets');
    expect(refusal(state, { ...activate, targets: ['v'] })).toBe('legal');
    const other = start(mainPhase({ units: [{ id: 'u', card: choosing(true) }] }));
    expect(refusal(other, { ...activate, targets: ['u'] })).toBe('legal');
  });
});
