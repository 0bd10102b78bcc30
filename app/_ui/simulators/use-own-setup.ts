'use client';

import { useEffect, useState } from 'react';
import { readSetup } from './position-link';

interface Asked<Setup> {
  setup?: Setup;
  path: string | null;
  /** The address holds a set-up that cannot be read. */
  bad: boolean;
}

/** The set-up and position that the page's address asks for, read once in the browser. */
export function useOwnSetup<Setup>(isSetup: (value: unknown) => value is Setup): Asked<Setup> | undefined {
  const [asked, setAsked] = useState<Asked<Setup>>();
  useEffect(() => {
    const query = new URLSearchParams(location.search);
    const text = query.get('setup');
    const setup = text === null ? undefined : readSetup(text);
    const fits = isSetup(setup);
    setAsked({ ...(fits && { setup }), path: fits ? query.get('path') : null, bad: text !== null && !fits });
  }, [isSetup]);
  return asked;
}
