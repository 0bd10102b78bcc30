'use client';

import { useEffect } from 'react';
import { WORKER_PATH } from '../../../_desk/event-ready/readiness';
import { underBase } from '../../../_leaf/base-path';

/** Starts the service worker once the page is there and idle. It fetches nothing until it is asked to. */
export function RegisterWorker() {
  useEffect(() => {
    if (process.env.NODE_ENV !== 'production' || !('serviceWorker' in navigator)) return;
    const whenIdle = globalThis.requestIdleCallback ?? ((task: () => void) => setTimeout(task, 2_000));
    const register = () => {
      whenIdle(() => {
        navigator.serviceWorker.register(underBase(WORKER_PATH)).catch((error: unknown) => {
          console.warn('The site cannot be kept offline here.', error);
        });
      });
    };
    if (document.readyState === 'complete') register();
    else addEventListener('load', register, { once: true });
  }, []);
  return null;
}
