import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { NextConfig } from 'next';
import { describe, expect, it } from 'vitest';

const { default: config }: { default: NextConfig } = await import(
  pathToFileURL(path.resolve('next.config.mjs')).href
);

const leaveOut: (this: { resourcePath: string }, source: string) => string = createRequire(import.meta.url)(
  '../../scripts/left-out-of-next.cjs',
);
const [pattern = ''] = Object.keys(config.turbopack?.rules ?? {});
const names = pattern.match(/\{(.+)\}/)?.[1]?.split(',') ?? [];

describe('What is left out of Next', () => {
  it.each(names)('is a file that it still has, and whose exports are all kept as names: %s', (name) => {
    const file = createRequire(import.meta.url).resolve(`next/dist/client/components/${name}.js`);
    const left = leaveOut.call({ resourcePath: file }, fs.readFileSync(file, 'utf8'));
    const kept: Record<string, unknown> = {};
    new Function('exports', left)(kept);
    const types = fs.readFileSync(file.replace(/js$/, 'd.ts'), 'utf8');
    const declared = Array.from(
      types.matchAll(/^export declare (?:const|function) (\w+)/gm),
      ([, one]) => one,
    );
    expect(Object.keys(kept).sort()).toEqual([...new Set(declared)].sort());
  });

  it('is asked for by no page', () => {
    const files = fs.readdirSync('app', { recursive: true }).map((file) => `app/${String(file)}`);
    const asking = files.filter(
      (file) =>
        /\.tsx?$/.test(file) &&
        /from 'next\/(?:link|form)'|\buseRouter\b|^\s*'use server'/m.test(fs.readFileSync(file, 'utf8')),
    );
    expect(asking).toEqual([]);
  });

  it('is refused where nothing is found to keep', () =>
    expect(() => leaveOut.call({ resourcePath: 'links.js' }, 'export {}')).toThrow(
      'Nothing that links.js exports was found.',
    ));
});
