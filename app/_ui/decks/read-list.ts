import { type AddressState, LONGEST_STATE } from '../../_leaf/address-state';
import { readSetup } from '../../_stands/position-link';

/** Three hundred lines of the longest names: no deck has as many. What is typed beyond is kept, but not checked. */
export const LONGEST_LIST = 20_000;

export const LIST_NAMES = ['list'] as const;

/** The list that an address holds, or what is wrong with it. */
export function readList({
  list,
}: AddressState<'list'>): string | { bad: 'long' | 'unreadable' } | undefined {
  if (list === undefined) return undefined;
  if (list.length > LONGEST_STATE) return { bad: 'long' };
  const text = readSetup(list);
  return typeof text === 'string' ? text : { bad: 'unreadable' };
}
