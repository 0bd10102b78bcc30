import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filesAt, lastRecord } from '../../app/_corpus/changes/files-at';
import { changedIn } from '../../app/_corpus/changes/passages';
import { itemOf } from '../../app/_corpus/corpus';
import { readCorpusFiles } from '../../app/_corpus/files';
import { buildLibrary } from '../../app/_corpus/library';
import { feedOf } from '../../app/_open-data/feed';
import { newsAbout, newsOf } from '../../app/_open-data/news';
import { wordDiff } from '../../app/_open-data/word-diff';
import { assembledWith, edited, FIXTURE, fileText } from './support';

const ENGLISH = 'glossary/swccg/draw.en.mdx';
const drawIn = (changed: Record<string, string | undefined>) =>
  itemOf(assembledWith(changed).corpus, 'swccg/draw');
const compared = (changed: Record<string, string | undefined>) => changedIn(drawIn({}), drawIn(changed)).en;

describe('Before and after of a passage', () => {
  it('is nothing for a text that only moved', () => {
    const text = fileText(ENGLISH).replace('The draw may', 'New line before it.\n\nThe draw may');
    expect(compared({ [ENGLISH]: text })).toEqual([{ at: 'p.2', after: 'New line before it.' }]);
  });
  it('pairs what was reworded under its own id', () => {
    expect(compared(edited(ENGLISH, 'The draw may be modified.', 'Cards may add to it.'))).toEqual([
      { at: 'modified', before: 'The draw may be modified.', after: 'Cards may add to it.' },
    ]);
  });
  it('pairs a passage without an id by the words that it shares', () => {
    expect(compared(edited(ENGLISH, 'No card, no draw.', 'Without a card there is no draw.'))).toEqual([
      { at: 'empty.1', before: 'No card, no draw.', after: 'Without a card there is no draw.' },
    ]);
  });
  it('tells what went', () => {
    expect(compared(edited(ENGLISH, 'note: The booklet was wrong. [@demo-errata#draw]\n', ''))).toEqual([
      { at: 'note', before: 'The booklet was wrong.' },
    ]);
  });
  it('does not take typography for a change', () => {
    const text = fileText(ENGLISH).replace('No card, no draw.', 'No  card,\nno draw.');
    expect(compared({ [ENGLISH]: text })).toEqual([]);
  });
  it('marks the words that went and came', () => {
    expect(wordDiff('You may draw one card.', 'You must draw one more card.')).toEqual([
      { words: 'You ', only: undefined },
      { words: 'may ', only: 'before' },
      { words: 'must ', only: 'after' },
      { words: 'draw one ', only: undefined },
      { words: 'more ', only: 'after' },
      { words: 'card.', only: undefined },
    ]);
  });
});

describe('npm run changes', () => {
  let root: string;
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.org', ...args], { cwd: root });
  const changes = (...args: string[]) =>
    execFileSync(path.resolve('node_modules/.bin/tsx'), [path.resolve('scripts/changes.ts'), ...args], {
      cwd: path.resolve('.'),
      env: { ...process.env, ARBITRE_CORPUS: root },
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'pipe'],
    });
  const edit = (from: string, to: string) => {
    const file = path.join(root, ENGLISH);
    fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replace(from, to));
  };

  beforeAll(() => {
    root = fs.mkdtempSync(path.join(os.tmpdir(), 'arbitre-changes-'));
    fs.cpSync(FIXTURE, root, { recursive: true });
    git('init', '-q');
    changes('--date', '2026-01-02');
    git('add', '-A');
    git('commit', '-qm', 'first');
    edit('top card', 'bottom card');
  }, 60_000);
  afterAll(() => fs.rmSync(root, { recursive: true }));

  it('asks what a change does to the ruling, and writes nothing before it is told', () => {
    expect(() => changes()).toThrow(/--effect ruling, precise or wording/);
    expect(() => changes('--effect', 'big')).toThrow(/--effect is "big"/);
    expect(fs.existsSync(path.join(root, 'content/changes'))).toBe(false);
  });
  it('keeps before and after, which the pages, the feed and the entry tell', () => {
    changes('--effect', 'ruling', '--date', '2026-02-03', '--fr', 'Corrigé.', '--en', 'Mended.');
    const library = buildLibrary(root);
    const [news] = newsOf(library, 'en');
    expect(news).toMatchObject({ id: '2026-02-03-swccg-changed', effect: 'ruling', note: 'Mended.' });
    expect(news?.texts[0]?.passages).toMatchObject([{ at: 'p.1' }]);
    expect(news?.texts[0]?.passages[0]?.before).toContain('top card');
    expect(news?.texts[0]?.passages[0]?.after).toContain('bottom card');
    expect(newsAbout(library, 'en', ['swccg/draw']).map(({ id }) => id)).toEqual([
      '2026-02-03-swccg-changed',
      '2026-01-02-swccg-added',
    ]);
    expect(newsAbout(library, 'en', ['swccg/reserve']).map(({ id }) => id)).toEqual([
      '2026-01-02-swccg-added',
    ]);
    expect(feedOf(library, 'en')).toMatch(/The ruling changes[\s\S]*&lt;del&gt;Reveal the top card/);
  });
  it('reads the texts of the commit that held the last record', () => {
    const before = filesAt(root, lastRecord(root) ?? '').texts;
    const now = readCorpusFiles(root).texts.filter((file) => !/\.json$|changes/.test(file.path));
    expect(before.filter((file) => !file.path.includes('changes')).map((file) => file.path)).toEqual(
      now.map((file) => file.path),
    );
    expect(before.find((file) => file.path === ENGLISH)?.text).toBe(fileText(ENGLISH));
  });
});
