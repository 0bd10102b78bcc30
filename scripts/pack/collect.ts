import fs from 'node:fs';
import path from 'node:path';
import { belongsInPack } from '../../app/_desk/event-ready/pack/contents';
import { withoutWordsForOthers } from './for-others';

export interface SiteFile {
  path: string;
  bytes: Uint8Array;
}

/** Everything of the built site that an event needs. Like stands by like, and scripts and styles come first. */
export function collect(out: string): SiteFile[] {
  return fs
    .readdirSync(out, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(
      (entry) => `/${path.relative(out, path.join(entry.parentPath, entry.name)).replaceAll(path.sep, '/')}`,
    )
    .filter(belongsInPack)
    .sort((a, b) => rank(a) - rank(b) || (a < b ? -1 : 1))
    .map((file) => ({ path: file, bytes: bytesOf(path.join(out, file)) }));
}

const bytesOf = (file: string): Uint8Array =>
  file.endsWith('.html')
    ? Buffer.from(withoutWordsForOthers(fs.readFileSync(file, 'utf8')))
    : fs.readFileSync(file);

function rank(file: string): number {
  if (file.endsWith('.html')) return 1;
  return file.endsWith('.json') ? 2 : 0;
}
