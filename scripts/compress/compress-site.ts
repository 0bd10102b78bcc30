import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import zlib from 'node:zlib';
import { COPIES, type Encoding, isCompressible, isCopy } from '../static-server/copies';

/** Less than this travels in one packet anyway. */
const LEAST_BYTES = 1024;
/** Scripts and styles are fetched by every reader and few enough for a slow setting; pages are many. */
const FEW = /\.(js|css)$/;

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);
const { BROTLI_PARAM_QUALITY, BROTLI_PARAM_SIZE_HINT } = zlib.constants;

const COMPRESS: Record<Encoding, (bytes: Buffer, file: string) => Promise<Buffer>> = {
  br: (bytes, file) =>
    brotli(bytes, {
      params: { [BROTLI_PARAM_QUALITY]: FEW.test(file) ? 9 : 6, [BROTLI_PARAM_SIZE_HINT]: bytes.length },
    }),
  gzip: (bytes) => gzip(bytes, { level: 9 }),
};

export interface Compressed {
  files: number;
  bytes: number;
  copied: Record<Encoding, number>;
}

/** Writes a copy in each encoding beside every file worth it, after removing what copies there were. */
export async function compressSite(folder: string): Promise<Compressed> {
  const entries = await fs.readdir(folder, { recursive: true, withFileTypes: true });
  const all = entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
  await Promise.all(all.filter(isCopy).map((copy) => fs.rm(copy)));

  const result: Compressed = { files: 0, bytes: 0, copied: { br: 0, gzip: 0 } };
  const waiting = all.filter(isCompressible).values();
  const work = async () => {
    for (const file of waiting) {
      const bytes = await fs.readFile(file);
      if (bytes.length < LEAST_BYTES) continue;
      result.files += 1;
      result.bytes += bytes.length;
      for (const encoding of Object.keys(COPIES) as Encoding[]) {
        const copy = await COMPRESS[encoding](bytes, file);
        await fs.writeFile(file + COPIES[encoding], copy);
        result.copied[encoding] += copy.length;
      }
    }
  };
  // Each compression has a thread of its own: twice as many keep every core busy while files are read and written.
  await Promise.all(Array.from({ length: 2 * os.availableParallelism() }, work));
  return result;
}
