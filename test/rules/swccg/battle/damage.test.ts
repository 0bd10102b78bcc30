import { describe, expect, it } from 'vitest';
import { waysFor } from '../../../../app/_rules/swccg/battle/damage';
import type { CardFacts } from '../../../../app/_rules/swccg/battle/facts';
import type { BattleSetup, PlacedCard } from '../../../../app/_rules/swccg/battle/state';
import { options, play, refusal, setUp, start } from './table';

describe('Losing to the damage segment', () => {
  const owing = (cards: PlacedCard[], damage: BattleSetup['damage'], more: Partial<BattleSetup> = {}) =>
    start(setUp(cards, { damage: damage ?? {}, ...more }));
  it('protects those aboard an immune enclosed vehicle', () => {
    const ship: CardFacts = {
      kind: 'starship',
      type: 'capital',
      side: 'dark',
      title: 'Ship',
      power: 5,
      forfeit: 5,
      immune: 4,
      permanentPilot: { ability: 1 },
    };
    const cards: PlacedCard[] = [
      { id: 'ship', card: ship, at: 'system' },
      { id: 'pilot', card: 'stormtrooper', aboard: 'ship', as: 'pilot' },
    ];
    const locations: BattleSetup['locations'] = [{ id: 'system', title: 'System', kind: 'system' }];
    const state = owing(cards, { attrition: { dark: 3 } }, { locations });
    expect(waysFor(state, 'dark')).toEqual([{ forfeits: [], lost: [], force: 0 }]);
    expect(refusal(state, { type: 'finish', player: 'dark' })).toBe('legal');
  });
  it('lets riders jump off a creature vehicle, some, all or none', () => {
    const cards: PlacedCard[] = [
      { id: 'bantha', card: 'bantha', at: 'site' },
      { id: 'rider', card: 'stormtrooper', aboard: 'bantha' },
    ];
    const state = owing(cards, { hit: ['bantha'] });
    expect(options(state)).toEqual([
      { type: 'forfeit', player: 'dark', card: 'bantha', jumping: ['rider'] },
      { type: 'forfeit', player: 'dark', card: 'bantha', jumping: [] },
    ]);
    const jumped = play(state, { type: 'forfeit', player: 'dark', card: 'bantha', jumping: ['rider'] });
    expect(jumped.ok && jumped.state.table).toEqual({ rider: { at: 'site' } });
    const stayed = play(state, { type: 'forfeit', player: 'dark', card: 'bantha', jumping: [] });
    expect(stayed.ok && stayed.state.piles.dark.lost).toEqual(['rider', 'bantha']);
  });
  it('is lost from the hand by choice, or from the top of a pile of Life Force', () => {
    const state = owing(
      [{ id: 'luke', card: 'luke-skywalker', at: 'site' }],
      { damage: { light: 1 } },
      { piles: { dark: { reserve: 1 }, light: { reserve: 1, force: 1, hand: ['sense', 'alter'] } } },
    );
    expect(options(state)).toEqual([
      { type: 'forfeit', player: 'light', card: 'luke' },
      { type: 'lose', player: 'light', from: 'hand', card: 'sense' },
      { type: 'lose', player: 'light', from: 'hand', card: 'alter' },
      { type: 'lose', player: 'light', from: 'reserve' },
      { type: 'lose', player: 'light', from: 'force' },
    ]);
  });
  it('loses the game as soon as Life Force is exhausted, whatever the hand holds', () => {
    const state = owing(
      [{ id: 'luke', card: 'luke-skywalker', at: 'site' }],
      { damage: { light: 3 } },
      { piles: { dark: { reserve: 1 }, light: { reserve: 1, hand: 4 } } },
    );
    const step = play(state, { type: 'lose', player: 'light', from: 'reserve' });
    expect(step.ok && step.state.over).toEqual({ reason: 'defeat', defeated: 'light' });
    expect(step.ok && options(step.state)).toEqual([]);
  });
  it('loses what a forfeited card carries', () => {
    const cards: PlacedCard[] = [
      { id: 'luke', card: 'luke-skywalker', at: 'site' },
      { id: 'blaster', card: 'blaster', on: 'luke' },
    ];
    const step = play(owing(cards, { attrition: { light: 1 } }), {
      type: 'forfeit',
      player: 'light',
      card: 'luke',
    });
    expect(step.ok && step.state.piles.light.lost).toEqual(['blaster', 'luke']);
  });
});
