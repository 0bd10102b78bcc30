import fs from 'node:fs';
import path from 'node:path';
import { corpusRoot } from '../app/_corpus/files';
import { MANIFEST_PATH, packBytes, partPath } from '../app/_desk/event-ready/pack/format';
import { openPack } from '../app/_desk/event-ready/pack/open-pack';
import { firstFailedTrial } from '../app/_desk/event-ready/trial';
import { siteUrl } from '../app/site';
import { buildPack } from './pack/build-pack';
import { collect } from './pack/collect';
import { rulesState, trialsOf } from './pack/facts';

/** Folds the built site into the pack that makes a device ready for an event, and tries it as a device would. */
const out = path.resolve('out');
const files = collect(out);
const { manifest, parts } = await buildPack(files, {
  rules: rulesState(corpusRoot()),
  trials: trialsOf(files),
});

const pack = await openPack(manifest, Buffer.concat(parts));
if (!(await pack.isSound())) throw new Error('The pack does not unfold to the site that it was made of.');
const failed = await firstFailedTrial(pack, siteUrl().origin);
if (failed) throw new Error(`The pack fails its own trial: ${failed}.`);

fs.rmSync(path.join(out, 'pack'), { recursive: true, force: true });
fs.mkdirSync(path.join(out, 'pack'));
manifest.parts.forEach((part, i) => {
  fs.writeFileSync(path.join(out, partPath(part)), parts[i] as Uint8Array);
});
fs.writeFileSync(path.join(out, MANIFEST_PATH), JSON.stringify(manifest));

const site = files.reduce((sum, { bytes }) => sum + bytes.length, 0);
console.error(
  `${manifest.pages} pages and ${manifest.files - manifest.pages} other files, ${megabytes(site)}, ` +
    `packed in ${megabytes(packBytes(manifest))}: version ${manifest.version}.`,
);

function megabytes(bytes: number): string {
  return `${(bytes / 1e6).toFixed(2)} MB`;
}
