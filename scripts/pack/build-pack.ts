import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { digestOfAll } from '../../app/_desk/event-ready/pack/digest';
import { writeCopies } from '../../app/_desk/event-ready/pack/folded-text';
import {
  PACK_FORMAT,
  type PackedFile,
  type PackManifest,
  type Part,
  type RulesState,
  type Trial,
} from '../../app/_desk/event-ready/pack/format';
import { toSteps } from '../../app/_desk/event-ready/pack/rising-numbers';
import type { SiteFile } from './collect';
import { fold } from './fold';

/** An interrupted download begins again at the part it was in. */
const MOST_PART_BYTES = 256 * 1024;

export interface BuiltPack {
  manifest: PackManifest;
  parts: Uint8Array[];
}

export async function buildPack(
  files: SiteFile[],
  facts: { rules: RulesState; trials: Trial[] },
): Promise<BuiltPack> {
  const stretches = files.map(({ path, bytes }) => (path.endsWith('.json') ? inSteps(bytes) : bytes));
  const folded = fold(Buffer.concat(stretches));
  const list = files.map(({ path }, i): PackedFile => {
    const stretch = stretches[i] as Uint8Array;
    return path.endsWith('.json') ? [path, stretch.length, 1] : [path, stretch.length];
  });
  const names = compress(Buffer.from(JSON.stringify(list)));
  const copies = compress(writeCopies(folded));
  const fresh = compress(folded.fresh);
  const parts = cut(Buffer.concat([names, copies, fresh]));

  const listed = parts.map((bytes): Part => ({ sha256: sha256(bytes), bytes: bytes.length }));
  const content = await digestOfAll(files.map(({ bytes }) => bytes));
  const version = sha256(Buffer.from([PACK_FORMAT, content, ...listed.map((part) => part.sha256)].join()));
  const manifest: PackManifest = {
    format: PACK_FORMAT,
    version: version.slice(0, 16),
    parts: listed,
    sections: { names: names.length, copies: copies.length, fresh: fresh.length },
    pages: files.filter(({ path }) => path.endsWith('.html')).length,
    files: files.length,
    content,
    ...facts,
  };
  return { manifest, parts };
}

const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');
const compress = (bytes: Uint8Array): Buffer => gzipSync(bytes, { level: 9, memLevel: 9 });
const inSteps = (json: Uint8Array): Buffer => Buffer.from(toSteps(Buffer.from(json).toString('utf8')));

function cut(bytes: Buffer): Uint8Array[] {
  const count = Math.max(1, Math.ceil(bytes.length / MOST_PART_BYTES));
  const size = Math.ceil(bytes.length / count);
  return Array.from({ length: count }, (_, i) => bytes.subarray(i * size, (i + 1) * size));
}
