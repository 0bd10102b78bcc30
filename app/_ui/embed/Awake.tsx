'use client';

import { useEffect } from 'react';

/** Says that the page's scripts are at work, as the search does on the pages that have it. */
export function Awake() {
  useEffect(() => {
    document.documentElement.dataset.answers = '';
  }, []);
  return null;
}
