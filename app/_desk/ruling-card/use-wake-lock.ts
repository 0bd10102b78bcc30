'use client';

import { useEffect, useState } from 'react';

/** Keeps the screen on as long as it is used; says whether the device lets it. */
export function useWakeLock(): boolean {
  const [held, setHeld] = useState(false);
  useEffect(() => {
    let lock: WakeLockSentinel | undefined;
    let gone = false;
    const hold = async () => {
      if (document.visibilityState !== 'visible' || !('wakeLock' in navigator)) return;
      try {
        lock = await navigator.wakeLock.request('screen');
        if (gone) await lock.release();
        else setHeld(true);
      } catch {
        // refused by a low battery or the browser's own rules: the card shows all the same
        setHeld(false);
      }
    };
    hold();
    document.addEventListener('visibilitychange', hold);
    return () => {
      gone = true;
      document.removeEventListener('visibilitychange', hold);
      lock?.release();
    };
  }, []);
  return held;
}
