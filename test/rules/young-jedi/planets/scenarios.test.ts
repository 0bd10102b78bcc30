import { describe, expect, it } from 'vitest';
import { departures, replay } from '../../../../app/_rules/core/replay';
import { checkSetup } from '../../../../app/_rules/young-jedi/planets/check-setup';
import { PLANETS_SCENARIOS } from '../../../../app/_rules/young-jedi/planets/scenarios';
import { planetsSimulator } from '../../../../app/_rules/young-jedi/planets/simulator';
import type { PlanetsState } from '../../../../app/_rules/young-jedi/planets/state';

const endOf = (id: string): PlanetsState => {
  const scenario = PLANETS_SCENARIOS.find((each) => each.id === id);
  if (!scenario) throw new Error(`no scenario ${id}`);
  const moves = scenario.line.map(({ move }) => move);
  const last = replay(planetsSimulator, scenario.setup, moves).states.at(-1);
  if (!last) throw new Error(`no state in ${id}`);
  return last;
};

describe.each(PLANETS_SCENARIOS.map((each) => [each.id, each] as const))('Scenario %s', (_, each) => {
  it('is set up without flaw and plays out as written', () => {
    expect(checkSetup(each.setup)).toEqual([]);
    expect(departures(planetsSimulator, each)).toEqual([]);
    expect(each.line.some(({ key }) => key)).toBe(true);
  });
});

describe('How the scenarios end', () => {
  it.each<[string, Record<string, unknown>]>([
    ['last-character', { planet: 'naboo', turn: 'light', held: { tatooine: 'dark' } }],
    ['starter-game', { over: { reason: 'planets', winner: 'dark' } }],
    ['first-turns', { turn: 'light', step: 'deploy', held: {} }],
    ['nobody-left', { held: { coruscant: 'dark' }, turn: 'light', step: 'choose' }],
    ['concede-first-turn', { held: { coruscant: 'dark' }, turn: 'light', planet: 'naboo' }],
    ['second-planet-last-card', { over: { reason: 'deck', winner: 'dark' }, held: { naboo: 'light' } }],
    ['third-planet', { over: { reason: 'planets', winner: 'dark' } }],
    ['who-starts', { turn: 'dark', planet: 'tatooine', step: 'deploy' }],
    ['last-card-in-a-fight', { over: { reason: 'deck', winner: 'dark' } }],
    ['last-card-older', { over: { reason: 'draw' } }],
    ['illegal-hidden', { turn: 'dark', planet: 'naboo', held: { tatooine: 'light' } }],
    ['illegal-stack', { step: 'battle', planet: 'tatooine', on: { tatooine: { light: [] } } }],
    ['hidden-stack', { step: 'deploy', planet: 'coruscant', held: { naboo: 'dark', tatooine: 'light' } }],
  ])('%s', (id, end) => {
    expect(endOf(id)).toMatchObject(end);
  });
  it('has a line for each', () => {
    expect(PLANETS_SCENARIOS).toHaveLength(13);
  });
});
