'use client';

import { useEffect, useState } from 'react';
import { allowSound, mayPlay } from './chime';

/** After a reload the first tap or key anywhere gives the sound back; until then it is true that one is needed. */
export function useSoundNeedsTap(isWanted: boolean): boolean {
  const [needsTap, setNeedsTap] = useState(false);
  useEffect(() => {
    if (!isWanted || mayPlay()) return;
    setNeedsTap(!navigator.userActivation?.hasBeenActive);
    const allow = () => {
      allowSound();
      setNeedsTap(false);
    };
    document.addEventListener('pointerdown', allow, { once: true });
    document.addEventListener('keydown', allow, { once: true });
    return () => {
      setNeedsTap(false);
      document.removeEventListener('pointerdown', allow);
      document.removeEventListener('keydown', allow);
    };
  }, [isWanted]);
  return needsTap;
}
