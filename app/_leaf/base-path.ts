/**
 * The path below which the site stands on its host, such as `/arbitre`; empty at the root. `BASE_PATH` says it at build
 * time, and its value is written into whatever a browser gets. No other place knows it: an address is made by `underBase`.
 */
export const basePath = (): string => (process.env.BASE_PATH ?? '').replace(/\/+$/, '');

/** The address of a file or page of the site on its host: `/fr/` is at `/arbitre/fr/`. */
export const underBase = (path: string): string => basePath() + path;

export const isUnderBase = (pathname: string): boolean => pathname.startsWith(`${basePath()}/`);

/** The same page within the site; an address outside of it stays as it is. */
export const withoutBase = (pathname: string): string =>
  isUnderBase(pathname) ? pathname.slice(basePath().length) : pathname;
