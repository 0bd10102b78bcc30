import { fromBase45, toBase45 } from './base45';

/** Pages of codes: `ARB2/<sum of the whole>/<page>/<pages>/<data>`, in the signs that codes pack best. */
const FRAME = /^ARB2\/([0-9A-F]{8})\/(\d{1,4})\/(\d{1,4})\/([0-9A-Z $%*+\-./:]+)$/;
/** So many signs make a code that a phone reads off another phone at arm's length. */
const SIGNS_A_FRAME = 560;
export const MOST_FRAMES = 400;
/** What a log of thousands takes when it is unpacked; more is no log. */
const MOST_BYTES = 50_000_000;

/** The log as pages of codes; nothing if it would take more than anybody scans. */
export async function framesOf(text: string): Promise<string[] | undefined> {
  const bytes = await packed(text);
  const data = toBase45(bytes);
  const count = Math.max(1, Math.ceil(data.length / SIGNS_A_FRAME));
  if (count > MOST_FRAMES) return undefined;
  const sum = sumOf(bytes);
  return Array.from(
    { length: count },
    (_, i) => `ARB2/${sum}/${i + 1}/${count}/${data.slice(i * SIGNS_A_FRAME, (i + 1) * SIGNS_A_FRAME)}`,
  );
}

/** Pages that were read so far, in whatever order they came. */
export interface Collected {
  sum: string;
  count: number;
  pages: ReadonlyMap<number, string>;
}

export type Took =
  | { kind: 'foreign' | 'known' | 'new'; collected: Collected | undefined }
  /** A page of another log: what was read of the first is left, and this one begun. */
  | { kind: 'other'; collected: Collected };

/** What one more code adds. A code of something else changes nothing. */
export function take(collected: Collected | undefined, text: string): Took {
  const [, sum, page, pages, data] = FRAME.exec(text) ?? [];
  const [number, count] = [Number(page), Number(pages)];
  if (!sum || data === undefined || number < 1 || number > count || count > MOST_FRAMES)
    return { kind: 'foreign', collected };
  const isSameLog = collected?.sum === sum && collected.count === count;
  if (isSameLog && collected.pages.has(number)) return { kind: 'known', collected };
  const next = { sum, count, pages: new Map(isSameLog ? collected.pages : []).set(number, data) };
  return { kind: collected && !isSameLog ? 'other' : 'new', collected: next };
}

export const isWhole = ({ count, pages }: Collected): boolean => pages.size === count;

/** The numbers of the pages that were not read yet. */
export const missingPages = ({ count, pages }: Collected): number[] =>
  Array.from({ length: count }, (_, i) => i + 1).filter((page) => !pages.has(page));

/** The text of all pages together; nothing if they do not make what was packed. */
export async function textOf(collected: Collected): Promise<string | undefined> {
  const data = Array.from({ length: collected.count }, (_, i) => collected.pages.get(i + 1) ?? '').join('');
  const bytes = fromBase45(data);
  if (!bytes || sumOf(bytes) !== collected.sum) return undefined;
  try {
    return await unpacked(bytes);
  } catch {
    return undefined;
  }
}

const through = (
  bytes: Uint8Array,
  way: CompressionStream | DecompressionStream,
): ReadableStream<Uint8Array> =>
  new Blob([bytes as Uint8Array<ArrayBuffer>]).stream().pipeThrough(way as ReadableWritablePair);

const packed = async (text: string): Promise<Uint8Array> =>
  new Uint8Array(
    await new Response(
      through(new TextEncoder().encode(text), new CompressionStream('deflate-raw')) as BodyInit,
    ).arrayBuffer(),
  );

async function unpacked(bytes: Uint8Array): Promise<string> {
  const reader = through(bytes, new DecompressionStream('deflate-raw')).getReader();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let [text, size] = ['', 0];
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return text + decoder.decode();
    size += value.length;
    if (size > MOST_BYTES) {
      await reader.cancel();
      throw new RangeError('more than a log holds');
    }
    text += decoder.decode(value, { stream: true });
  }
}

/** CRC-32, as eight figures: tells logs apart and finds what was misread. */
function sumOf(bytes: Uint8Array): string {
  let sum = 0xffffffff;
  for (const byte of bytes) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return ((sum ^ 0xffffffff) >>> 0).toString(16).toUpperCase().padStart(8, '0');
}
