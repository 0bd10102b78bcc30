import { describe, expect, it } from 'vitest';
import { apOf } from '../../../../app/_rules/gundam/play';
import type { Move, UnitSetup } from '../../../../app/_rules/gundam/play/state';
import type { Effect } from '../../../../app/_rules/gundam/printed/schema';
import {
  attack,
  card,
  cast,
  command,
  following,
  mainPhase,
  on,
  options,
  playerOf,
  refusal,
  start,
  toNextTurn,
  undisturbed,
  unit,
  unitOf,
  when,
} from './support';

describe('Amounts that are counted', () => {
  const damaged = (effects: Effect[], more: object = {}, units: UnitSetup[] = []) =>
    unitOf(
      following(
        mainPhase(
          { hand: [card('text', command(effects, { choose: { whose: 'enemy' } }))], units, ...more },
          { units: [on('w', { hp: 99 })] },
        ),
        cast('text', ['w']),
      ),
      'w',
    )?.damage;
  it('one for each such Unit in play, or card of the trash', () => {
    const tokens = ['a', 'b', 'c'].map((id) => on(id, { token: true }));
    const each: Effect = { does: 'damage', amount: 1, times: { units: { whose: 'friendly', token: true } } };
    expect(damaged([each], {}, tokens)).toBe(3);
    const trash = [card('t', unit({ traits: ['CB'] })), card('u', unit())];
    expect(damaged([{ does: 'damage', amount: 2, times: { trash: { traits: ['CB'] } } }], { trash })).toBe(2);
    expect(damaged([each])).toBe(0);
  });
  it('of the cards just put into the trash only', () => {
    const cb = unit({ traits: ['CB'] });
    const effects: Effect[] = [
      { does: 'mill', count: 2 },
      { does: 'damage', amount: 1, times: { milled: { traits: ['CB'] } }, ifYouDo: true },
    ];
    expect(damaged(effects, { deck: [card('d', cb), 5], trash: [card('t', cb)] })).toBe(1);
  });
  it('one for each 4 AP: whole steps, so 2 for 9 AP', () => {
    const facts = when('main', [{ does: 'damage', amount: 1, times: { ap: 4 } }], {
      choose: { whose: 'enemy' },
    });
    const state = following(
      mainPhase({ units: [on('a', { ap: 9, ...facts })] }, { units: [on('w', { hp: 9 })] }),
      { type: 'activate', player: '1', card: 'a', ability: 0, targets: ['w'] },
    );
    expect(unitOf(state, 'w')?.damage).toBe(2);
  });
  it('a gain of none is not given', () => {
    const effects: Effect[] = [
      { does: 'gain', lasts: 'turn', ap: -1, times: { trash: { types: ['unit'] } } },
      { does: 'draw', count: 1, ifYouDo: true },
    ];
    const text = command(effects, { choose: { whose: 'enemy' } });
    const state = following(
      mainPhase({ hand: [card('text', text)] }, { units: [on('w')] }),
      cast('text', ['w']),
    );
    expect([apOf(state, 'w'), playerOf(state, '1').hand]).toEqual([2, []]);
  });
});

describe('On the turn it is deployed', () => {
  const facts = { constants: [{ attacksUnitsAtOnce: true as const, attacksActive: {} }] };
  const setup = mainPhase(
    { units: [on('a', facts, { deployedThisTurn: true })] },
    { units: [on('r', {}, { rested: true }), on('w')] },
  );
  it('a Unit may be allowed to attack rested Units alone, whatever else it may do later', () => {
    expect(options(start(setup)).filter(({ type }) => type === 'attack')).toEqual([attack('a', 'r')]);
    expect(refusal(start(setup), attack('a', 'w'))).toBe('active-target');
    expect(refusal(start(setup), attack('a', '2'))).toBe('may-not-attack-player');
  });
});

describe('A Unit that cannot activate Blocker', () => {
  it('cannot, also if it gains Blocker later', () => {
    const effects: Effect[] = [
      { does: 'gain', lasts: 'turn', cannotBlock: true },
      { does: 'gain', lasts: 'turn', keywords: { blocker: true } },
    ];
    const setup = mainPhase(
      { hand: [card('text', command(effects, { choose: { whose: 'enemy' } }))], units: [on('a')] },
      { units: [on('w')] },
    );
    const attacked = following(setup, cast('text', ['w']), attack('a', '2'));
    expect(refusal(attacked, { type: 'block', player: '2', unit: 'w' })).toBe('no-blocker');
  });
});

describe('Damage reduced once per turn', () => {
  it('is reduced the first time in each turn', () => {
    const constants = [{ reduce: { by: 1, oncePerTurn: true as const } }];
    const units = [on('w', { hp: 9, ap: 0, constants }, { rested: true })];
    const first = following(
      mainPhase({ units: [on('a', { hp: 9 }), on('b', { hp: 9 })] }, { units }),
      attack('a', 'w'),
      ...undisturbed,
    );
    const second = following(first, attack('b', 'w'), ...undisturbed);
    expect([unitOf(first, 'w')?.damage, unitOf(second, 'w')?.damage]).toEqual([1, 3]);
    const next = following(second, ...toNextTurn());
    expect(unitOf(next, 'w')?.used).toEqual([]);
  });
});

describe('A Command paid with an EX Resource', () => {
  const effects: Effect[] = [
    { does: 'gain', lasts: 'turn', ap: -2, on: 'chosen' },
    { does: 'rest', on: 'chosen', if: { exPaid: true } },
  ];
  const text = command(effects, { cost: 1, traits: ['Academy'], choose: { whose: 'enemy' } });
  const waiting = when('command-used', [{ does: 'draw', count: 1 }], {
    command: { traits: ['Academy'], exPaid: true },
    oncePerTurn: true,
  });
  const setup = mainPhase(
    { hand: [card('text', text)], resources: { active: 1, ex: 1 }, units: [on('a', waiting)] },
    { units: [on('w')] },
  );
  it('does what its text then adds, and what waits for that works after it', () => {
    const state = following(setup, { ...cast('text', ['w']), ex: 1 } as Move);
    expect([unitOf(state, 'w')?.rested, playerOf(state, '1').hand.length]).toEqual([true, 1]);
  });
  it('not if a Resource has paid', () => {
    const state = following(setup, cast('text', ['w']));
    expect([unitOf(state, 'w')?.rested, playerOf(state, '1').hand.length]).toEqual([false, 0]);
  });
});

describe('A text that waits for a Command', () => {
  it('is resolved after what the Command says, also where that asks for something', () => {
    const waiting = when('command-used', [{ does: 'destroy', on: { every: { whose: 'enemy' } } }]);
    const text = command([
      { does: 'choose', choose: { whose: 'enemy' } },
      { does: 'rest', on: 'chosen' },
    ]);
    const asked = following(
      mainPhase({ hand: [card('text', text)], units: [on('a', waiting)] }, { units: [on('v'), on('w')] }),
      cast('text'),
    );
    expect([asked.due?.what, asked.units.length]).toEqual(['choose', 3]);
    const done = following(asked, { type: 'choose', player: '1', targets: ['w'] });
    expect(done.units.map(({ id }) => id)).toEqual(['a']);
  });
  it('is resolved for one whose Burst activates its Main as well', () => {
    const waiting = when('command-used', [{ does: 'rest', on: { every: { whose: 'enemy' } } }], {
      command: { traits: ['Special Move'] },
    });
    const rested = (traits: string[], burst: 'command' | 'hand') => {
      const shield = command([{ does: 'draw', count: 1 }], { traits, burst });
      const state = following(
        mainPhase(
          { units: [on('a'), on('b')] },
          { base: null, shields: [shield, unit(), unit()], units: [on('w', waiting)] },
        ),
        attack('a', '2'),
        ...undisturbed,
        { type: 'burst', player: '2', card: '2-shield-1' },
      );
      return unitOf(state, 'b')?.rested;
    };
    expect([rested(['Special Move'], 'command'), rested([], 'command')]).toEqual([true, false]);
    expect(rested(['Special Move'], 'hand')).toBe(false);
  });
});
