'use client';

import { useCallback, useEffect, useState } from 'react';
import { STORAGE_PREFIX } from '../../_ui/preferences';
import { type Draft, isBlank, parseDrafts } from './draft';

const KEY = `${STORAGE_PREFIX}draft`;

/** The call being written, which outlives a reload of its tab. One put aside for another comes back after it. */
export function useDraft() {
  const [drafts, setDrafts] = useState<Draft[]>([]);
  const [wasRestored, setRestored] = useState(false);
  useEffect(() => {
    const found = kept(() => parseDrafts(sessionStorage.getItem(KEY))) ?? [];
    setDrafts(found);
    setRestored(found.length > 0);
  }, []);
  const keep = useCallback((next: Draft[]) => {
    setDrafts(next);
    kept(() => sessionStorage.setItem(KEY, JSON.stringify(next)));
  }, []);
  const draft = drafts.at(-1);
  const below = drafts.slice(0, -1);
  return {
    draft,
    wasRestored,
    open(next: Draft) {
      setRestored(false);
      keep(draft && !isBlank(draft) ? [...drafts, next] : [...below, next]);
    },
    change: (next: Draft) => keep([...below, next]),
    close() {
      setRestored(false);
      keep(below);
    },
  };
}

/** Storage may be forbidden or full: the draft then stays on screen only. */
function kept<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
