import { describe, expect, it } from 'vitest';
import { gundamAttack } from '../../app/_stands/gundam-attack';
import type { Picture, PictureCard } from '../../app/_stands/picture';
import { cardsOf } from '../../app/_ui/simulators/card-moves';
import { drawnAfter } from './drawn';

const { scenarios, seatOf } = gundamAttack;

const drawn = (example: string, steps: number): Picture => drawnAfter(gundamAttack, example, steps);

const cardIn = (shown: Picture, id: string): PictureCard | undefined =>
  cardsOf(shown).find((card) => card.id === id);

describe('The stand', () => {
  it('opens with its simplest scenario', () => {
    expect(scenarios[0]?.id).toBe('attack-on-the-player');
    expect(new Set(scenarios.map(({ id }) => id)).size).toBe(scenarios.length);
  });
  it('keeps the picture of two players to a few zones', () => {
    for (const { id } of scenarios.filter(({ setup }) => Object.keys(setup.players).length === 2))
      expect(drawn(id, 0).zones.length, id).toBeLessThanOrEqual(8);
  });
  it('shows Shields face down', () => {
    const shields = cardsOf(drawn('attack-on-the-player', 0)).filter(({ art }) => art === 'shield');
    expect(shields).toHaveLength(9);
    expect(shields.every(({ faceDown, title }) => faceDown && title === 'Shield')).toBe(true);
  });
  it('turns the attacker sideways and leads its arrow to what it strikes: the Base, a Shield, or nobody', () => {
    expect(cardIn(drawn('attack-on-the-player', 2), 'gundam')).toMatchObject({
      rested: true,
      aimsAt: '2-base',
    });
    expect(cardIn(drawn('attack-on-the-player', 6), 'gm')).toMatchObject({ aimsAt: '2-shield-1' });
    expect(cardIn(drawn('last-hit', 5), 'ball')).toMatchObject({ aimsAt: 'area-2' });
    expect(cardIn(drawn('blocked', 4), 'gelgoog')).toMatchObject({ aimsAt: 'aile' });
  });
  it('tells the passes of an action step, not whose turn to speak it is', () => {
    const steps = drawn('attack-on-the-player', 4).zones.find(({ form }) => form === 'track');
    expect(steps).toMatchObject({ seat: '1', steps: [{}, {}, { at: 'now', note: '1 pass' }, {}, {}] });
  });
  it('shows what is left of HP, and what has paid', () => {
    expect(cardIn(drawn('who-may-attack', 9), 'gundam')?.points).toEqual({ label: 'HP', left: 1, of: 5 });
    const resources = cardsOf(drawn('who-may-attack', 3)).filter(({ art }) => art === 'resource');
    expect(resources.map(({ rested = false }) => rested)).toEqual([false, false, false, true]);
  });
  it('turns over a Shield whose Burst is to be decided', () => {
    const shield = cardIn(drawn('burst', 4), '2-shield-1');
    expect(shield).toMatchObject({ title: 'White Base', marks: [{ text: 'Burst?', tone: 'live' }] });
    expect(shield?.faceDown).toBeUndefined();
  });
  it('seats teammates side by side, and a player who is out keeps the seat', () => {
    const rows = drawn('team-battle', 0).zones.filter(({ id }) => id.startsWith('units-'));
    expect(rows.map(({ id, beside = false }) => [id, beside])).toEqual([
      ['units-3', false],
      ['units-4', true],
      ['units-1', false],
      ['units-2', true],
    ]);
    const out = drawn('battle-royale', 8).zones.filter(({ seat }) => seat === '3');
    expect(out).toMatchObject([{ id: 'units-3', cards: [], empty: 'out of the game' }]);
  });
  it('knows who makes a move', () => {
    expect(seatOf({ type: 'pass', player: '3' })).toBe('3');
  });
});
