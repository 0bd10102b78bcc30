import { GUNDAM_CHANCES } from '../../_i18n/benches/gundam-chances';
import type { Locale } from '../../_i18n/locales';
import { burstOdds, type Hidden, hiddenIn, nextCardOdds } from '../../_rules/gundam/bench/odds';
import type { Chances } from './workbench';

/** One row each for the cards named likeliest, one for those named besides, one for all that nobody has named. */
const MOST_TITLES = 10;

const givenOf = (locale: Locale, hidden: Hidden): string =>
  GUNDAM_CHANCES[locale].given(hidden.named.length, hiddenIn(hidden));

const sum = (rows: readonly { odds: number }[]): number => rows.reduce((all, { odds }) => all + odds, 0);

/** What the top card of a deck may be, of the cards that are known to lie somewhere. */
export function nextCard(locale: Locale, hidden: Hidden): Chances[] {
  const words = GUNDAM_CHANCES[locale];
  const found = nextCardOdds(hidden);
  if (found.length === 0) return [];
  const rows = found.slice(0, MOST_TITLES).map(({ title, odds }) => ({ outcome: title, odds }));
  const more = sum(found.slice(MOST_TITLES));
  const unnamed = hidden.named.length < hiddenIn(hidden);
  return [
    {
      title: words.next(hidden.player),
      given: givenOf(locale, hidden),
      rows: [
        ...rows,
        ...(more > 0 ? [{ outcome: words.rest, odds: more }] : []),
        ...(unnamed ? [{ outcome: words.other, odds: 1 - sum(found) }] : []),
      ],
    },
  ];
}

/** Whether one of those cards is a Burst among the Shields. */
export function burstAmongShields(locale: Locale, hidden: Hidden): Chances[] {
  const words = GUNDAM_CHANCES[locale];
  const odds = burstOdds(hidden);
  if (odds === undefined) return [];
  return [
    {
      title: words.burst(hidden.player, hidden.shields),
      given: `${givenOf(locale, hidden)} ${words.unnamedHasNone}`,
      rows: [
        { outcome: words.some, odds },
        { outcome: words.none, odds: 1 - odds },
      ].filter((row) => row.odds > 0),
    },
  ];
}
