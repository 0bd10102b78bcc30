'use client';

import { useCallback, useEffect, useState } from 'react';
import { STORAGE_PREFIX } from '../../_leaf/storage';
import { type Clock, NEW_CLOCK, parseClock } from './clock';

const KEY = `${STORAGE_PREFIX}clock`;

/** The round clock of this device: kept across visits, the same in every tab. */
export function useClock(): [Clock, (change: (clock: Clock) => Clock) => void] {
  const [clock, setClock] = useState(NEW_CLOCK);
  useEffect(() => {
    setClock((now) => parseClock(stored()) ?? now);
    const onStorage = ({ key, newValue }: StorageEvent) => {
      // taken away when everything is erased
      if (key === KEY) setClock(parseClock(newValue) ?? NEW_CLOCK);
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, []);
  const change = useCallback(
    (next: (clock: Clock) => Clock) => {
      const changed = next(clock);
      setClock(changed);
      try {
        localStorage.setItem(KEY, JSON.stringify(changed));
      } catch {
        // the clock runs on until the page is left
      }
    },
    [clock],
  );
  return [clock, change];
}

function stored(): string | null {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return null;
  }
}
