import fs from 'node:fs';
import type { Line } from './document';

export const ENCODINGS = ['utf-8', 'windows-1252', 'utf-16le', 'utf-16be'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** Why a file cannot be a document, in words for the person who gave it. */
export class UnreadableDocument extends Error {}

const CHUNK = 1 << 18;
/** No line of a text document is longer; a file that has one is something else. */
const LONGEST_LINE = 200_000;
/** Control characters that text does not hold: a file with more than a few is binary. */
const BINARY = /(?![\t\n\v\f\r])\p{Cc}/gu;
const MOST_BINARY = 1 / 500;

type Progress = (bytes: number) => void;

/** A file that holds text, and how it is written. */
export interface Source {
  file: string;
  encoding: Encoding;
  bytes: number;
}

/** Looks a file over before it is read; says what is wrong with one that is no text. */
export function openSource(file: string): Source {
  const stat = fs.statSync(file, { throwIfNoEntry: false });
  if (!stat) throw new UnreadableDocument(`${file} does not exist`);
  if (!stat.isFile()) throw new UnreadableDocument(`${file} is not a file`);
  const source = { file, encoding: detectEncoding(file), bytes: stat.size };
  let binary = 0;
  let length = 0;
  let written = 0;
  let sinceBreak = 0;
  const decoder = new TextDecoder(source.encoding);
  for (const chunk of chunksOf(file)) {
    const text = decoder.decode(chunk, { stream: true });
    length += text.length;
    binary += text.match(BINARY)?.length ?? 0;
    written += text.match(/\p{L}/gu)?.length ?? 0;
    const lastBreak = text.lastIndexOf('\n');
    sinceBreak = lastBreak < 0 ? sinceBreak + text.length : text.length - lastBreak;
    if (sinceBreak > LONGEST_LINE)
      throw new UnreadableDocument(`${file} has a line without end: it is no text`);
  }
  if (written === 0) throw new UnreadableDocument(`${file} is empty: there are no words in it`);
  if (binary > Math.max(2, length * MOST_BINARY)) throw new UnreadableDocument(`${file} is binary, not text`);
  return source;
}

/** Finds how a file is encoded by reading all of it: one stray byte late in the file decides against UTF-8. */
function detectEncoding(file: string): Encoding {
  const [first, second] = firstBytes(file);
  if (first === 0xff && second === 0xfe) return 'utf-16le';
  if (first === 0xfe && second === 0xff) return 'utf-16be';
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for (const chunk of chunksOf(file)) decoder.decode(chunk, { stream: true });
    decoder.decode();
    return 'utf-8';
  } catch {
    return 'windows-1252';
  }
}

/** The lines of a file, numbered on from `last`. Memory does not grow with the file. */
export function* readLines(
  { file, encoding }: Source,
  progress: Progress = () => {},
  last = 0,
): Generator<Line> {
  let number = last;
  let pageEnded = false;
  let rest = '';
  const decoder = new TextDecoder(encoding);
  const cut = (line: string): Line => {
    number += 1;
    const text = line.endsWith('\r') ? line.slice(0, -1) : line;
    const afterPage = pageEnded || text.startsWith('\f');
    pageEnded = text.length > 1 && text.endsWith('\f');
    return { text: text.replace(/\f/g, ' ').trimStart(), number, afterPage };
  };
  for (const chunk of chunksOf(file, progress)) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) yield cut(line);
  }
  rest += decoder.decode();
  if (rest !== '') yield cut(rest);
}

function firstBytes(file: string): [number | undefined, number | undefined] {
  const handle = fs.openSync(file, 'r');
  try {
    const buffer = Buffer.alloc(2);
    const read = fs.readSync(handle, buffer, 0, 2, 0);
    return [read > 0 ? buffer[0] : undefined, read > 1 ? buffer[1] : undefined];
  } finally {
    fs.closeSync(handle);
  }
}

function* chunksOf(file: string, progress: Progress = () => {}): Generator<Uint8Array> {
  const handle = fs.openSync(file, 'r');
  try {
    const buffer = Buffer.allocUnsafe(CHUNK);
    for (;;) {
      const read = fs.readSync(handle, buffer, 0, CHUNK, null);
      if (read === 0) return;
      progress(read);
      yield buffer.subarray(0, read);
    }
  } finally {
    fs.closeSync(handle);
  }
}
