import { TURN_BENCH } from '../../_i18n/benches/gundam-turn';
import type { Locale } from '../../_i18n/locales';
import { turnBench } from '../../_rules/gundam/turn/bench';
import { hiddenOf } from '../../_rules/gundam/turn/bench/hidden';
import type { TurnSetup, TurnState } from '../../_rules/gundam/turn/state';
import { nextCard } from './gundam-chances';
import { told } from './told';
import type { Chances, Workbench } from './workbench';

/** Only the order of a deck is left to chance; no Shield is destroyed here. */
function* chances(locale: Locale, state: TurnState): Generator<number, Chances[]> {
  yield 0;
  return state.over ? [] : state.players.flatMap((player) => nextCard(locale, hiddenOf(state, player)));
}

export const gundamTurnBench: Workbench<TurnState, TurnSetup> = {
  bench: turnBench,
  ...told(turnBench, TURN_BENCH),
  chances,
};
