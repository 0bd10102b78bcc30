import { describe, expect, it } from 'vitest';
import { swccgForceStand } from '../../app/_stands/swccg-force';
import { drawnAfter } from './drawn';

const drawn = (example: string, steps: number) => drawnAfter(swccgForceStand, example, steps).zones;

const figures = (example: string, step: number, id: string) => {
  const zone = drawn(example, step).find((one) => one.id === id);
  return zone?.form === 'figures' ? zone.figures.map(({ label, value }) => `${label} ${value}`) : [];
};

const now = (example: string, step: number) => {
  const zone = drawn(example, step).find(({ id }) => id === 'phases');
  return zone?.form === 'track' ? zone.steps.find(({ at }) => at === 'now') : undefined;
};

describe('The Force cycle as it is drawn', () => {
  it('totals the Life Force, and what a player still owes', () => {
    expect(figures('force-drain', 2, 'life-dark')).toEqual(['Life Force 15', 'to lose 3']);
    expect(figures('force-drain', 4, 'life-dark')).toEqual(['Life Force 14', 'to lose 1']);
    expect(figures('force-drain', 4, 'life-light')).toEqual(['Life Force 19']);
  });
  it('has a card go from pile to pile', () => {
    const where = (step: number, card: string) =>
      drawn('first-turn', step)
        .flatMap((zone) => (zone.form === 'piles' ? zone.piles : []))
        .find(({ cards = [] }) => cards.includes(card))?.id;
    expect([where(0, 'dark-1'), where(1, 'dark-1')]).toEqual(['dark-reserve', 'dark-force']);
  });
  it('shows a pass, and who has recirculated, on the phase it is at', () => {
    expect(now('first-turn', 4)).toMatchObject({ title: 'activate', note: '1 pass' });
    expect(now('first-turn', 17)).toMatchObject({ title: 'end of turn', note: '0 of 2' });
    expect(now('first-turn', 18)).toMatchObject({ note: '1 of 2' });
  });
  it('marks a location that is drained, and a card that is being paid for', () => {
    const marks = (example: string, step: number) =>
      drawn(example, step)
        .flatMap((zone) => ('cards' in zone ? zone.cards : []))
        .flatMap(({ id, marks = [] }) => marks.map(({ text }) => `${id} ${text}`));
    expect(marks('force-drain', 2)).toContain('cantina drained');
    expect(marks('first-turn', 9)).toContain('trooper announced');
  });
  it('lays out the destiny that may be drawn, or that there is none', () => {
    const draw = (step: number) => {
      const zone = drawn('empty-reserve-deck', step).find(({ form }) => form === 'draw');
      return zone?.form === 'draw' ? zone.draw : undefined;
    };
    expect(draw(9)).toMatchObject({ seat: 'dark', cards: [], against: 'no card left' });
    expect(draw(10)).toMatchObject({ seat: 'light', cards: [{ id: 'light-1' }] });
  });
});
