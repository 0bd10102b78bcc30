import { describe, expect, it } from 'vitest';
import { attack, block, damageOn, duel, following, pass, refusal, shieldsOf, unit, unitIds } from './support';

const blocker = unit({ name: 'Blocker', keywords: { blocker: true } });
const setup = duel(
  {
    units: [
      { id: 'a', card: unit({ ap: 3 }) },
      { id: 'mine', card: blocker },
    ],
  },
  {
    units: [
      { id: 'guard', card: blocker },
      { id: 'second', card: blocker, deployedThisTurn: true },
      { id: 'tired', card: blocker, rested: true },
      { id: 'none', card: unit() },
    ],
  },
);

describe('Blocking', () => {
  const attacked = following(setup, attack('a', '2'));
  it.each([
    ['an active Unit with Blocker', block('guard'), 'legal'],
    ['one deployed this turn', block('second'), 'legal'],
    ['a rested one', block('tired'), 'rested-cannot-block'],
    ['a Unit without Blocker', block('none'), 'no-blocker'],
    ['the attacker’s own Unit', block('mine', '1'), 'not-under-attack'],
    ['somebody else’s Unit', block('mine'), 'not-your-unit'],
  ])('%s', (_, move, expected) => {
    expect(refusal(attacked, move)).toBe(expected);
  });
  it('rests the blocking Unit and makes it the target', () => {
    const state = following(attacked, block('guard'));
    expect(state.battle).toMatchObject({ target: 'guard', blocked: true, step: 'action' });
    expect(state.units.find(({ id }) => id === 'guard')?.rested).toBe(true);
  });
  it('happens once in an attack, and only in its step', () => {
    const state = following(attacked, block('guard'));
    expect(refusal(state, block('second'))).toBe('already-blocked');
    expect(refusal(following(attacked, pass('2')), block('guard'))).toBe('not-block-step');
  });
  it('is not for the Unit already attacked', () => {
    expect(refusal(following(setup, attack('a', 'tired')), block('tired'))).toBe('target-cannot-block');
    expect(refusal(following(setup, attack('a', 'tired')), block('guard'))).toBe('legal');
  });
  it('keeps the shield area out of it: the two Units fight', () => {
    const state = following(attacked, block('guard'), pass('2'), pass('1'));
    expect(unitIds(state)).not.toContain('guard');
    expect(damageOn(state, 'a')).toBe(2);
    expect(shieldsOf(state, 1)).toHaveLength(6);
  });
  it('is not possible against High-Maneuver', () => {
    const nimble = duel(
      { units: [{ id: 'a', card: unit({ keywords: { highManeuver: true } }) }] },
      { units: [{ id: 'guard', card: blocker }] },
    );
    expect(refusal(following(nimble, attack('a', '2')), block('guard'))).toBe('high-maneuver');
  });
  it('can be given to a Unit by another card', () => {
    const given = unit({ name: 'Sergeant', constants: [{ for: 'yours', keywords: { blocker: true } }] });
    const state = following(
      duel(
        { units: [{ id: 'a', card: unit() }] },
        {
          units: [
            { id: 's', card: given },
            { id: 'z', card: unit() },
          ],
        },
      ),
      attack('a', '2'),
    );
    expect(refusal(state, block('z'))).toBe('legal');
  });
});
