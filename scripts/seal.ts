import fs from 'node:fs/promises';
import path from 'node:path';
import { oEmbedRuleHref } from '../app/_corpus/embed-addresses';
import { isLocale, LOCALES } from '../app/_i18n/locales';
import { underBase, withoutBase } from '../app/_leaf/base-path';
import { absolute } from '../app/_open-data/addresses';
import type { Manifest } from '../app/_search/index-format';
import { manifestFile } from '../app/_search/load';
import { contentSecurityPolicy, inlineScripts } from './content-security-policy';
import { oEmbedLink } from './oembed-link';
import { setDataAside } from './page-data';
import { wakeAfterPaint } from './wake';

/**
 * Finishes `out/` after `next build`: every page is painted before it fetches its scripts, and gets a content security
 * policy that allows its own inline scripts and nothing from elsewhere; the payloads of client navigation go, since
 * pages link plainly. Fonts are named so that they are found below any path.
 */
const out = path.resolve('out');
const files = (await fs.readdir(out, { recursive: true })).map((file) => path.join(out, file));
const known = new Set(files);

const payloads = files.filter((file) => /(^|\/)(__next\..*|index|_not-found|404)\.txt$/.test(file));
await Promise.all(payloads.map((file) => fs.rm(file)));

/** Polyfills for browsers that cannot run the site anyway. */
const LEGACY = /<script src="([^"]+)" noModule=""[^>]*><\/script>/;

/** Says again what the Open Graph tags say: whoever reads the one reads the other where it is missing. */
const SAID_TWICE = /<meta name="twitter:(?:title|description|image|image:alt)"[^>]*>/g;

/** Pages that may be opened with a question, and what answers it first: the worker, and the small part of the index. */
const ASKED = /^(fr|en)\/(?:(?:search|judge)\/)?index\.html$/;
const worker = (await fs.readdir(path.join(out, 'search'))).find((file) => /^worker-.*\.js$/.test(file));
const firstParts = new Map(
  await Promise.all(
    LOCALES.map(async (locale) => {
      const manifest = await fs.readFile(path.join(out, 'search', manifestFile(locale)), 'utf8');
      const { parts } = JSON.parse(manifest) as Manifest;
      const names = parts.find(({ name }) => name === 'names');
      return [
        locale as string,
        [worker, names?.file].flatMap((file) => (file ? underBase(`/search/${file}`) : [])),
      ] as const;
    }),
  ),
);

/** For hosts that show a link as what it leads to; the head of the page is the smallest place that they read. */
function withOEmbed(html: string, page: string): string {
  const [locale = '', ...id] = path.relative(out, path.dirname(page)).split(path.sep);
  if (!isLocale(locale)) return html;
  const address = oEmbedRuleHref(locale, id.join('/'));
  if (!known.has(path.join(out, withoutBase(address)))) return html;
  return html.replace('</head>', `${oEmbedLink(absolute(address))}</head>`);
}

const pages = files.filter((file) => file.endsWith('.html'));
const legacyFiles = new Set<string>();
for (const page of pages) {
  const html = await fs.readFile(page, 'utf8');
  const legacy = html.match(LEGACY);
  if (legacy?.[1]) legacyFiles.add(path.join(out, withoutBase(legacy[1])));
  const [, locale = ''] = path.relative(out, page).split(path.sep).join('/').match(ASKED) ?? [];
  const modern = wakeAfterPaint(
    setDataAside(html.replace(LEGACY, '').replace(SAID_TWICE, '')),
    firstParts.get(locale) ?? [],
  );
  const policy = contentSecurityPolicy(inlineScripts(modern));
  const sealed = withOEmbed(modern, page).replace(
    '<head>',
    `<head><meta http-equiv="Content-Security-Policy" content="${policy}"/>`,
  );
  if (!sealed.includes(policy))
    throw new Error(`${path.relative(out, page)} has no <head> to hold its policy`);
  await fs.writeFile(page, sealed);
}
/** Next leaves addresses in style sheets as they are; one that begins where the sheet stands holds below any path. */
const FONT = /(?<=url\(["']?)\/(?=fonts\/)/g;
for (const sheet of files.filter((file) => file.endsWith('.css'))) {
  const css = await fs.readFile(sheet, 'utf8');
  const up = path.relative(path.dirname(sheet), out).split(path.sep).join('/');
  await fs.writeFile(sheet, css.replace(FONT, `${up}/`));
}
await Promise.all([...legacyFiles].map((file) => fs.rm(file)));
console.error(`${pages.length} pages sealed with a content security policy.`);
