import { pack } from '../../app/_cards/compact';
import { readFile } from '../../app/_cards/read-file';
import { squeeze } from '../../app/_desk/cards/squeeze';
import { madeUpFiles } from './made-up-cards';
import type { Times } from './slow-page';

/** In a page: reading all the files into facts that are ready to be kept, and parsing their JSON. */
export async function measure(): Promise<Times> {
  const texts = madeUpFiles().map(([, value]) => JSON.stringify(value));
  const files = texts.map((text) => new TextEncoder().encode(text));
  const start = performance.now();
  for (const bytes of files) {
    const found = readFile(bytes);
    if (!('parts' in found)) throw new Error(`a file made up for the bench is refused: ${found.code}`);
    for (const part of found.parts) await squeeze(JSON.stringify(pack(part)));
  }
  const read = performance.now();
  for (const text of texts) JSON.parse(text);
  return { read: read - start, parse: performance.now() - read };
}
