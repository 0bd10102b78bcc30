import fs from 'node:fs';
import path from 'node:path';
import { build } from 'esbuild';

/** What Next starts a page with, and the copies of React that it brings along and puts in place of any other. */
const RUNTIME = 'node_modules/next/dist/client/app-next-turbopack.js';
const COMPILED = 'next/dist/compiled';
const ALIASES = {
  react: `${COMPILED}/react`,
  'react-dom': `${COMPILED}/react-dom`,
  scheduler: `${COMPILED}/scheduler`,
  'react-server-dom-webpack/client': `${COMPILED}/react-server-dom-turbopack/client.browser.js`,
};
/** Of a development server only. */
const LEFT_OUT = ['private-next-instrumentation-client', '@vercel/*'];
const IN_PRODUCTION = {
  'process.env.NODE_ENV': '"production"',
  'process.env.__NEXT_DEV_SERVER': 'false',
  'process.env.__NEXT_DEV_OVERLAY': 'false',
};

const PACKAGE = /^.*node_modules\/(?:@[^/]+\/)?[^/]+/;
const COMPILED_PACKAGE = /^.*node_modules\/next\/dist\/compiled\/(?:@[^/]+\/)?[^/]+/;

/** The folders of the packages whose code a browser gets: what client code, the workers and Next's runtime import. */
export async function bundledPackages(): Promise<string[]> {
  const sources = fs
    .readdirSync('app', { recursive: true })
    .map((file) => path.join('app', String(file)))
    .filter((file) => /\.(tsx?|css)$/.test(file));
  const entries = sources.filter(
    (file) => /worker\.ts$/.test(file) || /^'use client'/.test(fs.readFileSync(file, 'utf8')),
  );
  const { metafile } = await build({
    entryPoints: [...entries, RUNTIME],
    bundle: true,
    minify: true,
    metafile: true,
    write: false,
    outdir: 'out',
    format: 'esm',
    jsx: 'automatic',
    define: IN_PRODUCTION,
    alias: ALIASES,
    external: LEFT_OUT,
    // Styles are looked through apart, below.
    loader: { '.css': 'empty' },
    logLevel: 'error',
  });
  const used = Object.values(metafile.outputs)
    .flatMap(({ inputs }) => Object.entries(inputs))
    .filter(([, { bytesInOutput }]) => bytesInOutput > 0)
    .map(([file]) => (file.match(COMPILED_PACKAGE) ?? file.match(PACKAGE))?.[0])
    .filter((folder) => folder !== undefined);
  return [...new Set([...used, ...importedStyles(sources)])].sort();
}

/** Packages whose rules are part of the site's own style sheet. */
function importedStyles(sources: string[]): string[] {
  const styles = sources.filter((file) => file.endsWith('.css')).map((file) => fs.readFileSync(file, 'utf8'));
  return styles
    .flatMap((css) => Array.from(css.matchAll(/@import ['"](?![./])([^'"]+)/g), ([, name = '']) => name))
    .map((name) => `node_modules/${name}`.match(PACKAGE)?.[0] ?? name);
}
