import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkLocal } from '../../../app/_corpus/checks/local';
import { type Stage, stageNotes, stageOf } from '../../../app/_corpus/ingest/stage';
import { StagedSet } from '../../../app/_corpus/ingest/write';
import { readLocal } from '../../../app/_corpus/local';
import { fileWith, run, snapshot, tempFolder } from './support';

const DOCUMENT = 'swccg-x';
const STAGE = stageOf(DOCUMENT) as Stage;
const TREES = ['glossary', 'content'] as const;
const GLOSSARY = 'Tide (marée)\n\nElle monte.\n\nStorm (tempête)\n\nElle passe.\n';
const GLOSSARY_FILES = ['storm', 'tide'].map((slug) => `glossary/local/swccg/${DOCUMENT}/${slug}.fr.mdx`);
const ingestInto = (root: string, ...more: string[]) =>
  run(fileWith(GLOSSARY), '--as', DOCUMENT, '--out', root, ...more);

const entry = (slug: string) =>
  `---\ntitle: ${slug}\nterm: {}\nkind: term\nsources: ["${DOCUMENT}#${slug}"]\ndocument: ${DOCUMENT}\nline: 1\n---\n\nText.\n`;
const chapter = (slug: string) =>
  `---\ntitle: ${slug}\ndocument: ${DOCUMENT}\nline: 1\n---\n\n## A [#${slug}]\n\n<Source of="${DOCUMENT}#${slug}" />\n\nText.\n`;
const folderOf = (tree: string) => `${tree}/local/swccg/${DOCUMENT}`;
const OLD = {
  [`${folderOf('glossary')}/old-entry.fr.mdx`]: entry('old-entry'),
  [`${folderOf('content')}/01-old.fr.mdx`]: chapter('old-section'),
};
const NEW = {
  [`${folderOf('glossary')}/new-entry.fr.mdx`]: entry('new-entry'),
  [`${folderOf('content')}/01-new.fr.mdx`]: chapter('new-section'),
};
const STAGED = {
  'new-glossary/new-entry.fr.mdx': entry('new-entry'),
  'new-content/01-new.fr.mdx': chapter('new-section'),
};

function lay(root: string, files: Record<string, string>): void {
  for (const [file, text] of Object.entries(files)) {
    fs.mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    fs.writeFileSync(path.join(root, file), text);
  }
}
const stage = (root: string) => path.join(root, STAGE.folder);
const decide = (root: string) => lay(stage(root), { complete: '' });
function move(from: string, to: string): void {
  fs.mkdirSync(path.dirname(to), { recursive: true });
  fs.renameSync(from, to);
}
/** Every name below a folder and what it is, links and empty folders too. */
const everything = (root: string): string[] =>
  fs
    .readdirSync(root, { recursive: true, withFileTypes: true })
    .map((one) => {
      const full = path.join(one.parentPath, one.name);
      const content = one.isFile() ? fs.readFileSync(full, 'utf8') : '';
      return `${path.relative(root, full)} ${one.isSymbolicLink() ? fs.readlinkSync(full) : content}`;
    })
    .sort();
const sourcesOf = (root: string) => [...readLocal(root).bySource.keys()].sort();
const sourcesIn = (when: 'old' | 'new') => ['entry', 'section'].map((one) => `${DOCUMENT}#${when}-${one}`);
/** What a run does when it comes upon the stage, before it writes anything of its own. */
function nextRun(root: string): void {
  const set = new StagedSet(root, STAGE);
  try {
    set.add({ tree: 'glossary', name: 'a.fr.mdx', text: '' });
  } finally {
    set.close();
  }
}

describe('An interrupted run', () => {
  it('leaves the old set when it dies while writing, and the next run clears what it left', () => {
    const root = tempFolder();
    lay(root, OLD);
    lay(stage(root), STAGED);
    expect(sourcesOf(root)).toEqual(sourcesIn('old'));
    nextRun(root);
    expect(snapshot(root)).toEqual(OLD);
  });

  it.each([0, 1, 2, 3, 4])(
    'gives the new set when it dies after %i renames: readers see it, and the next run puts it in place',
    (renames) => {
      const root = tempFolder();
      lay(root, OLD);
      lay(stage(root), STAGED);
      decide(root);
      const steps = TREES.flatMap((tree) => [
        () => move(path.join(root, folderOf(tree)), path.join(stage(root), `old-${tree}`)),
        () => move(path.join(stage(root), `new-${tree}`), path.join(root, folderOf(tree))),
      ]);
      for (const step of steps.slice(0, renames)) step();
      const before = everything(root);
      expect(sourcesOf(root)).toEqual(sourcesIn('new'));
      expect(checkLocal(root)).toEqual([]);
      expect(stageNotes(root)).toEqual([expect.stringContaining('its next run puts them in place')]);
      expect(everything(root)).toEqual(before);
      nextRun(root);
      expect(snapshot(root)).toEqual(NEW);
      expect(stageNotes(root)).toEqual([]);
    },
  );

  it('gives the new set where none was before', () => {
    const root = tempFolder();
    lay(stage(root), STAGED);
    decide(root);
    move(path.join(stage(root), 'new-glossary'), path.join(root, folderOf('glossary')));
    nextRun(root);
    expect(snapshot(root)).toEqual(NEW);
  });

  it('takes a folder away that the new set does not have', () => {
    const root = tempFolder();
    lay(root, OLD);
    const set = new StagedSet(root, STAGE);
    set.add({ tree: 'glossary', name: 'b.fr.mdx', text: 'new' });
    set.commit();
    set.close();
    expect(everything(root)).toEqual([
      'content ',
      'content/local ',
      'content/local/swccg ',
      'glossary ',
      'glossary/local ',
      'glossary/local/swccg ',
      `${folderOf('glossary')} `,
      `${folderOf('glossary')}/b.fr.mdx new`,
    ]);
  });

  it('keeps its files when a folder cannot be put in place, and the next run finishes', () => {
    const root = tempFolder();
    lay(root, OLD);
    const set = new StagedSet(root, STAGE);
    set.add({ tree: 'glossary', name: 'b.fr.mdx', text: 'new' });
    fs.rmSync(path.join(root, 'content'), { recursive: true });
    fs.writeFileSync(path.join(root, 'content'), '');
    expect(() => set.commit()).toThrow('is a link or a file');
    set.close();
    expect(fs.existsSync(path.join(stage(root), 'new-glossary/b.fr.mdx'))).toBe(true);
    const refused = ingestInto(root, '--force');
    expect(refused.status).toBe(2);
    expect(refused.err).toContain(`${path.join(root, 'content')} is a link or a file`);
    fs.rmSync(path.join(root, 'content'));
    nextRun(root);
    expect(snapshot(root)).toEqual({ [`${folderOf('glossary')}/b.fr.mdx`]: 'new' });
  });
});

describe('A stage that no run made', () => {
  const swapNote = JSON.stringify([
    { tree: 'a', folder: '../victim', fresh: false },
    { tree: 'b', folder: '../planted', fresh: true },
  ]);
  it.each([
    ['of no game', '.ingest-x', swapNote],
    ['that climbs', '.ingest-..', swapNote],
    ['in capitals', '.ingest-SWCCG-X', ''],
    ['of a document', STAGE.folder, swapNote],
  ])('deletes and plants nothing, whoever comes by: %s', (_, folder, note) => {
    const parent = tempFolder();
    const root = path.join(parent, 'project');
    lay(parent, { 'victim/a': 'kept' });
    lay(root, OLD);
    lay(path.join(root, folder), { 'new-b/hook.js': 'planted', 'swap.json': note, complete: note });
    const before = everything(parent);
    expect(sourcesOf(root)).toEqual(sourcesIn('old'));
    expect(checkLocal(root)).toEqual([]);
    expect(stageNotes(root)).toHaveLength(1);
    expect(everything(parent)).toEqual(before);
    expect(ingestInto(root, '--force').status).toBe(0);
    expect(fs.readFileSync(path.join(parent, 'victim/a'), 'utf8')).toBe('kept');
    expect(fs.readdirSync(parent).sort()).toEqual(['project', 'victim']);
    expect(Object.keys(snapshot(root)).filter((file) => !file.startsWith('.'))).toEqual(GLOSSARY_FILES);
  });

  /** Where a link stands in the project, and what it leads to. */
  const LINKS: [string, string][] = [
    ['the stage', STAGE.folder],
    ['a new folder', `${STAGE.folder}/new-glossary`],
    ['an old folder', `${STAGE.folder}/old-glossary`],
    ['the tree', 'glossary'],
    ['the local files', 'glossary/local'],
    ['the game', 'glossary/local/swccg'],
    ['the document', folderOf('content')],
  ];
  it.each(LINKS)('is refused, and nothing changes, when %s is a link', (_, link) => {
    const parent = tempFolder();
    const root = path.join(parent, 'project');
    lay(parent, {
      'victim/complete': '',
      'victim/new-glossary/a.fr.mdx': 'planted',
      'victim/swccg/swccg-x/a': 'kept',
    });
    lay(root, link.startsWith(STAGE.folder) ? OLD : {});
    if (link !== STAGE.folder) decide(root);
    fs.mkdirSync(path.dirname(path.join(root, link)), { recursive: true });
    fs.symlinkSync(path.join(parent, 'victim'), path.join(root, link));
    const before = everything(parent);
    expect(stageNotes(root)).toEqual([expect.stringContaining('is left alone')]);
    const { status, err } = ingestInto(root, '--force');
    expect(status).toBe(2);
    expect(err).toContain(`${path.join(root, link)} is a link or a file: put a folder in its place`);
    expect(everything(parent)).toEqual(before);
  });

  it('does not count as complete when the note is a link', () => {
    const root = tempFolder();
    lay(root, OLD);
    lay(stage(root), STAGED);
    fs.symlinkSync(path.join(os.tmpdir()), path.join(stage(root), 'complete'));
    expect(sourcesOf(root)).toEqual(sourcesIn('old'));
  });
});
