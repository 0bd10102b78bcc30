import fs from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';

const OUT = path.resolve('out');
/** Sentences of a package's own: they stay as they are however code is made smaller. */
const SENTENCE = /["'`]([A-Za-z][\w ,.-]{13,119})["'`]/g;
const ENOUGH = 3;

let licenses: string;
const named = () =>
  Array.from(licenses.matchAll(/^Package: (\S+?),? /gm), ([, name = '']) => name).concat(
    Array.from(licenses.matchAll(/^Font: (\S+) /gm), ([, name = '']) => name),
  );
beforeAll(() => {
  licenses = fs.readFileSync(path.join(OUT, 'licenses.txt'), 'utf8');
});

const scriptsIn = (folder: string): string[] =>
  fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.[mc]?js$/.test(entry.name))
    .map((entry) => path.join(entry.parentPath, entry.name));

function sentencesIn(files: string[]): Set<string> {
  const found = new Set<string>();
  for (const file of files) {
    for (const [, sentence = ''] of fs.readFileSync(file, 'utf8').matchAll(SENTENCE)) found.add(sentence);
  }
  return found;
}

/** Packages that are recognised in the site's scripts by sentences that no other package has. */
function recognised(): string[] {
  const { packages } = JSON.parse(fs.readFileSync('package-lock.json', 'utf8')) as {
    packages: Record<string, { dev?: boolean }>;
  };
  const shipped = sentencesIn(scriptsIn(OUT));
  const owners = new Map<string, string[]>();
  for (const [folder, { dev }] of Object.entries(packages)) {
    if (folder === '' || dev || !fs.existsSync(folder)) continue;
    const own = scriptsIn(folder).filter((file) => !file.slice(folder.length).includes('node_modules'));
    for (const sentence of sentencesIn(own)) {
      if (shipped.has(sentence)) owners.set(sentence, [...(owners.get(sentence) ?? []), folder]);
    }
  }
  const counts = new Map<string, number>();
  for (const [only, ...others] of owners.values()) {
    if (only && others.length === 0) counts.set(only, (counts.get(only) ?? 0) + 1);
  }
  return [...counts]
    .filter(([, count]) => count >= ENOUGH)
    .map(([folder]) => folder.replace(/^.*node_modules\//, ''));
}

describe('The licenses', () => {
  it('name every package that is recognised in the scripts', () => {
    const found = recognised();
    expect(found).toEqual(expect.arrayContaining(['next', 'flexsearch', 'serwist', 'uqr']));
    expect(found.filter((name) => !named().includes(name))).toEqual([]);
  });

  it('name what cannot be recognised by its sentences: React, stemmers, the database, the styles', () => {
    expect(named()).toEqual(
      expect.arrayContaining(['react', 'react-dom', 'scheduler', '@orama/stemmers', 'idb', 'tailwindcss']),
    );
  });

  it('name no tool of development', () => {
    const tools = named().filter((name) => /devtools|esbuild|playwright|vitest|typescript/.test(name));
    expect(tools).toEqual([]);
  });

  it('give the full texts, with who holds the copyright', () => {
    for (const words of [
      'with Reserved Font Name OpenDyslexic.',
      'Copyright 2020 The Fraunces Project Authors',
      'The Atkinson Hyperlegible Next Project Authors',
      'The Atkinson Hyperlegible Mono Project Authors',
      'Copyright (c) Meta Platforms, Inc. and affiliates.',
      'Vercel, Inc.',
      'TERMS AND CONDITIONS FOR USE, REPRODUCTION, AND DISTRIBUTION',
    ]) {
      expect(licenses).toContain(words);
    }
    expect(licenses.match(/SIL OPEN FONT LICENSE Version 1\.1/g)?.length).toBe(4);
  });

  it('name, as the README does, every font that is shipped', () => {
    const readme = fs.readFileSync('README.md', 'utf8');
    for (const name of [
      'Atkinson Hyperlegible Next',
      'Atkinson Hyperlegible Mono',
      'Fraunces',
      'OpenDyslexic',
    ]) {
      expect(readme).toContain(name);
      expect(licenses).toContain(name);
    }
  });

  it('are a link of every page', () => {
    const pages = [
      'fr/index.html',
      'en/index.html',
      'fr/swccg/destiny-draw/index.html',
      'en/judge/index.html',
    ];
    const without = pages.filter(
      (page) => !fs.readFileSync(path.join(OUT, page), 'utf8').includes('href="/licenses.txt"'),
    );
    expect(without).toEqual([]);
  });
});
