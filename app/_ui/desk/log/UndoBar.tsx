'use client';

import { useEffect, useRef } from 'react';
import type { LastChange } from '../../../_desk/log/last-change';
import { CLASH_WORDS } from '../../../_i18n/desk/clash';
import { LOG_WORDS } from '../../../_i18n/desk/log';
import type { Locale } from '../../../_i18n/locales';
import { UndoIcon } from '../../shell/icons';
import { CloseButton } from '../CloseButton';

interface Props {
  locale: Locale;
  last: LastChange | undefined;
  onUndo(): void;
  onDismiss(): void;
}

/** What was done last, with the way back; it stays until something else is done. */
export function UndoBar({ locale, last, onUndo, onDismiss }: Props) {
  const t = LOG_WORDS[locale];
  const { pieces } = CLASH_WORDS[locale];
  const button = useRef<HTMLButtonElement>(null);
  // The button of a line that was deleted took the focus with it.
  useEffect(() => {
    if (last?.undo && document.activeElement === document.body)
      button.current?.focus({ preventScroll: true });
  }, [last]);
  return (
    <div role="status" className="desk-undo-place no-print">
      {last && (
        <p className="desk-undo" data-last={last.kind}>
          <span>
            {last.undone && last.undone.kept > 0 ? t.undoKept(last.undone) : t.done[last.kind]}{' '}
            {last.imported && t.imported(last.imported)}
            {last.taken && last.taken.length > 0 && t.taken(last.taken.map((piece) => pieces[piece]))}
          </span>
          {last.undo && (
            <button
              ref={button}
              type="button"
              className="move inline-flex items-center gap-2"
              onClick={onUndo}
            >
              <UndoIcon />
              {last.kind === 'left' ? t.takeUp : t.undo}
            </button>
          )}
          <CloseButton label={t.dismiss} onClick={onDismiss} />
        </p>
      )}
    </div>
  );
}
