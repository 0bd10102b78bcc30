import type { Locale } from '../_i18n/locales';
import { ANALYSER_VERSION } from './analyse';
import {
  type IndexParts,
  type Manifest,
  type NamesPart,
  SCHEMA_VERSION,
  type TextsPart,
} from './index-format';
import { createSearcher, type Searcher } from './searcher';

/** Why an index was not loaded. */
export class IndexRefused extends Error {
  constructor(readonly reason: 'unreachable' | 'other-version' | 'damaged') {
    super(`The search index is ${reason}.`);
  }
}

export interface IndexSource {
  /** The bytes of a file of the index; rejects when it cannot be had. */
  read(file: string): Promise<Uint8Array>;
  sha256(bytes: Uint8Array): Promise<string>;
}

export const manifestFile = (locale: Locale): string => `${locale}.json`;

/** An index on its way: first its names and questions can be searched, then everything. */
export interface Loading {
  early: Promise<Searcher>;
  whole: Promise<Searcher>;
}

/** Loads an index, or refuses it: one made by other rules, or damaged on the way, would give wrong answers. */
export function loadIndex(locale: Locale, source: IndexSource): Loading {
  const manifest = readManifest(locale, source);
  const names = manifest.then((found) => readPart<NamesPart>(found, 'names', source));
  // The small part is not made to share the line with the large one.
  const texts = names.then(async () => readPart<TextsPart>(await manifest, 'texts', source));
  const early = names.then((part) => createSearcher({ names: part }, locale));
  const whole = Promise.all([names, texts]).then(([first, rest]) =>
    createSearcher({ names: first, texts: rest }, locale),
  );
  // Whoever waits for the whole is told of a failure there.
  early.catch(() => {});
  return { early, whole };
}

/** All of an index at once, for those who have nothing to show before it. */
export async function loadSearcher(locale: Locale, source: IndexSource): Promise<Searcher> {
  const manifest = await readManifest(locale, source);
  const [names, texts] = await Promise.all([
    readPart<NamesPart>(manifest, 'names', source),
    readPart<TextsPart>(manifest, 'texts', source),
  ]);
  return createSearcher({ names, texts }, locale);
}

async function readManifest(locale: Locale, source: IndexSource): Promise<Manifest> {
  const manifest = parse<Manifest>(await read(source, manifestFile(locale)));
  if (
    manifest.schema !== SCHEMA_VERSION ||
    manifest.analyser !== ANALYSER_VERSION ||
    manifest.locale !== locale
  ) {
    throw new IndexRefused('other-version');
  }
  return manifest;
}

async function readPart<T>({ parts }: Manifest, name: keyof IndexParts, source: IndexSource): Promise<T> {
  const part = parts?.find((one) => one.name === name);
  if (!part) throw new IndexRefused('damaged');
  const content = await read(source, part.file);
  if (content.length !== part.bytes || (await source.sha256(content)) !== part.sha256)
    throw new IndexRefused('damaged');
  return parse<T>(content);
}

async function read(source: IndexSource, file: string): Promise<Uint8Array> {
  try {
    return await source.read(file);
  } catch {
    throw new IndexRefused('unreachable');
  }
}

function parse<T>(bytes: Uint8Array): T {
  try {
    return JSON.parse(new TextDecoder().decode(bytes)) as T;
  } catch {
    throw new IndexRefused('damaged');
  }
}
