import fs from 'node:fs';
import path from 'node:path';
import type { Nodes, Root, RootContent } from 'mdast';
import type { ZodType, z } from 'zod';
import { isLocale, type Locale } from '../_i18n/locales';
import type { Corpus } from './corpus';
import { listFiles, slashed } from './files';
import type { Flaw } from './flaw';
import { readYaml, splitFrontMatter, validate } from './front-matter';
import { type Game, isGame } from './games';
import { freshIn, interruptedStages, placeOf, TREES } from './ingest/stage';
import type { Kind } from './kinds';
import { parseMdx } from './mdx';
import { outline } from './outline';
import { localChapter, localEntry } from './schema/local';
import { SOURCE_FORM } from './schema/shared';

/** A text of the owner's document, as the site shows it beside the restated rule or as an entry of its own. */
export interface LocalText {
  /** `document#topic`, as the corpus cites it. */
  source: string;
  game: Game;
  locale: Locale;
  kind: Kind | 'section';
  title: string;
  term: { en?: string | undefined; fr?: string | undefined };
  see: string[];
  document: string;
  /** Where it begins in the document; for a section, where its chapter does. */
  line: number;
  file: string;
  /** The text alone, without front matter and heading, ready to compile. */
  tree: Root;
}

export interface LocalCorpus {
  /** Every text by the source that it gives. */
  bySource: ReadonlyMap<string, LocalText>;
  flaws: Flaw[];
}

/** The address of a text that no entry restates: under its document, as a chapter is under its book. */
export const localId = ({ game, document, source }: LocalText): string =>
  `${game}/${document}/${source.split('#')[1] ?? ''}`;

const SLUG = '[a-z0-9]+(?:-[a-z0-9]+)*';
const ENTRY = new RegExp(`^glossary/local/(${SLUG})/${SLUG}/${SLUG}\\.(fr|en)\\.mdx$`);
const CHAPTER = new RegExp(`^content/local/(${SLUG})/${SLUG}/\\d\\d+-${SLUG}\\.(fr|en)\\.mdx$`);

/** The texts that no entry and no section of the corpus cites: entries of their own. */
export function textsWithoutEntry({ bySource }: LocalCorpus, corpus: Corpus): LocalText[] {
  const cited = new Set<string>();
  for (const entry of corpus.entries.values()) for (const source of entry.sources) cited.add(source);
  for (const item of [...corpus.entries.values(), ...corpus.chapters.values()]) {
    for (const passage of item.pages.fr?.passages ?? []) for (const { of } of passage.sources) cited.add(of);
  }
  return [...bySource.values()].filter(({ source }) => !cited.has(source));
}

/** Reads what `npm run ingest` wrote. A file with flaws is left out, and its flaws are told. */
export function readLocal(root: string): LocalCorpus {
  const bySource = new Map<string, LocalText>();
  const flaws: Flaw[] = [];
  for (const { file, from } of listLocal(root)) {
    const { texts, flaws: own } = readLocalFile(file, fs.readFileSync(path.join(root, from), 'utf8'));
    flaws.push(...own);
    for (const text of own.length > 0 ? [] : texts) {
      const first = bySource.get(text.source);
      if (first) flaws.push(repeated(file, text.source, first.file));
      else bySource.set(text.source, text);
    }
  }
  return { bySource, flaws };
}

/** Each local file, and where it is to be read: a set that a run had completed is not in place yet. */
function listLocal(root: string): { file: string; from: string }[] {
  const stages = interruptedStages(root);
  return TREES.flatMap((tree) => {
    const waiting = stages.filter((stage) => fs.existsSync(path.join(root, freshIn(stage, tree))));
    const replaced = waiting.map((stage) => `${slashed(placeOf(stage, tree))}/`);
    const inPlace = listFiles(root, `${tree}/local`)
      .filter((file) => !replaced.some((folder) => file.startsWith(folder)))
      // facts on cards, which npm run cards wrote, are no documents
      .filter((file) => !file.startsWith('content/local/cards/'))
      .map((file) => ({ file, from: file }));
    const staged = waiting.flatMap((stage) =>
      listFiles(root, freshIn(stage, tree)).map((from) => ({
        file: `${slashed(placeOf(stage, tree))}/${path.posix.basename(from)}`,
        from,
      })),
    );
    return [...inPlace, ...staged];
  });
}

interface Reading {
  texts: LocalText[];
  flaws: Flaw[];
}

function readLocalFile(file: string, text: string): Reading {
  const [, game = '', locale = ''] = file.match(ENTRY) ?? file.match(CHAPTER) ?? [];
  if (!isGame(game) || !isLocale(locale)) return { texts: [], flaws: [unexpected(file)] };
  const where = { file, game, locale };
  return ENTRY.test(file) ? readEntry(where, text) : readChapter(where, text);
}

interface Where {
  file: string;
  game: Game;
  locale: Locale;
}

function readEntry(where: Where, text: string): Reading {
  const { data, tree, flaws } = readMdx(where.file, text, localEntry, Object.keys(localEntry.shape));
  if (!data || !tree) return { texts: [], flaws };
  const { kind, title, term, see, document, line, sources } = data;
  outline(tree);
  const texts = sources.map((source) => ({
    ...where,
    source,
    kind,
    title,
    term,
    see,
    document,
    line,
    tree: prose(tree),
  }));
  return { texts, flaws };
}

/** Each section of a chapter answers for its own source. */
function readChapter(where: Where, text: string): Reading {
  const { data, tree, flaws } = readMdx(where.file, text, localChapter, Object.keys(localChapter.shape));
  if (!data || !tree) return { texts: [], flaws };
  const { passages } = outline(tree);
  const sections = passages.filter(({ depth }) => depth > 1);
  const texts = sections.flatMap((passage, i) => {
    const until = sections[i + 1]?.line ?? Number.POSITIVE_INFINITY;
    const own = tree.children.filter((node) => lineOf(node) > passage.line && lineOf(node) < until);
    return passage.sources.map(({ of, line, column }) => {
      if (!SOURCE_FORM.test(of)) flaws.push(badSource({ file: where.file, line, column }, of));
      return {
        ...where,
        source: of,
        kind: 'section' as const,
        title: passage.title,
        term: {},
        see: [],
        document: data.document,
        line: data.line,
        tree: prose<Root>({ type: 'root', children: own }),
      };
    });
  });
  return { texts, flaws };
}

const lineOf = (node: RootContent): number => node.position?.start.line ?? 0;

const JSX = new Set(['mdxJsxFlowElement', 'mdxJsxTextElement']);

/** What the reader sees: no front matter, and no component that only says where the text is from. */
function prose<T extends Nodes>(node: T): T {
  if (!('children' in node)) return node;
  const seen = (node.children as Nodes[]).filter(({ type }) => type !== 'yaml' && !JSX.has(type));
  return { ...node, children: seen.map(prose) };
}

function readMdx<T extends ZodType>(
  file: string,
  text: string,
  schema: T,
  keys: string[],
): { data?: z.infer<T>; tree?: Root; flaws: Flaw[] } {
  const { tree, flaws } = parseMdx(file, text);
  const front = splitFrontMatter(text);
  if (!front) return { flaws: [...flaws, frontMatterMissing(file)] };
  const { source, flaws: yamlFlaws } = readYaml(file, front);
  if (!source) return { flaws: [...flaws, ...yamlFlaws] };
  const { data, flaws: valueFlaws } = validate(schema, source, keys);
  return { ...(data !== undefined && { data }), ...(tree && { tree }), flaws: [...flaws, ...valueFlaws] };
}

const frontMatterMissing = (file: string): Flaw => ({
  file,
  line: 1,
  column: 1,
  code: 'front-matter-missing',
  message: 'the file does not begin with front matter',
  remedy: 'run npm run ingest again with --force',
});

const unexpected = (file: string): Flaw => ({
  file,
  line: 1,
  column: 1,
  code: 'unexpected-file',
  message: 'this path is no place of a local document',
  remedy: 'let npm run ingest write glossary/local/<game>/<document>/ and content/local/<game>/<document>/',
});

const badSource = (place: { file: string; line: number; column: number }, source: string): Flaw => ({
  ...place,
  code: 'bad-source',
  message: `"${source}" is not of the form document#topic`,
  remedy: 'write it as in swccg-glossary-a#adjacent, in lower case with hyphens',
});

const repeated = (file: string, source: string, first: string): Flaw => ({
  file,
  line: 1,
  column: 1,
  code: 'duplicate-id',
  message: `"${source}" is already given by ${first}`,
  remedy: 'remove one of the two, or ingest the document again with --force',
});
