import { describe, expect, it } from 'vitest';
import { apOf } from '../../../../app/_rules/gundam/play';
import type { Move } from '../../../../app/_rules/gundam/play/state';
import type { Ability, Text, UnitFacts } from '../../../../app/_rules/gundam/printed/schema';
import {
  activate,
  attack,
  card,
  cast,
  command,
  following,
  mainPhase,
  on,
  options,
  pass,
  pilot,
  play,
  playerOf,
  refusal,
  start,
  toMain,
  toNextTurn,
  unit,
  unitOf,
} from './support';

const has = (ability: Partial<Ability> & Text): Partial<UnitFacts> => ({
  abilities: [{ when: 'main', ...ability }],
});

describe('Timings', () => {
  const main = card('main', command([{ does: 'draw', count: 1 }], { timings: ['main'] }));
  const action = card('action', command([{ does: 'draw', count: 1 }], { timings: ['action'] }));
  const both = card('both', command([{ does: 'draw', count: 1 }]));
  const hand = [main, action, both];
  it('a Command is played at its timing: Main outside attacks, Action in an action step', () => {
    const state = start(mainPhase({ hand, units: [on('a')] }));
    expect(['main', 'action', 'both'].map((id) => refusal(state, cast(id)))).toEqual([
      'legal',
      'wrong-timing',
      'legal',
    ]);
    const step = following(state, attack('a', '2'), pass('2'), pass('2'));
    expect(['main', 'action', 'both'].map((id) => refusal(step, cast(id)))).toEqual([
      'wrong-timing',
      'legal',
      'legal',
    ]);
  });
  it('in the block step nobody plays a Command', () => {
    const state = following(mainPhase({ units: [on('a')] }, { hand: [action] }), attack('a', '2'));
    expect(play(state, cast('action', undefined, '2')).ok).toBe(false);
  });
  it('the defender acts first, one thing at a time; a pass is not final', () => {
    const theirs = [
      card('x', command([{ does: 'draw', count: 1 }])),
      card('y', command([{ does: 'draw', count: 1 }])),
    ];
    const step = following(
      mainPhase({ hand, units: [on('a')] }, { hand: theirs }),
      attack('a', '2'),
      pass('2'),
    );
    expect(play(step, cast('action')).ok).toBe(false);
    const acted = following(step, cast('x', undefined, '2'));
    expect(play(acted, cast('y', undefined, '2')).ok).toBe(false);
    const again = following(acted, pass('1'), cast('y', undefined, '2'), cast('action'), pass('2'));
    expect(again.battle?.step).toBe('action');
    expect(following(again, pass('1')).battle).toBeNull();
  });
  it('a Command of the other player is paid for with that player’s Resources', () => {
    const dear = card('dear', command([{ does: 'draw', count: 1 }], { lv: 3, cost: 2 }));
    const step = (resources: object) =>
      following(mainPhase({ units: [on('a')] }, { hand: [dear], resources }), attack('a', '2'), pass('2'));
    const paid = following(step({ active: 2, rested: 1 }), cast('dear', undefined, '2'));
    expect(playerOf(paid, '2').resources).toMatchObject({ active: 0, rested: 3 });
    expect(playerOf(paid, '2').trash).toEqual(['dear']);
    expect(refusal(step({ active: 2 }), cast('dear', undefined, '2'))).toBe('lv-not-met');
  });
  it('Activate: Main works on the turn of arrival, for its cost, and not in an action step', () => {
    const able = unit(has({ cost: 1, oncePerTurn: true, effects: [{ does: 'draw', count: 1 }] }));
    const state = following(mainPhase({ hand: [card('u', able)], resources: 2 }), {
      type: 'deploy',
      player: '1',
      card: 'u',
    });
    const used = following(state, activate('u'));
    expect(playerOf(used, '1').resources?.active).toBe(1);
    expect(refusal(used, activate('u'))).toBe('ability-used');
    const end = following(state, { type: 'end', player: '1' }, pass('2'));
    expect(refusal(end, activate('u'))).toBe('ability-of-another-time');
  });
  it('once per turn is per copy, and anew on the next turn', () => {
    const able = has({ oncePerTurn: true, effects: [{ does: 'draw', count: 1 }] });
    const state = following(
      mainPhase({ units: [on('u', able), on('v', able)] }),
      activate('u'),
      activate('v'),
    );
    expect(refusal(state, activate('v'))).toBe('ability-used');
    const later = following(state, ...toNextTurn(), ...toMain('2'), ...toNextTurn('2', '1'), ...toMain('1'));
    expect(refusal(later, activate('v'))).toBe('legal');
  });
  it('a rested Unit cannot rest to pay', () => {
    const able = has({ restThis: true, effects: [{ does: 'draw', count: 1 }] });
    const state = following(mainPhase({ units: [on('u', able)] }), activate('u'));
    expect(unitOf(state, 'u')?.rested).toBe(true);
    expect(refusal(state, activate('u'))).toBe('rested-cannot-pay');
  });
});

describe('Support', () => {
  const supporter = { keywords: { support: 2 } };
  const support = (id: string, target: string): Move => ({ type: 'support', player: '1', unit: id, target });
  const state = start(
    mainPhase(
      {
        units: [
          on('s', supporter, { pilot: { id: 'p', card: pilot({ keywords: { support: 1 } }) } }),
          on('a'),
          on('new', supporter, { deployedThisTurn: true }),
        ],
      },
      { units: [on('foe')] },
    ),
  );
  it('rests the Unit and gives another of its side the sum of its Supports for the turn', () => {
    const done = following(state, support('s', 'a'));
    expect([unitOf(done, 's')?.rested, apOf(done, 'a')]).toEqual([true, 5]);
    expect(refusal(done, support('s', 'a'))).toBe('rested-cannot-pay');
    expect(apOf(following(done, ...toNextTurn()), 'a')).toBe(2);
  });
  it('never itself, never an enemy; on the turn of arrival too', () => {
    expect(refusal(state, support('s', 's'))).toBe('support-another');
    expect(play(state, support('s', 'foe')).ok).toBe(false);
    expect(refusal(state, support('new', 'a'))).toBe('legal');
  });
  it('not in the middle of an attack', () => {
    expect(play(following(state, attack('a', '2')), support('s', 'a')).ok).toBe(false);
  });
});

describe('Choosing', () => {
  it('a Command that asks for a target is not played without one', () => {
    const rest = card('rest', command([{ does: 'rest' }], { choose: { whose: 'enemy', maxHp: 2 } }));
    const state = start(mainPhase({ hand: [rest] }, { units: [on('big')] }));
    expect(refusal(state, cast('rest'))).toBe('nothing-to-choose');
    expect(options(state).some(({ type }) => type === 'play')).toBe(false);
    const hurt = start(mainPhase({ hand: [rest] }, { units: [on('big', {}, { damage: 1 })] }));
    expect(refusal(hurt, cast('rest', ['big']))).toBe('legal'); // 2 of its 3 HP are left
  });
  it('"choose 2" asks for two', () => {
    const two = card('two', command([{ does: 'rest' }], { choose: { whose: 'enemy', count: 2 } }));
    expect(play(start(mainPhase({ hand: [two] }, { units: [on('x')] })), cast('two', ['x'])).ok).toBe(false);
    const both = following(
      mainPhase({ hand: [two] }, { units: [on('x'), on('y')] }),
      cast('two', ['x', 'y']),
    );
    expect(both.units.every(({ rested }) => rested)).toBe(true);
  });
  it('"choose 1 to 2" is content with one, not with none', () => {
    const some = card('some', command([{ does: 'rest' }], { choose: { whose: 'enemy', count: [1, 2] } }));
    const state = start(mainPhase({ hand: [some] }, { units: [on('x'), on('y')] }));
    expect(refusal(state, cast('some', ['x']))).toBe('legal');
    expect(refusal(state, cast('some', ['x', 'y']))).toBe('legal');
    expect(play(state, cast('some', [])).ok).toBe(false);
    expect(play(state, cast('some', ['x', 'x'])).ok).toBe(false);
  });
  it('"choose 1 Unit" reaches either side', () => {
    const any = card('any', command([{ does: 'rest' }], { choose: { whose: 'any' } }));
    const state = start(mainPhase({ hand: [any], units: [on('mine')] }, { units: [on('theirs')] }));
    expect([cast('any', ['mine']), cast('any', ['theirs'])].map((move) => refusal(state, move))).toEqual([
      'legal',
      'legal',
    ]);
  });
  it('one of several effects: what is picked is done', () => {
    const either = card(
      'either',
      command([{ does: 'one-of', of: [[{ does: 'draw', count: 2 }], [{ does: 'place-resource' }]] }]),
    );
    const asked = following(mainPhase({ hand: [either], resources: 1 }), cast('either'));
    expect(options(asked).map(({ type }) => type)).toEqual(['pick', 'pick']);
    const drew = following(asked, { type: 'pick', player: '1', option: 0 });
    expect([playerOf(drew, '1').hand.length, playerOf(drew, '1').resources?.active]).toEqual([2, 1]);
    expect(playerOf(drew, '1').trash).toEqual(['either']);
  });
  it('an effect that has no target cannot be the one that is picked; with none left the card is not played', () => {
    const options2 = command([
      {
        does: 'one-of',
        of: [
          [{ does: 'choose', choose: { whose: 'enemy', maxHp: 5 } }, { does: 'return' }],
          [
            { does: 'choose', choose: { whose: 'any', damaged: true } },
            { does: 'recover', amount: 3 },
          ],
        ],
      },
    ]);
    const hand = [card('wings', options2)];
    const alone = following(mainPhase({ hand, units: [on('hurt', {}, { damage: 2 })] }), cast('wings'));
    expect(options(alone)).toEqual([{ type: 'pick', player: '1', option: 1 }]);
    expect(refusal(alone, { type: 'pick', player: '1', option: 0 })).toBe('not-a-choice');
    expect(refusal(start(mainPhase({ hand })), cast('wings'))).toBe('nothing-to-choose');
  });
  it('a Command whose condition is not met has nothing to choose', () => {
    const directive = command(
      [{ does: 'damage', amount: 2, if: { units: { whose: 'enemy' }, atLeast: 3 } }],
      {
        choose: { whose: 'enemy', rested: true },
      },
    );
    const foes = (count: number) =>
      Array.from({ length: count }, (_, i) => on(`x${i}`, {}, { rested: true }));
    const two = start(mainPhase({ hand: [card('d', directive)] }, { units: foes(2) }));
    expect(refusal(two, cast('d', ['x0']))).toBe('nothing-to-choose');
    const three = start(mainPhase({ hand: [card('d', directive)] }, { units: foes(3) }));
    expect(refusal(three, cast('d', ['x0']))).toBe('legal');
  });
  it('what a token has as Lv. is 0', () => {
    const low = card('low', command([{ does: 'rest' }], { choose: { whose: 'enemy', maxLv: 2 } }));
    const state = start(mainPhase({ hand: [low] }, { units: [on('token', { token: true, lv: 5 })] }));
    expect(refusal(state, cast('low', ['token']))).toBe('legal');
  });
});

describe('"If you do", the trash, the deck', () => {
  it('what follows "if you do" is left out when the first part was not done', () => {
    const text = command([
      { does: 'discard', count: 1, may: true },
      { does: 'draw', count: 2, ifYouDo: true },
    ]);
    const asked = following(mainPhase({ hand: [card('c', text), 1] }), cast('c'));
    const declined = following(asked, { type: 'decline', player: '1', card: 'c' });
    expect(playerOf(declined, '1').hand).toHaveLength(1);
    const done = following(
      asked,
      { type: 'accept', player: '1', card: 'c' },
      { type: 'discard', player: '1', card: '1-hand-2' },
    );
    expect(playerOf(done, '1').hand).toHaveLength(2);
    const empty = following(mainPhase({ hand: [card('c', text)] }), cast('c'));
    expect([empty.due, playerOf(empty, '1').hand]).toEqual([null, []]);
  });
  it('"then" is done although the first part could not be', () => {
    const text = command([
      { does: 'discard', count: 1 },
      { does: 'draw', count: 1 },
    ]);
    expect(playerOf(following(mainPhase({ hand: [card('c', text)] }), cast('c')), '1').hand).toHaveLength(1);
  });
  it('a card comes back from the trash, of the kind asked for; the Command itself is not there yet', () => {
    const back = command([{ does: 'take-from-trash', of: { types: ['unit', 'command'] } }]);
    const asked = following(
      mainPhase({ hand: [card('back', back)], trash: [card('u', unit()), card('p', pilot())] }),
      cast('back'),
    );
    const taken = asked.due ? following(asked, { type: 'take', player: '1', card: 'u' }) : asked;
    expect(playerOf(taken, '1').hand).toEqual(['u']);
    expect(playerOf(taken, '1').trash.toSorted()).toEqual(['back', 'p']);
  });
  it('of the top cards one that fits may be taken; the others go under the deck', () => {
    const look = command([{ does: 'look', count: 3, take: { types: ['unit'] }, rest: 'bottom' }]);
    const deck = [card('p', pilot()), card('u', unit()), card('q', pilot()), 5];
    const asked = following(mainPhase({ hand: [card('look', look)], deck }), cast('look'));
    expect(play(asked, { type: 'take', player: '1', card: 'p' }).ok).toBe(false);
    const taken = following(asked, { type: 'take', player: '1', card: 'u' });
    expect(playerOf(taken, '1').hand).toEqual(['u']);
    expect(playerOf(taken, '1').deck).toHaveLength(7);
  });
});
