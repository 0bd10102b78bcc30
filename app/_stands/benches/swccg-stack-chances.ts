import { CHANCE_WORDS } from '../../_i18n/benches/swccg-chances';
import type { Locale } from '../../_i18n/locales';
import { otherSide, type Side } from '../../_rules/core/sides';
import { anyOf, certainly, type Odds, UNKNOWN_DESTINY } from '../../_rules/swccg/battle/odds';
import { actionFits, highestAbility } from '../../_rules/swccg/stack/patterns';
import type { Effect, Test } from '../../_rules/swccg/stack/schema';
import { type Action, respondedToBy, type State, textOf } from '../../_rules/swccg/stack/state';
import { destinyOf } from '../../_rules/swccg/stack/table';
import type { Chances } from './workbench';

/** What the next cards of a Reserve Deck show; none once it is empty. */
export function drawsFrom(state: State, side: Side, count: number): Odds[] {
  const { reserve } = state.piles[side];
  const shown = reserve.map((token) => {
    const value = destinyOf(state, token);
    return value === undefined ? UNKNOWN_DESTINY : certainly(value);
  });
  if (!state.shuffled.includes(side)) return shown.slice(0, count);
  return shown.slice(0, count).map(() => anyOf(shown));
}

type DestinyTest = Extract<Test, { destiny: unknown }>;

/** What an action has still to do, with the branch that the action it responds to settles. */
function ahead(state: State, action: Action): Effect[] {
  const { card, text } = action;
  const todo =
    action.step === 'result' || card === undefined || text === undefined || action.manner === 'part'
      ? action.todo
      : textOf(state, card, text).result;
  return todo.flatMap((effect) => {
    if (effect.do !== 'if' || !('answered' in effect.test)) return [effect];
    const under = respondedToBy(state, action);
    const fits = under !== undefined && actionFits(state, effect.test.answered, under, action.by);
    return fits ? effect.so : (effect.otherwise ?? []);
  });
}

/** A destiny that the topmost action draws, or is about to, and what it is held against. */
function testAhead(state: State): { action: Action; test: DestinyTest } | undefined {
  const tops = state.stack.slice(-2).reverse();
  const [top, under] = tops;
  const isDrawing = top?.type === 'draw-destiny' && top.step === 'initiation';
  const action = isDrawing ? under : top;
  if (!action) return undefined;
  const effects = ahead(state, action);
  const draws = effects.some((effect) => effect.do === 'draw' && (effect.count ?? 1) === 1 && !effect.who);
  const found = effects.find((effect) => effect.do === 'if' && 'destiny' in effect.test);
  if (!(draws || isDrawing) || found?.do !== 'if') return undefined;
  return { action, test: found.test as DestinyTest };
}

const HOLDS: Record<DestinyTest['destiny'], (value: number, than: number) => boolean> = {
  '<': (value, than) => value < than,
  '<=': (value, than) => value <= than,
  '=': (value, than) => value === than,
  '>=': (value, than) => value >= than,
  '>': (value, than) => value > than,
};

/** The chance that the destiny test of the topmost action succeeds, as that of Sense and Alter. */
export function* testChances(locale: Locale, state: State): Generator<number, Chances[]> {
  yield 0;
  const found = state.over ? undefined : testAhead(state);
  if (!found) return [];
  const { action, test } = found;
  const words = CHANCE_WORDS[locale];
  const than = test.than === 'ability' ? (highestAbility(state, action.by, action.excluded) ?? 0) : test.than;
  const [odds] = drawsFrom(state, action.by, 1);
  let succeeds = 0;
  for (const [value, p] of odds ?? []) if (HOLDS[test.destiny](value, than)) succeeds += p;
  const rows: Chances['rows'] = [
    { outcome: words.succeeds, odds: succeeds, seat: action.by },
    { outcome: words.fails, odds: 1 - succeeds, seat: otherSide(action.by) },
  ];
  return [
    {
      title: words.test(action.name),
      given: words.testGiven(action.by, words.needs[test.destiny](than)),
      rows: rows.filter((row) => row.odds > 0),
    },
  ];
}
