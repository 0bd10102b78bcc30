import { withoutBase } from '../../../_leaf/base-path';

/**
 * What an event needs: every page and all that pages load. Data for other programs, pages and pictures for other sites
 * and lists for robots stay on the network, as do the pack and its worker themselves, and compressed copies.
 */
const LEFT_OUT = [
  /^\/[a-z]{2}\/(changes|open-data)\//,
  /^\/(pack|data|og|_not-found|404|[a-z]{2}\/embed)\//,
  /^\/(_headers|sw\.js|robots\.txt|llms[^/]*\.txt|sitemap[^/]*\.xml)$/,
  /\.(atom|rss|map|ts|tsx|br|gz)$/,
  /(opengraph|twitter)-image/,
  /^\/\./,
  /^(?!\/icons\/).*\.(png|jpe?g|webp|avif|gif)$/,
];

/** `path` is a file of the built site, such as `/fr/judge/index.html`. */
export const belongsInPack = (path: string): boolean => !LEFT_OUT.some((pattern) => pattern.test(path));

/** What a host shows for an address that it does not know. */
export const NOT_FOUND_PAGE = '/404.html';

/** The file behind an address, as static hosts find it: a folder stands for its index. */
export function fileBehind(pathname: string): string {
  const path = withoutBase(decoded(pathname));
  return path.endsWith('/') ? `${path}index.html` : path;
}

function decoded(pathname: string): string {
  try {
    return decodeURIComponent(pathname);
  } catch {
    return pathname;
  }
}

const TYPES: Record<string, string> = {
  html: 'text/html; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
  xml: 'application/xml; charset=utf-8',
  atom: 'application/atom+xml; charset=utf-8',
  svg: 'image/svg+xml',
  png: 'image/png',
  woff2: 'font/woff2',
  wasm: 'application/wasm',
  txt: 'text/plain; charset=utf-8',
};

export const contentType = (path: string): string =>
  TYPES[path.slice(path.lastIndexOf('.') + 1)] ?? 'application/octet-stream';
