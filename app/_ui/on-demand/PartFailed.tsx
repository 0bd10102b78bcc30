'use client';

import { type ReactNode, useEffect, useState } from 'react';
import type { Locale } from '../../_i18n/locales';
import { ON_DEMAND_WORDS } from '../../_i18n/on-demand';
import { typeset } from '../../_i18n/typeset';
import { reloadCarrying } from './carried';
import { isOutdated } from './outdated';

interface Props {
  locale: Locale;
  /** What did not come, while it may come yet. */
  message: string;
  className: string;
  buttonClass?: string;
  onRetry(): void;
  /** Further buttons. */
  children?: ReactNode;
}

/** A part of the page did not come: offers what can help, another try or the page in its new version. */
export function PartFailed({ locale, message, className, buttonClass = 'move', onRetry, children }: Props) {
  const t = ON_DEMAND_WORDS[locale];
  const [outdated, setOutdated] = useState<boolean>();
  useEffect(() => {
    let stale = false;
    void isOutdated().then((found) => stale || setOutdated(found));
    return () => {
      stale = true;
    };
  }, []);
  return (
    <div role="alert" className={className} data-outdated={outdated}>
      <p>{typeset(outdated ? t.outdated : message, locale)}</p>
      <p className="flex min-h-11 flex-wrap gap-2 pt-2">
        {outdated !== undefined && (
          <button type="button" className={buttonClass} onClick={outdated ? reloadCarrying : onRetry}>
            {outdated ? t.reload : t.retry}
          </button>
        )}
        {children}
      </p>
    </div>
  );
}
