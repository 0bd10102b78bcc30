import { describe, expect, it } from 'vitest';
import type { Ability, BaseFacts, Effect } from '../../../../app/_rules/gundam/printed/schema';
import {
  attack,
  card,
  cast,
  command,
  following,
  mainPhase,
  on,
  pass,
  pilot,
  playerOf,
  toMain,
  undisturbed,
  unitOf,
  when,
} from './support';

const DRAW: Effect[] = [{ does: 'draw', count: 1 }];
const hit = (whose: 'yours' | 'enemy', amount = 1) =>
  card('hit', command([{ does: 'damage', amount }], { choose: { whose } }));
const drawn = (state: Parameters<typeof playerOf>[0], seat: '1' | '2' = '1') =>
  playerOf(state, seat).hand.length;

describe('When a Unit receives damage', () => {
  const own = (damage: Ability['damage'], whose: 'yours' | 'enemy') => {
    const facts = when('damaged', DRAW, damage && { damage });
    const setup =
      whose === 'yours'
        ? mainPhase({ units: [on('u', facts)], hand: [hit('yours')] })
        : mainPhase({ hand: [hit('enemy')] }, { units: [on('u', facts)] });
    return drawn(following(setup, cast('hit', ['u'])), whose === 'yours' ? '1' : '2');
  };
  it('by an effect, its player’s own will do; not if an enemy’s is asked for', () => {
    expect([own({ kind: 'effect' }, 'yours'), own({ enemy: true }, 'yours')]).toEqual([1, 0]);
  });
  it('from an enemy, an effect will do; not if battle damage is asked for', () => {
    expect([own({ enemy: true }, 'enemy'), own({ kind: 'battle' }, 'enemy')]).toEqual([1, 0]);
  });
  it('another card of its player may wait for it', () => {
    const waiting = when('unit-damaged', DRAW, {
      of: { whose: 'yours', traits: ['AGE'] },
      damage: { kind: 'effect' },
    });
    const cards = (traits: string[]) =>
      drawn(
        following(
          mainPhase({ units: [on('u', { traits }), on('x', waiting)], hand: [hit('yours')] }),
          cast('hit', ['u']),
        ),
      );
    expect([cards(['AGE']), cards([])]).toEqual([1, 0]);
  });
});

describe('When a Base receives battle damage from an enemy Unit', () => {
  const base: BaseFacts = {
    type: 'base',
    name: 'Base',
    hp: 9,
    abilities: [
      {
        when: 'damaged',
        damage: { kind: 'battle', by: { maxAp: 4 } },
        effects: [{ does: 'damage', amount: 1, on: 'that' }],
      },
    ],
  };
  const damage = (ap: number, breach = 0) => {
    const target = breach ? 'w' : '2';
    const units = [on('w', { ap: 0, hp: 1 }, { rested: true })];
    const keywords = breach ? { keywords: { breach } } : {};
    const state = following(
      mainPhase({ units: [on('a', { ap, hp: 3, ...keywords })] }, { base, units }),
      attack('a', target),
      ...undisturbed,
    );
    return unitOf(state, 'a')?.damage;
  };
  it('it strikes back at that Unit, if its AP is not above what the text says', () => {
    expect([damage(4), damage(5)]).toEqual([1, 0]);
  });
  it('it does not strike back at Breach, which is effect damage', () => {
    expect(damage(4, 2)).toBe(0);
  });
});

describe('When a Unit is rested by an effect', () => {
  const resting = card('rest', command([{ does: 'rest' }], { choose: { whose: 'any' } }));
  it('its text works; an attack is none', () => {
    const units = [on('u', when('rested', [{ does: 'set-active' }]))];
    const byEffect = following(mainPhase({ units, hand: [resting] }), cast('rest', ['u']));
    const byAttack = following(mainPhase({ units }), attack('u', '2'));
    expect([unitOf(byEffect, 'u')?.rested, unitOf(byAttack, 'u')?.rested]).toEqual([false, true]);
  });
  it('of an opponent, its player’s own will not do', () => {
    const waiting = on('x', when('unit-rested', DRAW, { of: { whose: 'yours' }, byEnemy: true }));
    const own = following(mainPhase({ units: [on('u'), waiting], hand: [resting] }), cast('rest', ['u']));
    const enemys = following(
      mainPhase({ hand: [resting] }, { units: [on('u'), waiting] }),
      cast('rest', ['u']),
    );
    expect([drawn(own), drawn(enemys, '2')]).toEqual([0, 1]);
  });
});

describe('When a Unit is set active by an effect', () => {
  const units = [on('u', when('set-active', DRAW), { rested: true })];
  it('its text works; the start phase is none', () => {
    const hand = [card('c', command([{ does: 'set-active' }], { choose: { whose: 'yours' } }))];
    const byEffect = following(mainPhase({ units, hand }), cast('c', ['u']));
    const begun = following({ phase: 'start', players: { '1': { units }, '2': {} } }, ...toMain('1'));
    expect([drawn(byEffect), drawn(begun)]).toEqual([1, 1]); // the second from the draw phase
  });
});

describe('When a Unit recovers HP', () => {
  it('by an effect or by Repair, its text works; not if there was no damage', () => {
    const text = card('c', command([{ does: 'recover', amount: 1 }], { choose: { whose: 'yours' } }));
    const healed = (damage: number) =>
      drawn(
        following(
          mainPhase({ units: [on('u', when('recovers', DRAW), { damage })], hand: [text] }),
          cast('c', ['u']),
        ),
      );
    const repaired = following(
      mainPhase({ units: [on('u', { keywords: { repair: 1 }, ...when('recovers', DRAW) }, { damage: 1 })] }),
      { type: 'end', player: '1' },
      pass('2'),
      pass('1'),
    );
    expect([healed(1), healed(0), drawn(repaired)]).toEqual([1, 0, 1]);
  });
});

describe('When a Unit is blocked', () => {
  it('its text works at once, by what the blocking Unit is', () => {
    const facts = when('blocked', [{ does: 'gain', unhurtBy: {}, lasts: 'battle' }], {
      battling: { maxLv: 2 },
    });
    const damage = (lv: number) => {
      const blocker = on('b', { lv, ap: 1, hp: 9, keywords: { blocker: true } });
      const state = following(
        mainPhase({ units: [on('a', facts)] }, { units: [blocker] }),
        attack('a', '2'),
        { type: 'block', player: '2', unit: 'b' },
        pass('2'),
        pass('1'),
      );
      return unitOf(state, 'a')?.damage;
    };
    expect([damage(2), damage(3)]).toEqual([0, 1]);
  });
});

describe('When a Unit is destroyed', () => {
  const waiting = (by: Ability['by'], whose: 'yours' | 'enemy') =>
    on('x', when('unit-destroyed', DRAW, { of: { whose }, ...(by && { by }) }));
  it('by an effect, that effect has to say so: no damage will do', () => {
    const byEffect = (effect: Effect) => {
      const hand = [card('c', command([effect], { choose: { whose: 'yours' } }))];
      return drawn(
        following(mainPhase({ units: [on('u'), waiting('effect', 'yours')], hand }), cast('c', ['u'])),
      );
    };
    const inBattle = following(
      mainPhase(
        { units: [on('u', { hp: 1 }), waiting('effect', 'yours')] },
        { units: [on('w', { hp: 9 }, { rested: true })] },
      ),
      attack('u', 'w'),
      ...undisturbed,
    );
    expect([byEffect({ does: 'destroy' }), byEffect({ does: 'damage', amount: 9 }), drawn(inBattle)]).toEqual(
      [1, 0, 0],
    );
  });
  it('with damage, an effect that destroys it outright will not do', () => {
    const enemy = (effect: Effect) => {
      const hand = [card('c', command([effect], { choose: { whose: 'enemy' } }))];
      return drawn(
        following(
          mainPhase({ units: [waiting('damage', 'enemy')], hand }, { units: [on('w')] }),
          cast('c', ['w']),
        ),
      );
    };
    expect([enemy({ does: 'destroy' }), enemy({ does: 'damage', amount: 9 })]).toEqual([0, 1]);
  });
});

describe('When a player draws by an effect', () => {
  it('a text that waits for it works once, however many cards; the draw phase is none', () => {
    const facts = when('drawn', [{ does: 'gain', ap: 1, lasts: 'turn' }]);
    const hand = [card('c', command([{ does: 'draw', count: 2 }]))];
    const byEffect = following(mainPhase({ units: [on('u', facts)], hand }), cast('c'));
    const begun = following(
      { phase: 'start', players: { '1': { units: [on('u', facts)] }, '2': {} } },
      ...toMain('1'),
    );
    expect([unitOf(byEffect, 'u')?.gains.length, unitOf(begun, 'u')?.gains.length]).toEqual([1, 0]);
  });
});

describe('When a Unit destroys a card of an enemy shield area', () => {
  const play = (more: Partial<Ability>, breach = 0) => {
    const facts = { ap: 3, hp: 9, ...(breach && { keywords: { breach } }) };
    const waiting = when('unit-destroys-shield', DRAW, { of: { whose: 'yours', other: true }, ...more });
    const units = [on('w', { ap: 0, hp: 1 }, { rested: true })];
    return drawn(
      following(
        mainPhase(
          { units: [on('a', facts), on('x', waiting)] },
          { units, base: null, shields: ['gm', 'gm'] },
        ),
        attack('a', breach ? 'w' : '2'),
        ...undisturbed,
      ),
    );
  };
  it('another Unit’s text may wait for it', () => {
    expect(play({})).toBe(1);
  });
  it('with any damage, Breach will do; with battle damage it will not', () => {
    expect([play({ anyDamage: true }, 1), play({}, 1)]).toEqual([1, 0]);
  });
  it('a Pilot’s own text counts effect damage to a Base', () => {
    const text: Ability = { when: 'destroys-shield', anyDamage: true, effects: DRAW };
    const striking: Ability = {
      when: 'attack',
      choose: { whose: 'enemy', kind: 'base' },
      effects: [{ does: 'damage', amount: 3 }],
    };
    const state = following(
      mainPhase({
        units: [
          on('a', { abilities: [striking] }, { pilot: { id: 'p', card: pilot({ abilities: [text] }) } }),
        ],
      }),
      attack('a', '2'),
      { type: 'resolve', player: '1', card: 'a', ability: 0, targets: ['2-base'] },
    );
    expect([state.areas[1]?.base, drawn(state)]).toEqual([null, 1]);
  });
});

describe('When one effect does the same to several Units at one moment', () => {
  const EVERY = { every: { whose: 'enemy', names: ['Unit'] } } as const;
  const waits = (at: Ability['when'], effect: Effect, effects = DRAW) => {
    const facts = when(at, effects, { of: { whose: 'friendly', names: ['Unit'] } });
    const units = [on('u'), on('v'), on('x', { name: 'Other', ...facts })];
    return following(mainPhase({ hand: [card('c', command([effect]))] }, { units }), cast('c'));
  };
  it('a text that waits for it triggers once', () => {
    expect([
      drawn(waits('unit-damaged', { does: 'damage', amount: 1, on: EVERY }), '2'),
      drawn(waits('unit-rested', { does: 'rest', on: EVERY }), '2'),
      drawn(waits('unit-destroyed', { does: 'destroy', on: EVERY }), '2'),
      drawn(waits('unit-destroyed', { does: 'damage', amount: 9, on: EVERY }), '2'),
    ]).toEqual([1, 1, 1, 1]);
  });
  it('one that does something to each of them triggers for each', () => {
    const standing: Effect[] = [{ does: 'set-active', on: 'that' }];
    const rested = waits('unit-rested', { does: 'rest', on: EVERY }, standing);
    const state = following(rested, { type: 'resolve', player: '2', card: 'x', ability: 0 });
    expect(['u', 'v'].map((id) => unitOf(state, id)?.rested)).toEqual([false, false]);
  });
});
