import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { keptOf } from '../app/_assistant/kept';
import { pack } from '../app/_cards/compact';
import { readParts } from '../app/_cards/disk';
import { corpusRoot, readCorpusFiles } from '../app/_corpus/files';
import { writeTrees } from '../app/_corpus/kept-trees';
import { buildLibrary } from '../app/_corpus/library';
import { LOCALES } from '../app/_i18n/locales';
import { examplesByRule } from '../app/_open-data/examples-by-rule';
import { ANALYSER_VERSION } from '../app/_search/analyse';
import { buildIndex } from '../app/_search/build';
import { findables } from '../app/_search/documents';
import { type Manifest, SCHEMA_VERSION } from '../app/_search/index-format';
import { manifestFile } from '../app/_search/load';
import { everyTool } from '../app/_search/tools';
import { BROWSER_DEFINES } from './browser-defines';
import { writeKept } from './mcp/kept-files';

/**
 * Writes the search index of each language to public/search: two parts named by their content, and a manifest; beside
 * them the workers that search it and keep cards, each in one file, since on a slow line each further one would be
 * waited for. What assistants are answered from is kept apart.
 */
const folder = path.resolve('public', 'search');
fs.rmSync(folder, { recursive: true, force: true });
fs.mkdirSync(folder, { recursive: true });

const library = buildLibrary(corpusRoot());
writeTrees();
for (const locale of LOCALES) {
  const index = buildIndex(
    findables(library, locale),
    library.corpus.thesaurus,
    locale,
    await everyTool(locale),
  );
  const parts = Object.entries(index).map(([name, content]) => {
    const text = JSON.stringify(content);
    const sha256 = createHash('sha256').update(text).digest('hex');
    const file = `${locale}-${name}-${sha256.slice(0, 12)}.json`;
    fs.writeFileSync(path.join(folder, file), text);
    return {
      name,
      file,
      sha256,
      bytes: Buffer.byteLength(text),
      compressed: gzipSync(text, { level: 9 }).length,
    };
  });
  const manifest: Manifest = {
    schema: SCHEMA_VERSION,
    analyser: ANALYSER_VERSION,
    locale,
    parts: parts.map(({ compressed: _, ...part }) => part),
  };
  fs.writeFileSync(path.join(folder, manifestFile(locale)), JSON.stringify(manifest));
  const sizes = parts.map(({ name, compressed }) => `${name} ${(compressed / 1000).toFixed(0)} kB`);
  const { length } = index.names.documents;
  console.error(`${locale}: ${length} documents, compressed ${sizes.join(', ')}`);
}

writeKept(keptOf(library, readCorpusFiles(corpusRoot()), await examplesByRule()));

/** A program that runs beside the page, in one file named by its content. */
async function writeWorker(name: string, ...source: string[]): Promise<void> {
  const { outputFiles } = await build({
    entryPoints: [path.join(import.meta.dirname, '..', 'app', ...source)],
    bundle: true,
    minify: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    define: BROWSER_DEFINES,
  });
  const [worker] = outputFiles;
  if (!worker) throw new Error(`The worker of ${name} was not made.`);
  const hash = createHash('sha256').update(worker.contents).digest('hex').slice(0, 12);
  fs.writeFileSync(path.join(folder, `${name}-${hash}.js`), worker.contents);
}
await writeWorker('worker', '_search', 'worker.ts');
await writeWorker('cards', '_desk', 'cards', 'worker.ts');

/** The facts on cards that the site was given; rulings and texts stay where they are. */
const cards = path.resolve('public', 'cards');
fs.rmSync(cards, { recursive: true, force: true });
const held = readParts(corpusRoot());
for (const file of held.unreadable) console.error(`left out: ${file}`);
for (const part of held.parts.filter((each) => each.cards.length > 0 || each.sets.length > 0)) {
  fs.mkdirSync(cards, { recursive: true });
  fs.writeFileSync(path.join(cards, `${part.id}.json`), JSON.stringify(pack(part)));
}
