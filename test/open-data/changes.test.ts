import { describe, expect, it } from 'vitest';
import { assemble } from '../../app/_corpus/assemble';
import { digestOf } from '../../app/_corpus/changes/digest';
import { historyOf } from '../../app/_corpus/changes/history';
import { pendingChanges } from '../../app/_corpus/changes/pending';
import { record } from '../../app/_corpus/changes/record';
import { checkCorpus } from '../../app/_corpus/checks';
import { type Corpus, items } from '../../app/_corpus/corpus';
import { CHANGES_FILE, corpusRoot, readCorpusFiles, SNAPSHOT_FILE } from '../../app/_corpus/files';
import { buildLibrary } from '../../app/_corpus/library';
import { assembledWith, edited, FIXTURE, filesWith, fileText } from './support';

const NOTE = { fr: 'Un mot : précisé.', en: 'One "word" made exact.' };
const untouched = assembledWith({}).corpus;
const digests = (corpus: Corpus) =>
  Object.fromEntries([...items(corpus)].map((item) => [item.id, digestOf(item)]));

/** The record of the untouched fixture, as files. */
const first = record(untouched, undefined, pendingChanges(untouched), {
  date: '2026-01-02',
  note: NOTE,
  effect: undefined,
  chosen: pendingChanges(untouched),
});
const RECORDED = { [CHANGES_FILE]: first.changes, [SNAPSHOT_FILE]: first.snapshot };
const FRENCH = 'glossary/swccg/draw.fr.mdx';
const ENGLISH = 'glossary/swccg/draw.en.mdx';

/** What differs once the record is there and files are changed. */
const pendingAfter = (changed: Record<string, string | undefined>) =>
  pendingChanges(assembledWith({ ...RECORDED, ...changed }).corpus).map(({ kind, id }) => `${kind} ${id}`);

describe('The digest of an entry', () => {
  it('is the same before and after linking and typesetting', () => {
    expect(digests(buildLibrary(FIXTURE).corpus)).toEqual(digests(untouched));
  });
  it.each([
    ['an alias', edited(FRENCH, 'aliases: [tirage]', 'aliases: [tirage, pioche]')],
    ['a question', edited(ENGLISH, 'worth?', 'worth to me?')],
    ['what it links to', edited(FRENCH, 'see: [swccg/reserve]', 'see: []')],
    ['emphasis and line breaks', edited(ENGLISH, 'may be modified', 'may\n*be* modified')],
    ['an apostrophe', edited('glossary/swccg/reserve.fr.mdx', "d'où", 'd’où')],
  ])('does not care for %s', (_, changed) => {
    expect(pendingAfter(changed)).toEqual([]);
  });
  it.each([
    ['a word in either language', edited(ENGLISH, 'top card', 'bottom card')],
    ['the title', edited(FRENCH, 'title: Tirage', 'title: Un tirage')],
    ['the sources', edited(FRENCH, '[demo-rules#draw,', '[demo-rules#drawing,')],
    ['the status', edited(FRENCH, 'kind: term', 'kind: term\nstatus: errata')],
    ['a note', edited(ENGLISH, 'was wrong', 'was right')],
    ['the authority of a passage', edited(ENGLISH, ' [@deduced]', '')],
    ['where a paragraph ends', edited(ENGLISH, 'No card, no draw.', 'No card,\n\nno draw.')],
  ])('tells of %s', (_, changed) => {
    expect(pendingAfter(changed)).toEqual(['changed swccg/draw']);
  });
});

describe('What is not recorded yet', () => {
  it('is nothing when the corpus is as the snapshot knows it', () => {
    expect(pendingAfter({})).toEqual([]);
  });
  it('names what was added and what is gone', () => {
    const french = fileText(FRENCH).replace('see: [swccg/reserve]', 'see: []').replaceAll('estinée', 'estin');
    expect(
      pendingAfter({
        'glossary/swccg/fate.fr.mdx': french,
        'glossary/swccg/fate.en.mdx': fileText(ENGLISH),
        'glossary/swccg/reserve.fr.mdx': undefined,
        'glossary/swccg/reserve.en.mdx': undefined,
      }),
    ).toEqual(['added swccg/fate', 'removed swccg/reserve']);
  });
  it('knows an entry again under its new name', () => {
    const moved = {
      'glossary/swccg/fate.fr.mdx': fileText(FRENCH).replace(
        'kind: term',
        'kind: term\nformerly: [swccg/draw]',
      ),
      'glossary/swccg/fate.en.mdx': fileText(ENGLISH),
      [FRENCH]: undefined,
      [ENGLISH]: undefined,
    };
    expect(pendingAfter(moved)).toEqual([]);
  });
});

describe('Recording', () => {
  it('writes what the next reading understands, note and all', () => {
    const { corpus, flaws } = assembledWith(RECORDED);
    expect(flaws).toEqual([]);
    expect(checkCorpus(filesWith(RECORDED))).toEqual([]);
    expect(corpus.changes.list).toEqual([
      {
        id: '2026-01-02-swccg-added',
        date: '2026-01-02',
        kind: 'added',
        note: NOTE,
        ids: ['swccg/draw', 'swccg/reserve', 'swccg/guide/turn'],
      },
    ]);
    expect(historyOf(corpus).lastChange('swccg/guide/turn#phases')).toBe('2026-01-02');
  });

  it('puts the new on top, keeps what was typed, and leaves what was not chosen for later', () => {
    const changed = {
      ...edited(ENGLISH, 'top card', 'bottom card'),
      ...edited('glossary/swccg/reserve.en.mdx', 'draw from', 'take from'),
      ...RECORDED,
    };
    const { corpus } = assembledWith(changed);
    const pending = pendingChanges(corpus);
    const before = first.changes.replace('2026-01-02\n', '2026-01-02 # a Friday\n');
    const chosen = pending.filter(({ id }) => id === 'swccg/draw');
    const { changes, snapshot, made } = record(corpus, before, pending, {
      date: '2026-02-03',
      note: undefined,
      effect: undefined,
      chosen,
    });
    expect(made.map(({ id }) => id)).toEqual(['2026-02-03-swccg-changed']);
    expect(changes.indexOf('2026-02-03')).toBeLessThan(changes.indexOf('2026-01-02 # a Friday'));
    expect(changes.startsWith('# What changed')).toBe(true);
    const after = assembledWith({ ...changed, [CHANGES_FILE]: changes, [SNAPSHOT_FILE]: snapshot }).corpus;
    expect(pendingChanges(after).map(({ id }) => id)).toEqual(['swccg/reserve']);
    expect(historyOf(after).lastChange('swccg/draw#empty')).toBe('2026-02-03');
    expect(historyOf(after).lastChange('swccg/reserve')).toBeUndefined();
  });

  it('gives two changes of one day ids of their own', () => {
    const { corpus } = assembledWith({ ...RECORDED, ...edited(ENGLISH, 'top card', 'bottom card') });
    const pending = pendingChanges(corpus).map((one) => ({ ...one, kind: 'added' as const }));
    const again = record(corpus, first.changes, pending, {
      date: '2026-01-02',
      note: undefined,
      effect: undefined,
      chosen: pending,
    });
    expect(again.made.map(({ id }) => id)).toEqual(['2026-01-02-swccg-added-2']);
  });
});

describe('A record with mistakes', () => {
  const flawsOf = (changes: string) =>
    checkCorpus(filesWith({ ...RECORDED, [CHANGES_FILE]: changes })).map(({ line, code, remedy }) => [
      line,
      code,
      remedy,
    ]);

  it('is told of an id that nothing has, and of two changes with one id', () => {
    const twice = `${first.changes}${first.changes.replace(/^#.*\n/, '').replace('swccg/draw ', 'swccg/drow ')}`;
    expect(flawsOf(twice)).toEqual([
      [10, 'duplicate-id', 'give the newer one an id of its own'],
      [16, 'dangling-link', 'did you mean "swccg/draw"?'],
    ]);
  });
  it('is told of a date that is none', () => {
    expect(flawsOf(first.changes.replace('date: 2026-01-02', 'date: 2026-13-02'))).toMatchObject([
      [3, 'front-matter-value', 'see the table of keys in CONTRIBUTING.md'],
    ]);
  });
});

describe('The corpus of this repository', () => {
  it('knows the day of the last change of every recorded text', () => {
    const { corpus } = assemble(readCorpusFiles(corpusRoot()));
    const { pending, lastChange } = historyOf(corpus);
    const waiting = new Set(pending.map(({ id }) => id));
    const undated = [...items(corpus)].filter(({ id }) => !waiting.has(id) && !lastChange(id));
    expect(undated.map(({ id }) => id)).toEqual([]);
  });
});
