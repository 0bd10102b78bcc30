import type { ChildProcessWithoutNullStreams } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { projectRoot, start, tempFolder } from './support';

/** Reads the first line of what a program says and no more, as `| head -1` does. */
async function readOneLine(program: ChildProcessWithoutNullStreams) {
  const err = text(program.stderr);
  const ended = once(program, 'close');
  let line = '';
  program.stdout.on('data', (chunk) => {
    line += chunk;
    if (line.includes('\n')) program.stdout.destroy();
  });
  await once(program.stdout, 'close');
  return { line: line.split('\n')[0], ended, err };
}

describe('A program whose reader has seen enough', () => {
  it('ends without a word: ask --stdin', async () => {
    const folder = tempFolder();
    const corpus = path.join(projectRoot, 'test/fixtures/corpus');
    expect(await once(start('build-index.ts', [], folder, corpus), 'close')).toEqual([0, null]);
    const ask = start('ask.ts', ['--stdin', '--json'], folder, corpus);
    ask.stdin.on('error', () => {}); // it may be gone before the last question
    ask.stdin.write('réserve\n');
    const { line, ended, err } = await readOneLine(ask);
    ask.stdin.end('tirage\nréserve\n');
    expect(JSON.parse(line ?? '')).toMatchObject({ q: 'réserve' });
    expect(await ended).toEqual([0, null]);
    expect(await err).toBe('');
  });

  it('still says by its status what it found: check', async () => {
    const folder = tempFolder();
    fs.mkdirSync(path.join(folder, 'glossary/swccg'), { recursive: true });
    for (let i = 0; i < 1500; i++) fs.writeFileSync(path.join(folder, `glossary/swccg/Bad_${i}.txt`), '');
    const { line, ended, err } = await readOneLine(start('check.ts', [], folder));
    expect(line).toMatch(/^glossary\/swccg\/Bad_0\.txt:1:1 unexpected-file /);
    expect(await ended).toEqual([1, null]);
    expect(await err).not.toMatch(/EPIPE|^\s+at /m);
  });

  it('has done its work: ingest --json', async () => {
    const folder = tempFolder();
    const entries = Array.from({ length: 1500 }, (_, i) => `Harbor ${i} (port ${i})\n\nLa marée monte.\n`);
    fs.writeFileSync(path.join(folder, 'port.txt'), entries.join('\n'));
    const { line, ended, err } = await readOneLine(
      start('ingest.ts', ['port.txt', '--as', 'swccg-port', '--json'], folder),
    );
    expect(line).toContain('"doc":"swccg-port"');
    expect(await ended).toEqual([0, null]);
    expect(await err).not.toMatch(/EPIPE|^\s+at /m);
    expect(fs.readdirSync(path.join(folder, 'glossary/local/swccg/swccg-port'))).toHaveLength(1500);
  });
});
