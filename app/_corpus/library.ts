import fs from 'node:fs';
import path from 'node:path';
import { LOCALES, type Locale } from '../_i18n/locales';
import { assemble } from './assemble';
import { type CitedBy, citedBy } from './cited-by';
import { type Corpus, items, pages } from './corpus';
import { corpusRoot, readCorpusFiles } from './files';
import { formatFlaw } from './flaw';
import { type LinkGraph, linkCorpus } from './link-corpus';
import { type LocalCorpus, type LocalText, readLocal, textsWithoutEntry } from './local';
import { insertFacts } from './remark/insert-facts';
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

export function buildLibrary(root: string): Library {
  const { corpus, flaws } = assemble(readCorpusFiles(root));
  if (flaws.length > 0) {
    throw new Error(`The corpus cannot be read:\n${flaws.map(formatFlaw).join('\n')}`);
  }
  const links = linkCorpus(corpus);
  for (const page of pages(corpus)) insertFacts(page, corpus.chapters.has(page.id) ? 'chapter' : 'entry');
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

let shelved: { stamp: string; library: Library } | undefined;

/** The library, read once a process; in development again whenever a file of the corpus has changed. */
export function library(): Library {
  const root = corpusRoot();
  const stamp = process.env.NODE_ENV === 'development' ? lastChange(root) : root;
  if (shelved?.stamp !== stamp) shelved = { stamp, library: buildLibrary(root) };
  return shelved.library;
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
