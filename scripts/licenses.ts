import fs from 'node:fs/promises';
import path from 'node:path';
import { CUTS } from './fonts/cuts';
import { bundledPackages } from './licenses/bundled';
import { licenseFile } from './licenses/license-file';

/** Writes the licenses of all that the site ships into `out/licenses.txt`. */
const fonts = [...new Set(CUTS.map(({ from }) => `node_modules/${from.package}`))].sort();
const packages = await bundledPackages();
await fs.writeFile(path.resolve('out', 'licenses.txt'), licenseFile(fonts, packages));
console.error(`licenses.txt names ${fonts.length} fonts and ${packages.length} packages.`);
