import fs from 'node:fs/promises';
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
  handle: fs.FileHandle;
  size: number;
  modified: number;
  encoding?: Encoding;
}

/** Opens what suits `Accept-Encoding` best: a copy that is as new as its file, else the file itself. */
export async function openBest(file: string, acceptEncoding: string | undefined): Promise<Opened> {
  const original = await fs.stat(file);
  if (!original.isFile()) {
    const code = original.isDirectory() ? 'EISDIR' : 'ENOENT';
    throw Object.assign(new Error(`${file} is no file`), { code });
  }
  if (isCompressible(file)) {
    for (const encoding of wanted(acceptEncoding)) {
      const copy = await opened(file + COPIES[encoding], encoding).catch(unlessMissing);
      if (copy && copy.modified >= original.mtimeMs) return copy;
      await copy?.handle.close();
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

async function opened(file: string, encoding?: Encoding): Promise<Opened> {
  const handle = await fs.open(file);
  try {
    const { size, mtimeMs } = await handle.stat();
    return { handle, size, modified: mtimeMs, ...(encoding && { encoding }) };
  } catch (error) {
    await handle.close();
    throw error;
  }
}

function unlessMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT') throw error;
}
