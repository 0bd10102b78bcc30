import { describe, expect, it } from 'vitest';
import { apOf, checkSetup, keywordsOf } from '../../../../app/_rules/gundam/play';
import type { Constant, Gain, UnitFacts } from '../../../../app/_rules/gundam/printed/schema';
import {
  attack,
  card,
  cast,
  command,
  following,
  mainPhase,
  on,
  pass,
  start,
  undisturbed,
  unit,
  unitOf,
} from './support';

const lasting = (constant: Constant): Partial<UnitFacts> => ({ constants: [constant] });

describe('A lasting text that counts', () => {
  it('gives AP for each rested Unit of its player', () => {
    const facts = lasting({ times: { units: { whose: 'yours', rested: true } }, ap: 1 });
    const state = start(mainPhase({ units: [on('u', facts), on('a', {}, { rested: true }), on('b')] }));
    expect(apOf(state, 'u')).toBe(3);
  });
  it('gives AP for the damage that its Unit has received', () => {
    const state = start(
      mainPhase({ units: [on('u', lasting({ times: { damage: true }, ap: 1 }), { damage: 2 })] }),
    );
    expect(apOf(state, 'u')).toBe(4);
  });
  it('multiplies the amount of a keyword, and gives none for none', () => {
    const facts = lasting({ times: { units: { whose: 'yours', token: true } }, keywords: { breach: 1 } });
    const token = { lv: 0, token: true as const };
    const breach = (...tokens: string[]) =>
      keywordsOf(start(mainPhase({ units: [on('u', facts), ...tokens.map((id) => on(id, token))] })), 'u')
        .breach;
    expect([breach('x', 'y'), breach()]).toEqual([2, undefined]);
  });
});

describe('A lasting text that speaks of other Units', () => {
  const ap = (whose: Constant['for']) => {
    const facts = lasting({ ...(whose && { for: whose }), ap: 1 });
    const state = start(mainPhase({ units: [on('u', facts), on('a')] }, { units: [on('w')] }));
    return ['u', 'a', 'w'].map((id) => apOf(state, id) - 2);
  };
  it('reaches its player’s others, or every Unit', () => {
    expect([ap('others'), ap('all'), ap('all-others')]).toEqual([
      [0, 1, 0],
      [1, 1, 1],
      [0, 1, 1],
    ]);
  });
  it('reaches the enemy Unit that it battles only as long as it does', () => {
    const facts = lasting({ for: 'battling', keywords: { firstStrike: true } });
    const units = [on('w', facts, { rested: true }), on('b', { keywords: { blocker: true } })];
    const attacked = following(mainPhase({ units: [on('a')] }, { units }), attack('a', 'w'));
    const blocked = following(attacked, { type: 'block', player: '2', unit: 'b' });
    expect([keywordsOf(attacked, 'a').firstStrike, keywordsOf(blocked, 'a').firstStrike]).toEqual([
      true,
      undefined,
    ]);
  });
});

describe('A Unit that takes no effect damage', () => {
  const hurt = (unharmedBy: Gain['unharmedBy'], lv?: number) => {
    const units = [on('w', { hp: 9, ...(unharmedBy && lasting({ unharmedBy })) })];
    const text = { choose: { whose: 'any' }, effects: [{ does: 'damage', amount: 2 }] } as const;
    const state =
      lv === undefined
        ? following(
            mainPhase({ hand: [card('c', command(text.effects, text))] }, { units }),
            cast('c', ['w']),
          )
        : following(
            mainPhase({ units: [on('a', { lv, abilities: [{ when: 'attack', ...text }] })] }, { units }),
            attack('a', '2'),
            { type: 'resolve', player: '1', card: 'a', ability: 0, targets: ['w'] },
          );
    return unitOf(state, 'w')?.damage;
  };
  it('takes none from enemy Units of that description', () => {
    expect([hurt({ units: { maxLv: 2 } }, 2), hurt({ units: { maxLv: 2 } }, 3), hurt({ units: {} })]).toEqual(
      [0, 2, 2],
    );
  });
  it('takes none from enemy Commands, or none that is small', () => {
    expect([hurt({ commands: true }), hurt({ commands: true }, 1)]).toEqual([0, 2]);
    expect([hurt({ atMost: 2 }), hurt({ atMost: 1 })]).toEqual([0, 2]);
  });
  it('takes none that is small once it is reduced: what cannot be wins', () => {
    const dealt = (amount: number, by: number) => {
      const facts = { hp: 9, constants: [{ unharmedBy: { atMost: 2 } }, { reduce: { by } }] };
      const hurting = command([{ does: 'damage', amount }], { choose: { whose: 'enemy' } });
      const hand = [card('c', hurting)];
      const state = following(mainPhase({ hand }, { units: [on('w', facts)] }), cast('c', ['w']));
      return unitOf(state, 'w')?.damage;
    };
    expect([dealt(3, 1), dealt(4, 1), dealt(3, 0), dealt(2, 1)]).toEqual([0, 3, 3, 0]);
  });
  it('is so for a Base: of an effect, of Breach', () => {
    const base = {
      type: 'base' as const,
      name: 'Base',
      hp: 9,
      constants: [{ unharmedBy: { atMost: 2 } }, { reduce: { by: 1 } }],
    };
    const dealt = (amount: number) => {
      const hurting = command([{ does: 'damage', amount }], { choose: { whose: 'enemy', kind: 'base' } });
      const hand = [card('c', hurting)];
      return following(mainPhase({ hand }, { base }), cast('c', ['2-base'])).areas[1]?.base?.damage;
    };
    const breached = (breach: number) => {
      const units = [on('w', { ap: 0, hp: 1 }, { rested: true })];
      const setup = mainPhase({ units: [on('a', { keywords: { breach } })] }, { base, units });
      return following(setup, attack('a', 'w'), ...undisturbed).areas[1]?.base?.damage;
    };
    expect([dealt(3), dealt(4), breached(3), breached(4)]).toEqual([0, 3, 0, 3]);
  });
  it('takes what its own player’s effects deal', () => {
    const hand = [card('c', command([{ does: 'damage', amount: 1 }], { choose: { whose: 'yours' } }))];
    const state = following(
      mainPhase({ units: [on('u', lasting({ unharmedBy: {} }))], hand }),
      cast('c', ['u']),
    );
    expect(unitOf(state, 'u')?.damage).toBe(1);
  });
  it('takes battle damage', () => {
    const units = [on('w', { hp: 9, ...lasting({ unharmedBy: {} }) }, { rested: true })];
    const state = following(mainPhase({ units: [on('a')] }, { units }), attack('a', 'w'), ...undisturbed);
    expect(unitOf(state, 'w')?.damage).toBe(2);
  });
});

describe('Shields that take no battle damage', () => {
  const shields = (base: null | 'ex-base', rested: boolean) => {
    const facts = lasting({ if: { this: { rested: true } }, sparesShields: {} });
    const units = [on('w', facts, rested ? { rested } : {})];
    const state = following(
      mainPhase({ units: [on('a', { ap: 3 })] }, { units, base, shields: 2 }),
      attack('a', '2'),
      pass('2'),
      pass('2'),
      pass('1'),
    );
    return [
      state.areas[1]?.base === null,
      (state.areas[1]?.shields.length ?? 0) + state.revealing.length,
      state.revealing.length,
    ];
  };
  it('stay while the Unit is rested, and not otherwise; a Base is none', () => {
    expect([shields(null, true), shields(null, false), shields('ex-base', true)]).toEqual([
      [true, 2, 0],
      [true, 2, 1],
      [true, 2, 0],
    ]);
  });
});

describe('A lasting text', () => {
  it('does not ask for what a text has chosen', () => {
    const facts = unit(lasting({ if: { chosen: {} }, ap: 1 }));
    expect(checkSetup(mainPhase({ units: [{ id: 'u', card: facts }] }))).toEqual([
      { code: 'malformed', at: 'u' },
    ]);
  });
});

// gundam/keyword-effects, gundam/when-a-value-is-fixed#while
describe('A lasting text that asks for a keyword', () => {
  const REPAIR = { this: { keyword: 'repair' } } as const;
  it("works as long as its Unit has it: printed, its Pilot's, gained, or by another lasting text", () => {
    const facts = lasting({ if: REPAIR, ap: 1 });
    const give = command([{ does: 'gain', lasts: 'turn', keywords: { repair: 1 } }], {
      choose: { whose: 'yours' },
    });
    const giver = lasting({ for: 'yours', of: { traits: ['Team'] }, keywords: { repair: 1 } });
    const state = start(
      mainPhase({
        units: [
          on('none', facts),
          on('printed', { ...facts, keywords: { repair: 2 } }),
          on('lent', { ...facts, traits: ['Team'] }),
          on('giver', giver),
        ],
        hand: [card('give', give)],
      }),
    );
    expect(['none', 'printed', 'lent'].map((id) => apOf(state, id))).toEqual([2, 3, 3]);
    expect(apOf(following(state, cast('give', ['none'])), 'none')).toBe(3);
  });
  it('may give another keyword, or for a Unit beside it that has one', () => {
    const breach = lasting({ if: REPAIR, keywords: { breach: 1 } });
    const suppression = lasting({
      if: { units: { whose: 'friendly', keyword: 'breach' } },
      keywords: { suppression: true },
    });
    const state = start(
      mainPhase({ units: [on('a', { ...breach, keywords: { repair: 1 } }), on('b', suppression)] }),
    );
    expect([keywordsOf(state, 'a').breach, keywordsOf(state, 'b').suppression]).toEqual([1, true]);
  });
  it('may speak of the enemy Unit that it battles', () => {
    const facts = lasting({ battling: { keyword: 'blocker' }, unhurtBy: {} });
    const state = following(
      mainPhase(
        { units: [on('a', { ap: 1, ...facts })] },
        { units: [on('w', { keywords: { blocker: true } })] },
      ),
      attack('a', '2'),
      { type: 'block', player: '2', unit: 'w' },
      pass('2'),
      pass('1'),
    );
    expect([unitOf(state, 'a')?.damage, unitOf(state, 'w')?.damage]).toEqual([0, 1]);
  });
  it('holds up no other that holds it up in turn', () => {
    const one = lasting({ if: { units: { whose: 'yours', keyword: 'blocker' } }, keywords: { breach: 1 } });
    const other = lasting({
      if: { units: { whose: 'yours', keyword: 'breach' } },
      keywords: { blocker: true },
    });
    const state = start(mainPhase({ units: [on('a', one), on('b', other)] }));
    expect([keywordsOf(state, 'a'), keywordsOf(state, 'b')]).toEqual([{}, {}]);
  });
  it('does not ask for the keyword that it gives', () => {
    const flawed = (constant: Constant) =>
      checkSetup(mainPhase({ units: [on('a', lasting(constant))] })).length > 0;
    expect(flawed({ if: REPAIR, keywords: { repair: 1 } })).toBe(true);
    expect(flawed({ if: REPAIR, keywords: { breach: 1 } })).toBe(false);
  });
});
