import fs from 'node:fs';
import path from 'node:path';
import { toString as plainText } from 'mdast-util-to-string';
import { describe, expect, it } from 'vitest';
import { assemble } from '../../../app/_corpus/assemble';
import { checkLocal } from '../../../app/_corpus/checks/local';
import { readLocal, textsWithoutEntry } from '../../../app/_corpus/local';
import { fixture, run, tempFolder } from './support';

const ingested = (name: string, document: string): string => {
  const root = tempFolder();
  run(fixture(name), '--as', document, '--out', root);
  return root;
};
const change = (root: string, file: string, from: string, to: string): void => {
  const full = path.join(root, file);
  fs.writeFileSync(full, fs.readFileSync(full, 'utf8').replace(from, to));
};

describe('Local texts', () => {
  it('are found by the source that they give', () => {
    const tide = readLocal(ingested('glossary-bare.txt', 'swccg-port')).bySource.get('swccg-port#tide');
    expect(tide).toMatchObject({
      title: 'marée',
      term: { en: 'Tide', fr: 'marée' },
      kind: 'term',
      game: 'swccg',
      locale: 'fr',
      line: 12,
    });
    expect(plainText(tide?.tree)).toContain('La marée monte');
  });

  it('are also the sections of a chapter, each with its own text', () => {
    const { bySource } = readLocal(ingested('rulebook-numbered.txt', 'gundam-port'));
    const rowing = bySource.get('gundam-port#rowing');
    expect(rowing).toMatchObject({ kind: 'section', title: 'La rame (rowing)', document: 'gundam-port' });
    expect(plainText(rowing?.tree)).toBe('La rame coûte un point par site.');
  });

  it('stand alone where the corpus cites them nowhere', () => {
    const local = readLocal(ingested('glossary-bare.txt', 'swccg-port'));
    const { corpus } = assemble({
      texts: [
        {
          path: 'glossary/swccg/tide.fr.mdx',
          text: '---\ntitle: Marée\nterm: { en: Tide, fr: marée }\nkind: term\nsources: [swccg-port#tide]\n---\n\nElle monte.\n',
        },
      ],
      images: [],
    });
    const alone = textsWithoutEntry(local, corpus).map(({ source }) => source);
    expect(alone).toHaveLength(6);
    expect(alone).not.toContain('swccg-port#tide');
  });

  it('are none where nothing was ingested', () => {
    expect(readLocal(tempFolder())).toEqual({ bySource: new Map(), flaws: [] });
  });
});

describe('The check of local files', () => {
  const TIDE = 'glossary/local/swccg/swccg-port/tide.fr.mdx';

  it.each([
    ['front-matter-unknown-key', 'kind: term', 'kind: term\ncolour: red'],
    ['front-matter-value', 'kind: term', 'kind: tale'],
    ['front-matter-value', 'swccg-port#tide', 'tide'],
    ['front-matter-missing', '---', ''],
    ['mdx-syntax', 'La marée', '<La marée'],
    ['mdx-code', 'La marée', '{1 + 1} La marée'],
    ['unknown-component', 'La marée', '<Marquee>x</Marquee> La marée'],
  ])('reports %s', (code, from, to) => {
    const root = ingested('glossary-bare.txt', 'swccg-port');
    change(root, TIDE, from, to);
    const flaws = checkLocal(root);
    expect(flaws.map((flaw) => flaw.code)).toContain(code);
    expect(flaws.every(({ file }) => file === TIDE)).toBe(true);
  });

  it('reports a file that is in no document, and a source that is given twice', () => {
    const root = ingested('glossary-bare.txt', 'swccg-port');
    fs.writeFileSync(path.join(root, 'glossary/local/note.mdx'), 'x');
    fs.copyFileSync(path.join(root, TIDE), path.join(root, TIDE.replace('tide', 'tide-again')));
    expect(
      checkLocal(root)
        .map(({ code }) => code)
        .sort(),
    ).toEqual(['duplicate-id', 'unexpected-file']);
  });

  it('reports a source in a chapter that is none', () => {
    const root = ingested('rulebook-numbered.txt', 'gundam-port');
    const [file = ''] = fs.readdirSync(path.join(root, 'content/local/gundam/gundam-port'));
    change(root, `content/local/gundam/gundam-port/${file}`, 'of="gundam-port#', 'of="Gundam Port#');
    expect(checkLocal(root).map(({ code }) => code)).toContain('bad-source');
  });
});
