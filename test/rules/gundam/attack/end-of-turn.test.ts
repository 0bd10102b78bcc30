import { describe, expect, it } from 'vitest';
import type { Move } from '../../../../app/_rules/gundam/attack/state';
import { damageOn, duel, following, handOf, options, pass, trashOf, unit, unitIds } from './support';

const ended: Move[] = [{ type: 'end', player: '1' }, pass('2'), pass('1')];
const atEnd = unit({
  keywords: { repair: 1 },
  abilities: [{ when: 'turn-end', effects: [{ does: 'draw', count: 1 }] }],
});

describe('The end of a turn of attacks', () => {
  it('what works at the end of the turn does so, for its player alone', () => {
    const drawing = unit({ abilities: [{ when: 'turn-end', effects: [{ does: 'draw', count: 1 }] }] });
    const state = following(
      duel({ units: [{ id: 'mine', card: drawing }] }, { units: [{ id: 'theirs', card: drawing }] }),
      ...ended,
    );
    expect([handOf(state, '1').length, handOf(state, '2').length]).toEqual([1, 0]);
    expect(state.over).toEqual({ reason: 'turn' });
  });
  it('with Repair beside it, in the order that its player likes', () => {
    const asked = following(duel({ units: [{ id: 'u', card: atEnd, damage: 2 }] }), ...ended);
    expect(options(asked)).toEqual(
      expect.arrayContaining([
        { type: 'resolve', player: '1', card: 'u', ability: 0 },
        { type: 'resolve', player: '1', card: 'u' },
      ]),
    );
    const state = following(asked, { type: 'resolve', player: '1', card: 'u' });
    expect(damageOn(state, 'u')).toBe(1);
    expect(handOf(state, '1')).toHaveLength(1);
    expect(state.over).toEqual({ reason: 'turn' });
  });
  it('a bonus to HP ends after it, and a Unit that lived by it is destroyed', () => {
    const state = following(
      duel({
        units: [{ id: 'u', card: unit({ hp: 2 }), damage: 1 }],
        hand: [
          {
            id: 'c',
            card: {
              type: 'command',
              name: 'Command',
              timings: ['main'],
              choose: { whose: 'yours' },
              effects: [
                { does: 'gain', hp: 2, lasts: 'turn' },
                { does: 'damage', amount: 1 },
              ],
            },
          },
        ],
      }),
      { type: 'play', player: '1', card: 'c', targets: ['u'] },
      ...ended,
    );
    expect(unitIds(state)).toEqual([]);
    expect(trashOf(state, '1')).toContain('u');
  });
});
