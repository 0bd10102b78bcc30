import { createHash } from 'node:crypto';

const INLINE =
  /<script(?![^>]*\ssrc=)(?![^>]*\stype="(?:application\/ld\+json|text\/x-component)")[^>]*>([\s\S]*?)<\/script>/g;

/** Those that run: a block of data (JSON-LD, what React needs) is no script, and the policy does not ask for its hash. */
export const inlineScripts = (html: string): string[] =>
  Array.from(html.matchAll(INLINE), (match) => match[1] ?? '');

/** Nothing leaves the page: scripts, styles, fonts and data come from the site itself or not at all. */
export function contentSecurityPolicy(scripts: string[]): string {
  const hashes = new Set(
    scripts.map((script) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`),
  );
  return policyFor([...hashes].join(' '));
}

/**
 * The same for every answer of a server. It cannot know which scripts a page holds; the page's own policy does, and what
 * either forbids is forbidden. Who may frame a page, a page cannot say itself.
 */
export const policyInHeader = (mayBeFramed: boolean): string =>
  `${policyFor("'unsafe-inline'")}; frame-ancestors ${mayBeFramed ? '*' : "'none'"}`;

const policyFor = (inline: string): string =>
  [
    "default-src 'none'",
    `script-src 'self' ${inline}`,
    "style-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
  ].join('; ');
