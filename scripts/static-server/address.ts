import path from 'node:path';

/** Where a request's target leads, as a file below `root`; `folder` if it ended in a slash. */
export type Place = { file: string; folder: boolean } | 'malformed' | 'nowhere';

/** Never a place outside `root`, nor a hidden one: such addresses lead nowhere. */
export function placeOf(target: string, root: string): Place {
  const pathname = decoded(pathnameOf(target));
  if (!pathname?.startsWith('/') || pathname.includes('\0')) return 'malformed';
  const folder = pathname.endsWith('/');
  const names = pathname.split('/').slice(1, folder ? -1 : undefined);
  if (names.some((name) => name === '' || name.startsWith('.') || /[\\:]/.test(name))) return 'nowhere';
  return { file: path.join(root, ...names, folder ? 'index.html' : ''), folder };
}

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
