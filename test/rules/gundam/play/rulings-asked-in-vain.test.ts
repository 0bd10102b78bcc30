import { describe, expect, it } from 'vitest';
import type { PlayerSetup } from '../../../../app/_rules/gundam/play/state';
import type { Text } from '../../../../app/_rules/gundam/printed/schema';
import {
  activate,
  attack,
  card,
  cast,
  command,
  following,
  mainPhase,
  on,
  pass,
  pilot,
  when,
} from './support';

// gundam/how-wording-is-read#may, gundam/how-wording-is-read#as-much-as-possible
describe('"You may" is not asked about what cannot be', () => {
  const asked = (text: Text, targets: string[], one: PlayerSetup = {}, two: PlayerSetup = {}) =>
    following(
      mainPhase({ ...one, hand: [card('text', command(text.effects, text))] }, two),
      cast('text', targets),
    ).due?.what;
  const paired = { pilot: { id: 'p', card: pilot() } };

  it('a Pilot leaves only a Unit that has one', () => {
    const text: Text = { choose: { whose: 'yours' }, effects: [{ does: 'unpair', to: 'hand', may: true }] };
    expect(asked(text, ['a'], { units: [on('a')] })).toBe(undefined);
    expect(asked(text, ['a'], { units: [on('a', {}, paired)] })).toBe('may');
  });
  it('only a Unit in play begins a battle, not a Command', () => {
    const text: Text = { choose: { whose: 'enemy' }, effects: [{ does: 'battle', may: true }] };
    expect(asked(text, ['b'], { units: [on('a')] }, { units: [on('b')] })).toBe(undefined);
    const facts = when('main', [{ does: 'battle', may: true }], { choose: { whose: 'enemy' } });
    const state = following(
      mainPhase({ units: [on('a', facts)] }, { units: [on('b')] }),
      activate('a', ['b']),
    );
    expect(state.due?.what).toBe('may');
  });
  it('the target of an attack is changed only while an enemy Unit attacks another than the one chosen', () => {
    const text: Text = { choose: { whose: 'yours' }, effects: [{ does: 'change-target', may: true }] };
    expect(asked(text, ['a'], { units: [on('a')] })).toBe(undefined);
    const setup = mainPhase(
      { units: [on('a')] },
      { units: [on('b', {}, { rested: true }), on('c')], hand: [card('text', command(text.effects, text))] },
    );
    const attacked = following(setup, attack('a', 'b'), pass('2'));
    expect(following(attacked, cast('text', ['b'], '2')).due?.what).toBe(undefined);
    expect(following(attacked, cast('text', ['c'], '2')).due?.what).toBe('may');
  });
  it('only a paired Command with a Main is activated', () => {
    const facts = when('main', [{ does: 'use-paired', may: true }]);
    const dueWith = (timing?: 'main' | 'action') => {
      const beneath = timing && {
        pilot: {
          id: 'p',
          card: command([{ does: 'draw', count: 1 }], {
            timings: [timing],
            pilot: { name: 'P', ap: 1, hp: 1 },
          }),
        },
      };
      return following(mainPhase({ units: [on('a', facts, beneath)] }), activate('a')).due?.what;
    };
    expect([dueWith(), dueWith('action'), dueWith('main')]).toEqual([undefined, undefined, 'may']);
  });
});
