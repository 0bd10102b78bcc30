import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { openSource, readLines } from '../../../app/_corpus/ingest/decode';
import { projectRoot, tempFolder } from './support';

const MB = 1024 * 1024;

/** A glossary of so many bytes, written piece by piece. */
function largeGlossary(bytes: number): string {
  const file = path.join(tempFolder(), 'large.txt');
  const handle = fs.openSync(file, 'w');
  for (let written = 0, i = 1; written < bytes; i++) {
    const text = 'Le joueur place la carte du c6té de la planéte et paie son coût. '.repeat(12);
    written += fs.writeSync(
      handle,
      `Harbor number ${i} (port numéro ${i})\n\n${text}Voir **harbor number ${i - 1}**.\n\n`,
    );
  }
  fs.closeSync(handle);
  return file;
}

describe('A large document', () => {
  it('of 50 MB is read without being held', () => {
    const source = openSource(largeGlossary(50 * MB));
    const before = process.memoryUsage().rss;
    let most = 0;
    let lines = 0;
    for (const _ of readLines(source))
      if (++lines % 50_000 === 0) most = Math.max(most, process.memoryUsage().rss - before);
    expect(lines).toBeGreaterThan(200_000);
    expect(most).toBeLessThan(120 * MB);
  }, 60_000);

  it('is ingested in a small heap, and shows how far it is', () => {
    const script = path.join(projectRoot, 'scripts/ingest.ts');
    const args = [largeGlossary(3 * MB), '--as', 'swccg-large', '--dry-run', '--json'];
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      ['--max-old-space-size=160', '--import', 'tsx', script, ...args],
      {
        cwd: projectRoot,
        env: { ...process.env, ARBITRE_CORPUS: tempFolder() },
        encoding: 'utf8',
        maxBuffer: 64 * MB,
      },
    );
    expect(status).toBe(0);
    expect(stderr).toMatch(/ingest: \d+ %/);
    expect(JSON.parse(stdout).entries.length).toBeGreaterThan(3000);
  }, 60_000);
});
