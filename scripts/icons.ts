import fs from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { initWasm, Resvg } from '@resvg/resvg-wasm';

/** Draws the icons of the installed app from the site's own icon. */
const require = createRequire(import.meta.url);
await initWasm(fs.readFile(require.resolve('@resvg/resvg-wasm/index_bg.wasm')));

const ROUNDED = await fs.readFile(path.resolve('app', 'icon.svg'), 'utf8');
/** Systems cut these to their own shape: the ground runs to the edge, and the sign keeps clear of it. */
const FULL = replaced(
  replaced(ROUNDED, 'viewBox="0 0 32 32"', 'viewBox="-5 -5 42 42"'),
  '<rect width="32" height="32" rx="7"',
  '<rect x="-5" y="-5" width="42" height="42"',
);

const ICONS = [
  { file: 'icon-192.png', svg: ROUNDED, size: 192 },
  { file: 'icon-512.png', svg: ROUNDED, size: 512 },
  { file: 'maskable-512.png', svg: FULL, size: 512 },
  { file: 'apple-180.png', svg: FULL, size: 180 },
];

function replaced(text: string, what: string, by: string): string {
  if (!text.includes(what)) throw new Error(`app/icon.svg has no ${what}: its app icons cannot be drawn.`);
  return text.replace(what, by);
}

const folder = path.resolve('public', 'icons');
await fs.mkdir(folder, { recursive: true });
for (const { file, svg, size } of ICONS) {
  const png = new Resvg(svg, { fitTo: { mode: 'width', value: size } }).render().asPng();
  await fs.writeFile(path.join(folder, file), png);
}
console.error(`${ICONS.length} icons drawn.`);
