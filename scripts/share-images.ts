import { createHash } from 'node:crypto';
import fs from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { assemble } from '../app/_corpus/assemble';
import { corpusRoot, readCorpusFiles } from '../app/_corpus/files';
import { targetsOf } from '../app/_corpus/targets';
import { SITE_NAME } from '../app/_leaf/site-name';
import { type ShareImage, shareImages } from '../app/_open-data/share-card';
import { drawAll } from './share-images/draw-all';
import { facesHash, loadFonts } from './share-images/fonts';
import { laidOut } from './share-images/layout';
import { startRenderer, widthsOf } from './share-images/renderer';
import { startTypesetter } from './share-images/typesetter';

/**
 * Draws the picture that a shared link shows, for every entry and chapter, into `out/og`. Those already drawn are
 * taken from `.next/cache`, where each is named by all that it is made of.
 */
const STYLE = '2'; // of the modules that draw what layout.ts says: raise it when one of them draws otherwise
const cache = path.resolve('.next', 'cache', 'share-images');
const out = path.resolve('out');

const started = performance.now();
const { corpus } = assemble(readCorpusFiles(corpusRoot()));
const targets = { fr: targetsOf(corpus, 'fr'), en: targetsOf(corpus, 'en') };
const images = shareImages({ corpus, targets });
const letters = lettersOf(images);
const fonts = await loadFonts(letters);
const renderer = await startRenderer(fonts);
const widths = widthsOf(renderer, letters);
const style = `${STYLE} ${await facesHash()}`;
const orders = images.map(({ path: address, card }) => {
  const drawing = laidOut(card, widths);
  const key = createHash('sha256')
    .update(`${style} ${JSON.stringify(drawing)}`)
    .digest('hex')
    .slice(0, 32);
  return { drawing, cached: path.join(cache, `${key}.png`), file: path.join(out, address) };
});

await fs.mkdir(cache, { recursive: true });
const kept = new Set(await fs.readdir(cache));
// Two cards that look the same share a file: it is drawn once.
const distinct = new Map(orders.map((order) => [order.cached, order]));
const missing = [...distinct.values()].filter(({ cached }) => !kept.has(path.basename(cached)));
await drawAll(missing, startTypesetter(renderer), 2 * os.availableParallelism(), ({ cached }, png) =>
  write(cached, png),
);

const folders = new Set(orders.map(({ file }) => path.dirname(file)));
for (const folder of folders) await fs.mkdir(folder, { recursive: true });
const sizes = await Promise.all(
  orders.map(async ({ cached, file }) => {
    await fs.copyFile(cached, file);
    return (await fs.stat(file)).size;
  }),
);
const bytes = sizes.reduce((sum, size) => sum + size, 0);
const wanted = new Set(orders.map(({ cached }) => path.basename(cached)));
for (const name of kept) if (!wanted.has(name)) await fs.rm(path.join(cache, name));

const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.error(
  `${orders.length} share images, ${missing.length} of them drawn, ${(bytes / 2 ** 20).toFixed(1)} MB, ${seconds} s.`,
);

/** Half a file, left by a build that was stopped, must not pass for a picture. */
async function write(file: string, png: Uint8Array): Promise<void> {
  await fs.writeFile(`${file}.part`, png);
  await fs.rename(`${file}.part`, file);
}

function lettersOf(all: ShareImage[]): string {
  const used = all.flatMap(({ card: { game: _, ...words } }) =>
    Object.values(words).flatMap((text) => [...text]),
  );
  return [...new Set([...used, ...`${SITE_NAME}|… \u00a0`])].sort().join('');
}
