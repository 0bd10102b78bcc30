'use client';

import type { DeskEvent } from '../../../_desk/events/event';
import type { Deletion } from '../../../_desk/log/deletion';
import type { ComingLog } from '../../../_desk/log/read-file';
import type { Ruling } from '../../../_desk/log/ruling';
import { HAND_OVER_WORDS } from '../../../_i18n/desk/hand-over';
import type { Locale } from '../../../_i18n/locales';
import { Give } from './Give';
import { Receive } from './Receive';

export interface HandOverProps {
  locale: Locale;
  event: DeskEvent | undefined;
  rulings: readonly Ruling[];
  deletions: readonly Deletion[];
  round: number;
  onImport(coming: ComingLog): Promise<void>;
}

/** A log passes from one judge's phone to another's, without a server. */
export function HandOver({ locale, onImport, ...given }: HandOverProps) {
  const t = HAND_OVER_WORDS[locale];
  return (
    <div className="grid gap-4">
      <p className="text-sm text-muted">{t.hint}</p>
      <h3 className="text-base">{t.give}</h3>
      <Give locale={locale} {...given} />
      <h3 className="text-base">{t.receive}</h3>
      <Receive locale={locale} onImport={onImport} />
    </div>
  );
}
