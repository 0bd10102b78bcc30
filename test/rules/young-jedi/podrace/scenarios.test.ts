import { describe, expect, it } from 'vitest';
import { departures, replay } from '../../../../app/_rules/core/replay';
import { checkSetup } from '../../../../app/_rules/young-jedi/podrace/check-setup';
import { PODRACE_SCENARIOS } from '../../../../app/_rules/young-jedi/podrace/scenarios';
import { podraceSimulator } from '../../../../app/_rules/young-jedi/podrace/simulator';
import type { PodraceState } from '../../../../app/_rules/young-jedi/podrace/state';
import { ruleIds, sourcesCited } from '../../core/rule-ids';

const ids = ruleIds('young-jedi');
const sources = sourcesCited('young-jedi');

const played = (id: string) => {
  const scenario = PODRACE_SCENARIOS.find((each) => each.id === id);
  if (!scenario) throw new Error(`no scenario ${id}`);
  return replay(
    podraceSimulator,
    scenario.setup,
    scenario.line.map(({ move }) => move),
  );
};
const endOf = (id: string): PodraceState => {
  const last = played(id).states.at(-1);
  if (!last) throw new Error(`no state in ${id}`);
  return last;
};

describe.each(PODRACE_SCENARIOS.map((each) => [each.id, each] as const))('Scenario %s', (id, each) => {
  it('is set up without flaw and plays out as written', () => {
    expect(checkSetup(each.setup)).toEqual([]);
    expect(departures(podraceSimulator, each)).toEqual([]);
  });
  it('cites rules and passages that exist', () => {
    expect(each.sources.filter((source) => !sources.has(source))).toEqual([]);
    expect(played(id).results.filter(({ result }) => !ids.has(result.rule))).toEqual([]);
  });
});

describe('How the scenarios end', () => {
  it('at the start, Sebulba has 2 tokens and 2 lap cards, and the light side no Objective', () => {
    const { dark, light } = endOf('starting-line').players;
    expect(dark).toMatchObject({ thrust: 2, podracer: 'sebulba-podracer' });
    expect(dark.pile.map(({ number }) => number)).toEqual([1, 2]);
    expect(light.objective).toBe('held');
  });
  it('out of order, a turn goes by without a token', () => {
    const { thrust, pile } = endOf('order-of-actions').players.light;
    expect({ thrust, laps: pile.length }).toEqual({ thrust: 3, laps: 3 });
  });
  it('handling fills two gaps', () => {
    const { pile } = endOf('handling').players.dark;
    expect(pile.map(({ number, handling }) => [number, handling ?? false])).toEqual([
      [1, false],
      [2, true],
      [3, false],
      [4, true],
    ]);
  });
  it('Ben and Ratts stay where they are', () => {
    const { dark, light } = endOf('no-handling').players;
    expect([dark.pile.length, light.pile.length]).toEqual([1, 2]);
  });
  it('the draw deck runs out with the last lap card', () => {
    expect(endOf('deck-runs-out').over).toEqual({ reason: 'deck', winner: 'light' });
  });
  it('three laps win the game and empty the other draw deck', () => {
    const end = endOf('full-race');
    expect(end.over).toEqual({ reason: 'race', winner: 'dark' });
    expect(end.players.dark.laps).toBe(3);
    expect(end.players.light.deck.cards).toEqual([]);
  });
});
