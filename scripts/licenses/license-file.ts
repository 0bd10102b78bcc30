import fs from 'node:fs';
import path from 'node:path';
import { SITE_NAME } from '../../app/_leaf/site-name';

interface Package {
  name: string;
  version?: string;
  license?: string;
}

const HEAD = `${SITE_NAME} is under the MIT License, whose text comes first. It is made with the work of others. This file lists, each with
the full text of its license:

- the fonts that the site ships, cut down to the letters that it needs. A font whose license reserves its name is shipped
  under another;
- the packages whose code or styles are part of what a browser fetches, as found by following the imports of the client
  code, of the two workers and of the runtime of Next.js. Some of them may have been left out of the final scripts as
  unused.

Tools that made the site and are not part of it are not listed.
`;
const LINE = '='.repeat(80);

/** The text of `licenses.txt`: the site's own license, then the fonts', then the packages'. */
export function licenseFile(fonts: string[], packages: string[]): string {
  const own = [LINE, SITE_NAME, LINE, '', fs.readFileSync('LICENSE', 'utf8').trim(), ''].join('\n');
  return [
    HEAD,
    own,
    ...fonts.map((folder) => chapter('Font', folder)),
    ...packages.map((folder) => chapter('Package', folder)),
  ].join('\n');
}

function chapter(kind: string, folder: string): string {
  const { name, version, license } = packageIn(folder);
  const holder = folder.match(/^(.*node_modules\/next)\/dist\/compiled\//)?.[1];
  const title = holder
    ? `${name}, as part of ${packageIn(holder).name} ${packageIn(holder).version}`
    : `${name} ${version}`;
  const texts = textsIn(folder);
  // What Next brings along without a license file of its own stands under Next's.
  if (texts.length === 0 && holder) texts.push(...textsIn(holder));
  if (texts.length === 0)
    throw new Error(`${folder} has no license file: say in scripts/licenses where its text is.`);
  return [LINE, `${kind}: ${title}${license ? ` (${license})` : ''}`, LINE, '', texts.join('\n\n'), ''].join(
    '\n',
  );
}

function packageIn(folder: string): Package {
  const found = JSON.parse(fs.readFileSync(path.join(folder, 'package.json'), 'utf8')) as Package;
  return { ...found, name: found.name.replace(/-builtin$/, '') };
}

const textsIn = (folder: string): string[] =>
  fs
    .readdirSync(folder)
    .filter((file) => /^(licen[cs]e|copying|notice)(\.(md|txt))?$/i.test(file))
    .sort()
    .map((file) => fs.readFileSync(path.join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim());
