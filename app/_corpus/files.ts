import fs from 'node:fs';
import path from 'node:path';
import { isLocale, type Locale } from '../_i18n/locales';
import { type Game, isGame } from './games';

/** Everything that the corpus is made of, read once. Paths are relative to the root, with forward slashes. */
export interface CorpusFiles {
  texts: TextFile[];
  /** Images under `public/images`, as `/images/…`. */
  images: string[];
}
export interface TextFile {
  path: string;
  text: string;
}

/** What a file's path says that it is. */
export type FileRole =
  | { role: 'entry'; id: string; game: Game; locale: Locale }
  | { role: 'chapter'; id: string; game: Game; book: string; order: number; locale: Locale }
  | { role: 'book'; id: string; game: Game }
  | { role: 'game'; game: Game }
  | { role: 'documents' }
  | { role: 'thesaurus' }
  | { role: 'changes' }
  | { role: 'snapshot' }
  | { role: 'passages'; change: string }
  | { role: 'unexpected' };

/** The owner's own documents: not part of the restated corpus. */
const LOCAL = /^(content|glossary)\/local\//;
const SLUG = '[a-z0-9]+(?:-[a-z0-9]+)*';
const ENTRY = new RegExp(`^glossary/(${SLUG})/(${SLUG})\\.(fr|en)\\.mdx$`);
const CHAPTER = new RegExp(`^content/(${SLUG})/(${SLUG})/(\\d\\d)-(${SLUG})\\.(fr|en)\\.mdx$`);
const BOOK = new RegExp(`^content/(${SLUG})/(${SLUG})/book\\.yaml$`);
const GAME = new RegExp(`^content/(${SLUG})/game\\.yaml$`);
/** What changed, told by people, and the digests by which it is found out. */
export const CHANGES_FILE = 'content/changes.yaml';
export const SNAPSHOT_FILE = 'content/snapshot.json';
/** Before and after of the passages that a change touched. */
const PASSAGES = new RegExp(`^content/changes/(${SLUG})\\.json$`);
export const passagesFile = (change: string): string => `content/changes/${change}.json`;

export function roleOf(file: string): FileRole {
  const [, game = '', a = '', b = '', c = '', d = ''] =
    file.match(ENTRY) ?? file.match(CHAPTER) ?? file.match(BOOK) ?? file.match(GAME) ?? [];
  if (file === 'content/sources.yaml') return { role: 'documents' };
  if (file === 'content/thesaurus.yaml') return { role: 'thesaurus' };
  if (file === CHANGES_FILE) return { role: 'changes' };
  if (file === SNAPSHOT_FILE) return { role: 'snapshot' };
  const change = file.match(PASSAGES)?.[1];
  if (change) return { role: 'passages', change };
  if (!isGame(game)) return { role: 'unexpected' };
  if (isLocale(b)) return { role: 'entry', id: `${game}/${a}`, game, locale: b };
  if (isLocale(d)) {
    return {
      role: 'chapter',
      id: `${game}/${a}/${c}`,
      game,
      book: `${game}/${a}`,
      order: Number(b),
      locale: d,
    };
  }
  return a ? { role: 'book', id: `${game}/${a}`, game } : { role: 'game', game };
}

export function corpusRoot(): string {
  return path.resolve(process.env.ARBITRE_CORPUS ?? process.cwd());
}

export function readCorpusFiles(root: string): CorpusFiles {
  const texts = ['content', 'glossary']
    .flatMap((folder) => listFiles(root, folder))
    .filter((file) => !LOCAL.test(file))
    .map((file) => ({ path: file, text: fs.readFileSync(path.join(root, file), 'utf8') }));
  const images = listFiles(root, 'public/images').map((file) => file.slice('public'.length));
  return { texts, images };
}

/** Every file below a folder, relative to the root. Hidden ones and links are none of the corpus. */
export function listFiles(root: string, folder: string): string[] {
  const full = path.join(root, folder);
  if (!fs.existsSync(full)) return [];
  return fs
    .readdirSync(full, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
    .map((entry) => slashed(path.relative(root, path.join(entry.parentPath, entry.name))))
    .sort();
}

export const slashed = (file: string): string => file.split(path.sep).join('/');
