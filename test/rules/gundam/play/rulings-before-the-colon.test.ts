import { describe, expect, it } from 'vitest';
import { priceOf } from '../../../../app/_rules/gundam/play';
import type { Ability, BaseFacts } from '../../../../app/_rules/gundam/printed/schema';
import {
  activate,
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
  when,
} from './support';

const rest = (more: Partial<Ability>): Partial<Ability> => ({ choose: { whose: 'enemy' }, ...more });
const choose = (...targets: string[]) => ({ type: 'choose', player: '1', targets }) as const;

describe('What stands before the colon', () => {
  const resting = when(
    'main',
    [{ does: 'rest' }],
    rest({ pays: [{ does: 'rest-units', choose: { whose: 'yours', other: true } }] }),
  );
  const setup = (...others: ReturnType<typeof on>[]) =>
    mainPhase({ units: [on('u', resting), ...others] }, { units: [on('w')] });
  it('is done first, and only then the text chooses', () => {
    const asked = following(setup(on('a')), activate('u'));
    expect(options(asked)).toEqual([choose('a')]);
    const paid = following(asked, choose('a'));
    expect([unitOf(paid, 'a')?.rested, unitOf(paid, 'w')?.rested]).toEqual([true, false]);
    expect(unitOf(following(paid, choose('w')), 'w')?.rested).toBe(true);
  });
  it('has to be possible, or the ability is not activated: a rested Unit cannot be rested', () => {
    const state = start(setup(on('a', {}, { rested: true })));
    expect(refusal(state, activate('u'))).toBe('nothing-to-choose');
    expect(options(state).some(({ type }) => type === 'activate')).toBe(false);
  });
  it('is not paid for nothing: what the text chooses has to be there', () => {
    const state = start(mainPhase({ units: [on('u', resting), on('a')] }));
    expect(refusal(state, activate('u'))).toBe('nothing-to-choose');
  });
  it('leaves the text to speak of its own Unit', () => {
    const facts = when('main', [{ does: 'gain', ap: 1, lasts: 'turn' }], {
      pays: [{ does: 'rest-units', choose: { whose: 'yours', other: true, count: 2 } }],
    });
    const state = following(
      mainPhase({ units: [on('u', facts), on('a'), on('b')] }),
      activate('u'),
      choose('a', 'b'),
    );
    expect(state.units.map(({ gains, rested }) => [gains.length, rested])).toEqual([
      [1, false],
      [0, true],
      [0, true],
    ]);
  });
  it('may exile cards of the trash, which go to the removal area', () => {
    const facts = when('main', [{ does: 'set-active' }], {
      pays: [{ does: 'exile-from-trash', count: 1, of: { types: ['command'] } }],
    });
    const units = [on('u', facts, { rested: true })];
    const trash = [card('c', command([])), card('x', unit())];
    const state = following(mainPhase({ units, trash }), activate('u'), {
      type: 'take',
      player: '1',
      card: 'c',
    });
    expect([playerOf(state, '1').removed, unitOf(state, 'u')?.rested]).toEqual([['c'], false]);
    expect(refusal(start(mainPhase({ units, trash: [card('x', unit())] })), activate('u'))).toBe(
      'nothing-to-choose',
    );
  });
});

describe('A Unit that goes under its deck for its text', () => {
  it('takes its Pilot along, and the text goes on without it', () => {
    const facts = when('main', [{ does: 'deploy-from', where: 'trash' }], {
      pays: [{ does: 'return', on: 'this', to: 'bottom' }],
    });
    const setup = mainPhase({
      units: [on('u', facts, { pilot: { id: 'p', card: pilot() } })],
      trash: [card('x', unit())],
      deck: 1,
    });
    const state = following(setup, activate('u'), { type: 'take', player: '1', card: 'x' });
    expect([state.units.map(({ id }) => id), playerOf(state, '1').deck]).toEqual([
      ['x'],
      ['1-deck-1', 'u', 'p'],
    ]);
  });
  it('leaves the game instead if it is a token', () => {
    const text = command([{ does: 'return', to: 'bottom' }], { choose: { whose: 'enemy' } });
    const state = following(
      mainPhase({ hand: [card('c', text)] }, { units: [on('t', { token: true })], deck: 1 }),
      { type: 'play', player: '1', card: 'c', targets: ['t'] },
    );
    expect([playerOf(state, '2').deck, playerOf(state, '2').removed]).toEqual([['2-deck-1'], ['t']]);
  });
});

describe('A Cost paid for the effect of a Unit', () => {
  const healing = when('unit-effect-paid', [{ does: 'recover', amount: 1 }], { of: { whose: 'yours' } });
  const paying = (cost: number) => when('main', [{ does: 'draw', count: 1 }], { cost });
  const damage = (cost: number) => {
    const units = [on('u', paying(cost)), on('h', healing, { damage: 2 })];
    const state = following(mainPhase({ units, resources: 3 }), activate('u'));
    return unitOf(state, 'h')?.damage;
  };
  it('is waited for: one of 0 is none', () => {
    expect([damage(1), damage(0)]).toEqual([1, 2]);
  });
  it('may be that of a Unit which its effect deploys', () => {
    const risen = when('attack', [{ does: 'deploy-from', where: 'trash', pay: true }]);
    const left = (cost: number) =>
      unitOf(
        following(
          mainPhase({
            units: [on('u', risen), on('h', healing, { damage: 2 })],
            trash: [card('x', unit({ cost }))],
            resources: 3,
          }),
          { type: 'attack', player: '1', unit: 'u', target: '2' },
          { type: 'take', player: '1', card: 'x' },
        ),
        'h',
      )?.damage;
    expect([left(1), left(0)]).toEqual([1, 2]);
  });
  it('is none for the effect of a Base', () => {
    const base: BaseFacts = {
      type: 'base',
      name: 'Base',
      hp: 5,
      abilities: [{ when: 'main', cost: 1, effects: [{ does: 'draw', count: 1 }] }],
    };
    const units = [on('h', healing, { damage: 2 })];
    const state = following(mainPhase({ units, base, resources: 3 }), activate('1-base'));
    expect(unitOf(state, 'h')?.damage).toBe(2);
  });
});

describe('A card that costs less for each Unit', () => {
  const facts = unit({
    lv: 9,
    cost: 8,
    less: { lv: 1, cost: 1, if: {}, times: { units: { whose: 'enemy' } } },
  });
  it('has Lv. 6 and Cost 5 while three enemy Units are in play', () => {
    const hand = [card('c', facts)];
    const state = start(mainPhase({ hand }, { units: [on('x'), on('y'), on('z')] }));
    expect(priceOf(state, '1', 'c', facts)).toEqual({ lv: 6, cost: 5 });
  });
  it('never costs less than nothing', () => {
    const cheap = { ...facts, lv: 1, cost: 1 };
    const state = start(mainPhase({ hand: [card('c', cheap)] }, { units: [on('x'), on('y')] }));
    expect(priceOf(state, '1', 'c', cheap)).toEqual({ lv: 0, cost: 0 });
  });
});
