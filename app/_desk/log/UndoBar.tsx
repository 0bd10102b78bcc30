'use client';

import { useEffect, useRef } from 'react';
import { LOG_WORDS } from '../../_i18n/desk/log';
import type { Locale } from '../../_i18n/locales';
import { CloseIcon, UndoIcon } from '../../_ui/shell/icons';
import type { LastChange } from './use-log';

interface Props {
  locale: Locale;
  last: LastChange | undefined;
  onUndo(): void;
  onDismiss(): void;
}

/** What was done last, with the way back; it stays until something else is done. */
export function UndoBar({ locale, last, onUndo, onDismiss }: Props) {
  const t = LOG_WORDS[locale];
  const button = useRef<HTMLButtonElement>(null);
  // The button of a line that was deleted took the focus with it.
  useEffect(() => {
    if (last?.undo && document.activeElement === document.body)
      button.current?.focus({ preventScroll: true });
  }, [last]);
  const isUndone = last && !last.undo && !last.detail;
  return (
    <div role="status" className="desk-undo-place no-print">
      {last && (
        <p className="desk-undo" data-last={isUndone ? 'undone' : last.kind}>
          <span>
            {isUndone ? t.undone : t.done[last.kind]} {last.detail && t.imported(last.detail)}
          </span>
          {last.undo && (
            <button
              ref={button}
              type="button"
              className="move inline-flex items-center gap-2"
              onClick={onUndo}
            >
              <UndoIcon />
              {t.undo}
            </button>
          )}
          <button
            type="button"
            className="icon-button"
            aria-label={t.dismiss}
            title={t.dismiss}
            onClick={onDismiss}
          >
            <CloseIcon />
          </button>
        </p>
      )}
    </div>
  );
}
