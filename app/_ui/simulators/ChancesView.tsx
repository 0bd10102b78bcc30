'use client';

import { useEffect, useRef, useState } from 'react';
import type { Locale } from '../../_i18n/locales';
import { percent } from '../../_i18n/percent';
import { typeset } from '../../_i18n/typeset';
import { WHAT_NOW_WORDS } from '../../_i18n/what-now';
import { chancesOf } from '../../_situations/client';
import type { Situation } from '../../_situations/situation';
import type { Chances } from '../../_stands/benches/workbench';
import { SeatSign } from './SeatSign';
import '../styles/progress.css';

type Worked = { at: 'rest' } | { at: 'work'; done: number } | { at: 'end'; chances: Chances[] | undefined };

/** Progress is worth telling only of what takes longer. */
const PATIENCE = 1_000;

/** What chance makes of a position: worked out beside the page when asked for, and ended at will. */
export function ChancesView({ locale, situation }: { locale: Locale; situation: Situation }) {
  const t = WHAT_NOW_WORDS[locale];
  const [worked, setWorked] = useState<Worked>({ at: 'rest' });
  const [isLong, setLong] = useState(false);
  const ending = useRef<AbortController>(undefined);
  useEffect(() => () => ending.current?.abort(), []);

  const work = async () => {
    const controller = new AbortController();
    const { signal } = controller;
    ending.current = controller;
    setWorked({ at: 'work', done: 0 });
    setLong(false);
    const timer = setTimeout(() => setLong(true), PATIENCE);
    const chances = await chancesOf(situation, locale, {
      signal,
      onProgress: (done) => setWorked({ at: 'work', done }),
    });
    clearTimeout(timer);
    setWorked(signal.aborted ? { at: 'rest' } : { at: 'end', chances });
  };
  return (
    <section className="chances" aria-label={t.chances}>
      <h3 className="zone-title">{t.chances}</h3>
      {worked.at === 'rest' && (
        <button type="button" className="move" onClick={work}>
          {t.workOut}
        </button>
      )}
      {worked.at === 'work' && isLong && (
        <p role="status">
          <progress className="progress" value={worked.done} max={1} />{' '}
          {typeset(t.working(Math.round(worked.done * 100)), locale)}{' '}
          <button type="button" className="move" onClick={() => ending.current?.abort()}>
            {t.cancel}
          </button>
        </p>
      )}
      {worked.at === 'end' && (
        <div role="status">
          {worked.chances === undefined && <p>{typeset(t.tooLong, locale)}</p>}
          {worked.chances?.length === 0 && <p>{typeset(t.noChance, locale)}</p>}
          {worked.chances?.map((chances) => (
            <Table key={chances.title} locale={locale} chances={chances} />
          ))}
        </div>
      )}
    </section>
  );
}

function Table({ locale, chances: { title, given, rows } }: { locale: Locale; chances: Chances }) {
  return (
    <table className="chances-table">
      <caption>
        {typeset(title, locale)}
        <small>{typeset(given, locale)}</small>
      </caption>
      <tbody>
        {rows.map(({ outcome, odds, seat }) => (
          <tr key={outcome}>
            <th scope="row">
              {seat && <SeatSign seat={seat} locale={locale} />} {typeset(outcome, locale)}
            </th>
            <td>
              <span className="chances-bar" style={{ inlineSize: `${odds * 100}%` }} />
              {percent(locale, odds)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
