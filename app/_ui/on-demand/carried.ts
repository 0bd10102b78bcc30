'use client';

import { useEffect, useRef } from 'react';
import { STORAGE_PREFIX } from '../../_leaf/storage';

const KEY = `${STORAGE_PREFIX}carried`;

/** What stands written on the page and nowhere else, by name. */
const written = new Map<string, unknown>();

interface Carried {
  page: string;
  values: Record<string, unknown>;
}

/** Has a value outlive a reload into another version of the page: `restore` gets it there, unchecked. */
export function useCarried(name: string, value: unknown, restore: (value: unknown) => void): void {
  const first = useRef(restore);
  useEffect(() => {
    const found = take(name);
    if (found !== undefined) first.current(found);
  }, [name]);
  useEffect(() => {
    written.set(name, value);
    return () => {
      written.delete(name);
    };
  }, [name, value]);
}

/** Loads the page anew. What the address says gives way to what was written since. */
export function reloadCarrying(): void {
  if (written.size > 0) {
    keep({ page: location.pathname, values: Object.fromEntries(written) });
    history.replaceState(history.state, '', location.pathname);
  }
  location.reload();
}

function take(name: string): unknown {
  try {
    const carried = JSON.parse(sessionStorage.getItem(KEY) ?? 'null') as Carried | null;
    if (carried?.page !== location.pathname || !Object.hasOwn(carried.values, name)) return undefined;
    const { [name]: value, ...values } = carried.values;
    if (Object.keys(values).length > 0) keep({ ...carried, values });
    else sessionStorage.removeItem(KEY);
    return value;
  } catch {
    return undefined;
  }
}

function keep(carried: Carried): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(carried));
  } catch {
    // Where nothing may be stored, the address alone says what the page shows.
  }
}
