'use client';

import type { Failure } from '../../../_desk/log/use-log';
import { LOG_WORDS } from '../../../_i18n/desk/log';
import type { Locale } from '../../../_i18n/locales';

interface Props {
  locale: Locale;
  failure: Failure;
  isLineOnScreen?: boolean;
  onRetry(): void;
}

/** Why storage failed, what to do, and that nothing is lost. */
export function StorageNotice({ locale, failure, isLineOnScreen = false, onRetry }: Props) {
  const t = LOG_WORDS[locale];
  const { reason, remedy } = t.failures[failure.reason];
  return (
    <div role="alert" data-storage={failure.reason} className="desk-warning">
      {failure.of !== 'reading' && <p className="font-semibold text-warn">{t.failed}</p>}
      <p>{reason}</p>
      <p>{remedy}</p>
      {isLineOnScreen && <p className="font-semibold">{t.notLost}</p>}
      <p className="pt-2">
        <button type="button" className="move" onClick={onRetry}>
          {t.retry}
        </button>
      </p>
    </div>
  );
}
