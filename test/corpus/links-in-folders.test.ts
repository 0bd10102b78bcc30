import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { checkCorpus } from '../../app/_corpus/checks';
import { checkLocal } from '../../app/_corpus/checks/local';
import { readCorpusFiles } from '../../app/_corpus/files';
import { library } from '../../app/_corpus/library';
import { projectRoot, tempFolder } from './ingest/support';

afterEach(() => vi.unstubAllEnvs());

/** The corpus of the fixtures as a project; with links that lead nowhere, to themselves, upwards and out of it. */
function project(hasLinks: boolean): string {
  const root = tempFolder();
  fs.cpSync(path.join(projectRoot, 'test/fixtures/corpus'), root, { recursive: true });
  for (const folder of ['app', 'glossary/local/swccg'])
    fs.mkdirSync(path.join(root, folder), { recursive: true });
  for (const file of ['package-lock.json', 'next.config.mjs']) fs.writeFileSync(path.join(root, file), '');
  if (!hasLinks) return root;
  for (const folder of ['content', 'content/swccg/guide', 'glossary/swccg', 'glossary/local/swccg']) {
    fs.symlinkSync('nowhere', path.join(root, folder, 'broken.fr.mdx'));
    fs.symlinkSync('self', path.join(root, folder, 'self'));
    fs.symlinkSync('..', path.join(root, folder, 'up'));
    fs.symlinkSync('/etc/hostname', path.join(root, folder, 'out.fr.mdx'));
  }
  return root;
}

const buildId = (root: string) => {
  const config = pathToFileURL(path.join(projectRoot, 'next.config.mjs')).href;
  const script = `import config from ${JSON.stringify(config)}; console.log(config.generateBuildId())`;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    cwd: root,
    encoding: 'utf8',
  });
  return { id: stdout.trim(), stderr };
};

describe('Links in the folders of the corpus', () => {
  it('neither break nor change the id of a build', () => {
    const { id, stderr } = buildId(project(true));
    expect(stderr).toBe('');
    expect(id).toMatch(/^[0-9a-f]{16}$/);
    expect(id).toBe(buildId(project(false)).id);
  });

  it('are no files of the corpus', () => {
    const root = project(true);
    expect(checkCorpus(readCorpusFiles(root))).toEqual([]);
    expect(checkLocal(root)).toEqual([]);
  });

  it('do not keep development from seeing a change', async () => {
    const root = project(true);
    vi.stubEnv('NODE_ENV', 'development');
    vi.stubEnv('ARBITRE_CORPUS', root);
    const before = library();
    expect(library()).toBe(before);
    const file = path.join(root, 'glossary/swccg/draw.fr.mdx');
    fs.utimesSync(file, new Date(), new Date(Date.now() + 60_000));
    await setTimeout(50); // a page that is being made does not look again at each turn
    expect(library()).not.toBe(before);
  });
});
