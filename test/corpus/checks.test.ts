import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { checkCorpus } from '../../app/_corpus/checks';
import { type CorpusFiles, readCorpusFiles } from '../../app/_corpus/files';
import { FLAW_CODES, formatFlaw } from '../../app/_corpus/flaw';

const FIXTURES = path.join(import.meta.dirname, '..', 'fixtures');
const healthy = readCorpusFiles(path.join(FIXTURES, 'corpus'));

const SCENARIOS = new Map([['demo-stack', ['first-draw', 'second-draw']]]);

/** The healthy corpus with the files of one fixture laid over it. */
function broken(name: string, folder = 'flaws'): CorpusFiles {
  const { texts, images } = readCorpusFiles(path.join(FIXTURES, folder, name));
  const changed = new Set(texts.map((file) => file.path));
  return { texts: [...healthy.texts.filter((file) => !changed.has(file.path)), ...texts], images };
}

describe('A healthy corpus', () => {
  it('has no flaw', () => {
    expect(checkCorpus(healthy)).toEqual([]);
  });
});

describe('A broken corpus', () => {
  it('has a fixture for every flaw', () => {
    expect(fs.readdirSync(path.join(FIXTURES, 'flaws')).sort()).toEqual([...FLAW_CODES].sort());
  });

  it.each(FLAW_CODES)('yields exactly the expected flaws: %s', async (code) => {
    const report = checkCorpus(broken(code), undefined, SCENARIOS).map(formatFlaw).join('\n');
    expect(report).toContain(` ${code} `);
    await expect(`${report}\n`).toMatchFileSnapshot(path.join(FIXTURES, 'flaws', code, 'expected.txt'));
  });

  it.each(fs.readdirSync(path.join(FIXTURES, 'flaws-at-once')))(
    'tells the flaws of keys and text in one run, and none that only follows from another: %s',
    async (name) => {
      const report = checkCorpus(broken(name, 'flaws-at-once'), undefined, SCENARIOS)
        .map(formatFlaw)
        .join('\n');
      const expected = path.join(FIXTURES, 'flaws-at-once', name, 'expected.txt');
      await expect(`${report}\n`).toMatchFileSnapshot(expected);
    },
  );

  it('tells the flaws of all files in one run, sorted by file and line', () => {
    const files: CorpusFiles = { texts: [...healthy.texts], images: [] };
    for (const code of ['mdx-syntax', 'bad-source', 'heading-id-form', 'unknown-section']) {
      for (const file of broken(code).texts) {
        const at = files.texts.findIndex((other) => other.path === file.path);
        if (healthy.texts[at]?.text !== file.text) files.texts[at] = file;
      }
    }
    expect(checkCorpus(files).map(({ file, line, code }) => `${file}:${line} ${code}`)).toEqual([
      'content/swccg/guide/01-turn.en.mdx:4 unknown-section',
      'glossary/swccg/draw.en.mdx:11 heading-id-form',
      'glossary/swccg/draw.fr.mdx:15 heading-id-form',
      'glossary/swccg/reserve.en.mdx:5 mdx-syntax',
      'glossary/swccg/reserve.fr.mdx:5 bad-source',
    ]);
  });
});
