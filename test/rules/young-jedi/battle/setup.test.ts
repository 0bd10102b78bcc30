import { describe, expect, it } from 'vitest';
import type { CharacterCard } from '../../../../app/_rules/young-jedi/battle/cards';
import { checkSetup } from '../../../../app/_rules/young-jedi/battle/check-setup';
import { EFFECTS as E } from '../../../../app/_rules/young-jedi/battle/examples';
import type { BattleSetup } from '../../../../app/_rules/young-jedi/battle/state';
import { battle, compare, fighter, following, planned, play } from './support';

const foe = (power: number, more: Partial<CharacterCard> = {}) => planned({ foe: fighter(power, more) });

describe('A setup', () => {
  it.each<[string, BattleSetup, string]>([
    ['an empty deck', battle(planned({ me: fighter(1) }, { deck: 0 }), foe(1)), 'empty-deck'],
    ['the same id twice', battle(planned({ foe: fighter(1) }), foe(1)), 'id-twice'],
    [
      'a card missing from the plan',
      battle(planned({ me: fighter(1) }, { plan: [] }), foe(1)),
      'missing-from-plan',
    ],
    [
      'a stranger in the plan',
      battle(planned({ me: fighter(1) }, { plan: ['me', 'x'] }), foe(1)),
      'not-in-play',
    ],
    [
      'a card twice in the plan',
      battle(planned({ me: fighter(1) }, { plan: ['me', 'me'] }), foe(1)),
      'twice-in-plan',
    ],
    ['negative power', battle(planned({ me: fighter(-1) }), foe(1)), 'negative'],
    ['an impossible destiny', battle(planned({ me: fighter(1, { destiny: 7 }) }), foe(1)), 'no-such-destiny'],
    [
      'a unique card twice, its subtitle typed behind the title',
      battle(
        planned({ a: fighter(1, { title: 'Jira', unique: true }), b: fighter(1, { title: 'Jira, Vendor' }) }),
        foe(1),
      ),
      'unique-twice',
    ],
    [
      'a unique card twice',
      battle(planned({ a: fighter(1, { unique: true }), b: fighter(1) }), foe(1)),
      'unique-twice',
    ],
    [
      'two Effects',
      battle(planned({ me: fighter(1), e: E.daDugChaaa, f: E.daDugChaaa }), foe(1)),
      'two-effects',
    ],
    ['one plan only', battle({ table: [], deck: 1 }, foe(1)), 'only-one-plan'],
  ])('is faulted for %s', (_, setup, code) => {
    expect(checkSetup(setup).map((flaw) => flaw.code)).toContain(code);
  });
  it('may give a hand as a number of cards', () => {
    expect(checkSetup(battle(planned({ me: fighter(1) }, { hand: 6 }), foe(1)))).toEqual([]);
    expect(checkSetup(battle(planned({ me: fighter(1) }, { hand: -1 }), foe(1)))).not.toEqual([]);
  });
});

describe('A refused move', () => {
  it('leaves the state as it was', () => {
    const state = following(battle(planned({ me: fighter(1) }), foe(1)));
    const before = JSON.stringify(state);
    expect(play(state, compare)).toMatchObject({ ok: false, code: 'no-fight' });
    expect(JSON.stringify(state)).toBe(before);
  });
});
