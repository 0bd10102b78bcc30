import fs from 'node:fs';
import Negotiator from 'negotiator';

/** Encodings that the build makes copies in, the best first, each with what the copy's name ends in. */
export const COPIES = { br: '.br', gzip: '.gz' } as const;
export type Encoding = keyof typeof COPIES;
const ENCODINGS = Object.keys(COPIES) as Encoding[];

const COMPRESSIBLE = /\.(html|js|css|json|webmanifest|xml|atom|svg|txt)$/;

/** May have compressed copies beside it. */
export const isCompressible = (file: string): boolean => COMPRESSIBLE.test(file);

/** Is a compressed copy: a representation of another file, with no address of its own. */
export const isCopy = (file: string): boolean =>
  ENCODINGS.some(
    (encoding) => file.endsWith(COPIES[encoding]) && isCompressible(file.slice(0, -COPIES[encoding].length)),
  );

export interface Opened {
  fd: number;
  size: number;
  modified: number;
  encoding?: Encoding;
}

/**
 * Opens what suits `Accept-Encoding` best: a copy that is as new as its file, else the file itself. What is looked up
 * here the system has at hand: to ask for it from another thread would take ten times as long.
 */
export function openBest(file: string, acceptEncoding: string | undefined): Opened {
  const original = fs.statSync(file);
  if (!original.isFile()) {
    const code = original.isDirectory() ? 'EISDIR' : 'ENOENT';
    throw Object.assign(new Error(`${file} is no file`), { code });
  }
  if (isCompressible(file)) {
    for (const encoding of wanted(acceptEncoding)) {
      const copy = openCopy(file, encoding);
      if (copy && copy.modified >= original.mtimeMs) return copy;
      if (copy) fs.closeSync(copy.fd);
    }
  }
  return opened(file);
}

/** What `@types/negotiator` does not know yet. */
interface EncodingChooser {
  encodings(available: string[], options: { preferred: string[] }): string[];
}

/** The encodings that the client takes at least as gladly as none at all; of equals, ours that comes first. */
function wanted(acceptEncoding: string | undefined): Encoding[] {
  const chooser = new Negotiator({ headers: { 'accept-encoding': acceptEncoding ?? '' } }) as EncodingChooser;
  const order = chooser.encodings([...ENCODINGS, 'identity'], { preferred: ENCODINGS });
  const plain = order.indexOf('identity');
  return (plain < 0 ? order : order.slice(0, plain)) as Encoding[];
}

function openCopy(file: string, encoding: Encoding): Opened | undefined {
  try {
    return { ...opened(file + COPIES[encoding]), encoding };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    return undefined;
  }
}

function opened(file: string): Opened {
  const fd = fs.openSync(file, 'r');
  try {
    const { size, mtimeMs } = fs.fstatSync(fd);
    return { fd, size, modified: mtimeMs };
  } catch (error) {
    fs.closeSync(fd);
    throw error;
  }
}
