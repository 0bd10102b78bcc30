import { describe, expect, it } from 'vitest';
import { checkSetup } from '../../../../app/_rules/gundam/play';
import type { Ability, Gain } from '../../../../app/_rules/gundam/printed/schema';
import {
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
} from './support';

const giving = (gain: Gain, whose: 'yours' | 'enemy' = 'yours') =>
  card('c', command([{ does: 'gain', lasts: 'turn', ...gain }], { choose: { whose } }));

describe('A text that a Unit gains for the turn', () => {
  const draws: Ability = { when: 'destroys', effects: [{ does: 'draw', count: 1 }] };
  const setup = mainPhase(
    { units: [on('a', { ap: 3, hp: 9 })], hand: [giving({ ability: draws })] },
    { units: [on('w', {}, { rested: true })] },
  );
  it('works when what it waits for happens', () => {
    const state = following(setup, cast('c', ['a']), attack('a', 'w'), ...undisturbed);
    expect(playerOf(state, '1').hand).toHaveLength(1);
  });
  it('is gone when the turn is over', () => {
    const state = following(setup, cast('c', ['a']), ...toNextTurn());
    expect(unitOf(state, 'a')?.gains).toEqual([]);
  });
  it('may ask its player to choose, and may be declined if it says so', () => {
    const may: Ability = {
      when: 'attack',
      may: true,
      choose: { whose: 'enemy' },
      effects: [{ does: 'damage', amount: 1 }],
    };
    const asked = following(
      mainPhase({ units: [on('a')], hand: [giving({ ability: may })] }, { units: [on('w')] }),
      cast('c', ['a']),
      attack('a', '2'),
    );
    const answer = { player: '1', card: 'a', ability: 0 } as const;
    const done = following(asked, { type: 'resolve', ...answer, targets: ['w'] });
    const declined = following(asked, { type: 'decline', ...answer });
    expect([unitOf(done, 'w')?.damage, unitOf(declined, 'w')?.damage]).toEqual([1, 0]);
  });
  it('works as the Unit is destroyed, as that last was', () => {
    const last: Ability = { when: 'destroyed', while: ['damaged'], effects: [{ does: 'draw', count: 1 }] };
    const state = following(
      mainPhase(
        { units: [on('a', { hp: 1 })], hand: [giving({ ability: last })] },
        { units: [on('w', { hp: 9 }, { rested: true })] },
      ),
      cast('c', ['a']),
      attack('a', 'w'),
      ...undisturbed,
    );
    expect([playerOf(state, '1').hand.length, unitOf(state, 'a')]).toEqual([1, undefined]);
  });
  it('is none that is activated, or that waits for what others do', () => {
    const flaws = (when: Ability['when']) =>
      checkSetup(mainPhase({ hand: [giving({ ability: { when, effects: [] } })] })).map(({ code }) => code);
    expect([flaws('main'), flaws('unit-attacks'), flaws('attack')]).toEqual([
      ['malformed'],
      ['malformed'],
      [],
    ]);
  });
});

describe('A Unit that effects of an enemy do not destroy', () => {
  const facts = { hp: 2, constants: [{ undestroyed: true } as const] };
  const units = [on('w', facts)];
  it('stays where an effect would destroy it; effect damage may', () => {
    const left = (effect: 'destroy' | 'damage') => {
      const text = command([effect === 'destroy' ? { does: 'destroy' } : { does: 'damage', amount: 2 }], {
        choose: { whose: 'enemy' },
      });
      const state = following(mainPhase({ hand: [card('c', text)] }, { units }), cast('c', ['w']));
      return state.units.length;
    };
    expect([left('destroy'), left('damage')]).toEqual([1, 0]);
  });
  it('is destroyed by its own player', () => {
    const text = command([{ does: 'destroy' }], { choose: { whose: 'yours' } });
    const state = following(mainPhase({ hand: [card('c', text)], units }), cast('c', ['w']));
    expect(state.units).toEqual([]);
  });
});
