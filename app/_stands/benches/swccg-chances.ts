import { CHANCE_WORDS } from '../../_i18n/benches/swccg-chances';
import type { Locale } from '../../_i18n/locales';
import { SIDES, type Side } from '../../_rules/core/sides';
import { type BattleOdds, battleOdds, type Contender, inRows } from '../../_rules/swccg/battle/odds';
import {
  addedToEachBattleDestiny,
  battleDestiniesAllowed,
  totalPower,
} from '../../_rules/swccg/battle/power';
import type { BattleState } from '../../_rules/swccg/battle/state';
import type { Chances } from './workbench';

const MOST_ROWS = 12;

/** A battle that is still before its destinies, as the two sides bring them. */
export function contender(
  view: BattleState,
  side: Side,
  draws: (count: number) => Contender['draws'],
  more: Partial<Contender> = {},
): Contender {
  return {
    power: totalPower(view, side),
    destiny: 0,
    draws: draws(battleDestiniesAllowed(view, side)),
    drawn: false,
    each: addedToEachBattleDestiny(view, side),
    ...more,
  };
}

/** Who wins and by how much, and the attrition against each side. */
export function* tellBattle(
  locale: Locale,
  location: string,
  sides: Record<Side, Contender>,
): Generator<number, Chances[]> {
  const words = CHANCE_WORDS[locale];
  const found: BattleOdds = yield* battleOdds(sides);
  const isUnknown = SIDES.some((side) =>
    [...sides[side].draws, ...(sides[side].forPower ?? [])].some(({ size }) => size > 1),
  );
  const given = words.given(isUnknown);
  const side = (wins: 'light' | 'dark') => {
    const sign = wins === 'light' ? 1 : -1;
    const by = new Map([...found.margin].filter(([m]) => m * sign > 0).map(([m, p]) => [m * sign, p]));
    return inRows(by, Math.floor((MOST_ROWS - 1) / 2)).map(({ from, to, odds }) => ({
      outcome: words.wins(wins, from, to),
      odds,
      seat: wins,
    }));
  };
  const tie = found.margin.get(0) ?? 0;
  return [
    {
      title: words.battle(location),
      given,
      rows: [...side('light'), ...(tie > 0 ? [{ outcome: words.tie, odds: tie }] : []), ...side('dark')],
    },
    ...SIDES.map((against): Chances => {
      const attrition = found.attrition[against];
      return {
        title: words.attrition(against, location),
        given,
        rows: attrition
          ? inRows(attrition, MOST_ROWS).map(({ from, to, odds }) => ({
              outcome: words.amount(from, to),
              odds,
              seat: against,
            }))
          : [{ outcome: words.noAttrition, odds: 1, seat: against }],
      };
    }),
  ];
}
