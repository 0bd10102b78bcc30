import { describe, expect, it } from 'vitest';
import { gundamTurn } from '../../app/_stands/gundam-turn';
import type { Picture } from '../../app/_stands/picture';
import { cardsOf } from '../../app/_ui/simulators/card-moves';
import { drawnAfter } from './drawn';

const pilesIn = ({ zones }: Picture) => zones.flatMap((zone) => (zone.form === 'piles' ? zone.piles : []));

const drawnAt = (example: string, steps: number): Picture => drawnAfter(gundamTurn, example, steps);

describe('The stand of the turn', () => {
  it('knows who makes each move of its examples', () => {
    for (const { line } of gundamTurn.scenarios)
      for (const { move } of line) expect(gundamTurn.seatOf(move)).toBe(move.player);
  });
  it('turns Resources sideways as they pay, and brings each from its own deck', () => {
    const own = (shown: Picture) =>
      cardsOf(shown).filter(({ seat, art }) => seat === '1' && art === 'resource');
    expect(pilesIn(drawnAt('paying-cost', 3)).find(({ id }) => id === '1-resource-deck')?.cards?.[0]).toBe(
      '1-resource-3',
    );
    expect(own(drawnAt('paying-cost', 4)).map(({ id }) => id)).toContain('1-resource-3');
    expect(own(drawnAt('paying-cost', 5)).map(({ rested = false }) => rested)).toEqual([false, true, true]);
  });
  it('fans out a hand that is known, and counts one that is not', () => {
    const shown = drawnAt('paying-cost', 0);
    const hands = shown.zones.filter(({ id }) => id.startsWith('hand-'));
    expect(hands.map(({ id }) => id)).toEqual(['hand-1']);
    expect(pilesIn(shown).find(({ id }) => id === '2-hand')?.count).toBe(6);
  });
  it('marks a Unit of this turn as deployed, unless it is a Link Unit', () => {
    const marks = (after: number) =>
      cardsOf(drawnAt('gundam-and-amuro', after)).find(({ id }) => id === 'gundam')?.marks;
    expect(marks(2)).toEqual([{ text: 'deployed', tone: 'weak' }]);
    expect(marks(3)).toEqual([{ text: 'ready', tone: 'live', tells: true }]);
  });
});
