'use client';

import { useEffect, useId, useRef, useState } from 'react';
import { type Choice, changedBy, chosen, type Side, wholly } from '../../../_desk/log/clash';
import type { DeskNames } from '../../../_desk/log/names';
import { PIECE_NAMES } from '../../../_desk/log/pieces';
import type { Ruling } from '../../../_desk/log/ruling';
import type { Failure } from '../../../_desk/log/use-log';
import type { Question } from '../../../_desk/log/use-questions';
import { CLASH_WORDS } from '../../../_i18n/desk/clash';
import { LOG_WORDS } from '../../../_i18n/desk/log';
import { hourOf } from '../../../_i18n/desk/times';
import type { Locale } from '../../../_i18n/locales';
import { ClashPiece } from './ClashPiece';
import { StorageNotice } from './StorageNotice';

interface Props {
  locale: Locale;
  names: DeskNames;
  question: Question;
  /** How many rulings a file brought that are asked about. */
  several: number;
  failure: Failure | undefined;
  onAnswer(ruling: Ruling | undefined): void;
  onAnswerAll(side: Side): void;
  onPutOff(): void;
}

const SIDES = ['mine', 'theirs'] as const;

/** Two versions of one ruling: the person says, piece by piece, which of them holds. */
export function ClashQuestion({ locale, names, question, several, failure, ...on }: Props) {
  const t = CLASH_WORDS[locale];
  const { clash, draft } = question;
  const { from, mine, theirs, gone } = clash;
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const sides = changedBy(clash);
  const [choice, setChoice] = useState<Choice>(() => Object.fromEntries(sides));
  const [hasTried, setTried] = useState(false);
  const missing = [...sides.keys()].filter((piece) => !choice[piece]);
  const isWholly = (side: Side) => [...sides.keys()].every((piece) => choice[piece] === side);
  useEffect(() => {
    section.current?.scrollIntoView({ block: 'start' });
    section.current?.focus({ preventScroll: true });
  }, []);

  const answer = () => {
    setTried(true);
    if (missing.length > 0)
      section.current?.querySelector<HTMLElement>(`[data-piece=${missing[0]}] input`)?.focus();
    else on.onAnswer(chosen(clash, choice, new Date()));
  };
  const heading = theirs ? t.title : t.gone;
  const why = theirs ? t.why[from](hourOf(theirs.updatedAt, locale)) : t.goneWhy[gone?.at ?? 'tab'];
  const alike = PIECE_NAMES.filter((piece) => !sides.has(piece)).map((piece) => t.pieces[piece]);
  return (
    <section
      ref={section}
      tabIndex={-1}
      data-game={mine.game}
      data-clash={theirs ? from : (gone?.at ?? 'gone')}
      className="clash no-print"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-why`}
    >
      <header>
        <h3 id={`${id}-title`}>{heading}</h3>
        <p id={`${id}-why`} className="text-muted">
          {LOG_WORDS[locale].table(mine.table)} · {LOG_WORDS[locale].round(mine.round)}. {why}
        </p>
      </header>
      {several > 1 && (
        <div className="clash-several">
          <p>{t.several(several)}</p>
          {SIDES.map((side) => (
            <button key={side} type="button" className="move" onClick={() => on.onAnswerAll(side)}>
              {t.forAll[side]}
            </button>
          ))}
        </div>
      )}
      {theirs ? (
        <>
          {sides.size > 1 && (
            <div className="clash-all">
              {SIDES.map((side) => (
                <button
                  key={side}
                  type="button"
                  className="move"
                  aria-pressed={isWholly(side)}
                  onClick={() => setChoice(wholly(side))}
                >
                  {t.all[from][side]}
                </button>
              ))}
            </div>
          )}
          {[...sides].map(([piece, by]) => (
            <fieldset key={piece} data-piece={piece}>
              <legend>
                {t.pieces[piece]}
                {by && <span className="clash-by">{t.changedBy[by]}</span>}
              </legend>
              <div className="clash-pair">
                {SIDES.map((side) => (
                  <label key={side} className="clash-side" data-side={side}>
                    <input
                      type="radio"
                      name={`${id}-${piece}`}
                      checked={choice[piece] === side}
                      onChange={() => setChoice({ ...choice, [piece]: side })}
                    />
                    <span className="clash-whose">{t.sides[from][side]}</span>
                    <span className="clash-text">
                      <ClashPiece
                        locale={locale}
                        names={names}
                        piece={piece}
                        ruling={side === 'mine' ? mine : theirs}
                        other={side === 'mine' ? theirs : mine}
                      />
                    </span>
                  </label>
                ))}
              </div>
            </fieldset>
          ))}
          {alike.length > 0 && <p className="text-sm text-muted">{t.same(alike)}</p>}
          <p role="status" className="text-sm font-semibold text-warn">
            {hasTried && missing.length > 0 && t.missing(missing.map((piece) => t.pieces[piece]))}
          </p>
        </>
      ) : (
        <dl className="clash-whole">
          {PIECE_NAMES.map((piece) => (
            <div key={piece}>
              <dt>{t.pieces[piece]}</dt>
              <dd>
                <ClashPiece locale={locale} names={names} piece={piece} ruling={mine} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {failure && <StorageNotice locale={locale} failure={failure} isLineOnScreen onRetry={answer} />}
      <div className="clash-bar">
        <button type="button" className="desk-primary" onClick={answer}>
          {theirs ? t.save : gone?.at === 'there' ? t.keep : t.putBack}
        </button>
        {!theirs && (
          <button type="button" className="move" onClick={() => on.onAnswer(undefined)}>
            {gone?.at === 'there' ? t.remove : t.leaveGone}
          </button>
        )}
        {draft && (
          <button type="button" className="move" onClick={on.onPutOff}>
            {t.back}
          </button>
        )}
      </div>
    </section>
  );
}
