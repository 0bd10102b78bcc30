'use client';

import type { Progress } from '../../../_desk/event-ready/prepare';
import { inMegabytes } from '../../../_desk/event-ready/sizes';
import { eventReadyWords } from '../../../_i18n/desk/event-ready';
import type { Locale } from '../../../_i18n/locales';
import { typeset } from '../../../_i18n/typeset';
import '../../styles/progress.css';

/** The bytes that are here, of those that there are. */
export function PreparingBar({ locale, progress }: { locale: Locale; progress: Progress }) {
  const t = eventReadyWords[locale];
  const { step, done, total } = progress;
  const percent = total > 0 ? Math.floor((100 * done) / total) : 0;
  const label = step === 'checking' ? t.checking : t.fetching(percent);
  return (
    <div className="pt-3">
      <div className="flex flex-wrap justify-between gap-x-4 tabular-nums">
        <p id="event-ready-progress">{typeset(label, locale)}</p>
        {total > 0 && (
          <p className="text-muted">{t.fetched(inMegabytes(done, locale), inMegabytes(total, locale))}</p>
        )}
      </div>
      <progress
        aria-labelledby="event-ready-progress"
        max={total || 1}
        value={done}
        className="progress mt-1 block w-full"
      />
    </div>
  );
}
