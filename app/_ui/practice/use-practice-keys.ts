'use client';

import { useEffect } from 'react';
import type { Progress } from '../../_desk/practice/progress';

/** Digits choose; Enter goes on wherever nothing else would take it. */
export function usePracticeKeys(
  phase: Progress['phase'],
  choose: (choice: number) => void,
  goOn: () => void,
): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const { key, altKey, ctrlKey, metaKey, target } = event;
      if (altKey || ctrlKey || metaKey || document.querySelector('dialog[open]')) return;
      const element = target instanceof Element ? target : document.body;
      if (element.closest('input, textarea, select')) return;
      if (phase === 'asking' && /^[1-4]$/.test(key)) choose(Number(key) - 1);
      else if (phase !== 'asking' && key === 'Enter' && !element.closest('a, button, summary')) goOn();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });
}
