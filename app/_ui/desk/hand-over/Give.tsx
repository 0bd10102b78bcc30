'use client';

import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { DeskEvent } from '../../../_desk/events/event';
import { framesOf } from '../../../_desk/hand-over/frames';
import type { Deletion } from '../../../_desk/log/deletion';
import { localDay } from '../../../_desk/log/find-rulings';
import type { Ruling } from '../../../_desk/log/ruling';
import { jsonFile, writeLogJson } from '../../../_desk/log/write-file';
import { useWakeLock } from '../../../_desk/ruling-card/use-wake-lock';
import { HAND_OVER_WORDS } from '../../../_i18n/desk/hand-over';
import type { Locale } from '../../../_i18n/locales';
import { QrCode } from '../ruling-card/QrCode';

interface Props {
  locale: Locale;
  event: DeskEvent | undefined;
  rulings: readonly Ruling[];
  deletions: readonly Deletion[];
  /** That of the clock. */
  round: number;
}

/** Shows the log as codes that turn by themselves, page by page, or hands it to the device's share sheet. */
export function Give({ locale, event, rulings, deletions, round }: Props) {
  const t = HAND_OVER_WORDS[locale];
  const [isRoundOnly, setRoundOnly] = useState(false);
  const [frames, setFrames] = useState<string[] | 'too-long'>();
  const [isShown, setShown] = useState(false);
  const ofRound = useMemo(() => rulings.filter((ruling) => ruling.round === round), [rulings, round]);
  const given = isRoundOnly ? ofRound : rulings;
  const text = useCallback(
    () => writeLogJson(given, new Date(), event ? [event] : [], deletions),
    [given, event, deletions],
  );
  // A call that is noted while the codes are shown is in them too.
  useEffect(() => {
    if (!isShown) return;
    let isStale = false;
    void framesOf(text()).then((made) => isStale || setFrames(made ?? 'too-long'));
    return () => {
      isStale = true;
    };
  }, [isShown, text]);
  const share = useMemo(shareable, []);
  const choose = (isOnly: boolean) => {
    setRoundOnly(isOnly);
    setShown(false);
    setFrames(undefined);
  };
  return (
    <section className="grid gap-3" aria-label={t.give}>
      <fieldset>
        <legend className="pb-1 font-semibold">{t.what}</legend>
        <div className="flex flex-wrap gap-2">
          {[false, true].map((isOnly) => (
            <label key={String(isOnly)} className="choice">
              <input
                type="radio"
                name="hand-over-what"
                checked={isRoundOnly === isOnly}
                onChange={() => choose(isOnly)}
              />
              {isOnly ? t.thisRound(round, ofRound.length) : t.whole(rulings.length)}
            </label>
          ))}
        </div>
      </fieldset>
      <p className="flex flex-wrap gap-2">
        <button type="button" className="move" onClick={() => setShown(true)}>
          {t.show}
        </button>
        {share && (
          <button
            type="button"
            className="move"
            // Whoever closes the share sheet has changed their mind, and nothing has failed.
            onClick={() =>
              void navigator
                .share({ files: [share(text(), new Date())], title: t.shareTitle })
                .catch(() => undefined)
            }
          >
            {t.share}
          </button>
        )}
      </p>
      {frames === 'too-long' && (
        <p role="alert" className="desk-warning">
          {t.tooLong}
        </p>
      )}
      {Array.isArray(frames) && <Frames key={frames[0]} locale={locale} frames={frames} />}
    </section>
  );
}

type MakeFile = (text: string, now: Date) => File;

/** Some share sheets take no JSON, but the same text under another name; the log is known by what it says. */
const asText: MakeFile = (text, now) =>
  new File([text], `arbitre-${localDay(now)}.txt`, { type: 'text/plain' });

function shareable(): MakeFile | undefined {
  if (typeof navigator.canShare !== 'function') return undefined;
  return [jsonFile, asText].find((make) => navigator.canShare({ files: [make('{}', new Date())] }));
}

const TURN_MS = 450;

function Frames({ locale, frames }: { locale: Locale; frames: readonly string[] }) {
  const t = HAND_OVER_WORDS[locale];
  const [page, setPage] = useState(0);
  const [turns, setTurns] = useState(
    () => frames.length > 1 && !matchMedia('(prefers-reduced-motion: reduce)').matches,
  );
  const place = useRef<HTMLDivElement>(null);
  useWakeLock();
  useEffect(() => place.current?.scrollIntoView({ block: 'center', behavior: 'instant' }), []);
  useEffect(() => {
    if (!turns) return;
    const timer = setInterval(() => setPage((now) => (now + 1) % frames.length), TURN_MS);
    return () => clearInterval(timer);
  }, [turns, frames.length]);
  const go = (step: number) => {
    setTurns(false);
    setPage((now) => (now + step + frames.length) % frames.length);
  };
  return (
    <div ref={place} className="hand-over-code">
      <QrCode text={frames[page] ?? ''} label={t.code(page + 1, frames.length)} />
      <p className="tabular-nums">{t.code(page + 1, frames.length)}</p>
      {frames.length > 1 && (
        <p className="flex flex-wrap justify-center gap-2">
          <button type="button" className="move" aria-label={t.previous} onClick={() => go(-1)}>
            ‹
          </button>
          <button type="button" className="move" onClick={() => setTurns(!turns)}>
            {turns ? t.stop : t.goOn}
          </button>
          <button type="button" className="move" aria-label={t.next} onClick={() => go(1)}>
            ›
          </button>
        </p>
      )}
    </div>
  );
}
