import { describe, expect, it } from 'vitest';
import {
  attack,
  damageOn,
  duel,
  following,
  pass,
  plain,
  refusal,
  shieldsOf,
  trashOf,
  undisturbed,
  unit,
  unitIds,
} from './support';

const fight = (one: Parameters<typeof unit>[0], two: Parameters<typeof unit>[0]) =>
  following(
    duel({ units: [{ id: 'a', card: unit(one) }] }, { units: [{ id: 'z', card: unit(two), rested: true }] }),
    attack('a', 'z'),
    ...undisturbed,
  );

describe('Two Units in battle', () => {
  it.each([
    ['both survive', { ap: 2, hp: 3 }, { ap: 2, hp: 3 }, ['a', 'z']],
    ['the target is destroyed', { ap: 3, hp: 3 }, { ap: 2, hp: 3 }, ['a']],
    ['the attacker is destroyed', { ap: 2, hp: 2 }, { ap: 2, hp: 3 }, ['z']],
    ['both are destroyed at the same time', { ap: 3, hp: 2 }, { ap: 2, hp: 3 }, []],
    ['0 AP deals nothing', { ap: 0, hp: 1 }, { ap: 0, hp: 1 }, ['a', 'z']],
  ])('%s', (_, one, two, left) => {
    expect(unitIds(fight(one, two))).toEqual(left);
  });
  it('keep their damage after the battle', () => {
    const state = fight({ ap: 1, hp: 5 }, { ap: 2, hp: 5 });
    expect([damageOn(state, 'a'), damageOn(state, 'z')]).toEqual([2, 1]);
  });
  it('are destroyed when damage equals HP, earlier damage counted', () => {
    const state = following(
      duel(
        { units: [{ id: 'a', card: unit({ ap: 1 }) }] },
        { units: [{ id: 'z', card: unit({ hp: 3 }), damage: 2, rested: true }] },
      ),
      attack('a', 'z'),
      ...undisturbed,
    );
    expect(unitIds(state)).toEqual(['a']);
  });
  it('count the boosts of their Pilots, who go to the trash with them', () => {
    const state = following(
      duel(
        { units: [{ id: 'a', card: unit({ ap: 2, hp: 4 }) }] },
        {
          units: [
            {
              id: 'z',
              card: unit({ ap: 1, hp: 1 }),
              rested: true,
              pilot: { id: 'amuro', card: 'amuro-ray' },
            },
          ],
        },
      ),
      attack('a', 'z'),
      ...undisturbed,
    );
    expect(damageOn(state, 'a')).toBe(3);
    expect(trashOf(state, '2')).toEqual(['z', 'amuro']);
  });
  it('count a Command that serves as a Pilot', () => {
    const state = following(
      duel(
        { units: [{ id: 'a', card: unit() }] },
        {
          units: [
            { id: 'z', card: unit({ ap: 1 }), rested: true, pilot: { id: 'mu', card: 'hawk-of-endymion' } },
          ],
        },
      ),
      attack('a', 'z'),
      ...undisturbed,
    );
    expect(damageOn(state, 'a')).toBe(2);
  });
  it('are told apart from tokens, which leave the game', () => {
    const state = fight({ ap: 3 }, { hp: 1, token: true });
    expect(trashOf(state, '2')).toEqual([]);
    expect(state.players['2']?.removed).toEqual(['z']);
  });
  it('take no battle damage where a text says so', () => {
    const state = fight({ ap: 2 }, { constants: [{ unhurtBy: { maxAp: 2 } }] });
    expect(damageOn(state, 'z')).toBe(0);
    expect(damageOn(state, 'a')).toBe(2);
  });
});

describe('First Strike', () => {
  it('spares the attacker if the target is destroyed', () => {
    const state = fight({ ap: 3, hp: 1, keywords: { firstStrike: true } }, { ap: 9, hp: 3 });
    expect(unitIds(state)).toEqual(['a']);
    expect(damageOn(state, 'a')).toBe(0);
  });
  it('does not spare it if the target survives', () => {
    expect(unitIds(fight({ ap: 2, hp: 1, keywords: { firstStrike: true } }, { ap: 1, hp: 3 }))).toEqual([
      'z',
    ]);
  });
  it('is of no use to the Unit attacked', () => {
    expect(unitIds(fight({ ap: 3, hp: 3 }, { ap: 3, hp: 3, keywords: { firstStrike: true } }))).toEqual([]);
  });
});

describe('An attack on the player', () => {
  const hit = (ap: number, two: Parameters<typeof duel>[1], keywords = {}) =>
    following(
      duel({ units: [{ id: 'a', card: unit({ ap, keywords }) }] }, two),
      attack('a', '2'),
      ...undisturbed,
    );
  it('hits the Base before the Shields', () => {
    const state = hit(2, { base: 'ex-base' });
    expect(state.areas[1]?.base?.damage).toBe(2);
    expect(shieldsOf(state, 1)).toHaveLength(6);
  });
  it('loses what exceeds the Base’s HP, and removes an EX Base from the game', () => {
    const state = hit(5, { base: 'ex-base' });
    expect(state.areas[1]?.base).toBeNull();
    expect(shieldsOf(state, 1)).toHaveLength(6);
    expect(state.players['2']?.removed).toEqual(['2-base']);
  });
  it('sends a destroyed Base card to the trash', () => {
    expect(trashOf(hit(5, { base: 'white-base' }), '2')).toEqual(['2-base']);
  });
  it('adds to the damage the Base already has', () => {
    expect(hit(1, { base: { card: 'ex-base', damage: 2 } }).areas[1]?.base).toBeNull();
  });
  it.each([1, 2, 9])('destroys one Shield, the top one, with %i AP', (ap) => {
    const state = hit(ap, {});
    expect(shieldsOf(state, 1)).toEqual([
      '2-shield-2',
      '2-shield-3',
      '2-shield-4',
      '2-shield-5',
      '2-shield-6',
    ]);
    expect(trashOf(state, '2')).toEqual(['2-shield-1']);
  });
  it('destroys none with 0 AP', () => {
    expect(shieldsOf(hit(0, {}), 1)).toHaveLength(6);
  });
  it('does not hurt the attacker, even if the Base has AP', () => {
    const armed = { type: 'base', name: 'Armed Base', ap: 3, hp: 9 } as const;
    expect(damageOn(hit(2, { base: armed }), 'a')).toBe(0);
  });
  it('with Suppression destroys the first two Shields at the same time', () => {
    expect(shieldsOf(hit(1, {}, { suppression: true }), 1)).toHaveLength(4);
    expect(shieldsOf(hit(1, { shields: plain(1) }, { suppression: true }), 1)).toHaveLength(0);
  });
  it('with Suppression hits a Base alone', () => {
    const state = hit(5, { base: 'ex-base' }, { suppression: true });
    expect(shieldsOf(state, 1)).toHaveLength(6);
  });
});

describe('Victory', () => {
  const at = (two: Parameters<typeof duel>[1], ap = 2) =>
    following(
      duel({ units: [{ id: 'a', card: unit({ ap }) }] }, { shields: 0, ...two }),
      attack('a', '2'),
      ...undisturbed,
    );
  it('goes to battle damage on a player with an empty shield area', () => {
    expect(at({}).over).toEqual({ reason: 'battle-damage', winners: ['1'], defeated: ['2'] });
  });
  it('does not come with the last Shield, nor with the Base', () => {
    expect(at({ shields: plain(1) }, 9).over).toBeUndefined();
    expect(at({ base: 'ex-base' }, 9).over).toBeUndefined();
  });
  it('does not come with 0 AP', () => {
    expect(at({}, 0).over).toBeUndefined();
  });
  it('does not come if the attack is blocked', () => {
    const state = following(
      duel(
        { units: [{ id: 'a', card: unit({ ap: 9 }) }] },
        { shields: 0, units: [{ id: 'g', card: 'demi-trainer' }] },
      ),
      attack('a', '2'),
      { type: 'block', player: '2', unit: 'g' },
      pass('2'),
      pass('1'),
    );
    expect(state.over).toBeUndefined();
  });
  it('ends everything: no move is legal any more', () => {
    expect(refusal(at({}), pass('1'))).toBe('game-over');
  });
  it('also goes to whoever has cards left when a deck runs out', () => {
    const draw = {
      type: 'command',
      name: 'Draw',
      timings: ['main'],
      effects: [{ does: 'draw', count: 2 }],
    } as const;
    const state = following(duel({ hand: [{ id: 'd', card: draw }], deck: 2 }), {
      type: 'play',
      player: '1',
      card: 'd',
    });
    expect(state.over).toEqual({ reason: 'empty-deck', winners: ['2'], defeated: ['1'] });
  });
});
