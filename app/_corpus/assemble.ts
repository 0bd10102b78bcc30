import type { ZodType, z } from 'zod';
import { typeset } from '../_i18n/typeset';
import type { Corpus, Note, Page } from './corpus';
import { type CorpusFiles, type FileRole, roleOf, type TextFile } from './files';
import type { Flaw } from './flaw';
import { readYaml, splitFrontMatter, validate, type YamlSource } from './front-matter';
import { takeMarks } from './marks';
import { parseMdx } from './mdx';
import { Memory } from './memory';
import { outline } from './outline';
import { nothing, type Salvage, salvage } from './salvage';
import { CHANGE_KEYS, changedPassages, changeList, snapshot } from './schema/changes';
import { type ChapterFacts, chapter, sectionFacts } from './schema/chapter';
import { type EntryEnglish, type EntryFrench, entryEnglish, entryFrench } from './schema/entry';
import type { Question } from './schema/shared';
import { bookFacts, documentFacts, documentList, gameFacts, thesaurus } from './schema/shelf';

export interface Assembly {
  corpus: Corpus;
  /** What could not be read, and why. The rest of the corpus is still there. */
  flaws: Flaw[];
}

type EntryRole = Extract<FileRole, { role: 'entry' }>;
type ChapterRole = Extract<FileRole, { role: 'chapter' }>;

/** Reads every file into one corpus, those that are remembered excepted. Never throws on bad content. */
export function assemble({ texts }: CorpusFiles, memory = new Memory()): Assembly {
  const corpus: Corpus = {
    games: new Map(),
    books: new Map(),
    entries: new Map(),
    chapters: new Map(),
    documents: new Map(),
    thesaurus: { fr: [], en: [] },
    changes: { list: [], yaml: undefined, passages: new Map() },
    snapshot: {},
    unreadable: new Set(),
  };
  const flaws: Flaw[] = [];
  // Books before their chapters, French before English: each file finds what it belongs to.
  const RANK = {
    documents: 0,
    thesaurus: 0,
    changes: 0,
    passages: 0,
    snapshot: 0,
    game: 1,
    book: 2,
    entry: 3,
    chapter: 3,
    unexpected: 4,
  };
  const files = texts
    .map((file) => ({ file, role: roleOf(file.path) }))
    .sort((a, b) => RANK[a.role.role] - RANK[b.role.role] || rankOfLocale(a.role) - rankOfLocale(b.role));
  for (const { file, role } of files) {
    const found = addFile(corpus, file, role, memory);
    if (found.length > 0 && (role.role === 'entry' || role.role === 'chapter'))
      corpus.unreadable.add(role.id);
    flaws.push(...found);
  }
  for (const book of corpus.books.values()) book.chapters.sort((a, b) => a.order - b.order);
  return { corpus, flaws };
}

const rankOfLocale = (role: FileRole): number => ('locale' in role && role.locale === 'en' ? 1 : 0);

function addFile(corpus: Corpus, file: TextFile, role: FileRole, memory: Memory): Flaw[] {
  const readFacts = <T extends ZodType>(schema: T, keys: string[]) =>
    memory.recall(file, () => readYamlFile(file, schema, keys));
  switch (role.role) {
    case 'unexpected':
      return [unexpectedFile(file.path)];
    case 'documents': {
      const { data, flaws } = readFacts(documentList, Object.keys(documentFacts.shape));
      for (const [id, facts] of Object.entries(data ?? {})) corpus.documents.set(id, facts);
      return flaws;
    }
    case 'thesaurus': {
      const { data, flaws } = readFacts(thesaurus, Object.keys(thesaurus.shape));
      if (data) corpus.thesaurus = data;
      return flaws;
    }
    case 'changes': {
      const { data, yaml, flaws } = readFacts(changeList, CHANGE_KEYS);
      corpus.changes = { ...corpus.changes, list: data ?? [], yaml };
      return flaws;
    }
    case 'passages': {
      const { data, flaws } = readFacts(changedPassages, []);
      if (data) corpus.changes.passages.set(role.change, data);
      return flaws;
    }
    case 'snapshot': {
      const { data, flaws } = readFacts(snapshot, []);
      if (data) corpus.snapshot = data;
      return flaws;
    }
    case 'game': {
      const { data, yaml, flaws } = readFacts(gameFacts, Object.keys(gameFacts.shape));
      if (data && yaml) corpus.games.set(role.game, { ...data, file: file.path, yaml });
      return flaws;
    }
    case 'book': {
      const { data, flaws } = readFacts(bookFacts, Object.keys(bookFacts.shape));
      if (data)
        corpus.books.set(role.id, { ...data, id: role.id, game: role.game, file: file.path, chapters: [] });
      return flaws;
    }
    case 'entry':
      return role.locale === 'fr'
        ? addFrenchEntry(
            corpus,
            role,
            memory.recall(file, () => readFrenchEntry(file, role)),
          )
        : addEnglishEntry(
            corpus,
            role,
            memory.recall(file, () => readEnglishEntry(file, role)),
          );
    case 'chapter':
      return addChapter(
        corpus,
        role,
        memory.recall(file, () => readChapter(file, role)),
      );
  }
}

function unexpectedFile(path: string): Flaw {
  return {
    file: path,
    line: 1,
    column: 1,
    code: 'unexpected-file',
    message: 'this path is no place of the corpus',
    remedy:
      'name it glossary/<game>/<slug>.<fr|en>.mdx or content/<game>/<book>/<NN-chapter>.<fr|en>.mdx, in lower case with hyphens',
  };
}

interface Reading<T extends ZodType> {
  data?: z.infer<T> | undefined;
  yaml?: YamlSource;
  flaws: Flaw[];
}

interface PageReading<T extends ZodType> extends Salvage<T> {
  /** None if the text cannot be read. */
  page: Page | undefined;
  flaws: Flaw[];
}

function readYamlFile<T extends ZodType>(file: TextFile, schema: T, keys: string[]): Reading<T> {
  const { source, flaws } = readYaml(file.path, { yaml: file.text, lineOffset: 0 });
  if (!source) return { flaws };
  return { yaml: source, ...validate(schema, source, keys) };
}

/**
 * Reads front matter and text apart from each other, so that one run tells the flaws of both: whatever is wrong with
 * the one, the other is there to be checked. `standIn` has what the front matter cannot do without.
 */
function readPage<T extends typeof entryFrench | typeof entryEnglish | typeof chapter>(
  file: TextFile,
  role: EntryRole | ChapterRole,
  { schema, keys, standIn }: { schema: T; keys: string[]; standIn: Record<string, unknown> },
): PageReading<T> {
  const { tree, flaws } = parseMdx(file.path, file.text);
  const made = (read: Salvage<T>, text: Page['tree'] | undefined, found: Flaw[]): PageReading<T> => ({
    ...read,
    page: text && makePage({ role, file, facts: read.data, tree: text, yaml: read.yaml, lost: read.lost }),
    flaws: [...flaws, ...found],
  });
  const unknown = () =>
    nothing(schema, { placeOf: () => ({ file: file.path, line: 1, column: 1 }) }, standIn, keys);
  const front = splitFrontMatter(file.text);
  if (!front) {
    // Where front matter begins and does not end, nobody can tell where the text does.
    const isText = !/^\s*---/.test(file.text);
    return made(unknown(), isText ? tree : undefined, [frontMatterMissing(file.path)]);
  }
  const { source, flaws: yamlFlaws } = readYaml(file.path, front);
  if (!source) return made(unknown(), tree, yamlFlaws);
  const { data, flaws: valueFlaws } = validate(schema, source, keys);
  const read = data ? { data, yaml: source, lost: NONE } : salvage(schema, source, standIn, keys);
  return made(read, tree, valueFlaws);
}

const NONE: ReadonlySet<string> = new Set();

const frontMatterMissing = (file: string): Flaw => ({
  file,
  line: 1,
  column: 1,
  code: 'front-matter-missing',
  message: 'the file does not begin with front matter',
  remedy: 'begin with a line ---, the keys, and a second line ---',
});

interface PageParts {
  role: EntryRole | ChapterRole;
  file: TextFile;
  facts: EntryFrench | EntryEnglish | ChapterFacts;
  tree: Page['tree'];
  yaml: YamlSource;
  lost: ReadonlySet<string>;
}

function makePage({ role, file, facts, tree, yaml, lost }: PageParts): Page {
  const { passages, anchors } = outline(tree);
  const set = (text: string) => typeset(text, role.locale);
  const noteOf = (written: string | undefined): Note | undefined => {
    if (written === undefined) return undefined;
    const { text, authority } = takeMarks(written);
    return { text: set(text), authority };
  };
  const setQuestion = (question: Question): Question =>
    question.say === undefined ? question : { ...question, say: set(question.say) };
  return {
    id: role.id,
    game: role.game,
    locale: role.locale,
    file: file.path,
    title: set(facts.title),
    aliases: 'aliases' in facts ? facts.aliases : [],
    questions: 'questions' in facts ? facts.questions.map(setQuestion) : [],
    mentions: 'mentions' in facts ? facts.mentions : [],
    note: noteOf(facts.note),
    sections: Object.fromEntries(
      Object.entries('sections' in facts ? facts.sections : {}).map(
        ([id, { note, questions, ...section }]) => [
          id,
          { ...section, questions: questions.map(setQuestion), note: noteOf(note) },
        ],
      ),
    ),
    passages: passages.map((passage) => ({ ...passage, title: set(passage.title) })),
    anchors,
    tree,
    yaml,
    lost,
  };
}

const readFrenchEntry = (file: TextFile, role: EntryRole) =>
  readPage(file, role, {
    schema: entryFrench,
    keys: Object.keys(entryFrench.shape),
    standIn: { title: role.id, term: { fr: role.id, en: role.id }, kind: 'term' },
  });

const readEnglishEntry = (file: TextFile, role: EntryRole) =>
  readPage(file, role, {
    schema: entryEnglish,
    keys: Object.keys(entryEnglish.shape),
    standIn: { title: role.id },
  });

const readChapter = (file: TextFile, role: ChapterRole) =>
  readPage(file, role, {
    schema: chapter,
    keys: [...Object.keys(chapter.shape), ...Object.keys(sectionFacts.shape)],
    standIn: { title: role.id },
  });

function addFrenchEntry(
  corpus: Corpus,
  role: EntryRole,
  { data, yaml, lost, page, flaws }: PageReading<typeof entryFrench>,
): Flaw[] {
  corpus.entries.set(role.id, {
    role: 'entry',
    id: role.id,
    game: role.game,
    kind: data.kind,
    term: { fr: typeset(data.term.fr, 'fr'), en: typeset(data.term.en, 'en') },
    see: data.see,
    sources: data.sources,
    status: data.status,
    since: data.since,
    by: data.by,
    example: data.example,
    formerly: data.formerly,
    linking: data.linking ?? (data.kind === 'card' ? 'italic' : 'auto'),
    allow: data.allow,
    concerns: data.concerns,
    yaml,
    lost,
    pages: page ? { fr: page } : {},
  });
  return flaws;
}

function addEnglishEntry(
  corpus: Corpus,
  role: EntryRole,
  { page, flaws }: PageReading<typeof entryEnglish>,
): Flaw[] {
  const entry = corpus.entries.get(role.id);
  if (page && entry) entry.pages.en = page;
  return flaws;
}

function addChapter(
  corpus: Corpus,
  role: ChapterRole,
  { data, page, flaws }: PageReading<typeof chapter>,
): Flaw[] {
  if (!page) return flaws;
  const known = corpus.chapters.get(role.id);
  if (known) {
    known.pages[role.locale] = page;
    return flaws;
  }
  const made = {
    role: 'chapter' as const,
    id: role.id,
    game: role.game,
    book: role.book,
    order: data.order ?? role.order,
    formerly: data.formerly,
    allow: data.allow,
    pages: { [role.locale]: page },
  };
  corpus.chapters.set(role.id, made);
  corpus.books.get(role.book)?.chapters.push(made);
  return flaws;
}
