'use client';

import { useCallback, useSyncExternalStore } from 'react';
import { STORAGE_PREFIX } from '../../_leaf/storage';
import { onClockNews, readKey, writeAndTell } from '../round/clock-storage';

const KEY = `${STORAGE_PREFIX}judge`;

/** The initials of whoever judges with this device, and the way to change them. */
export function useInitials(): [string, (initials: string) => void] {
  const initials = useSyncExternalStore(
    onClockNews,
    () => readKey(KEY) ?? '',
    () => '',
  );
  return [initials, useCallback((next: string) => writeAndTell(KEY, next), [])];
}
