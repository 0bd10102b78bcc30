import { describe, expect, it } from 'vitest';
import { attack, duel, following, trashOf, undisturbed, unit, unitIds } from './support';

describe('A bonus to HP that ends', () => {
  it('destroys a Unit that had it only while it attacked', () => {
    const brave = unit({ ap: 1, hp: 2, constants: [{ while: ['attacking'], hp: 2 }] });
    const state = following(
      duel(
        { units: [{ id: 'brave', card: brave }] },
        { units: [{ id: 'wall', card: unit({ ap: 3, hp: 9 }), rested: true }] },
      ),
      attack('brave', 'wall'),
      ...undisturbed,
    );
    expect(unitIds(state)).toEqual(['wall']);
    expect(trashOf(state, '1')).toEqual(['brave']);
  });
  it('destroys the Units that had it from a Unit that has left', () => {
    const leader = unit({ hp: 1, constants: [{ for: 'yours', hp: 2 }] });
    const state = following(
      duel(
        { units: [{ id: 'mine', card: unit({ ap: 9, hp: 9 }) }] },
        {
          units: [
            { id: 'leader', card: leader, rested: true },
            { id: 'hurt', card: unit({ hp: 2 }), damage: 3 },
          ],
        },
      ),
      attack('mine', 'leader'),
      ...undisturbed,
    );
    expect(unitIds(state)).toEqual(['mine']);
  });
});
