'use client';

import { useEffect } from 'react';
import { LIVE_RELOAD_PORT } from './live-reload-port';

/** In development: shows an edited MDX file at once, and keeps the place on the page. */
export function LiveReload() {
  useEffect(() => {
    const changes = new EventSource(`http://${location.hostname}:${LIVE_RELOAD_PORT}/`);
    changes.onmessage = () => location.reload();
    return () => changes.close();
  }, []);
  return null;
}
