'use client';

import { useEffect, useState } from 'react';
import { type AddressState, readState, withStateInHash } from '../_leaf/address-state';

export interface Visit<Name extends string> {
  state: AddressState<Name>;
  /** Counts up with each address that the reader goes to without leaving the page. */
  number: number;
}

/** What the page's address holds, read in the browser and again at each change of the hash. Without names, nothing. */
export function useAddressState<Name extends string>(names: readonly Name[]): Visit<Name> | undefined {
  const [visit, setVisit] = useState<Visit<Name>>();
  useEffect(() => {
    const read = () => {
      const moved = withStateInHash(location.href, names);
      if (moved !== location.href) history.replaceState(history.state, '', moved);
      const state = readState(location, names);
      setVisit((before) =>
        state || !before ? { state: state ?? {}, number: (before?.number ?? 0) + 1 } : before,
      );
    };
    read();
    if (names.length === 0) return;
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, [names]);
  return visit;
}
