import { describe, expect, it } from 'vitest';
import { checkSetup } from '../../../../app/_rules/gundam/play';
import type { Ability, Gain, UnitFacts } from '../../../../app/_rules/gundam/printed/schema';
import {
  activate,
  attack,
  card,
  cast,
  command,
  following,
  mainPhase,
  on,
  playerOf,
  toNextTurn,
  undisturbed,
  unitOf,
  when,
} from './support';

// gundam/how-wording-is-read#instead, gundam/battle-damage
describe('Battle damage that is dealt to another Unit instead', () => {
  const giving = (gain: Gain, more: Partial<Ability> = {}): Partial<UnitFacts> =>
    when('attack', [{ does: 'gain', lasts: 'battle', on: 'this', ...gain }], {
      choose: { whose: 'yours', other: true },
      ...more,
    });
  const TO_CHOSEN = giving({ damageTo: 'chosen' });
  const fought = (shield: Partial<UnitFacts> = {}, target: Partial<UnitFacts> = {}) =>
    following(
      mainPhase(
        { units: [on('a', { ...TO_CHOSEN, hp: 2 }), on('s', { hp: 9, ...shield }), on('t')] },
        { units: [on('b', { ap: 3, hp: 9, ...target }, { rested: true })] },
      ),
      attack('a', 'b'),
      { type: 'resolve', player: '1', card: 'a', ability: 0, targets: ['s'] },
      ...undisturbed,
    );
  const damages = (state: ReturnType<typeof fought>, ...ids: string[]) =>
    ids.map((id) => unitOf(state, id)?.damage);

  it('goes to the Unit chosen, which receives battle damage', () => {
    const shield = when('damaged', [{ does: 'draw', count: 1 }], { damage: { kind: 'battle' } });
    const state = fought(shield);
    expect(damages(state, 'a', 's', 'b')).toEqual([0, 3, 2]);
    expect(playerOf(state, '1').hand).toHaveLength(1);
  });
  it('destroys that one, and whoever dealt it has destroyed a Unit', () => {
    const state = fought({ hp: 3 }, when('destroys', [{ does: 'draw', count: 1 }]));
    expect(playerOf(state, '1').trash).toEqual(['s']);
    expect(damages(state, 'a')).toEqual([0]);
    expect(playerOf(state, '2').hand).toHaveLength(1);
  });
  it('is reduced, or not received, by what that one has', () => {
    expect(damages(fought({ constants: [{ reduce: { by: 2 } }] }), 'a', 's')).toEqual([0, 1]);
    expect(damages(fought({ constants: [{ unhurtBy: {} }] }), 'a', 's')).toEqual([0, 0]);
  });
  it('may be that of the Unit chosen, dealt to the Unit whose text it is, for the turn', () => {
    const facts = when('main', [{ does: 'gain', lasts: 'turn', damageTo: 'this' }], {
      choose: { whose: 'yours', other: true },
    });
    const setup = mainPhase(
      { units: [on('g', { hp: 9, ...facts }), on('a', { hp: 9 })] },
      { units: [on('b', { ap: 3, hp: 9 }, { rested: true })] },
    );
    const state = following(setup, activate('g', ['a']), attack('a', 'b'), ...undisturbed);
    expect(damages(state, 'g', 'a')).toEqual([3, 0]);
    expect(unitOf(following(state, ...toNextTurn()), 'a')?.gains).toEqual([]);
  });
  it('is received by the first once the other is gone, and effect damage always', () => {
    const facts = when('main', [{ does: 'gain', lasts: 'turn', damageTo: 'this' }], {
      choose: { whose: 'yours', other: true },
    });
    const gone = command([{ does: 'return' }], { choose: { whose: 'yours' } });
    const hurt = command([{ does: 'damage', amount: 1 }], { choose: { whose: 'yours' } });
    const state = following(
      mainPhase(
        { units: [on('g', facts), on('a', { hp: 9 })], hand: [card('gone', gone), card('hurt', hurt)] },
        { units: [on('b', { ap: 3, hp: 9 }, { rested: true })] },
      ),
      activate('g', ['a']),
      cast('hurt', ['a']),
      cast('gone', ['g']),
      attack('a', 'b'),
      ...undisturbed,
    );
    expect(damages(state, 'a')).toEqual([4]);
  });
  it('is no lasting text', () => {
    const flaws = checkSetup(mainPhase({ units: [on('a', { constants: [{ damageTo: 'this' } as never] })] }));
    expect(flaws).toHaveLength(1);
  });
});
