import fs from 'node:fs';
import path from 'node:path';
import { LOCALES, type Locale } from '../_i18n/locales';
import { type Assembly, assemble } from './assemble';
import { type CitedBy, citedBy } from './cited-by';
import { type Corpus, items } from './corpus';
import { corpusRoot, readCorpusFiles } from './files';
import { formatFlaw } from './flaw';
import { type LinkGraph, linkCorpus, staleFiles } from './link-corpus';
import { type LocalCorpus, type LocalText, readLocal, textsWithoutEntry } from './local';
import { Memory } from './memory';
import { type Target, targetsOf } from './targets';

/** The corpus made ready for pages. */
export interface Library {
  corpus: Corpus;
  targets: Record<Locale, Map<string, Target>>;
  links: LinkGraph;
  citedBy: Record<Locale, CitedBy>;
  /** Former id → present id. */
  redirects: Map<string, string>;
  /** The owner's own documents, and those of their texts that no entry or section restates. */
  local: LocalCorpus & { orphans: LocalText[] };
}

export function buildLibrary(root: string, memory?: Memory): Library {
  const { corpus, links } = readAndLink(root, memory);
  const redirects = new Map(
    [...items(corpus)].flatMap((item) => item.formerly.map((id) => [id, item.id] as const)),
  );
  const each = <T>(make: (locale: Locale) => T) =>
    Object.fromEntries(LOCALES.map((locale) => [locale, make(locale)])) as Record<Locale, T>;
  const local = readLocal(root);
  return {
    corpus,
    links,
    redirects,
    local: { ...local, orphans: textsWithoutEntry(local, corpus) },
    targets: each((locale) => targetsOf(corpus, locale)),
    citedBy: each((locale) => citedBy(corpus, links, locale)),
  };
}

function readAndLink(root: string, memory?: Memory): { corpus: Corpus; links: LinkGraph } {
  const files = readCorpusFiles(root);
  const corpus = readable(assemble(files, memory));
  if (!memory) return { corpus, links: linkCorpus(corpus) };
  const stale = staleFiles(corpus, memory);
  for (const file of stale) memory.forget(file);
  const fresh = stale.length > 0 ? readable(assemble(files, memory)) : corpus;
  try {
    return { corpus: fresh, links: linkCorpus(fresh, memory) };
  } catch (error) {
    // Nobody can tell how far the trees were changed.
    memory.clear();
    throw error;
  }
}

function readable({ corpus, flaws }: Assembly): Corpus {
  if (flaws.length === 0) return corpus;
  throw new Error(`The corpus cannot be read:\n${flaws.map(formatFlaw).join('\n')}`);
}

/** A page asks for the library dozens of times while it is made. Live reload waits longer than this before it asks. */
const LOOK_AGAIN_AFTER = 40;

const memory = new Memory();
let shelved: { root: string; stamp: string; library: Library; lookedAt: number } | undefined;

/** The library, read once a process; in development again, in part, whenever a file of the corpus has changed. */
export function library(): Library {
  const root = corpusRoot();
  const isDevelopment = process.env.NODE_ENV === 'development';
  if (shelved?.root === root && isDevelopment && performance.now() - shelved.lookedAt < LOOK_AGAIN_AFTER)
    return shelved.library;
  const stamp = isDevelopment ? lastChange(root) : root;
  const made =
    shelved?.stamp === stamp ? shelved.library : buildLibrary(root, isDevelopment ? memory : undefined);
  shelved = { root, stamp, library: made, lookedAt: performance.now() };
  return made;
}

/** A file may go while its folder is read. */
const STILL_THERE = { throwIfNoEntry: false } as const;

function lastChange(root: string): string {
  const times = ['content', 'glossary'].flatMap((folder) => {
    const full = path.join(root, folder);
    if (!fs.existsSync(full)) return [];
    return fs
      .readdirSync(full, { recursive: true, withFileTypes: true })
      .map((entry) => fs.lstatSync(path.join(entry.parentPath, entry.name), STILL_THERE)?.mtimeMs ?? 0);
  });
  return `${root} ${times.length} ${Math.max(0, ...times)}`;
}
