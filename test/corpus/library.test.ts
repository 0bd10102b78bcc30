import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { pageOf } from '../../app/_corpus/corpus';
import { buildLibrary } from '../../app/_corpus/library';
import { idsIn, idsInFiles } from '../../app/_corpus/page-ids';

const FIXTURE = path.join(import.meta.dirname, '..', 'fixtures', 'corpus');
const library = buildLibrary(FIXTURE);

describe('The library', () => {
  it('knows every entry, chapter and section by its id, in both languages', () => {
    const ids = [
      'swccg/draw',
      'swccg/draw#empty',
      'swccg/reserve',
      'swccg/guide/turn',
      'swccg/guide/turn#phases',
    ];
    expect([...library.targets.fr.keys()].sort()).toEqual(ids.sort());
    expect([...library.targets.en.keys()].sort()).toEqual(ids.sort());
  });
  it('gives each target its title, bottom line, sources and address', () => {
    expect(library.targets.en.get('swccg/guide/turn#phases')).toMatchObject({
      title: 'The phases',
      bottomLine: 'Phases always come in the same order.',
      sources: ['demo-rules#phases'],
      href: '/en/swccg/guide/turn/#phases',
    });
  });
  it('draws backlinks from links, mentions and see-also, and cites the section of a chapter', () => {
    expect(library.citedBy.fr.get('swccg/reserve')).toEqual(['swccg/draw']);
    expect(library.citedBy.fr.get('swccg/draw')).toEqual(['swccg/guide/turn#phases']);
  });
  it('numbers the links of a page in reading order, for paper', () => {
    const entry = library.corpus.entries.get('swccg/draw');
    const links = entry && library.links.get(pageOf(entry, 'fr'));
    expect(links).toEqual([{ number: 1, target: 'swccg/reserve', href: '/fr/swccg/reserve/', section: '' }]);
  });
  it('has the pages that can be told from its files before they are parsed', () => {
    const root = fs.mkdtempSync(path.join(os.tmpdir(), 'arbitre-library-'));
    onTestFinished(() => fs.rmSync(root, { recursive: true }));
    fs.cpSync(FIXTURE, root, { recursive: true });
    const file = path.join(root, 'glossary/swccg/draw.fr.mdx');
    fs.writeFileSync(
      file,
      fs.readFileSync(file, 'utf8').replace('kind: term', 'kind: term\nformerly: [swccg/drawing]'),
    );
    const ids = ['draw', 'drawing', 'guide', 'guide/turn', 'reserve'].map((id) => `swccg/${id}`);
    expect(idsInFiles(root).sort()).toEqual(ids);
    expect(idsIn(buildLibrary(root)).sort()).toEqual(ids);
  });
  it('says which file cannot be read instead of leaving it out', () => {
    const root = path.join(import.meta.dirname, '..', 'fixtures', 'flaws', 'mdx-syntax');
    expect(() => buildLibrary(root)).toThrow(/glossary\/swccg\/reserve\.en\.mdx:5:\d+ mdx-syntax/);
  });
});
