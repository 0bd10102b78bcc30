'use client';

import { useEffect, useState } from 'react';
import { next } from '../../_stands/play-tree';
import type { Play } from './use-play';

/** How long a step stays before the next one, in milliseconds. */
export const SPEEDS = { slow: 7000, normal: 4000, fast: 2000 } as const;
export type Speed = keyof typeof SPEEDS;

export interface Autoplay {
  runs: boolean;
  speed: Speed;
  toggle(): void;
  setSpeed(speed: Speed): void;
}

/** Steps on by itself until the line ends, it is stopped, or the page is out of sight. */
export function useAutoplay(play: Play): Autoplay {
  const [runs, setRuns] = useState(false);
  const [speed, setSpeed] = useState<Speed>('normal');
  const atEnd = next(play.tree) === undefined;

  // biome-ignore lint/correctness/useExhaustiveDependencies: each position has its own time
  useEffect(() => {
    if (!runs) return;
    if (atEnd) {
      setRuns(false);
      return;
    }
    const timer = setTimeout(() => document.hidden || play.forward(), SPEEDS[speed]);
    return () => clearTimeout(timer);
  }, [runs, speed, atEnd, play.tree.at]);

  useEffect(() => {
    const stop = () => document.hidden && setRuns(false);
    document.addEventListener('visibilitychange', stop);
    return () => document.removeEventListener('visibilitychange', stop);
  }, []);

  return {
    runs,
    speed,
    setSpeed,
    toggle: () => {
      if (!runs && atEnd) play.first();
      setRuns(!runs);
    },
  };
}
