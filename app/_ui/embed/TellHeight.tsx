'use client';

import { useEffect } from 'react';

/** Tells the page around how high this one is, and nothing else: `{ height: 640 }`. */
export function TellHeight() {
  useEffect(() => {
    if (window.parent === window) return;
    const tell = () =>
      window.parent.postMessage({ height: Math.ceil(document.body.getBoundingClientRect().height) }, '*');
    const watch = new ResizeObserver(tell);
    watch.observe(document.body);
    tell();
    return () => watch.disconnect();
  }, []);
  return null;
}
