'use client';

import { useMemo } from 'react';
import { LONGEST_STATE } from '../../_leaf/address-state';
import { readSetup } from '../../_stands/position-link';
import { useAddressState } from '../use-address-state';

interface Asked<Setup> {
  setup?: Setup;
  path: string | null;
  /** The address holds a set-up that is too long, or that cannot be read. */
  bad?: 'long' | 'unreadable';
  /** Which of the addresses that the reader went to on this page, from 1. */
  visit: number;
}

const NAMES = ['setup', 'path'] as const;

/** The set-up and position that the page's address asks for. */
export function useOwnSetup<Setup>(isSetup: (value: unknown) => value is Setup): Asked<Setup> | undefined {
  const visit = useAddressState(NAMES);
  return useMemo(() => {
    if (!visit) return undefined;
    const { setup: text, path } = visit.state;
    const asked = { path: null, visit: visit.number };
    if (text === undefined) return asked;
    if (text.length > LONGEST_STATE) return { ...asked, bad: 'long' };
    const setup = readSetup(text);
    return isSetup(setup) ? { ...asked, setup, path: path ?? null } : { ...asked, bad: 'unreadable' };
  }, [visit, isSetup]);
}
