'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { STORAGE_PREFIX } from '../../_leaf/storage';
import { type Draft, isBlank, parseDrafts } from './draft';
import type { Ruling } from './ruling';

const KEY = `${STORAGE_PREFIX}draft`;

/** The call being written, which outlives a reload of its tab. One put aside for another comes back after it. */
export function useDraft() {
  const [drafts, setDrafts] = useState<Draft[]>([]);
  const [wasRestored, setRestored] = useState(false);
  // An answer of the storage may come after much more was written than when it was asked.
  const latest = useRef(drafts);
  const show = useCallback((next: Draft[]) => {
    latest.current = next;
    setDrafts(next);
  }, []);
  useEffect(() => {
    const found = kept(() => parseDrafts(sessionStorage.getItem(KEY))) ?? [];
    show(found);
    setRestored(found.length > 0);
  }, [show]);
  const keep = (next: Draft[]) => {
    show(next);
    kept(() => sessionStorage.setItem(KEY, JSON.stringify(next)));
  };
  const below = () => latest.current.slice(0, -1);
  return {
    draft: drafts.at(-1),
    wasRestored,
    /** One that is already being written comes to the top as it is. */
    open(next: Draft) {
      setRestored(false);
      const others = latest.current.filter((one) => one.id !== next.id && !isBlank(one));
      keep([...others, latest.current.find(({ id }) => id === next.id) ?? next]);
    },
    change: (next: Draft) => keep([...below(), next]),
    close() {
      setRestored(false);
      keep(below());
    },
    drop: (id: string) => keep(latest.current.filter((one) => one.id !== id)),
    /** What was saved of a draft is done with; what was written into it since is now a change of that ruling. */
    saved(sent: Draft, ruling: Ruling) {
      setRestored(false);
      keep(
        latest.current.flatMap((one) =>
          one.id !== sent.id ? [one] : isSameText(one, sent) ? [] : [{ ...one, from: ruling }],
        ),
      );
    },
    /** Everything was erased. */
    forget() {
      setRestored(false);
      show([]);
      kept(() => sessionStorage.removeItem(KEY));
    },
  };
}

const isSameText = (a: Draft, b: Draft): boolean =>
  JSON.stringify({ ...a, from: undefined }) === JSON.stringify({ ...b, from: undefined });

/** Storage may be forbidden or full: the draft then stays on screen only. */
function kept<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
