'use client';

import { useState } from 'react';
import type { Locale } from '../../_i18n/locales';
import type { Edit } from '../../_rules/core/bench';
import { change, type LaidOut, layOut, redo, undo } from '../../_situations/laid-out';
import type { Opened } from '../../_situations/open-situation';
import type { Situation } from '../../_situations/situation';

export interface Laying {
  laid: LaidOut;
  /** Makes a change; what it says is why it could not be made. */
  make(asked: Edit): string | undefined;
  undo(): void;
  redo(): void;
  name(words: Pick<Situation, 'title' | 'note'>): void;
}

/** A table under one's hands: every change at once, and back again. */
export function useLaidOut(locale: Locale, opened: Opened): Laying {
  const [laid, setLaid] = useState(() => layOut(opened));
  return {
    laid,
    make(asked) {
      const made = change(laid, asked);
      if ('ok' in made) return laid.stand.tellRefusal(locale, made);
      setLaid(made);
      return undefined;
    },
    undo: () => setLaid(undo),
    redo: () => setLaid(redo),
    name: (words) => setLaid((now) => ({ ...now, situation: { ...now.situation, ...words } })),
  };
}
