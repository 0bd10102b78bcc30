'use client';

import { type ReactNode, useMemo } from 'react';
import { hrefOf, practiceHref } from '../../../_corpus/addresses';
import { download } from '../../../_desk/download';
import type { DeskEvent } from '../../../_desk/events/event';
import type { Deletion } from '../../../_desk/log/deletion';
import type { DeskNames } from '../../../_desk/log/names';
import { penaltiesOf } from '../../../_desk/log/penalties';
import { writePeopleCsv } from '../../../_desk/log/people-csv';
import { printLog } from '../../../_desk/log/print-log';
import type { Ruling } from '../../../_desk/log/ruling';
import { verdictOf } from '../../../_desk/log/verdict';
import { csvFile, jsonFile, writeLogJson } from '../../../_desk/log/write-file';
import { practiceOn } from '../../../_desk/practice/address';
import { type Count, proposals, reportOf, toPractise } from '../../../_desk/report/report';
import { LOG_WORDS } from '../../../_i18n/desk/log';
import { REPORT_WORDS } from '../../../_i18n/desk/report';
import type { Locale } from '../../../_i18n/locales';
import { SituationLink } from '../log/SituationLink';

export interface DayReportProps {
  locale: Locale;
  names: DeskNames;
  event: DeskEvent | undefined;
  rulings: readonly Ruling[];
  deletions: readonly Deletion[];
}

/** What the day came to, on paper and in files too. */
export function DayReport({ locale, names, event, rulings, deletions }: DayReportProps) {
  const t = REPORT_WORDS[locale];
  const words = LOG_WORDS[locale];
  const report = useMemo(() => reportOf(rulings), [rulings]);
  const reasons = useMemo(() => proposals(rulings), [rulings]);
  if (report.calls === 0) return <p className="text-muted">{t.empty}</p>;
  const events = event ? [event] : [];
  const place = (ruling: Ruling) =>
    t.place(ruling.round, ruling.table, verdictOf(ruling, words).toLowerCase());
  const practised = toPractise(report);
  return (
    <div className="day-report">
      <p className="text-sm text-muted no-print">{t.hint}</p>
      <p className="font-semibold">{t.total(report.calls, report.minutes)}</p>
      <Counts locale={locale} title={t.byRound} head={t.round} counts={report.rounds} />
      {report.rules.length > 0 && (
        <Counts locale={locale} title={t.byRule} head={t.rule} counts={report.rules} areRules />
      )}
      {practised.length > 0 && (
        <p className="no-print">
          <a className="practice-link" href={practiceHref(locale) + practiceOn(practised)}>
            {t.practise}
          </a>
        </p>
      )}
      <Counts locale={locale} title={t.byTable} head={t.table} counts={report.tables} />
      <h3>{t.differing}</h3>
      {report.differing.length === 0 ? (
        <p>{t.noneDiffer}</p>
      ) : (
        <ul>
          {report.differing.map(({ rule, earlier, later, why }) => (
            <li key={`${rule.id} ${later.id}`}>
              {t.pair(rule.title, place(earlier), place(later))}
              {why && <p className="text-muted">{t.why(why)}</p>}
            </li>
          ))}
        </ul>
      )}
      <Rulings title={t.corrected} rulings={report.corrected}>
        {(ruling) => [place(ruling), ruling.question].filter(Boolean).join(' · ')}
      </Rulings>
      <Rulings title={t.waiting} rulings={report.waiting}>
        {(ruling) => [place(ruling), ruling.question].filter(Boolean).join(' · ')}
      </Rulings>
      <Rulings title={t.penalties} rulings={report.penalties}>
        {(ruling) => [place(ruling), ...penaltiesOf(ruling, locale)].join(' · ')}
      </Rulings>
      <Rulings title={t.situations} rulings={report.situations}>
        {(ruling) => (
          <>
            {place(ruling)}
            {' · '}
            {ruling.situation && <SituationLink locale={locale} situation={ruling.situation} />}
          </>
        )}
      </Rulings>
      <p className="flex flex-wrap gap-2 no-print">
        <button type="button" className="move" onClick={() => printLog('report')}>
          {t.print}
        </button>
        <button
          type="button"
          className="move"
          onClick={() => {
            const now = new Date();
            download(jsonFile(writeLogJson(rulings, now, events, deletions), now));
          }}
        >
          {t.json}
        </button>
        <button
          type="button"
          className="move"
          onClick={() =>
            download(
              csvFile(writePeopleCsv(rulings, events, locale, names.games, location.origin), new Date()),
            )
          }
        >
          {t.csv}
        </button>
        {reasons.length > 0 && (
          <button
            type="button"
            className="move"
            onClick={() =>
              download(
                jsonFile(
                  `${JSON.stringify({ proposals: reasons }, null, 1)}\n`,
                  new Date(),
                  'arbitre-proposals',
                ),
              )
            }
          >
            {t.proposals}
          </button>
        )}
      </p>
    </div>
  );
}

interface CountsProps {
  locale: Locale;
  title: string;
  head: string;
  counts: readonly Count[];
  areRules?: boolean;
}

function Counts({ locale, title, head, counts, areRules = false }: CountsProps) {
  const t = REPORT_WORDS[locale];
  return (
    <table>
      <caption>{title}</caption>
      <thead>
        <tr>
          <th scope="col">{head}</th>
          <th scope="col">{t.calls}</th>
          <th scope="col">{t.minutes}</th>
        </tr>
      </thead>
      <tbody>
        {counts.map(({ key, name, calls, minutes }) => (
          <tr key={key}>
            <th scope="row">{areRules ? <a href={hrefOf(locale, key)}>{name}</a> : name}</th>
            <td>{calls}</td>
            <td>{minutes}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface RulingsProps {
  title: string;
  rulings: readonly Ruling[];
  children(ruling: Ruling): ReactNode;
}

function Rulings({ title, rulings, children }: RulingsProps) {
  if (rulings.length === 0) return null;
  return (
    <>
      <h3>{title}</h3>
      <ul>
        {rulings.map((ruling) => (
          <li key={ruling.id}>{children(ruling)}</li>
        ))}
      </ul>
    </>
  );
}
