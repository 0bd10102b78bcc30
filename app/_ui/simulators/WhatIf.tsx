'use client';

import { useState } from 'react';
import type { Locale } from '../../_i18n/locales';
import { SIMULATOR_WORDS } from '../../_i18n/simulators';
import { typeset } from '../../_i18n/typeset';
import type { Refusal } from '../../_rules/core/contract';
import { SEATS, type Seat } from '../../_stands/picture';
import type { AnyStand } from '../../_stands/stand';
import type { PreviewData } from '../article/preview-data';
import { current } from './play-tree';
import { RuleCard } from './RuleCard';
import { SeatSign } from './SeatSign';
import type { Play } from './use-play';

interface Props {
  id: string;
  locale: Locale;
  stand: AnyStand;
  play: Play;
  rules: Record<string, PreviewData>;
}

/** What else could be done here: legal moves to play, refused ones with the reason. Keyed by position. */
export function WhatIf({ id, locale, stand, play, rules }: Props) {
  const t = SIMULATOR_WORDS[locale];
  const [why, setWhy] = useState<{ label: string; refusal: Refusal }>();
  const { state } = current(play.tree);
  const options: unknown[] = stand.simulator.options(state);
  const attempts = stand.attempts(state);
  const ways = stand.waysOut?.(locale, state) ?? [];
  const tell = (move: unknown) => typeset(stand.tellMove(locale, state, move), locale);

  const make = (moves: readonly unknown[], label: string) => {
    const refusal = play.make(moves);
    setWhy(refusal && { label, refusal });
  };
  return (
    <section id={id} className="what-if" aria-label={t.whatIf}>
      <h3 className="zone-title">{t.legalMoves}</h3>
      {options.length === 0 && <p className="zone-empty">{t.noMoves}</p>}
      {bySeat(options, stand.seatOf).map(([seat, moves]) => (
        <div key={seat ?? 'nobody'} className="moves">
          {seat && <SeatSign seat={seat} locale={locale} />}
          <ul>
            {moves.map((move) => (
              <li key={JSON.stringify(move)}>
                <button type="button" className="move" onClick={() => make([move], tell(move))}>
                  {tell(move)}
                </button>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {ways.map((out) => (
        <div key={out.title} className="ways">
          <h3 className="zone-title">
            <SeatSign seat={out.seat} locale={locale} />
            {typeset(out.title, locale)}
          </h3>
          <ul>
            {out.ways.map(({ text, moves }) => (
              <li key={text}>
                <span>{typeset(text, locale)}</span>
                <button type="button" className="move" onClick={() => make(moves, text)}>
                  {t.playWay}
                </button>
              </li>
            ))}
          </ul>
        </div>
      ))}
      {attempts.length > 0 && (
        <>
          <h3 className="zone-title">{t.refusedMoves}</h3>
          <p className="zone-hint">{t.refusedHint}</p>
          {bySeat(attempts, ({ move }) => stand.seatOf(move)).map(([seat, tried]) => (
            <div key={seat ?? 'nobody'} className="moves">
              {seat && <SeatSign seat={seat} locale={locale} />}
              <ul>
                {tried.map(({ move, refusal }) => (
                  <li key={JSON.stringify(move)}>
                    <button
                      type="button"
                      className="move"
                      data-refused=""
                      aria-expanded={why?.label === tell(move)}
                      onClick={() => setWhy({ label: tell(move), refusal })}
                    >
                      {tell(move)}
                    </button>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </>
      )}
      <div aria-live="polite">
        {why && (
          <div className="refusal">
            <p>
              <strong>
                {t.refused}
                {t.colon}
                {why.label}.
              </strong>{' '}
              {typeset(stand.tellRefusal(locale, why.refusal), locale)}
            </p>
            <RuleCard locale={locale} rule={why.refusal.rule} data={rules[why.refusal.rule]} />
          </div>
        )}
      </div>
    </section>
  );
}

/** Grouped by who would make the move, in the order of the seats. */
function bySeat<Item>(
  items: readonly Item[],
  seatOf: (item: Item) => Seat | undefined,
): [Seat | undefined, Item[]][] {
  return [...SEATS, undefined]
    .map((seat): [Seat | undefined, Item[]] => [seat, items.filter((item) => seatOf(item) === seat)])
    .filter(([, found]) => found.length > 0);
}
