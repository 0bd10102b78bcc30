import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { takeLock } from '../../../app/_corpus/ingest/lock';
import { filesIn, fileWith, projectRoot, run, snapshot, tempFolder } from './support';

const glossary = (text: string, count = 300): string =>
  Array.from({ length: count }, (_, i) => `Harbor number ${i} (port numéro ${i})\n\n${text} ${i}.\n`).join(
    '\n',
  );

async function ingestInChild(
  file: string,
  root: string,
  onErr: (said: string) => void = () => {},
): Promise<{ status: number; err: string }> {
  const child = spawn(
    process.execPath,
    ['--import', 'tsx', 'scripts/ingest.ts', file, '--as', 'swccg-port', '--out', root, '--force'],
    {
      cwd: projectRoot,
      env: { ...process.env, ARBITRE_CORPUS: tempFolder() },
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  let err = '';
  child.stderr.on('data', (chunk) => {
    err += chunk;
    onErr(err);
  });
  const [status] = await once(child, 'close');
  return { status, err };
}

/** The number of a process that has ended. */
const deadPid = (): number => spawnSync(process.execPath, ['-e', '']).pid;

const lockOf = (root: string) => path.join(root, '.ingest-swccg-port.lock');

describe('Ingests of one document at once', () => {
  it('take turns: all end well, and one set is in place, whole', async () => {
    const documents = ['La marée monte', 'La marée descend'].map((text) => fileWith(glossary(text)));
    const sets = documents.map((file) => {
      const root = tempFolder();
      run(file, '--as', 'swccg-port', '--out', root);
      return snapshot(root);
    });
    const root = tempFolder();
    // The lock of a run that died lies about: those that wait break it, and only one of them at a time gets in.
    fs.writeFileSync(lockOf(root), JSON.stringify({ host: os.hostname(), pid: deadPid(), started: '1' }));
    const runs = await Promise.all([...documents, ...documents].map((file) => ingestInChild(file, root)));
    expect(runs.map(({ status, err }) => (status === 0 ? '' : err)).join('')).toBe('');
    expect(sets).toContainEqual(snapshot(root));
    expect(filesIn(root)).toHaveLength(300);
  }, 120_000);

  it('wait for the one that is under way, and say for which', async () => {
    const root = tempFolder();
    const giveBack = takeLock(lockOf(root), () => {});
    const file = fileWith(glossary('La marée monte', 3));
    let isDone = false;
    const { status, err } = await ingestInChild(file, root, (said) => {
      if (isDone || !said.includes('waiting')) return;
      isDone = true;
      expect(filesIn(root)).toEqual([path.basename(lockOf(root))]);
      giveBack();
    });
    expect(status).toBe(0);
    expect(err).toContain(`waiting for process ${process.pid}, which is ingesting swccg-port too`);
    expect(filesIn(root)).toHaveLength(3);
  }, 60_000);
});

describe('The lock', () => {
  const take = (file: string) => takeLock(file, () => expect.unreachable('nobody holds it'));

  it('is there while it is held, and gone when it is given back', () => {
    const file = lockOf(tempFolder());
    const giveBack = take(file);
    expect(JSON.parse(fs.readFileSync(file, 'utf8'))).toMatchObject({ pid: process.pid });
    giveBack();
    expect(filesIn(path.dirname(file))).toEqual([]);
  });

  it.each([
    ['of a process that died', () => JSON.stringify({ host: os.hostname(), pid: deadPid(), started: '' })],
    ['that is empty', () => ''],
    ['that says nothing of a process', () => '{"pid": -1}'],
  ])('is taken over: one %s', (_, text) => {
    const file = lockOf(tempFolder());
    fs.writeFileSync(file, text());
    take(file)();
    expect(filesIn(path.dirname(file))).toEqual([]);
  });

  it.runIf(process.platform === 'linux')(
    'is taken over from a process that died, though another has its number now',
    () => {
      const file = lockOf(tempFolder());
      fs.writeFileSync(file, JSON.stringify({ host: os.hostname(), pid: process.ppid, started: '1' }));
      take(file)();
    },
  );

  it('is taken over though the process that broke it died over it', () => {
    const file = lockOf(tempFolder());
    const dead = JSON.stringify({ host: os.hostname(), pid: deadPid(), started: '' });
    fs.writeFileSync(file, dead);
    fs.writeFileSync(`${file}.break`, dead);
    take(file)();
    expect(filesIn(path.dirname(file))).toEqual([]);
  });

  it('is taken over, without its target, where it is a link', () => {
    const folder = tempFolder();
    for (const [name, target] of [
      ['a', fileWith('kept')],
      ['b', path.join(folder, 'nowhere')],
    ] as const) {
      fs.symlinkSync(target, path.join(folder, name));
      take(path.join(folder, name))();
      expect(fs.existsSync(target)).toBe(name === 'a');
    }
    expect(fs.readdirSync(folder)).toEqual([]);
  });
});
