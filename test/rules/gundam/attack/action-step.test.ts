import { describe, expect, it } from 'vitest';
import { apOf } from '../../../../app/_rules/gundam/play/values';
import {
  attack,
  block,
  damageOn,
  duel,
  following,
  handOf,
  options,
  pass,
  refusal,
  shieldsOf,
  trashOf,
  unit,
  unitIds,
} from './support';

const incident = (id: string) => ({ id, card: 'unforeseen-incident' as const });
const setup = duel(
  {
    units: [{ id: 'a', card: unit({ ap: 3 }) }],
    hand: [incident('mine'), { id: 'kai', card: 'kais-resolve' }],
    resources: 3,
  },
  {
    units: [{ id: 'z', card: unit(), rested: true }],
    hand: [
      incident('theirs'),
      { id: 'hawk', card: 'hawk-of-endymion' },
      { id: 'pilot', card: 'char-aznable' },
    ],
    resources: { active: 2, rested: 1 },
  },
);
const inAction = following(setup, attack('a', 'z'), pass('2'));

describe('An action step', () => {
  it('begins with the defender', () => {
    expect(refusal(inAction, pass('1'))).toBe('not-your-opportunity');
    expect(refusal(inAction, pass('2'))).toBe('legal');
  });
  it('ends when both pass in a row, one pass each', () => {
    expect(following(inAction, pass('2')).battle?.step).toBe('action');
    expect(following(inAction, pass('2'), pass('1')).battle).toBeNull();
  });
  it('gives the defender another say when the attacker acts after a pass', () => {
    const acted = following(inAction, pass('2'), { type: 'play', player: '1', card: 'mine', targets: ['z'] });
    expect(acted.opportunity).toEqual({ side: 1, passes: 0 });
    const once = following(acted, pass('2'));
    expect(once.battle?.step).toBe('action');
    expect(following(once, pass('1')).battle).toBeNull();
  });
  it('allows one action at a time', () => {
    const acted = following(inAction, { type: 'play', player: '2', card: 'theirs', targets: ['a'] });
    expect(refusal(acted, { type: 'play', player: '2', card: 'hawk', targets: ['a'] })).toBe(
      'not-your-opportunity',
    );
  });
});

describe('Playing a Command', () => {
  const play = (player: '1' | '2', card: string, targets?: string[]) =>
    ({ type: 'play', player, card, ...(targets && { targets }) }) as const;
  it('takes Action timing in an action step', () => {
    expect(refusal(following(inAction, pass('2')), play('1', 'kai', ['a']))).toBe('wrong-timing');
  });
  it('takes Main timing in the main phase, on one’s own turn', () => {
    const hurt = duel({
      units: [{ id: 'a', card: unit(), damage: 1 }],
      hand: [{ id: 'kai', card: 'kais-resolve' }],
    });
    expect(damageOn(following(hurt, play('1', 'kai', ['a'])), 'a')).toBe(0);
    const bombs = duel({
      units: [{ id: 'b', card: 'demi-trainer' }],
      hand: [{ id: 'bomb', card: 'naval-bombardment' }],
    });
    expect(refusal(following(bombs), play('1', 'bomb', ['b']))).toBe('wrong-timing');
    expect(refusal(following(setup), play('2', 'theirs', ['a']))).toBe('not-your-turn');
  });
  it('needs Resources for its Lv., rested ones included, and active ones for its Cost', () => {
    const poor = (resources: { active: number; rested: number }) =>
      following(
        duel({ units: [{ id: 'a', card: unit() }] }, { hand: [incident('c')], resources }),
        attack('a', '2'),
        pass('2'),
      );
    expect(refusal(poor({ active: 2, rested: 0 }), play('2', 'c', ['a']))).toBe('lv-not-met');
    expect(refusal(poor({ active: 0, rested: 3 }), play('2', 'c', ['a']))).toBe('cost-not-met');
    const paid = following(poor({ active: 1, rested: 2 }), play('2', 'c', ['a']));
    expect(paid.players['2']?.resources).toEqual({ active: 0, rested: 3, ex: 0 });
  });
  it('pays with an EX Resource last, which leaves the game', () => {
    const rich = duel(
      { units: [{ id: 'a', card: unit() }] },
      { hand: [{ id: 'c', card: 'battle-of-aces' }], units: [], resources: { active: 1, rested: 1, ex: 1 } },
    );
    const state = following(
      { ...rich, players: { ...rich.players, '1': { units: [{ id: 'a', card: unit(), damage: 1 }] } } },
      attack('a', '2'),
      pass('2'),
      play('2', 'c', ['a']),
    );
    expect(state.players['2']?.resources).toEqual({ active: 0, rested: 2, ex: 0 });
  });
  it('is not possible without a target', () => {
    const alone = duel(
      { units: [{ id: 'a', card: unit({ hp: 4 }) }] },
      { hand: [{ id: 'hawk', card: 'hawk-of-endymion' }] },
    );
    const state = following(alone, attack('a', '2'), pass('2'));
    expect(refusal(state, play('2', 'hawk', ['a']))).toBe('nothing-to-choose');
    expect(options(state)).toEqual([pass('2')]);
  });
  it('counts the HP that are left', () => {
    const hurt = duel(
      { units: [{ id: 'a', card: unit({ hp: 4 }), damage: 1 }] },
      { hand: [{ id: 'hawk', card: 'hawk-of-endymion' }] },
    );
    expect(refusal(following(hurt, attack('a', '2'), pass('2')), play('2', 'hawk', ['a']))).toBe('legal');
  });
  it('puts the Command into the trash', () => {
    expect(trashOf(following(inAction, play('2', 'theirs', ['a'])), '2')).toEqual(['theirs']);
  });
  it('is only for cards in one’s hand', () => {
    expect(refusal(inAction, play('2', 'mine', ['a']))).toBe('not-in-hand');
    expect(refusal(inAction, play('2', 'pilot'))).toBe('not-a-command');
  });
  it('cannot be a pairing: no card is paired in an action step', () => {
    expect(refusal(inAction, { type: 'pair', player: '2', card: 'pilot', unit: 'z' })).toBe(
      'pair-in-main-phase',
    );
  });
});

describe('What lasts', () => {
  const boost = (lasts: 'battle' | 'turn') => ({
    id: 'boost',
    card: {
      type: 'command' as const,
      name: 'Boost',
      timings: ['action' as const],
      choose: { whose: 'friendly' as const },
      effects: [{ does: 'gain' as const, ap: 3, lasts }],
    },
  });
  const boosted = (lasts: 'battle' | 'turn') =>
    following(
      duel({ units: [{ id: 'a', card: unit() }], hand: [boost(lasts)] }),
      attack('a', '2'),
      pass('2'),
      pass('2'),
      { type: 'play', player: '1', card: 'boost', targets: ['a'] },
      pass('2'),
      pass('1'),
    );
  it('"during this battle" ceases in the battle end step', () => {
    expect(apOf(boosted('battle'), 'a')).toBe(2);
  });
  it('"during this turn" goes on until the end of the turn', () => {
    expect(apOf(boosted('turn'), 'a')).toBe(5);
    expect(apOf(following(boosted('turn'), { type: 'end', player: '1' }, pass('2'), pass('1')), 'a')).toBe(2);
  });
});

describe('A Unit that leaves before the damage', () => {
  const bounce = (card: 'hawk') => ({ type: 'play', player: '2', card, targets: ['a'] }) as const;
  it('stops the attack if it is the attacker, once both have passed', () => {
    const gone = following(setup, attack('a', '2'), pass('2'), bounce('hawk'));
    expect(gone.battle?.step).toBe('action');
    const end = following(gone, pass('1'), pass('2'));
    expect(end.battle).toBeNull();
    expect(shieldsOf(end, 1)).toHaveLength(6);
    expect(handOf(end, '1')).toContain('a');
  });
  it('stops the attack if it is the target', () => {
    const flee = {
      id: 'flee',
      card: {
        type: 'command' as const,
        name: 'Flee',
        timings: ['action' as const],
        choose: { whose: 'yours' as const },
        effects: [{ does: 'return' as const }],
      },
    };
    const state = following(
      duel(
        { units: [{ id: 'a', card: unit() }] },
        {
          units: [{ id: 'z', card: 'gelgoog', rested: true, pilot: { id: 'char', card: 'char-aznable' } }],
          hand: [flee],
        },
      ),
      attack('a', 'z'),
      pass('2'),
      { type: 'play', player: '2', card: 'flee', targets: ['z'] },
      pass('1'),
      pass('2'),
    );
    expect(state.battle).toBeNull();
    expect(damageOn(state, 'a')).toBe(0);
    expect(handOf(state, '2')).toEqual(['z', 'char']);
  });
  it('does not bring the first target back when a blocker leaves', () => {
    const state = following(
      duel(
        {
          units: [{ id: 'a', card: unit() }],
          hand: [{ id: 'hawk', card: 'hawk-of-endymion' }],
        },
        { units: [{ id: 'guard', card: 'demi-trainer' }] },
      ),
      attack('a', '2'),
      block('guard'),
      pass('2'),
      { type: 'play', player: '1', card: 'hawk', targets: ['guard'] },
      pass('2'),
      pass('1'),
    );
    expect(unitIds(state)).toEqual(['a']);
    expect(shieldsOf(state, 1)).toHaveLength(6);
  });
});

describe('An ability', () => {
  const gamow = duel(
    {
      base: 'gamow',
      units: [{ id: 'zaft', card: unit({ ap: 5, traits: ['ZAFT'] }) }],
    },
    { units: [{ id: 'z', card: unit({ hp: 1 }), rested: true }] },
  );
  const activate = { type: 'activate', player: '1', card: '1-base', ability: 1, targets: ['zaft'] } as const;
  it('of Action timing is used in an action step, resting the Base it is on', () => {
    const state = following(gamow, attack('zaft', 'z'), pass('2'), pass('2'), activate);
    expect(state.areas[0]?.base?.rested).toBe(true);
    expect(refusal(following(state, pass('2')), activate)).toBe('rested-cannot-pay');
    const end = following(state, pass('2'), pass('1'));
    expect(shieldsOf(end, 1)).toHaveLength(5);
  });
  it('of Action timing is not used in the main phase, nor a Main one in an action step', () => {
    expect(refusal(following(gamow), activate)).toBe('ability-of-another-time');
    const main = unit({
      abilities: [{ when: 'main', oncePerTurn: true, effects: [{ does: 'draw', count: 1 }] }],
    });
    const setup2 = duel({
      units: [
        { id: 'm', card: main },
        { id: 'a', card: unit() },
      ],
    });
    const use = { type: 'activate', player: '1', card: 'm', ability: 0 } as const;
    expect(refusal(following(setup2, use), use)).toBe('ability-used');
    expect(refusal(following(setup2, attack('a', '2')), use)).toBe('attack-under-way');
    expect(refusal(following(setup2, attack('a', '2'), pass('2'), pass('2')), use)).toBe(
      'ability-of-another-time',
    );
  });
});
