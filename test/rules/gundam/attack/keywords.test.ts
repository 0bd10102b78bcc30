import { describe, expect, it } from 'vitest';
import { apOf, keywordsOf } from '../../../../app/_rules/gundam/play/values';
import {
  attack,
  block,
  damageOn,
  duel,
  following,
  options,
  pass,
  refusal,
  shieldsOf,
  start,
  trashOf,
  undisturbed,
  unit,
} from './support';

describe('Breach', () => {
  const breaching = (two: Parameters<typeof duel>[1], facts: Parameters<typeof unit>[0] = {}) =>
    following(
      duel({ units: [{ id: 'a', card: unit({ ap: 3, keywords: { breach: 5 }, ...facts }) }] }, two),
      attack('a', 'z'),
      ...undisturbed,
    );
  const z = (hp: number, ap = 0) => [{ id: 'z', card: unit({ hp, ap }), rested: true as const }];
  it('hits the shield area when the attack destroys an enemy Unit: one Shield, however much', () => {
    expect(shieldsOf(breaching({ units: z(3) }), 1)).toHaveLength(5);
  });
  it('hits the Base first', () => {
    const state = breaching({ units: z(3), base: 'white-base' });
    expect(trashOf(state, '2')).toContain('2-base');
    expect(shieldsOf(state, 1)).toHaveLength(6);
  });
  it('needs the Unit destroyed', () => {
    expect(shieldsOf(breaching({ units: z(4) }), 1)).toHaveLength(6);
  });
  it('works even if both Units are destroyed', () => {
    const state = breaching({ units: z(3, 9) });
    expect(state.units).toEqual([]);
    expect(shieldsOf(state, 1)).toHaveLength(5);
  });
  it('does nothing to an empty shield area, and never wins the game', () => {
    expect(breaching({ units: z(3), shields: 0 }).over).toBeUndefined();
  });
  it('destroys one Shield even with Suppression', () => {
    expect(
      shieldsOf(breaching({ units: z(3) }, { keywords: { breach: 5, suppression: true } }), 1),
    ).toHaveLength(5);
  });
  it('works on a blocker too', () => {
    const state = following(
      duel(
        { units: [{ id: 'a', card: unit({ keywords: { breach: 1 } }) }] },
        { units: [{ id: 'g', card: 'demi-trainer' }] },
      ),
      attack('a', '2'),
      block('g'),
      pass('2'),
      pass('1'),
    );
    expect(shieldsOf(state, 1)).toHaveLength(5);
  });
  it('is of no use to the Unit attacked', () => {
    const state = following(
      duel(
        { units: [{ id: 'a', card: unit({ hp: 1 }) }] },
        { units: [{ id: 'z', card: unit({ keywords: { breach: 3 } }), rested: true }] },
      ),
      attack('a', 'z'),
      ...undisturbed,
    );
    expect(shieldsOf(state, 0)).toHaveLength(6);
  });
  it('adds up from several sources', () => {
    const state = start(
      duel({
        units: [
          { id: 'h', card: unit({ keywords: { breach: 1 }, constants: [{ keywords: { breach: 2 } }] }) },
        ],
      }),
    );
    expect(keywordsOf(state, 'h').breach).toBe(3);
  });
  it('is not for a Unit destroyed by an effect', () => {
    const state = following(
      duel(
        {
          units: [{ id: 'a', card: unit({ keywords: { breach: 3 } }) }],
          hand: [{ id: 'aces', card: 'battle-of-aces' }],
        },
        { units: [{ id: 'z', card: unit(), damage: 1, rested: true }] },
      ),
      attack('a', 'z'),
      pass('2'),
      pass('2'),
      { type: 'play', player: '1', card: 'aces', targets: ['z'] },
      pass('2'),
      pass('1'),
    );
    expect(state.units.map(({ id }) => id)).toEqual(['a']);
    expect(shieldsOf(state, 1)).toHaveLength(6);
  });
});

describe('Support', () => {
  const setup = duel(
    {
      units: [
        { id: 's', card: unit({ keywords: { support: 2 } }), deployedThisTurn: true },
        { id: 'a', card: unit({ ap: 1 }) },
        { id: 'tired', card: unit({ keywords: { support: 1 } }), rested: true },
      ],
    },
    { units: [{ id: 'z', card: unit() }] },
  );
  const support = (by: string, target: string) =>
    ({ type: 'support', player: '1', unit: by, target }) as const;
  it('rests the Unit and gives another friendly Unit AP for the turn', () => {
    const state = following(setup, support('s', 'a'));
    expect(apOf(state, 'a')).toBe(3);
    expect(state.units[0]?.rested).toBe(true);
    expect(apOf(following(state, attack('a', '2'), ...undisturbed), 'a')).toBe(3);
  });
  it.each([
    ['itself', support('s', 's'), 'support-another'],
    ['an enemy Unit', support('s', 'z'), 'support-another'],
    ['once rested', support('tired', 'a'), 'rested-cannot-pay'],
    ['without the keyword', support('a', 's'), 'no-support'],
  ])('is refused: %s', (_, move, code) => {
    expect(refusal(start(setup), move)).toBe(code);
  });
  it('is for the main phase, outside an attack', () => {
    expect(refusal(following(setup, attack('a', '2')), support('s', 'a'))).toBe('attack-under-way');
  });
});

describe('Repair', () => {
  const setup = duel(
    {
      units: [
        { id: 'g', card: unit({ hp: 5, keywords: { repair: 2 } }), damage: 3 },
        { id: 'h', card: unit({ hp: 5 }), damage: 3 },
      ],
    },
    { units: [{ id: 'z', card: unit({ hp: 5, keywords: { repair: 2 } }), damage: 3 }] },
  );
  it('works at the end of one’s own turn, after the action step', () => {
    const ending = following(setup, { type: 'end', player: '1' });
    expect(damageOn(ending, 'g')).toBe(3);
    const end = following(ending, pass('2'), pass('1'));
    expect(['g', 'h', 'z'].map((id) => damageOn(end, id))).toEqual([1, 3, 3]);
    expect(end.over).toEqual({ reason: 'turn' });
  });
});

describe('Lasting texts', () => {
  it('such as Gundam’s, during pair and during your turn, reach all of its player’s Units', () => {
    const side = {
      units: [
        { id: 'g', card: 'gundam' as const, pilot: { id: 'amuro', card: 'amuro-ray' as const } },
        { id: 'gm', card: 'gm' as const },
      ],
    };
    expect(apOf(start(duel(side)), 'gm')).toBe(3);
    expect(apOf(start({ ...duel(side), turn: '2' }), 'gm')).toBe(2);
  });
  it('such as Barbatos’s Suppression hold while damaged', () => {
    const state = (damage: number) =>
      start(duel({ units: [{ id: 'b', card: 'barbatos-4th-form', damage }] }));
    expect(keywordsOf(state(0), 'b').suppression).toBeUndefined();
    expect(keywordsOf(state(1), 'b').suppression).toBe(true);
  });
});

describe('Deploying and pairing between attacks', () => {
  const setup = duel(
    {
      units: [{ id: 'g', card: 'gundam', deployedThisTurn: true }],
      hand: [
        { id: 'amuro', card: 'amuro-ray' },
        { id: 'gm', card: 'gm' },
        { id: 'hawk', card: 'hawk-of-endymion' },
        { id: 'base', card: 'white-base' },
      ],
      base: 'ex-base',
      resources: 10,
    },
    { units: [{ id: 'z', card: unit() }] },
  );
  it('makes a Link Unit that attacks at once, and triggers When Paired', () => {
    const paired = following(setup, { type: 'pair', player: '1', card: 'amuro', unit: 'g' });
    expect(options(paired)).toEqual([
      { type: 'resolve', player: '1', card: 'amuro', ability: 0, targets: ['z'] },
    ]);
    const rested = following(paired, {
      type: 'resolve',
      player: '1',
      card: 'amuro',
      ability: 0,
      targets: ['z'],
    });
    expect(refusal(rested, attack('g', 'z'))).toBe('legal');
    expect(refusal(rested, { type: 'pair', player: '1', card: 'hawk', unit: 'g' })).toBe('already-paired');
  });
  it('does not let a Unit just deployed attack', () => {
    expect(refusal(following(setup, { type: 'deploy', player: '1', card: 'gm' }), attack('gm', '2'))).toBe(
      'deployed-this-turn',
    );
  });
  it('replaces the Base', () => {
    const state = following(setup, { type: 'deploy', player: '1', card: 'base' });
    expect(state.areas[0]?.base?.card).toBe('base');
    expect(state.players['1']?.removed).toEqual(['1-base']);
  });
  it('makes a seventh Unit take the place of another, which is not destroyed', () => {
    const six = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => ({
      id,
      card: unit({
        abilities: [{ when: 'destroyed' as const, effects: [{ does: 'draw' as const, count: 1 }] }],
      }),
    }));
    const full = start(duel({ units: six, hand: [{ id: 'gm', card: 'gm' }] }));
    expect(refusal(full, { type: 'deploy', player: '1', card: 'gm' })).toBe('no-room');
    const state = following(full, { type: 'deploy', player: '1', card: 'gm', replace: ['c'] });
    expect(state.units.map(({ id }) => id)).toEqual(['a', 'b', 'd', 'e', 'f', 'gm']);
    expect(state.players['1']?.hand).toEqual([]);
  });
});
