import { WAR_BENCH } from '../../_i18n/benches/swccg-war';
import type { Locale } from '../../_i18n/locales';
import { swccgStackWords } from '../../_i18n/rules/swccg-stack';
import { otherSide, type Side } from '../../_rules/core/sides';
import { options } from '../../_rules/swccg/stack/options';
import { cardOf, type State } from '../../_rules/swccg/stack/state';
import { warBench } from '../../_rules/swccg/war/bench';
import { FIRST_CARD, type WarSetup } from '../../_rules/swccg/war/setup';
import { survivalOf } from '../../_rules/swccg/war/survival';
import { tableTellers } from './swccg-table';
import type { Chances, Workbench } from './workbench';

/** Who has the last word from here on, if both play their best. */
function* chances(locale: Locale, state: State): Generator<number, Chances[]> {
  yield 0;
  if (state.over || options(state).length === 0) return [];
  const survives = survivalOf(state);
  if (survives === undefined) return [];
  const { lastWord, given, ...words } = WAR_BENCH[locale];
  const seat = cardOf(state, FIRST_CARD).owner;
  const rows: Chances['rows'] = [
    { outcome: words.survives, odds: survives, seat },
    { outcome: words.cancelled, odds: 1 - survives, seat: otherSide(seat) },
  ];
  return [{ title: lastWord, given, rows: rows.filter(({ odds }) => odds > 0) }];
}

export const swccgWarBench: Workbench<State, WarSetup> = {
  bench: warBench,
  ...tableTellers,
  tellPlace: (locale, state, place) =>
    place.id.endsWith('.table') ? WAR_BENCH[locale].character : tableTellers.tellPlace(locale, state, place),
  tellSwitch: (locale, state, which) => {
    const words = WAR_BENCH[locale];
    const { kinds } = swccgStackWords[locale];
    const told = tableTellers.tellSwitch(locale, state, which);
    if (which.id === 'first-by') return { ...told, label: words.firstBy };
    if (which.id === 'first-kind')
      return { label: words.firstKind, choices: { interrupt: kinds.interrupt, effect: kinds.effect } };
    const [, side, value = ''] = /^left-(light|dark)-(\d)$/.exec(which.id) ?? [];
    return side ? { label: words.left(value, side as Side) } : told;
  },
  chances,
};
