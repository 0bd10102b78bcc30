import type { IncomingHttpHeaders } from 'node:http';

/** What tells one state of a file from another. */
export interface Validators {
  /** Strong: it differs whenever a byte does. */
  etag: string;
  /** In milliseconds, of whole seconds, as `Last-Modified` says it. */
  modified: number;
}

export type ByteRange = { start: number; end: number };

/** Preconditions in the order of RFC 9110, 13.2.2: the status that ends the matter, if one does. */
export function unmet(headers: IncomingHttpHeaders, { etag, modified }: Validators): 304 | 412 | undefined {
  const match = headers['if-match'];
  if (match !== undefined) {
    if (match.trim() !== '*' && !tags(match).includes(etag)) return 412;
  } else {
    const since = httpDate(headers['if-unmodified-since']);
    if (since !== undefined && modified > since) return 412;
  }
  const noneMatch = headers['if-none-match'];
  if (noneMatch !== undefined) {
    return noneMatch.trim() === '*' || tags(noneMatch).map(opaque).includes(opaque(etag)) ? 304 : undefined;
  }
  const since = httpDate(headers['if-modified-since']);
  return since !== undefined && modified <= since ? 304 : undefined;
}

/**
 * The bytes asked for, as RFC 9110, 14 has it. None: the whole is to be sent, since the range is not understood, is of
 * another state of the file, or is several, which a server need not serve.
 */
export function rangeOf(
  headers: IncomingHttpHeaders,
  size: number,
  { etag, modified }: Validators,
): ByteRange | 'unsatisfiable' | undefined {
  const ifRange = headers['if-range'];
  if (ifRange !== undefined && ifRange !== etag && httpDate(String(ifRange)) !== modified) return undefined;
  const [, first = '', last = ''] = headers.range?.match(/^bytes=[ \t]*(\d*)-(\d*)[ \t]*$/i) ?? [];
  if (first === '') {
    if (last === '') return undefined;
    const length = Math.min(Number(last), size);
    return length === 0 ? 'unsatisfiable' : { start: size - length, end: size - 1 };
  }
  const start = Number(first);
  const end = last === '' ? Number.POSITIVE_INFINITY : Number(last);
  if (end < start) return undefined;
  return start >= size ? 'unsatisfiable' : { start, end: Math.min(end, size - 1) };
}

const tags = (list: string): string[] => list.match(/(W\/)?"[^"]*"/g) ?? [];
const opaque = (tag: string): string => tag.replace(/^W\//, '');

/** What is no date is as good as not sent; `Date.parse` alone takes nearly anything for one. */
function httpDate(value: string | undefined): number | undefined {
  const time = /^[A-Z][a-z]+, .* GMT$/.test(value ?? '') ? Date.parse(value ?? '') : Number.NaN;
  return Number.isNaN(time) ? undefined : time;
}
