import type { FileRefusal } from './flaw';

/** The real files have less than 3 MB; what is much larger is something else. */
export const LARGEST_FILE = 24_000_000;

/** The bytes of a file as text: UTF-8, or the older Windows code in which the byte 0x95 is a bullet. */
export function decode(bytes: Uint8Array): string | FileRefusal {
  if (bytes.byteLength > LARGEST_FILE) return tooLarge(bytes.byteLength);
  if (bytes.byteLength === 0) return { code: 'empty', args: {} };
  const text = decoded(bytes);
  if (text.includes('\0')) return { code: 'not-text', args: {} };
  return text.trim() === '' ? { code: 'empty', args: {} } : text;
}

export const tooLarge = (size: number): FileRefusal => ({
  code: 'too-large',
  args: { megabytes: Math.ceil(size / 1e6), most: LARGEST_FILE / 1e6 },
});

function decoded(bytes: Uint8Array): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** The value that a JSON text holds, or where it breaks off. */
export function parse(text: string): { value: unknown } | FileRefusal {
  // what a browser saves is often the page around the file
  if (text.trimStart().startsWith('<')) return { code: 'web-page', args: {} };
  try {
    return { value: JSON.parse(text) };
  } catch (error) {
    const at = breakOf(error, text);
    return { code: 'not-json', args: { at, line: text.slice(0, at).split('\n').length } };
  }
}

/** Engines say `at position 12`, `line 3 column 4` or nothing; without a place it is the end that is missing. */
function breakOf(error: unknown, text: string): number {
  const message = error instanceof Error ? error.message : '';
  const position = /position (\d+)/.exec(message)?.[1];
  if (position !== undefined) return Number(position);
  const place = /line (\d+) column (\d+)/.exec(message);
  if (!place) return text.length;
  const before = text.split('\n').slice(0, Number(place[1]) - 1);
  return before.reduce((sum, line) => sum + line.length + 1, 0) + Number(place[2]) - 1;
}
