import type { Locale } from '../../_i18n/locales';
import { SIDES, type Side } from '../../_rules/core/sides';
import type { Contender } from '../../_rules/swccg/battle/odds';
import { destiniesAdded } from '../../_rules/swccg/field/counted';
import { fightOf } from '../../_rules/swccg/field/fight';
import { occupies } from '../../_rules/swccg/field/presence';
import { viewOf } from '../../_rules/swccg/field/view';
import { begin } from '../../_rules/swccg/play/bench/under-way';
import { rowOf } from '../../_rules/swccg/stack/bench/spots';
import { type Action, battleOf, printOf, type State } from '../../_rules/swccg/stack/state';
import { contender, tellBattle } from './swccg-chances';
import { drawsFrom, testChances } from './swccg-stack-chances';
import type { Chances } from './workbench';

/** A battle that has not come to its destinies. */
const isAhead = (action: Action | undefined): action is Action =>
  fightOf(action) !== undefined &&
  (action?.battle?.segment === undefined || action.battle.segment === 'weapons');

function* chancesOf(locale: Locale, state: State): Generator<number, Chances[]> {
  const action = battleOf(state);
  if (!isAhead(action)) return [];
  const view = viewOf(state);
  const fight = fightOf(action);
  const forPower = destiniesAdded(state, action, view, 'power');
  const of = (side: Side): Contender => {
    const more = forPower[side] + (fight?.drawsForPower[side] ?? 0);
    const plain = contender(view, side, (count) => drawsFrom(state, side, count));
    const all = drawsFrom(state, side, plain.draws.length + more);
    return { ...plain, ...(more > 0 && { forPower: all.slice(plain.draws.length) }) };
  };
  const at = action.at ?? '';
  const title = Object.hasOwn(state.cards, at) ? printOf(state, at).title : at;
  return yield* tellBattle(locale, title, { light: of('light'), dark: of('dark') });
}

/** What destinies make of the battle under way, or of each battle that could be initiated now; and of a destiny test. */
export function* playChances(locale: Locale, state: State): Generator<number, Chances[]> {
  const found: Chances[] = yield* testChances(locale, state);
  if (battleOf(state)) return [...found, ...(yield* chancesOf(locale, state))];
  if (state.over || state.stack.length > 0 || state.phase !== 'battle') return found;
  const places = rowOf(state).filter((id) => SIDES.every((side) => occupies(state, side, id)));
  for (const at of places) found.push(...(yield* chancesOf(locale, begin(state, `battle ${at}`))));
  return found;
}
