'use client';

import { useMemo, useState } from 'react';
import type { Locale } from '../../_i18n/locales';
import { SIMULATOR_WORDS } from '../../_i18n/simulators';
import { typeset } from '../../_i18n/typeset';
import type { Refusal } from '../../_rules/core/contract';
import type { Situation } from '../../_situations/situation';
import { SEATS, type Seat } from '../../_stands/picture';
import { current } from '../../_stands/play-tree';
import type { AnyStand } from '../../_stands/stand';
import type { PreviewData } from '../article/preview-data';
import { ChancesView } from './ChancesView';
import { Compare } from './Compare';
import { Times } from './MoveButton';
import { MoveOption } from './MoveOption';
import { RefusalView } from './RefusalView';
import { SeatSign } from './SeatSign';
import { sameWords } from './same-words';
import type { Play } from './use-play';
import '../styles/what-now.css';

interface Props {
  locale: Locale;
  stand: AnyStand;
  play: Play;
  rules: Record<string, PreviewData>;
  /** The position as it can be handed to a worker; none where nothing could lay it out. */
  situation: Situation | undefined;
}

/**
 * What can happen now: legal moves with where they lead, ways out of what is owed, refused moves with the reason, two
 * moves side by side, and what chance decides. Keyed by position.
 */
export function WhatIf({ locale, stand, play, rules, situation }: Props) {
  const t = SIMULATOR_WORDS[locale];
  const [compared, setCompared] = useState<readonly unknown[]>([]);
  const [why, setWhy] = useState<{ move: unknown; refusal: Refusal }>();
  const { state } = current(play.tree);
  const options = useMemo(() => stand.simulator.options(state) as unknown[], [stand, state]);
  const attempts = useMemo(() => stand.attempts(state), [stand, state]);
  const ways = stand.waysOut?.(locale, state) ?? [];
  const tell = (move: unknown) => typeset(stand.tellMove(locale, state, move), locale);

  const make = (moves: readonly unknown[], move: unknown) => {
    const refusal = play.make(moves);
    setWhy(refusal && { move, refusal });
  };
  return (
    <section className="what-if" aria-label={t.whatIf}>
      <h3 className="zone-title">{t.legalMoves}</h3>
      {options.length === 0 && <p className="zone-empty">{t.noMoves}</p>}
      {bySeat(options, stand.seatOf).map(([seat, moves]) => (
        <div key={seat ?? 'nobody'} className="moves">
          {seat && <SeatSign seat={seat} locale={locale} />}
          <ul>
            {sameWords(moves, tell).map(({ item: move, words, count }) => (
              <MoveOption
                key={words}
                locale={locale}
                stand={stand}
                state={state}
                move={move}
                count={count}
                rules={rules}
                onPress={() => make([move], move)}
                onCompare={() => setCompared((now) => [...now.filter((one) => one !== move), move].slice(-2))}
              />
            ))}
          </ul>
        </div>
      ))}
      {compared.length > 0 && situation && (
        <Compare
          locale={locale}
          stand={stand}
          state={state}
          moves={compared}
          rules={rules}
          situation={situation}
          onStop={() => setCompared([])}
        />
      )}
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
                <button type="button" className="move" onClick={() => make(moves, moves[0])}>
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
                {sameWords(tried, ({ move, refusal }) => `${tell(move)} ${refusal.code}`).map(
                  ({ item: { move, refusal }, words, count }) => (
                    <li key={words}>
                      <button
                        type="button"
                        className="move"
                        data-refused=""
                        aria-expanded={why?.move === move}
                        onClick={() => setWhy({ move, refusal })}
                      >
                        {tell(move)}
                        {count > 1 && <Times count={count} />}
                      </button>
                    </li>
                  ),
                )}
              </ul>
            </div>
          ))}
        </>
      )}
      {situation && options.length > 0 && <ChancesView locale={locale} situation={situation} />}
      <div aria-live="polite">
        {why && (
          <RefusalView
            locale={locale}
            stand={stand}
            state={state}
            move={why.move}
            refusal={why.refusal}
            rules={rules}
          />
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
