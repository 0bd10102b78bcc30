'use client';

import { type RefObject, useEffect, useState } from 'react';

/** How far out of sight something counts as near. */
const MARGIN = '900px 0px';

let observer: IntersectionObserver | undefined;
const listeners = new WeakMap<Element, (isNear: boolean) => void>();

/** One observer for all: thousands of lines are looked at together. */
const observe = (): IntersectionObserver => {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) listeners.get(target)?.(isIntersecting);
    },
    { rootMargin: MARGIN },
  );
  return observer;
};

/** Whether an element is in sight or close to it, or holds the focus. */
export function useNear(element: RefObject<HTMLElement | null>): boolean {
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    const { current } = element;
    if (!current) return;
    listeners.set(current, (isIntersecting) =>
      setNear(isIntersecting || current.contains(document.activeElement)),
    );
    observe().observe(current);
    return () => observer?.unobserve(current);
  }, [element]);
  return isNear;
}
