import { corpusRoot, readCorpusFiles, roleOf, type TextFile } from './files';
import { readYaml, splitFrontMatter } from './front-matter';
import { type Library, library } from './library';
import { type LocalText, localId, readLocal } from './local';

/**
 * The id of every page there is: entries, chapters, books, what they were called before, and the owner's documents and
 * their texts. In development the server asks for them before each page, in a process of its own, and refuses those that
 * are not among them: there they are read off the files, and the page itself says what it does not know.
 */
export function pageIds(): string[] {
  return process.env.NODE_ENV === 'development' ? idsInFiles(corpusRoot()) : idsIn(library());
}

export const idsIn = ({ corpus, redirects, local }: Library): string[] => [
  ...corpus.entries.keys(),
  ...corpus.chapters.keys(),
  ...corpus.books.keys(),
  ...redirects.keys(),
  ...idsOfTexts(local.orphans),
];

/** The same without parsing and linking the corpus; texts of the owner's that an entry restates are not told apart. */
export function idsInFiles(root: string): string[] {
  const named = readCorpusFiles(root).texts.flatMap((file) => {
    const role = roleOf(file.path);
    return 'id' in role ? [role.id, ...formerIds(file)] : [];
  });
  return [...new Set([...named, ...idsOfTexts([...readLocal(root).bySource.values()])])];
}

function formerIds({ path, text }: TextFile): string[] {
  const front = /^formerly:/m.test(text) ? splitFrontMatter(text) : undefined;
  const written = front && (readYaml(path, front).source?.value as { formerly?: unknown } | undefined);
  return Array.isArray(written?.formerly) ? written.formerly.map(String) : [];
}

const idsOfTexts = (texts: readonly LocalText[]): string[] => [
  ...new Set(texts.flatMap((text) => [`${text.game}/${text.document}`, localId(text)])),
];
