/**
 * What a page holds (a list, a set-up, a position) stands behind the hash of its address: no server is sent it, so none
 * refuses it for its length. Links of old hold it in the query.
 */
export type AddressState<Name extends string> = Partial<Record<Name, string>>;

/** Longer than any list or set-up that a page writes; what is longer is refused before it is read. */
export const LONGEST_STATE = 120_000;

/** Ids of sections hold no equals sign. */
export const holdsState = (hash: string): boolean => /^#\w+=/.test(hash);

export const writeState = (state: Record<string, string>): string => `#${new URLSearchParams(state)}`;

/** What an address says of these names; nothing if its hash speaks of something else, as of a section. */
export function readState<Name extends string>(
  { search, hash }: Pick<Location, 'search' | 'hash'>,
  names: readonly Name[],
): AddressState<Name> | undefined {
  const fromQuery = pick(new URLSearchParams(search), names);
  const fromHash = pick(new URLSearchParams(hash.slice(1)), names);
  const state = { ...fromQuery, ...fromHash };
  return hash.length > 1 && Object.keys(state).length === 0 ? undefined : state;
}

/** The address with what its query says of these names behind the hash. */
export function withStateInHash<Name extends string>(href: string, names: readonly Name[]): string {
  const address = new URL(href);
  const inQuery = pick(address.searchParams, names);
  if (Object.keys(inQuery).length === 0) return href;
  const state = { ...inQuery, ...pick(new URLSearchParams(address.hash.slice(1)), names) };
  for (const name of names) address.searchParams.delete(name);
  address.hash = writeState(state as Record<string, string>);
  return address.href;
}

function pick<Name extends string>(given: URLSearchParams, names: readonly Name[]): AddressState<Name> {
  const state: AddressState<Name> = {};
  for (const name of names) {
    const value = given.get(name);
    if (value !== null) state[name] = value;
  }
  return state;
}
