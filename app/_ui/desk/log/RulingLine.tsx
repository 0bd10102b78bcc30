'use client';

import { createContext, memo, useContext, useMemo } from 'react';
import { hrefOf } from '../../../_corpus/addresses';
import { latestOtherwise } from '../../../_desk/log/find-rulings';
import type { LineActions } from '../../../_desk/log/line-actions';
import type { DeskNames } from '../../../_desk/log/names';
import { penaltiesOf } from '../../../_desk/log/penalties';
import type { Ruling } from '../../../_desk/log/ruling';
import { verdictOf } from '../../../_desk/log/verdict';
import { LOG_WORDS } from '../../../_i18n/desk/log';
import { RESOLVE_WORDS } from '../../../_i18n/desk/resolve';
import { hourOf } from '../../../_i18n/desk/times';
import type { Locale } from '../../../_i18n/locales';
import { SeatMark } from '../../simulators/SeatMark';
import { EarlierLink } from './EarlierRulings';
import { ExtensionCountdown } from './ExtensionCountdown';
import { SituationLink } from './SituationLink';

/** What every line of the timeline knows. */
export interface LineContext {
  locale: Locale;
  names: DeskNames;
  rings: boolean;
  shakes: boolean;
  act: LineActions;
  /** Every ruling of the log by its rules, the newest first. */
  index: ReadonlyMap<string, readonly Ruling[]>;
  byId: ReadonlyMap<string, Ruling>;
}
export const Lines = createContext<LineContext | undefined>(undefined);

/** One ruling of the timeline. */
export const RulingLine = memo(function RulingLine({ ruling }: { ruling: Ruling }) {
  const context = useContext(Lines);
  if (!context) throw new Error('a line stands in a timeline');
  const { locale, names, rings, shakes, act, index, byId } = context;
  const t = LOG_WORDS[locale];
  const r = RESOLVE_WORDS[locale];
  const conflict = useMemo(() => latestOtherwise(ruling, index), [ruling, index]);
  const onRule = ruling.rules.map(({ id }) => index.get(id)?.length ?? 0);
  return (
    <li id={`ruling-${ruling.id}`} tabIndex={-1} data-game={ruling.game} className="desk-line">
      <p className="desk-line-head">
        <time dateTime={ruling.createdAt} className="text-sm text-muted tabular-nums">
          {hourOf(ruling.createdAt, locale)}
        </time>
        <strong>{t.table(ruling.table)}</strong>
        {ruling.seats.map((seat) => (
          <SeatMark key={seat} seat={seat} name={names.seats[seat]} />
        ))}
        <span className="text-sm text-accent">{names.games[ruling.game]}</span>
        {ruling.judge && <span className="desk-judge">{ruling.judge}</span>}
      </p>
      {ruling.question && <p className="desk-line-text">{ruling.question}</p>}
      <p className="desk-line-text">
        <strong className="desk-outcome" data-outcome={ruling.outcome ?? undefined}>
          {verdictOf(ruling, t)}
        </strong>
        {ruling.outcome && ruling.state !== 'decided' && (
          <span className="desk-state" data-state={ruling.state}>
            {' '}
            {t.states[ruling.state]}
          </span>
        )}
        {ruling.decision && <> {ruling.decision}</>}
      </p>
      {ruling.before && (
        <p className="text-sm text-muted">
          {r.before([t.outcomes[ruling.before.outcome], ruling.before.decision].filter(Boolean).join(', '))}
        </p>
      )}
      {(ruling.infraction || ruling.sanction) && (
        <p className="text-sm font-semibold">{penaltiesOf(ruling, locale).join(' · ')}</p>
      )}
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
      {ruling.situation && (
        <p className="text-sm">
          <SituationLink locale={locale} situation={ruling.situation} />
        </p>
      )}
      {ruling.extension && (
        <ExtensionCountdown
          locale={locale}
          ruling={ruling}
          rings={rings}
          shakes={shakes}
          onRestart={() => act.restart(ruling)}
        />
      )}
      {conflict && (
        <p className="desk-warning text-sm" data-conflict>
          <strong className="text-warn">{t.differsFrom}</strong>{' '}
          <EarlierLink locale={locale} earlier={conflict} onShow={act.show} />{' '}
          <button type="button" className="move no-print" onClick={() => act.edit(ruling)}>
            {r.resolve}
          </button>
        </p>
      )}
      {ruling.apart.map(({ from, why }) => {
        const other = byId.get(from);
        return (
          <p key={from} className="text-sm" data-apart>
            <strong>{other ? r.apart(other.table, other.round) : r.apartFromUnknown}</strong> {why}
          </p>
        );
      })}
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
