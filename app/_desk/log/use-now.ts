'use client';

import { useEffect, useState } from 'react';

/** The device's time, looked at twice a second while it matters. Nothing until the page is alive. */
export function useNow(isWanted: boolean): number | undefined {
  const [looks, setLooks] = useState(0);
  useEffect(() => {
    const look = () => setLooks((count) => count + 1);
    look();
    if (!isWanted) return;
    const timer = setInterval(look, 500);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, [isWanted]);
  return looks > 0 ? Date.now() : undefined;
}
