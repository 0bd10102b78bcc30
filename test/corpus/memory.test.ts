import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { items, type Page, pages } from '../../app/_corpus/corpus';
import { buildLibrary, type Library } from '../../app/_corpus/library';
import { Memory } from '../../app/_corpus/memory';
import { seeded } from '../../app/_rules/core/seeded';

const FIXTURE = path.join(import.meta.dirname, '..', 'fixtures', 'corpus');

let root = '';
beforeEach(() => {
  root = fs.mkdtempSync(path.join(os.tmpdir(), 'arbitre-memory-'));
  fs.cpSync(FIXTURE, root, { recursive: true });
});
afterEach(() => fs.rmSync(root, { recursive: true }));

const at = (file: string) => path.join(root, file);
const edit = (file: string, from: string | RegExp, to: string) => {
  if (fs.existsSync(at(file)))
    fs.writeFileSync(at(file), fs.readFileSync(at(file), 'utf8').replace(from, to));
};
const write = (file: string, ...lines: string[]) => fs.writeFileSync(at(file), lines.join('\n'));

/** Everything that a library says, as plain data: a page by its front matter, its tree and what was read off it. */
function told({ corpus, links, targets, citedBy, redirects }: Library) {
  const page = ({ yaml, lost, ...rest }: Page) => ({ ...rest, yaml: yaml.value, lost: [...lost] });
  return structuredClone({
    items: [...items(corpus)].map(({ pages: { fr, en }, ...item }) => ({
      ...item,
      ...('yaml' in item && { yaml: item.yaml.value }),
      fr: fr && page(fr),
      en: en && page(en),
    })),
    books: [...corpus.books].map(([id, book]) => [
      id,
      book.title,
      book.chapters.map((chapter) => chapter.id),
    ]),
    documents: corpus.documents,
    links: [...links].map(([{ file }, own]) => [file, own]),
    targets,
    citedBy,
    redirects,
  });
}

const DRAW = 'glossary/swccg/draw.fr.mdx';
const DRAW_EN = 'glossary/swccg/draw.en.mdx';
const RESERVE = 'glossary/swccg/reserve.fr.mdx';
const RESERVE_EN = 'glossary/swccg/reserve.en.mdx';
const TURN = 'content/swccg/guide/01-turn.fr.mdx';
const TURN_EN = 'content/swccg/guide/01-turn.en.mdx';

/** Whatever a writer may do to a file of the corpus. */
const EDITS: Record<string, () => void> = {
  'a sentence': () => edit(DRAW, 'Le tirage peut', 'Un tirage de votre pile de réserve peut'),
  'a link': () => edit(RESERVE, "d'où vous tirez", "d'où vous [tirez](swccg/draw)"),
  'a title': () => edit(RESERVE_EN, 'title: Reserve Deck', 'title: The draw'),
  'a term': () => edit(RESERVE, 'fr: pile de réserve }', 'fr: carte du dessus }'),
  'an English term, in the French file': () => edit(RESERVE, 'en: Reserve Deck', 'en: top card'),
  'a mention': () => edit(RESERVE, 'kind: term', 'kind: term\nmentions: [tirage, phases]'),
  'a mention of a section': () => edit(TURN, 'aliases: [étapes]', 'aliases: [étapes]\n    mentions: [carte]'),
  'an alias': () => edit(DRAW_EN, 'aliases: [draw]', 'aliases: [draw, destiny]'),
  'the kind': () => edit(RESERVE, 'kind: term', 'kind: card'),
  'a homograph': () => edit(RESERVE, 'kind: term', 'kind: term\nlinking: allowed'),
  'what a page allows': () => edit(DRAW, 'kind: term', 'kind: term\nallow: [swccg/reserve]'),
  'a former id': () => edit(RESERVE, 'kind: term', 'kind: term\nformerly: [swccg/deck]'),
  'the sources': () => edit(RESERVE, '[demo-rules#reserve]', '[demo-rules#reserve, demo-rules#deck]'),
  'a document': () => edit('content/sources.yaml', 'rank: later', 'rank: document'),
  'a section': () =>
    edit(TURN_EN, /$/, '\n## The end [#end]\n<Source of="demo-rules#end" />\n\nA destiny draw ends it.\n'),
  'the order of chapters': () => edit(TURN, 'title: Le tour', 'title: Le tour\norder: 7'),
  'a new entry': () => {
    const front = ['---', 'title: Phase', 'term: { fr: phases, en: phases }', 'kind: term'];
    write('glossary/swccg/phase.fr.mdx', ...front, 'sources: [demo-rules#phases]', '---', '', 'Une phase.');
    write('glossary/swccg/phase.en.mdx', '---', 'title: Phase', '---', '', 'A phase.');
  },
  'an entry that goes': () => {
    for (const locale of ['fr', 'en']) fs.rmSync(at(`glossary/swccg/phase.${locale}.mdx`), { force: true });
  },
  'all as it was': () => {
    fs.rmSync(root, { recursive: true });
    fs.cpSync(FIXTURE, root, { recursive: true });
  },
};

describe('A library that remembers the one before', () => {
  it.each(Object.keys(EDITS))('is the same as one made anew after an edit: %s', (name) => {
    const memory = new Memory();
    buildLibrary(root, memory);
    EDITS[name]?.();
    expect(told(buildLibrary(root, memory))).toEqual(told(buildLibrary(root)));
  });

  it('is so after any number of edits, also of those that cannot be read', () => {
    const outcome = (known?: Memory) => {
      try {
        return told(buildLibrary(root, known));
      } catch (error) {
        return String(error);
      }
    };
    const memory = new Memory();
    const pick = seeded(5);
    const names = Object.keys(EDITS);
    for (let step = 0; step < 25; step++) {
      const name = names[pick(names.length)] ?? '';
      EDITS[name]?.();
      expect(outcome(memory), `step ${step}: ${name}`).toEqual(outcome());
    }
  });

  it('is so after a file that could not be read', () => {
    const memory = new Memory();
    buildLibrary(root, memory);
    edit(DRAW, 'kind: term', 'kind: rule');
    EDITS['a term']?.();
    expect(() => buildLibrary(root, memory)).toThrow('front-matter-value');
    edit(DRAW, 'kind: rule', 'kind: ruling');
    expect(told(buildLibrary(root, memory))).toEqual(told(buildLibrary(root)));
  });

  const remade = (name: string): string[] => {
    const memory = new Memory();
    const before = new Set(pages(buildLibrary(root, memory).corpus));
    EDITS[name]?.();
    return [...pages(buildLibrary(root, memory).corpus)]
      .filter((page) => !before.has(page))
      .map(({ file }) => file);
  };

  it('reads and links anew only the page whose text was edited', () => {
    expect(remade('a sentence')).toEqual([DRAW]);
    expect(remade('an alias')).toEqual([DRAW_EN]);
  });
  it('links every page of the language anew where a wording has changed', () => {
    expect(remade('a term')).toEqual([DRAW, RESERVE, TURN]);
    expect(remade('a title')).toEqual([DRAW_EN, RESERVE_EN, TURN_EN]);
  });
  it('links both languages of a page anew where what it allows has changed', () => {
    expect(remade('what a page allows')).toEqual([DRAW, DRAW_EN]);
  });
});
