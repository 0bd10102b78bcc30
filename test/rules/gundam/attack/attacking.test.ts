import { describe, expect, it } from 'vitest';
import { attack, duel, following, pass, refusal, start, undisturbed, unit, unitIds } from './support';

describe('Who may attack', () => {
  const table = start(
    duel(
      {
        units: [
          { id: 'active', card: unit() },
          { id: 'rested', card: unit(), rested: true },
          { id: 'new', card: 'gundam', deployedThisTurn: true },
          { id: 'linked', card: 'gundam', deployedThisTurn: true, pilot: { id: 'amuro', card: 'amuro-ray' } },
          {
            id: 'mismatched',
            card: 'gundam',
            deployedThisTurn: true,
            pilot: { id: 'kira', card: 'kira-yamato' },
          },
          { id: 'eager', card: unit({ constants: [{ attacksAtOnce: true }] }), deployedThisTurn: true },
        ],
      },
      { units: [{ id: 'theirs', card: unit(), rested: true }] },
    ),
  );
  it.each([
    ['an active Unit', 'active', 'legal'],
    ['a rested Unit', 'rested', 'rested-cannot-attack'],
    ['a Unit deployed this turn', 'new', 'deployed-this-turn'],
    ['a Link Unit deployed this turn', 'linked', 'legal'],
    ['a Unit deployed this turn with a Pilot that does not link', 'mismatched', 'deployed-this-turn'],
    ['a Unit whose text lets it', 'eager', 'legal'],
    ['an enemy Unit', 'theirs', 'not-your-unit'],
    ['a Unit that is not there', 'nobody', 'not-your-unit'],
  ])('%s', (_, id, expected) => {
    expect(refusal(table, attack(id, '2'))).toBe(expected);
  });
  it('is never the player whose turn it is not', () => {
    expect(refusal(table, attack('theirs', '1', '2'))).toBe('not-your-turn');
  });
  it('links by trait as well as by name', () => {
    const setup = (card: 'char-aznable' | 'amuro-ray') =>
      start(
        duel({
          units: [{ id: 'gelgoog', card: 'gelgoog', deployedThisTurn: true, pilot: { id: 'p', card } }],
        }),
      );
    expect(refusal(setup('char-aznable'), attack('gelgoog', '2'))).toBe('legal');
    expect(refusal(setup('amuro-ray'), attack('gelgoog', '2'))).toBe('deployed-this-turn');
  });
  it('attacks once, since attacking rests it, unless a card sets it active', () => {
    const setup = duel(
      {
        units: [{ id: 'a', card: unit() }],
        hand: [
          {
            id: 'again',
            card: {
              type: 'command',
              name: 'Again',
              timings: ['main'],
              choose: { whose: 'yours' },
              effects: [{ does: 'set-active' }],
            },
          },
        ],
      },
      {},
    );
    const after = following(setup, attack('a', '2'), ...undisturbed);
    expect(refusal(after, attack('a', '2'))).toBe('rested-cannot-attack');
    const set = following(after, { type: 'play', player: '1', card: 'again', targets: ['a'] });
    expect(refusal(set, attack('a', '2'))).toBe('legal');
  });
  it('waits for the attack under way to end', () => {
    const two = duel({ units: ['a', 'b'].map((id) => ({ id, card: unit() })) });
    expect(refusal(following(two, attack('a', '2')), attack('b', '2'))).toBe('attack-under-way');
    expect(refusal(following(two, attack('a', '2'), ...undisturbed), attack('b', '2'))).toBe('legal');
  });
});

describe('Whom it may attack', () => {
  const table = start(
    duel(
      {
        units: [
          { id: 'a', card: unit() },
          { id: 'b', card: unit(), rested: true },
          { id: 'wing', card: 'wing-gundam' },
          { id: 'shy', card: unit({ constants: [{ cannotAttackPlayer: true }] }) },
        ],
      },
      {
        base: 'ex-base',
        units: [
          { id: 'rested', card: unit(), rested: true },
          { id: 'active', card: unit({ lv: 4 }) },
          { id: 'great', card: unit({ lv: 5 }) },
        ],
      },
    ),
  );
  it.each([
    ['the opponent', 'a', '2', 'legal'],
    ['a rested enemy Unit', 'a', 'rested', 'legal'],
    ['an active enemy Unit', 'a', 'active', 'active-target'],
    ['an active enemy Unit that a text allows', 'wing', 'active', 'legal'],
    ['an active enemy Unit beyond that text', 'wing', 'great', 'active-target'],
    ['a Base', 'a', '2-base', 'shield-area-not-a-target'],
    ['a Shield', 'a', '2-shield-1', 'shield-area-not-a-target'],
    ['oneself', 'a', '1', 'own-side-target'],
    ['one’s own Unit', 'a', 'b', 'own-side-target'],
    ['somebody who is not there', 'a', '3', 'no-such-target'],
    ['the player, when a text forbids it', 'shy', '2', 'may-not-attack-player'],
    ['a Unit all the same', 'shy', 'rested', 'legal'],
  ])('%s', (_, by, target, expected) => {
    expect(refusal(table, attack(by, target))).toBe(expected);
  });
});

describe('Declaring an attack', () => {
  it('rests the attacker and leads to the block step', () => {
    const state = following(duel({ units: [{ id: 'a', card: unit() }] }), attack('a', '2'));
    expect(state.units[0]?.rested).toBe(true);
    expect(state.battle).toMatchObject({ attacker: 'a', target: '2', step: 'block' });
  });
  it('triggers the Attack abilities of the Unit and of its Pilot', () => {
    const state = following(
      duel({ units: [{ id: 'gelgoog', card: 'gelgoog', pilot: { id: 'char', card: 'char-aznable' } }] }),
      attack('gelgoog', '2'),
      { type: 'resolve', player: '1', card: 'char', ability: 0 },
    );
    expect(state.units[0]?.gains).toEqual([
      { lasts: 'turn', ap: 1 },
      { lasts: 'turn', keywords: { highManeuver: true } },
    ]);
    expect(state.battle?.step).toBe('block');
  });
  it('judges "when it attacks a Unit" by the target first named', () => {
    const hunter = unit({
      abilities: [{ when: 'attack', against: 'unit', effects: [{ does: 'gain', ap: 2, lasts: 'battle' }] }],
    });
    const setup = duel(
      { units: [{ id: 'a', card: hunter }] },
      { units: [{ id: 'z', card: unit(), rested: true }] },
    );
    expect(following(setup, attack('a', 'z')).units[0]?.gains).toHaveLength(1);
    expect(following(setup, attack('a', '2')).units[0]?.gains).toHaveLength(0);
  });
  it('stops at once if the target is destroyed by an Attack ability', () => {
    const killer = unit({
      abilities: [{ when: 'attack', choose: { whose: 'enemy' }, effects: [{ does: 'damage', amount: 5 }] }],
    });
    const setup = duel(
      { units: [{ id: 'a', card: killer }] },
      { units: [{ id: 'z', card: unit(), rested: true }] },
    );
    const state = following(setup, attack('a', 'z'), {
      type: 'resolve',
      player: '1',
      card: 'a',
      ability: 0,
      targets: ['z'],
    });
    expect(unitIds(state)).toEqual(['a']);
    expect(state.battle).toBeNull();
    expect(refusal(state, pass('2'))).toBe('nothing-to-pass');
  });
});
