'use client';

import { useMemo, useState } from 'react';
import type { Locale } from '../../_i18n/locales';
import { SIMULATOR_WORDS } from '../../_i18n/simulators';
import { typeset } from '../../_i18n/typeset';
import type { Scenario } from '../../_rules/core/contract';
import { current } from '../../_stands/play-tree';
import type { AnyStand } from '../../_stands/stand';
import { guessesAt } from './guesses';
import { SeatSign } from './SeatSign';
import type { Play } from './use-play';

interface Props {
  locale: Locale;
  stand: AnyStand;
  play: Play;
  scenario: Scenario<unknown, unknown>;
}

/** "What comes next?": the move of the example among others that could be thought of. Keyed by position. */
export function Guess({ locale, stand, play, scenario }: Props) {
  const t = SIMULATOR_WORDS[locale];
  const { state, step = 0, parent } = current(play.tree);
  const [wrong, setWrong] = useState<string[]>([]);
  const onLine = parent === null || current(play.tree).step !== undefined;
  const wanted = onLine ? scenario.line[step] : undefined;
  const guesses = useMemo(
    () => (wanted ? guessesAt(stand, state, wanted.move, step) : []),
    [stand, state, wanted, step],
  );
  if (!wanted) return <p>{t.guessOnLine}</p>;
  const right = JSON.stringify(wanted.move);
  return (
    <section className="guess" aria-label={t.guess}>
      <h3>{t.guessAsk}</h3>
      <ul className="move-list">
        {guesses.map((move) => {
          const key = JSON.stringify(move);
          const seat = stand.seatOf(move);
          return (
            <li key={key}>
              <button
                type="button"
                className="move"
                data-refused={wrong.includes(key) ? '' : undefined}
                onClick={() => (key === right ? play.forward() : setWrong([...wrong, key]))}
              >
                {seat && <SeatSign seat={seat} locale={locale} />}
                {typeset(stand.tellMove(locale, state, move), locale)}
              </button>
            </li>
          );
        })}
      </ul>
      <p aria-live="polite" className="zone-hint">
        {wrong.length > 0 && typeset(tellWrong(locale, stand, state, wrong.at(-1) ?? ''), locale)}
      </p>
      <button type="button" className="icon-button" onClick={play.forward}>
        {t.guessShow}
      </button>
    </section>
  );
}

/** A wrong guess is either refused by the rules, or not what the example does. */
function tellWrong(locale: Locale, stand: AnyStand, state: unknown, key: string): string {
  const t = SIMULATOR_WORDS[locale];
  const result = stand.simulator.play(state, JSON.parse(key));
  return result.ok ? t.guessOther : `${t.refused}${t.colon}${stand.tellRefusal(locale, result)}`;
}
