import { describe, expect, it } from 'vitest';
import { checkSetup } from '../../../../app/_rules/gundam/attack/simulator';
import type { AttackSetup } from '../../../../app/_rules/gundam/attack/state';
import { duel, unit } from './support';

const codes = (setup: AttackSetup): string[] => checkSetup(setup).map(({ code }) => code);

describe('A setup', () => {
  it('may leave almost everything out', () => {
    expect(codes({ turn: '1', players: { '1': {}, '2': {} } })).toEqual([]);
  });
  it.each<[string, AttackSetup]>([
    ['not-two-players', { turn: '1', players: { '1': {} } }],
    ['not-four-players', { format: 'team-battle', turn: '1', players: { '1': {}, '2': {} } }],
    ['too-few-players', { format: 'battle-royale', turn: '1', players: { '1': {}, '2': {} } }],
    [
      'wrong-order',
      { format: 'battle-royale', turn: '1', order: ['1', '2'], players: { '1': {}, '2': {}, '3': {} } },
    ],
    ['nobody-has-the-turn', { turn: '3', players: { '1': {}, '2': {} } }],
    ['id-twice', duel({ units: [{ id: 'x', card: 'gm' }] }, { units: [{ id: 'x', card: 'gm' }] })],
    ['reserved-id', duel({ units: [{ id: '2', card: 'gm' }] })],
    ['unknown-card', duel({ units: [{ id: 'x', card: 'nothing' as 'gm' }] })],
    ['wrong-type', duel({ units: [{ id: 'x', card: 'amuro-ray' }] })],
    ['wrong-type', duel({ base: 'gm' })],
    ['figure-wrong', duel({ units: [{ id: 'x', card: unit({ ap: 1.5 }) }] })],
    ['figure-wrong', duel({ units: [{ id: 'x', card: 'gm', damage: -1 }] })],
    [
      'too-many-units',
      duel({ units: Array.from({ length: 7 }, (_, i) => ({ id: `u${i}`, card: 'gm' as const })) }),
    ],
    ['too-many-ex-resources', duel({ resources: { ex: 6 } })],
    ['already-destroyed', duel({ units: [{ id: 'x', card: 'gm', damage: 2 }] })],
    ['already-destroyed', duel({ base: { card: 'ex-base', damage: 3 } })],
    ['empty-deck', duel({ deck: 0 })],
    ['no-unknowns', duel({ shields: 1 }, {}, { unknowns: {} })],
  ])('is told: %s', (code, setup) => {
    expect(codes(setup)).toEqual([code]);
  });
  it('has one Base a team', () => {
    const players = {
      '1': { base: 'ex-base' as const },
      '2': { base: 'ex-base' as const },
      '3': {},
      '4': {},
    };
    expect(codes({ format: 'team-battle', turn: '1', players })).toEqual(['two-bases']);
  });
});
