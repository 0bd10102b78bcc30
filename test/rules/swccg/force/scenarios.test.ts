import { describe, expect, it } from 'vitest';
import { FORCE_WORDS } from '../../../../app/_i18n/rules/swccg-force';
import { departures, replay } from '../../../../app/_rules/core/replay';
import { labelOf } from '../../../../app/_rules/swccg/force/label';
import { FORCE_SCENARIOS } from '../../../../app/_rules/swccg/force/scenarios';
import { checkSetup } from '../../../../app/_rules/swccg/force/setup';
import { forceSimulator } from '../../../../app/_rules/swccg/force/simulator';

const endOf = (id: string) => {
  const scenario = FORCE_SCENARIOS.find((each) => each.id === id);
  const moves = scenario?.line.map(({ move }) => move) ?? [];
  const last = scenario && replay(forceSimulator, scenario.setup, moves).states.at(-1);
  if (!last) throw new Error(`no scenario ${id}`);
  return last;
};

describe.each(FORCE_SCENARIOS.map((each) => [each.id, each] as const))('Scenario %s', (_, each) => {
  it('is set up without flaw and plays out as written', () => {
    expect(checkSetup(each.setup)).toEqual([]);
    expect(departures(forceSimulator, each)).toEqual([]);
  });
  it('has words for every event, refusal and move in both languages', () => {
    for (const { events, moves, refusals } of Object.values(FORCE_WORDS)) {
      let state = forceSimulator.start(each.setup);
      for (const { move } of each.line) {
        const { code, args } = labelOf(state, move);
        expect((moves[code] as (given: unknown) => string)(args)).not.toMatch(/undefined|^$/);
        const result = forceSimulator.play(state, move);
        const said = result.ok
          ? result.events.map((event) =>
              (events[event.code as keyof typeof events] as (given: unknown) => string)(event.args),
            )
          : [(refusals[result.code as keyof typeof refusals] as (given: unknown) => string)(result.args)];
        for (const text of said) expect(text).not.toMatch(/undefined|^$/);
        if (result.ok) state = result.state;
      }
    }
  });
});

describe('How the scenarios end', () => {
  it('a first turn leaves 1 Force saved, 48 cards in reserve and 8 in hand', () => {
    const { piles, over } = endOf('first-turn');
    expect([piles.dark.reserve.length, piles.dark.force.length, piles.dark.hand.length]).toEqual([48, 1, 8]);
    expect(over).toEqual({ reason: 'turns' });
  });
  it('a drain of 3 is lost from three places', () => {
    expect(endOf('force-drain').piles.dark.lost).toHaveLength(3);
  });
  it('retrieved cards end under the Reserve Deck', () => {
    expect(endOf('retrieval').piles.light.reserve.slice(-2)).toEqual(['trooper', 'x-wing']);
  });
  it('an empty Reserve Deck fills again at the end of the turn', () => {
    expect(endOf('empty-reserve-deck').piles.dark.reserve).toHaveLength(1);
  });
  it('defeat comes with cards still in hand', () => {
    const { over, piles } = endOf('defeat');
    expect(over).toEqual({ reason: 'defeat', defeated: 'dark' });
    expect(piles.dark.hand).toHaveLength(3);
  });
});
