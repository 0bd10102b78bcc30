import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';

const MADE_FROM = ['app', 'content', 'glossary', 'package-lock.json', 'next.config.mjs'];

/** As `app/_leaf/base-path.ts` reads it. */
const BASE_PATH = (process.env.BASE_PATH ?? '').replace(/\/+$/, '');

/** A random build id would change every file's name and make every offline copy stale: derive it from the content. */
function contentBuildId() {
  const hash = createHash('sha256').update(`${process.env.ARBITRE_CORPUS ?? ''}\0${BASE_PATH}`);
  for (const name of MADE_FROM) {
    const inside = fs.statSync(name).isDirectory() ? filesBelow(name) : [name];
    for (const file of inside.sort()) hash.update(file).update(fs.readFileSync(file));
  }
  return hash.digest('hex').slice(0, 16);
}

/** Links are left out, as the corpus leaves them out: one may lead nowhere, or round in circles. */
const filesBelow = (folder) =>
  fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));

/** A worker, made with the index by `npm run build-index` and named by its content. */
function workerOf(form) {
  const folder = path.join('public', 'search');
  const file = fs.existsSync(folder) && fs.readdirSync(folder).find((name) => form.test(name));
  return file ? `/search/${file}` : '';
}

/** The parts of card files that the site was given, by their ids. */
function siteCards() {
  const folder = path.join('public', 'cards');
  return fs.existsSync(folder) ? fs.readdirSync(folder).map((name) => path.basename(name, '.json')) : [];
}

/** The folder that holds both this project and its packages, which may lie behind a link. */
function sharedRoot() {
  if (!fs.existsSync('node_modules')) return process.cwd();
  const [own, packages] = [process.cwd(), fs.realpathSync('node_modules')].map((name) =>
    name.split(path.sep),
  );
  const different = own.findIndex((name, i) => name !== packages[i]);
  return own.slice(0, different < 0 ? undefined : different).join(path.sep) || path.sep;
}

/** Of Next's own scripts those that fetch pages ahead or call a server, which no page does: a twentieth of what it loads. */
const NEVER_CALLED = [
  'links',
  'segment-cache/optimistic-routes',
  'segment-cache/scheduler',
  'router-reducer/reducers/server-action-reducer',
];

/** @type {import('next').NextConfig} */
export default {
  output: 'export',
  trailingSlash: true,
  reactStrictMode: true,
  generateBuildId: contentBuildId,
  basePath: BASE_PATH,
  turbopack: {
    root: sharedRoot(),
    rules: {
      [`**/next/dist/client/components/{${NEVER_CALLED.join(',')}}.js`]: {
        loaders: [path.resolve('scripts/left-out-of-next.cjs')],
        condition: { all: ['browser', 'production'] },
      },
    },
  },
  env: {
    SEARCH_WORKER: workerOf(/^worker-.*\.js$/),
    CARDS_WORKER: workerOf(/^cards-.*\.js$/),
    SITE_CARDS: siteCards().join(' '),
    BASE_PATH,
  },
  // `npm run typecheck` checks the whole project, the service worker included, and is part of `npm test`.
  typescript: { ignoreBuildErrors: true },
  experimental: {
    globalNotFound: true,
    // A machine that starts anew each time would write it for nothing.
    turbopackFileSystemCacheForBuild: !process.env.CI,
    // The process that hands out pages is idle meanwhile: every core may make some.
    cpus: os.availableParallelism(),
  },
};
