import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { departures, replay } from '../../../../app/_rules/core/replay';
import { checkSetup } from '../../../../app/_rules/young-jedi/battle/check-setup';
import { BATTLE_SCENARIOS } from '../../../../app/_rules/young-jedi/battle/scenarios';
import { battleSimulator } from '../../../../app/_rules/young-jedi/battle/simulator';
import type { BattleState } from '../../../../app/_rules/young-jedi/battle/state';
import { ruleIds } from '../../core/rule-ids';

const ids = ruleIds('young-jedi');
const root = path.join(import.meta.dirname, '..', '..', '..', '..');

/** The parts of the documents that some entry or section restates. */
const restated = new Set(
  ['content/young-jedi/rulebook', 'glossary/young-jedi'].flatMap((folder) =>
    readdirSync(path.join(root, folder)).flatMap(
      (file) =>
        readFileSync(path.join(root, folder, file), 'utf8').match(/young-jedi-rulebook#[a-z0-9-]+/g) ?? [],
    ),
  ),
);

function endOf(id: string): BattleState {
  const scenario = BATTLE_SCENARIOS.find((each) => each.id === id);
  if (!scenario) throw new Error(`no scenario ${id}`);
  const { states } = replay(
    battleSimulator,
    scenario.setup,
    scenario.line.map(({ move }) => move),
  );
  const last = states.at(-1);
  if (!last) throw new Error(`no state in ${id}`);
  return last;
}

describe.each(BATTLE_SCENARIOS.map((each) => [each.id, each] as const))('Scenario %s', (_, each) => {
  it('is set up without flaw, plays out as written and reaches an end', () => {
    expect(checkSetup(each.setup)).toEqual([]);
    expect(departures(battleSimulator, each)).toEqual([]);
    expect(endOf(each.id).over).toBeDefined();
    expect(each.line.some(({ key }) => key)).toBe(true);
  });
  it('cites rules that stand in the corpus', () => {
    const { results } = replay(
      battleSimulator,
      each.setup,
      each.line.map(({ move }) => move),
    );
    expect(results.map(({ result }) => result.rule).filter((rule) => !ids.has(rule))).toEqual([]);
  });
  it('goes by sources that the corpus restates', () => {
    expect(each.sources.filter((source) => !restated.has(source))).toEqual([]);
  });
});

describe('How the scenarios end', () => {
  it('the rifle draws 3 and wins 5 against 4', () => {
    expect(endOf('rifle-against-four').results).toMatchObject([
      { totals: { dark: 5, light: 4 }, winner: 'dark', defeated: ['jar-jar'], damage: 3 },
    ]);
    expect(endOf('rifle-against-four').sides.dark.hand).toHaveLength(6);
  });
  it('the droid fights first, Darth Maul next and the Neimoidian last', () => {
    const { results, sides } = endOf('order-of-fights');
    expect(results.map(({ characters }) => characters.dark)).toEqual([['droid'], ['maul'], ['neimoidian']]);
    expect(results.map(({ totals }) => totals.dark)).toEqual([4, 6, 1]);
    expect(sides.light.deck).toHaveLength(10);
    expect(sides.dark.deck).toHaveLength(13);
  });
  it('the surplus rifle is neither used nor lost', () => {
    const { sides } = endOf('surplus-weapons');
    expect(sides.dark.aside.toSorted()).toEqual(['maul', 'saber', 'spare-rifle']);
    expect(sides.dark.discard).toContain('rifle');
  });
  it('the second droid has both its Battle card and its weapon', () => {
    const { results, sides } = endOf('battle-droid-plans');
    expect(results.map(({ totals }) => totals)).toEqual([
      { dark: 4, light: 2 },
      { dark: 6, light: 5 },
    ]);
    expect(sides.dark.discard).toEqual(['control-1', 'control-2']);
    expect(sides.dark.hidden).toEqual(['hidden-droid']);
  });
  it('three droids that break through empty a deck of three', () => {
    expect(endOf('breakthrough').over).toEqual({ reason: 'deck', loser: 'light' });
  });
  it('spare defenders do not break through', () => {
    const { over, sides } = endOf('spare-defenders');
    expect(over).toEqual({ reason: 'battle-over', breakthrough: 0 });
    expect(sides.light.deck).toHaveLength(3);
  });
  it('a group that loses is defeated whole', () => {
    expect(endOf('fighting-together').results[1]).toMatchObject({
      totals: { dark: 6, light: 7 },
      defeated: ['droid-4', 'droid-5', 'droid-6'],
      damage: 3,
    });
  });
  it('two versions of Obi-Wan add together', () => {
    expect(endOf('stack').results[2]).toMatchObject({ totals: { light: 8, dark: 6 }, winner: 'light' });
  });
  it('a weapon that does not work is kept, a Battle card is not', () => {
    const { sides } = endOf('useless-cards');
    expect(sides.dark.aside).toEqual(expect.arrayContaining(['stap', 'second-stap']));
    expect(sides.dark.discard).toEqual(expect.arrayContaining(['control', 'maul']));
  });
  it('each mistake costs the first Battle card and nothing else', () => {
    const { results, sides } = endOf('plan-mistakes');
    expect(results.map(({ totals }) => totals.dark)).toEqual([4, 2, 6, 4]);
    expect(sides.dark.discard).toEqual(
      expect.arrayContaining(['control-1', 'control-2', 'invasion', 'control-3', 'droid-3', 'stap']),
    );
    expect(sides.dark.aside).toContain('rifle');
  });
  it('a Force Push leaves the weapon unused and unlost', () => {
    const { results, sides } = endOf('force-push');
    expect(results).toMatchObject([{ totals: { dark: 5, light: 6 }, winner: 'light', defeated: ['tank'] }]);
    expect(sides.dark.aside).toEqual(['cannon']);
    expect(sides.dark.discard).toEqual(expect.arrayContaining(['open-fire', 'tank']));
  });
  it('the eight steps give 11 against 9', () => {
    expect(endOf('eight-steps').results).toMatchObject([{ totals: { light: 11, dark: 9 }, winner: 'light' }]);
  });
  it('the first to draw a last card loses', () => {
    expect(endOf('last-card').over).toEqual({ reason: 'deck', loser: 'light' });
  });
  it('by the older answer the game is a draw', () => {
    expect(endOf('last-card-older').over).toEqual({ reason: 'drawn-game' });
  });
});
