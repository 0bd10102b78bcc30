import path from 'node:path';

/** A built site: its folder, and the path below which it was built to stand. */
export interface Site {
  root: string;
  base: string;
}

/** Where a request's target leads, as a file below `root`; `folder` if it ended in a slash. */
export type Place = { file: string; folder: boolean } | 'malformed' | 'nowhere';

/** Never a place outside of the site, nor a hidden one: such addresses lead nowhere. */
export function placeOf(target: string, { root, base }: Site): Place {
  const pathname = decoded(pathnameOf(target));
  if (!pathname?.startsWith('/') || pathname.includes('\0')) return 'malformed';
  if (!pathname.startsWith(`${base}/`)) return 'nowhere';
  const folder = pathname.endsWith('/');
  const names = pathname
    .slice(base.length)
    .split('/')
    .slice(1, folder ? -1 : undefined);
  if (names.some((name) => name === '' || name.startsWith('.') || /[\\:]/.test(name))) return 'nowhere';
  return { file: path.join(root, ...names, folder ? 'index.html' : ''), folder };
}

/** Below a path, the bare host and the path itself lead to the site, as whoever types them means. */
export const isHomeWithoutSlash = (target: string, base: string): boolean =>
  base !== '' && ['/', base].includes(pathnameOf(target));

/** The same target as the folder that it names. */
export const withSlash = (target: string): string =>
  `${pathnameOf(target)}/${target.match(/\?[^#]*/)?.[0] ?? ''}`;

/** A target may be whole (`http://host/path`), as proxies write it. */
function pathnameOf(target: string): string {
  return target.replace(/^https?:\/\/[^/?#]*/i, '').replace(/[?#].*$/s, '');
}

function decoded(pathname: string): string | undefined {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
}
