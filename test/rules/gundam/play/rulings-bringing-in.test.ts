import { describe, expect, it } from 'vitest';
import { checkSetup } from '../../../../app/_rules/gundam/play/check-play';
import { labelOf } from '../../../../app/_rules/gundam/play/label';
import {
  card,
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
} from './support';

const token = { type: 'unit' as const, name: 'Token', ap: 1, hp: 1, token: true as const };
const six = Array.from({ length: 6 }, (_, i) => on(`u${i}`));
const draws = [{ does: 'draw', count: 1 }] as const;
const deckOf = (state: Parameters<typeof playerOf>[0]) => (playerOf(state, '1').deck as string[]).length;

describe('A Unit that an effect deploys from the hand', () => {
  const sandrock = unit({
    abilities: [
      {
        when: 'deploy',
        effects: [{ does: 'deploy-from', where: 'hand', of: { types: ['unit'], traits: ['MC'] }, may: true }],
      },
    ],
  });
  it('costs nothing and asks for no Lv., and its Deploy effect activates', () => {
    const maganac = unit({ lv: 9, cost: 9, traits: ['MC'], abilities: [{ when: 'deploy', effects: draws }] });
    const asked = following(
      mainPhase({ hand: [card('s', sandrock), card('m', maganac), card('x', unit())], resources: 1 }),
      { type: 'deploy', player: '1', card: 's' },
      { type: 'accept', player: '1', card: 's' },
    );
    expect(options(asked)).toEqual([{ type: 'take', player: '1', card: 'm' }]);
    expect(labelOf(asked, { type: 'take', player: '1', card: 'm' }).code).toBe('deploy');
    const state = following(asked, { type: 'take', player: '1', card: 'm' });
    expect(unitOf(state, 'm')?.deployed).toBe(true);
    expect(playerOf(state, '1').resources?.active).toBe(1);
    expect(deckOf(state)).toBe(29);
  });
  it('nobody is asked without such a card in hand', () => {
    const state = following(mainPhase({ hand: [card('s', sandrock), card('x', unit())], resources: 1 }), {
      type: 'deploy',
      player: '1',
      card: 's',
    });
    expect(state.due).toBeNull();
  });
  it('with six Units in play, its player says which one makes room', () => {
    const call = command([{ does: 'deploy-from', where: 'hand', of: { types: ['unit'] } }]);
    const asked = following(
      mainPhase({ units: six, hand: [card('call', call), card('m', unit())], resources: 3 }),
      { type: 'play', player: '1', card: 'call' },
      { type: 'take', player: '1', card: 'm' },
    );
    expect(asked.due).toEqual({ what: 'room', player: '1', left: 1 });
    expect(refusal(asked, { type: 'choose', player: '1', targets: ['m'] })).toBe('no-room');
    expect(refusal(asked, { type: 'choose', player: '1', targets: [] })).toBe('no-room');
    const state = following(asked, { type: 'choose', player: '1', targets: ['u2'] });
    expect(state.units.map(({ id }) => id)).toEqual(['u0', 'u1', 'u3', 'u4', 'u5', 'm']);
    expect(playerOf(state, '1').trash).toEqual(['u2', 'call']);
  });
});

describe('A card that an effect deploys from the trash', () => {
  it('a Base puts the old one away, costs nothing, and its Deploy effect activates', () => {
    const char = pilot({
      name: 'Char Aznable',
      abilities: [
        {
          when: 'linked',
          effects: [{ does: 'deploy-from', where: 'trash', of: { types: ['base'] }, may: true }],
        },
      ],
    });
    const axis = {
      type: 'base' as const,
      name: 'Axis',
      hp: 6,
      abilities: [{ when: 'deploy' as const, effects: [{ does: 'shield-to-hand' as const }] }],
    };
    const state = following(
      mainPhase({
        units: [on('u', { link: { names: ['Char Aznable'] } })],
        trash: [card('axis', axis)],
        hand: [card('char', char)],
        shields: [unit(), unit(), unit()],
        resources: 2,
      }),
      { type: 'pair', player: '1', card: 'char', unit: 'u' },
      { type: 'accept', player: '1', card: 'char' },
      { type: 'take', player: '1', card: 'axis' },
    );
    expect(state.areas[0]?.base?.card).toBe('axis');
    expect(state.areas[0]?.shields).toHaveLength(2);
    expect(playerOf(state, '1').trash).toEqual([]);
  });
  it('a Command for it is not played without such a card', () => {
    const last = command([{ does: 'deploy-from', where: 'trash', of: { types: ['unit'], maxLv: 4 } }]);
    const state = start(
      mainPhase({ hand: [card('last', last)], trash: [card('five', unit({ lv: 5 }))], resources: 3 }),
    );
    expect(refusal(state, { type: 'play', player: '1', card: 'last' })).toBe('nothing-to-choose');
  });
});

describe('Room for a token', () => {
  it('is asked for when a token comes of one of several effects', () => {
    const either = command([{ does: 'one-of', of: [[{ does: 'token', unit: token }], draws] }]);
    const asked = following(
      mainPhase({ units: six, hand: [card('either', either)], resources: 3 }),
      { type: 'play', player: '1', card: 'either' },
      { type: 'pick', player: '1', option: 0 },
    );
    expect(options(asked)).toHaveLength(6);
    const state = following(asked, { type: 'choose', player: '1', targets: ['u4'] });
    expect(state.units).toHaveLength(6);
    expect(playerOf(state, '1').trash).toEqual(['u4', 'either']);
  });
  it('is not asked for when its condition is not met', () => {
    const later = command([...draws, { does: 'token', unit: token, if: { lv: 9 } }]);
    const state = start(mainPhase({ units: six, hand: [card('later', later)], resources: 3 }));
    expect(refusal(state, { type: 'play', player: '1', card: 'later' })).toBe('legal');
  });
});

describe('Exiling cards from the trash', () => {
  const purple = (count: number) =>
    Array.from({ length: count }, (_, i) => card(`t${i}`, unit({ colour: 'purple' })));
  const resort = command([
    { does: 'exile-from-trash', count: 2, of: { types: ['unit'], colours: ['purple'] } },
    { does: 'choose', choose: { whose: 'enemy' }, ifYouDo: true },
    { does: 'destroy', ifYouDo: true },
  ]);
  it('asks for as many as it says: with fewer the card is not played', () => {
    const state = start(
      mainPhase({ hand: [card('c', resort)], trash: purple(1), resources: 3 }, { units: [on('e')] }),
    );
    expect(refusal(state, { type: 'play', player: '1', card: 'c' })).toBe('nothing-to-choose');
  });
  it('puts them into the removal area, apart from the trash', () => {
    const state = following(
      mainPhase({ hand: [card('c', resort)], trash: purple(3), resources: 3 }, { units: [on('e'), on('f')] }),
      { type: 'play', player: '1', card: 'c' },
      { type: 'take', player: '1', card: 't0' },
      { type: 'take', player: '1', card: 't2' },
      { type: 'choose', player: '1', targets: ['f'] },
    );
    expect(playerOf(state, '1').removed).toEqual(['t0', 't2']);
    expect(playerOf(state, '1').trash).toEqual(['t1', 'c']);
    expect(unitOf(state, 'f')).toBeUndefined();
  });
  const development = unit({
    abilities: [
      {
        when: 'deploy',
        effects: [
          { does: 'exile-from-trash', count: 1, of: { traits: ['G Generation'] }, may: true },
          { does: 'choose', choose: { whose: 'enemy', maxHp: 4 }, ifYouDo: true },
          { does: 'rest', ifYouDo: true },
        ],
      },
    ],
  });
  const laid = {
    hand: [card('u', development)],
    trash: [card('t', unit({ traits: ['G Generation'] }))],
    resources: 3,
  };
  it('Development may be done although what follows has no target', () => {
    const state = following(
      mainPhase(laid),
      { type: 'deploy', player: '1', card: 'u' },
      { type: 'accept', player: '1', card: 'u' },
      { type: 'take', player: '1', card: 't' },
    );
    expect(playerOf(state, '1').removed).toEqual(['t']);
    expect(state.due).toBeNull();
    expect(unitOf(state, 'u')?.rested).toBe(false);
  });
  it('and need not be done: then nothing follows', () => {
    const state = following(
      mainPhase(laid, { units: [on('e')] }),
      { type: 'deploy', player: '1', card: 'u' },
      { type: 'decline', player: '1', card: 'u' },
    );
    expect(playerOf(state, '1').trash).toEqual(['t']);
    expect(unitOf(state, 'e')?.rested).toBe(false);
  });
});

describe('A text that is not of the card language', () => {
  const flaws = (facts: object) =>
    checkSetup(mainPhase({ units: [on('u', facts)] })).map(({ code, at }) => `${code} ${at}`);
  it('is refused, never passed over', () => {
    const ability = (more: object) => ({ abilities: [{ when: 'main', effects: [], ...more }] });
    const effect = (part: object) => ability({ effects: [part] });
    expect(flaws(ability({}))).toEqual([]);
    for (const facts of [
      ability({ choose: { whose: 'enemy', name: 'Zaku' } }),
      ability({ choose: { maxHp: 3 } }),
      ability({ if: { shields: 3 } }),
      ability({ exile: 3 }),
      effect({ does: 'shuffle', count: 2 }),
      effect({ does: 'damage', amount: 'two' }),
      effect({ does: 'gain', lasts: 'turn', immortal: true }),
      effect({ does: 'one-of', of: [[{ does: 'mill' }]] }),
      effect({ does: 'to-hand' }),
      { constants: [{ ap: 1, of: { named: 'Zaku' } }] },
    ])
      expect(flaws(facts)).toEqual(['malformed u']);
  });
  it('a lasting text does not ask for what it changes itself', () => {
    const lasting = (constant: object) => flaws({ constants: [constant] });
    expect(lasting({ if: { this: { minAp: 5 } }, keywords: { blocker: true } })).toEqual([]);
    expect(lasting({ if: { this: { minAp: 5 } }, ap: 1 })).toEqual(['malformed u']);
    expect(lasting({ for: 'yours', of: { keyword: 'blocker' }, keywords: { blocker: true } })).toEqual([
      'malformed u',
    ]);
  });
});
