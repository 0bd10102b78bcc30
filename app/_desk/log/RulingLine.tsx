'use client';

import { memo } from 'react';
import { hrefOf } from '../../_corpus/addresses';
import { LOG_WORDS } from '../../_i18n/desk/log';
import type { Locale } from '../../_i18n/locales';
import { SeatMark } from '../../_ui/simulators/SeatMark';
import { EarlierLink } from './EarlierRulings';
import { ExtensionCountdown } from './ExtensionCountdown';
import type { Earlier } from './find-rulings';
import type { DeskNames } from './names';
import type { Ruling } from './ruling';

/** What can be asked of a line of the timeline. */
export interface LineActions {
  edit(ruling: Ruling): void;
  remove(ruling: Ruling): void;
  restart(ruling: Ruling): void;
  showRule(rule: string): void;
  show(id: string): void;
}

interface Props {
  locale: Locale;
  names: DeskNames;
  ruling: Ruling;
  /** The latest earlier ruling that was decided otherwise. */
  conflict: Earlier | undefined;
  /** How many rulings cite each of this one's rules. */
  onRule: number[];
  rings: boolean;
  act: LineActions;
}

/** One ruling of the timeline. */
export const RulingLine = memo(function RulingLine({
  locale,
  names,
  ruling,
  conflict,
  onRule,
  rings,
  act,
}: Props) {
  const t = LOG_WORDS[locale];
  const time = new Date(ruling.createdAt).toLocaleTimeString(locale, { hour: '2-digit', minute: '2-digit' });
  return (
    <li id={`ruling-${ruling.id}`} tabIndex={-1} data-game={ruling.game} className="desk-line">
      <p className="desk-line-head">
        <time dateTime={ruling.createdAt} className="text-sm text-muted tabular-nums">
          {time}
        </time>
        <strong>{t.table(ruling.table)}</strong>
        {ruling.seats.map((seat) => (
          <SeatMark key={seat} seat={seat} name={names.seats[seat]} />
        ))}
        <span className="text-sm text-accent">{names.games[ruling.game]}</span>
      </p>
      {ruling.question && <p className="desk-line-text">{ruling.question}</p>}
      <p className="desk-line-text">
        <strong className="desk-outcome" data-outcome={ruling.outcome}>
          {t.outcomes[ruling.outcome]}
        </strong>
        {ruling.decision && <> {ruling.decision}</>}
      </p>
      {ruling.rules.length > 0 && (
        <ul className="desk-line-rules">
          {ruling.rules.map((rule, i) => (
            <li key={rule.id}>
              <a className="inline-flex min-h-11 items-center" href={hrefOf(locale, rule.id)}>
                {rule.title}
              </a>
              {(onRule[i] ?? 0) > 1 && (
                <button type="button" className="icon-button no-print" onClick={() => act.showRule(rule.id)}>
                  {t.sameRule(onRule[i] ?? 0)}
                </button>
              )}
            </li>
          ))}
        </ul>
      )}
      {ruling.extension && (
        <ExtensionCountdown
          locale={locale}
          ruling={ruling}
          rings={rings}
          onRestart={() => act.restart(ruling)}
        />
      )}
      {conflict && (
        <p className="desk-warning text-sm" data-conflict>
          <strong className="text-warn">{t.differsFrom}</strong>{' '}
          <EarlierLink locale={locale} earlier={conflict} onShow={act.show} />
        </p>
      )}
      <p className="desk-line-tools no-print">
        <button
          type="button"
          className="icon-button"
          aria-label={t.editOf(ruling.table)}
          onClick={() => act.edit(ruling)}
        >
          {t.edit}
        </button>
        <button
          type="button"
          className="icon-button"
          aria-label={t.removeOf(ruling.table)}
          onClick={() => act.remove(ruling)}
        >
          {t.remove}
        </button>
      </p>
    </li>
  );
});
