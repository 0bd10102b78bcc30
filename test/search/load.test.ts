import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { ANALYSER_VERSION } from '../../app/_search/analyse';
import { buildIndex } from '../../app/_search/build';
import { SCHEMA_VERSION } from '../../app/_search/index-format';
import { type IndexRefused, type IndexSource, loadIndex, loadSearcher } from '../../app/_search/load';
import { everythingFindable } from './support';

const sha256 = (bytes: Uint8Array | string) => createHash('sha256').update(bytes).digest('hex');

function filesOf(change: (files: Map<string, string>, manifest: Record<string, unknown>) => void = () => {}) {
  const index = buildIndex(everythingFindable('fr').slice(0, 20), { fr: [], en: [] }, 'fr');
  const files = new Map<string, string>();
  const parts = Object.entries(index).map(([name, content]) => {
    const text = JSON.stringify(content);
    files.set(`${name}.json`, text);
    return { name, file: `${name}.json`, sha256: sha256(text), bytes: Buffer.byteLength(text) };
  });
  const manifest = { schema: SCHEMA_VERSION, analyser: ANALYSER_VERSION, locale: 'fr', parts };
  change(files, manifest);
  files.set('fr.json', JSON.stringify(manifest));
  return files;
}

const sourceOf = (files: Map<string, string>): IndexSource => ({
  read: async (file) => {
    const text = files.get(file);
    if (text === undefined) throw new Error('404');
    return new TextEncoder().encode(text);
  },
  sha256: async (bytes) => sha256(bytes),
});
const load = (files: Map<string, string>) => loadSearcher('fr', sourceOf(files));
const refusal = (files: Map<string, string>) =>
  load(files).then(
    () => 'loaded',
    (error: IndexRefused) => error.reason,
  );

describe('An index', () => {
  it('is loaded when everything matches', async () => {
    expect((await load(filesOf())).search('action').hits.length).toBeGreaterThan(0);
  });
  it('is refused when another analyser made it', async () => {
    expect(
      await refusal(
        filesOf((_, manifest) => {
          manifest.analyser = 0;
        }),
      ),
    ).toBe('other-version');
  });
  it('is refused when it is of another language', async () => {
    expect(
      await refusal(
        filesOf((_, manifest) => {
          manifest.locale = 'en';
        }),
      ),
    ).toBe('other-version');
  });
  it('is refused when a part was changed on the way, even by one letter', async () => {
    const files = filesOf((own) => own.set('texts.json', (own.get('texts.json') ?? '').replace('a', 'b')));
    expect(await refusal(files)).toBe('damaged');
  });
  it('is refused when it is cut short', async () => {
    expect(await refusal(filesOf((own) => own.set('names.json', '{')))).toBe('damaged');
  });
  it('is out of reach when a file is missing', async () => {
    expect(await refusal(filesOf((own) => own.delete('texts.json')))).toBe('unreachable');
  });
  it('answers by names and questions before its texts have come', async () => {
    const files = filesOf();
    const { early, whole } = loadIndex('fr', sourceOf(files));
    const first = (await early).search('action');
    expect(first.isWhole).toBe(false);
    expect(first.hits[0]?.title).toBeTruthy();
    expect(first.hits[0]?.said).toBeUndefined();
    const then = (await whole).search('action');
    expect(then.isWhole).toBe(true);
    expect(then.hits[0]?.said?.passage.text).toBeTruthy();
  });
  it('without its texts still tells whoever waits for them', async () => {
    const files = filesOf((own) => own.delete('texts.json'));
    const { early, whole } = loadIndex('fr', sourceOf(files));
    expect((await early).search('action').hits.length).toBeGreaterThan(0);
    await expect(whole).rejects.toMatchObject({ reason: 'unreachable' });
  });
});
