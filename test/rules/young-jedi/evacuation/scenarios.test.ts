import { describe, expect, it } from 'vitest';
import { departures, replay } from '../../../../app/_rules/core/replay';
import { checkSetup } from '../../../../app/_rules/young-jedi/evacuation/check-setup';
import { EVACUATION_SCENARIOS } from '../../../../app/_rules/young-jedi/evacuation/scenarios';
import { evacuationSimulator } from '../../../../app/_rules/young-jedi/evacuation/simulator';
import type { EvacuationState } from '../../../../app/_rules/young-jedi/evacuation/state';
import { ruleIds, sourcesCited } from '../../core/rule-ids';

const ids = ruleIds('young-jedi');
const sources = sourcesCited('young-jedi');

const scenario = (id: string) => {
  const found = EVACUATION_SCENARIOS.find((each) => each.id === id);
  if (!found) throw new Error(`no scenario ${id}`);
  return found;
};
const played = (id: string) =>
  replay(
    evacuationSimulator,
    scenario(id).setup,
    scenario(id).line.map(({ move }) => move),
  );
const endOf = (id: string): EvacuationState => {
  const last = played(id).states.at(-1);
  if (!last) throw new Error(`no state in ${id}`);
  return last;
};

describe.each(EVACUATION_SCENARIOS.map((each) => [each.id, each] as const))('Scenario %s', (id, each) => {
  it('is set up without flaw and plays out as written', () => {
    expect(checkSetup(each.setup)).toEqual([]);
    expect(departures(evacuationSimulator, each)).toEqual([]);
  });
  it('cites rules and passages that exist', () => {
    expect(each.sources.filter((source) => !sources.has(source))).toEqual([]);
    expect(played(id).results.filter(({ result }) => !ids.has(result.rule))).toEqual([]);
  });
});

describe('How the scenarios end', () => {
  const OUTCOMES: [id: string, outcome: string][] = [
    ['same-table-hyperspace', 'escaped'],
    ['same-table-first-rulebook', 'lost'],
    ['first-rulebook-tie', 'escaped'],
    ['who-may-evacuate', 'unopposed'],
    ['fleet-battle', 'escaped'],
    ['no-transport-left', 'lost'],
    ['on-the-run', 'lost'],
  ];
  it.each(OUTCOMES)('%s: %s', (id, outcome) => {
    expect(endOf(id).results.map((result) => result.outcome)).toEqual([outcome]);
    expect(endOf(id).attempt).toBeUndefined();
  });
  it('the two rules start from the same cards', () => {
    const [current, first] = ['same-table-hyperspace', 'same-table-first-rulebook'].map(
      (id) => scenario(id).setup,
    );
    expect({ ...current, edition: 'first' }).toEqual(first);
  });
  it('under the first rulebook survivors are discarded, under the rule in force they wait in hyperspace', () => {
    const first = endOf('first-rulebook-tie').players;
    expect([first.dark.discard, first.light.discard]).toEqual([['battleship'], ['bravo-1']]);
    const current = endOf('same-table-hyperspace').players;
    expect(current.dark.hyperspace).toEqual(['droid-fighter']);
    expect(current.dark.deck.cards).toEqual(expect.arrayContaining(['maul', 'droid', 'rifle', 'battleship']));
  });
});
