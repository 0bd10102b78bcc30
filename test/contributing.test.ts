import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'esbuild';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { assemble } from '../app/_corpus/assemble';
import { checkCorpus } from '../app/_corpus/checks';
import { corpusRoot, readCorpusFiles, type TextFile } from '../app/_corpus/files';
import { formatFlaw } from '../app/_corpus/flaw';
import { Memory } from '../app/_corpus/memory';
import { departures } from '../app/_rules/core/replay';
import { type StackScenario, swccgStack } from '../app/_rules/swccg/stack';
import { scenarioIds } from '../app/_stands/registry';

const guide = fs.readFileSync('CONTRIBUTING.md', 'utf8');
const samples = Array.from(guide.matchAll(/```(?:mdx|ts)\n([\s\S]*?)```/g), ([, sample = '']) => sample);
const sampleWith = (words: string): string => samples.find((sample) => sample.includes(words)) ?? '';

/** Runs a sample, without a change to it, as if it stood in a folder of the project. */
async function runIn(folder: string, contents: string): Promise<Record<string, unknown>> {
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: path.resolve(folder), loader: 'ts' },
    bundle: true,
    format: 'esm',
    platform: 'node',
    write: false,
  });
  const made = fs.mkdtempSync(path.join(os.tmpdir(), 'arbitre-contributing-'));
  onTestFinished(() => fs.rmSync(made, { recursive: true }));
  const file = path.join(made, 'sample.mjs');
  fs.writeFileSync(file, outputFiles[0]?.text ?? '');
  return import(/* @vite-ignore */ pathToFileURL(file).href);
}

describe('What CONTRIBUTING shows', () => {
  it('as an entry is new and without flaw, and a slip in it is told as it says', async () => {
    const entry = Array.from(
      guide.matchAll(/^`(glossary\/[^`]*\.mdx)`\n\n```mdx\n([\s\S]*?)```/gm),
      ([, file = '', text = '']): TextFile => ({ path: file, text }),
    );
    expect(entry).toHaveLength(2);
    const { texts, images } = readCorpusFiles(corpusRoot());
    expect(texts.filter(({ path: known }) => entry.some(({ path: own }) => own === known))).toEqual([]);
    const scenarios = await scenarioIds();
    const memory = new Memory();
    const flawsWith = (own: TextFile[]) => {
      const files = { texts: [...texts, ...own], images };
      return checkCorpus(files, assemble(files, memory), scenarios).map(formatFlaw);
    };
    expect(flawsWith(entry)).toEqual([]);
    const slipped = entry.map((file) => ({
      ...file,
      text: file.text.replace('see: [swccg/destiny-draw]', 'see: [swccg/destiny-drwa]'),
    }));
    const told = flawsWith(slipped);
    expect(told).toHaveLength(1);
    expect(guide).toContain(`\n${told[0]}\n`);
  }, 180_000);

  it('as a worked example runs where it says, plays as it says, and is new', async () => {
    const sample = sampleWith('SMALL_MERCY');
    const { aSmallMercy } = await runIn('app/_rules/swccg/stack/scenarios', sample);
    const scenario = aSmallMercy as StackScenario;
    expect(departures(swccgStack, scenario)).toEqual([]);
    expect(guide).toContain(`scenarios/${scenario.id}.ts`);
    expect((await scenarioIds()).get('swccg-stack')).not.toContain(scenario.id);
  });

  it('as a ruling of Gundam runs beside it', async () => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => {});
    onTestFinished(() => log.mockRestore());
    await runIn('.', sampleWith('attackSimulator.start'));
    expect(log.mock.lastCall).toMatchObject([{ base: null, shields: { length: 3 } }]);
  });
});
