import path from 'node:path';
import { compressSite } from './compress/compress-site';

/** Puts compressed copies beside the files of `out/`, once everything else stands: a copy is as new as its file. */
const started = performance.now();
const { files, bytes, copied } = await compressSite(path.resolve('out'));
const seconds = ((performance.now() - started) / 1000).toFixed(1);
const [whole, brotli, gzip] = [bytes, copied.br, copied.gzip].map((sum) => `${(sum / 1e6).toFixed(2)} MB`);
console.error(`${files} files of ${whole} compressed: ${brotli} in Brotli, ${gzip} in gzip, ${seconds} s.`);
