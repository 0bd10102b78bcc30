import type { Locale } from '../_i18n/locales';
import { ANALYSER_VERSION } from './analyse';
import { type IndexParts, type Manifest, SCHEMA_VERSION } from './index-format';
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

/** Loads an index, or refuses it: one made by other rules, or damaged on the way, would give wrong answers. */
export async function loadSearcher(locale: Locale, source: IndexSource): Promise<Searcher> {
  const manifest = parse<Manifest>(await read(source, manifestFile(locale)));
  if (
    manifest.schema !== SCHEMA_VERSION ||
    manifest.analyser !== ANALYSER_VERSION ||
    manifest.locale !== locale
  ) {
    throw new IndexRefused('other-version');
  }
  const parts = await Promise.all(
    (manifest.parts ?? []).map(async ({ name, file, sha256, bytes }) => {
      const content = await read(source, file);
      if (content.length !== bytes || (await source.sha256(content)) !== sha256)
        throw new IndexRefused('damaged');
      return [name, parse(content)];
    }),
  );
  const { documents, index } = Object.fromEntries(parts) as {
    documents: IndexParts['documents'];
    index: Omit<IndexParts, 'documents'>;
  };
  if (!documents || !index) throw new IndexRefused('damaged');
  return createSearcher({ documents, ...index }, locale);
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
