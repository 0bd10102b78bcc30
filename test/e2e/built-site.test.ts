import fs from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { beforeAll, describe, expect, it } from 'vitest';
import { mayBeFramed } from '../../app/_corpus/embed-addresses';
import { wakingScripts } from '../../scripts/wake';

const OUT = path.resolve('out');
/** What the design grants a page that is read: 220 kB, less a little for another compressor. */
const BUDGET = 219_800;
/** Pages that search, play or check hold more than those that are only read. */
const TOOL_BUDGET = 249 * 1024;
/** The judge's desk is worked at, not read: a log, a clock, questions and answers in one place. */
const DESK_BUDGET = 264 * 1024;
/** Entries, chapters and lists of them, all below the page of a game. */
const isRead = (address: string): boolean => /^\/(fr|en)\/(swccg|young-jedi|gundam)\//.test(address);

function budgetOf(address: string): number {
  if (/^\/(fr|en)\/judge\/$/.test(address)) return DESK_BUDGET;
  return isRead(address) ? BUDGET : TOOL_BUDGET;
}

interface Built {
  file: string;
  html: string;
  ids: Set<string>;
}
const pages = new Map<string, Built>();

/** `/fr/swccg/` for `out/fr/swccg/index.html`. */
const addressOf = (file: string): string => `/${file.replace(/index\.html$/, '')}`;

/** A feed, a data file: something other than a page. */
const isFile = (address: string): boolean =>
  /\.[a-z]+$/.test(address) && fs.existsSync(path.join(OUT, address));

const sizes = new Map<string, number>();
const compressedSize = (asset: string): number => {
  const known = sizes.get(asset) ?? gzipSync(fs.readFileSync(path.join(OUT, asset))).length;
  sizes.set(asset, known);
  return known;
};

beforeAll(() => {
  for (const file of fs.readdirSync(OUT, { recursive: true }).map(String)) {
    if (!file.endsWith('.html')) continue;
    const html = fs.readFileSync(path.join(OUT, file), 'utf8');
    const ids = new Set(Array.from(html.matchAll(/ id="([^"]+)"/g), (match) => match[1] ?? ''));
    pages.set(addressOf(file), { file, html, ids });
  }
});

describe('The built site', () => {
  it('has no link that leads nowhere', () => {
    const broken: string[] = [];
    for (const [from, { html }] of pages) {
      for (const [, href = ''] of html.matchAll(/<a [^>]*href="([^"]*)"/g)) {
        if (/^https?:/.test(href)) continue;
        const [address = '', anchor] = href.replaceAll('&amp;', '&').split('#');
        const target = pages.get(address === '' ? from : (address.split('?')[0] ?? ''));
        if (!target && isFile(address)) continue;
        if (!target) broken.push(`${from} → ${href}`);
        // What a page is told behind its hash is no place on it; nor is the rule that a short address leads to.
        else if (anchor && !anchor.includes('=') && address !== '/r/' && !target.ids.has(anchor))
          broken.push(`${from} → ${href} (no such place)`);
      }
    }
    expect(broken).toEqual([]);
  });

  it('has no id twice on a page', () => {
    for (const [from, { html }] of pages) {
      const ids = Array.from(html.matchAll(/<[a-z][^>]*? id="([^"]+)"/g), (match) => match[1]);
      expect(ids.length, from).toBe(new Set(ids).size);
    }
  });

  it('holds every page in both languages', () => {
    const french = [...pages.keys()].filter((address) => address.startsWith('/fr/'));
    expect(french.length).toBeGreaterThan(20);
    for (const address of french) expect(pages.has(address.replace('/fr/', '/en/')), address).toBe(true);
  });

  it('seals every page with a policy that names no other host', () => {
    for (const [from, { html }] of pages) {
      const policy = html.match(/<meta http-equiv="Content-Security-Policy" content="([^"]+)"/)?.[1];
      expect(policy, from).toMatch(/^default-src 'none'/);
      expect(policy, from).not.toMatch(/https?:|\*|unsafe/);
    }
  });

  it('tells React nothing of what it says to search engines, which the pack leaves out', () => {
    for (const [from, { html }] of pages) {
      const data = html.match(/<script type="text\/x-component">([\s\S]*?)<\/script>/)?.[1];
      expect(data, from).toMatch(/^\d+:/);
      expect(data, from).not.toMatch(/og:title|"description","content"|application\/ld\+json/);
    }
  });

  it('has no inline style, which the policy would refuse', () => {
    for (const [from, { html }] of pages)
      expect(html.match(/<[a-z][^>]* style="[^"]*"/g) ?? [], from).toEqual([]);
  });

  it('loads nothing from another host', () => {
    for (const [from, { html }] of pages) {
      const loads = Array.from(
        html.matchAll(/<(?:script|img|link)[^>]+(?:src|href)="(https?:[^"]+)"/g),
        ([tag]) => tag,
      );
      const outside = loads.filter((tag) => !/rel="(?:alternate|canonical)"/.test(tag));
      expect(outside, from).toEqual([]);
    }
  });

  it('gives every entry a description and Open Graph text of its own', () => {
    const entry = pages.get('/fr/swccg/actions-stacking/')?.html ?? '';
    expect(entry).toMatch(/<meta name="description" content="[^"]{40,300}"/);
    expect(entry).toMatch(/<meta property="og:title" content="[^"]*pile d’actions/);
    expect(entry).toMatch(/<meta property="og:description" content="[^"]{40,300}"/);
    expect(entry).toMatch(/<link rel="alternate" hrefLang="en"/);
  });

  it('lists every page in its sitemap, but those for frames of other sites', () => {
    const listed = new Set(
      Array.from(
        fs.readFileSync(path.join(OUT, 'sitemap.xml'), 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g),
        (match) => new URL(match[1] ?? '').pathname,
      ),
    );
    const readable = [...pages.keys()].filter(
      (address) => /^\/(fr|en)\//.test(address) && !mayBeFramed(address),
    );
    const moved = readable.filter((address) => pages.get(address)?.html.includes('http-equiv="refresh"'));
    expect([...listed].sort()).toEqual(readable.filter((address) => !moved.includes(address)).sort());
  });

  it('keeps script, style and font of every page within its limit, compressed', () => {
    // The dyslexia-friendly face is fetched by those alone who chose it in the settings.
    const fonts = fs.readdirSync(path.join(OUT, 'fonts')).filter((font) => !font.startsWith('dyslexic'));
    for (const [from, { html }] of pages) {
      const assets = new Set(
        Array.from(html.matchAll(/(?:src|href)="(\/(?:_next|fonts)\/[^"?]+)/g), (match) => match[1] ?? ''),
      );
      const scripts = wakingScripts(html);
      expect(scripts.length, from).toBeGreaterThan(3);
      for (const script of scripts) assets.add(script);
      for (const font of fonts) assets.add(`/fonts/${font}`);
      const size = [...assets].reduce((sum, asset) => sum + compressedSize(asset), 0);
      expect(size, from).toBeLessThan(budgetOf(from));
    }
  });
});
