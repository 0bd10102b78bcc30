import { describe, expect, it } from 'vitest';
import { BATTLE_WORDS } from '../../../../app/_i18n/rules/swccg-battle';
import { departures, replay } from '../../../../app/_rules/core/replay';
import { checkSetup } from '../../../../app/_rules/swccg/battle/check-setup';
import { waysFor } from '../../../../app/_rules/swccg/battle/damage';
import { labelOf } from '../../../../app/_rules/swccg/battle/label';
import { BATTLE_SCENARIOS } from '../../../../app/_rules/swccg/battle/scenarios';
import { battleSimulator } from '../../../../app/_rules/swccg/battle/simulator';
import type { BattleScenario, BattleState } from '../../../../app/_rules/swccg/battle/state';

const played = (scenario: BattleScenario) =>
  replay(
    battleSimulator,
    scenario.setup,
    scenario.line.map(({ move }) => move),
  );

const scenario = (id: string): BattleScenario => {
  const found = BATTLE_SCENARIOS.find((each) => each.id === id);
  if (!found) throw new Error(`no scenario ${id}`);
  return found;
};
const endOf = (id: string): BattleState => {
  const last = played(scenario(id)).states.at(-1);
  if (!last) throw new Error(`no state in ${id}`);
  return last;
};

describe.each(BATTLE_SCENARIOS.map((each) => [each.id, each] as const))('Scenario %s', (_, each) => {
  it('is set up without flaw and plays out as written', () => {
    expect(checkSetup(each.setup)).toEqual([]);
    expect(departures(battleSimulator, each)).toEqual([]);
  });
  it('has words for every event, refusal and move in both languages', () => {
    for (const { events, moves, refusals } of Object.values(BATTLE_WORDS)) {
      let state = battleSimulator.start(each.setup);
      for (const { move } of each.line) {
        const { code, args } = labelOf(state, move);
        expect((moves[code] as (given: unknown) => string)(args)).not.toMatch(/undefined|^$/);
        const result = battleSimulator.play(state, move);
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
  it('at attrition 4 the Stormtrooper is lost and Lord Vader stays', () => {
    const end = endOf('vader-attrition-4');
    expect(Object.keys(end.table)).toEqual(['luke', 'vader']);
    expect(end.results).toMatchObject([{ outcome: 'won', winner: 'dark' }]);
  });
  it('at attrition 6 Lord Vader is lost too', () => {
    expect(Object.keys(endOf('vader-attrition-6').table)).toEqual(['luke']);
  });
  it('11 against 7 makes 4 damage', () => {
    const end = endOf('eleven-against-seven');
    expect(end.results).toMatchObject([
      { winner: 'dark', totals: { dark: { total: 11 }, light: { total: 7 } } },
    ]);
    const damage = played(scenario('eleven-against-seven')).states.find(({ battle }) => battle?.debts);
    expect(damage?.battle?.debts).toMatchObject({
      light: { damage: 4, attrition: 2 },
      dark: { damage: 0, attrition: 3 },
    });
    expect(damage && waysFor(damage, 'light')).toEqual([
      { forfeits: ['luke', 'rebel'], lost: [], force: 0 },
      { forfeits: ['rebel'], lost: [], force: 2 },
    ]);
  });
  it('a tie has no winner and no damage', () => {
    expect(endOf('tie').results).toMatchObject([{ outcome: 'tied' }]);
    expect(endOf('tie').results[0]).not.toHaveProperty('winner');
  });
  it('an empty Reserve Deck gives no attrition', () => {
    const states = played(scenario('empty-reserve-deck')).states;
    expect(states.find(({ battle }) => battle?.debts)?.battle?.debts?.light).not.toHaveProperty('attrition');
  });
});
