import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { assemble } from '../../../app/_corpus/assemble';
import { clean } from '../../../app/_corpus/ingest/clean';
import { ingestCommand } from '../../../app/_corpus/ingest/command';
import { openSource, readLines } from '../../../app/_corpus/ingest/decode';
import type { Block, Line } from '../../../app/_corpus/ingest/document';
import type { Report } from '../../../app/_corpus/ingest/ingest';
import { corpusLexicon } from '../../../app/_corpus/ingest/lexicon';
import { segment } from '../../../app/_corpus/ingest/segment';

export const projectRoot = fileURLToPath(new URL('../../..', import.meta.url));
export const fixture = (name: string): string => path.join(projectRoot, 'test/fixtures/ingest', name);

/** Everyday words alone: what holds with them holds with every corpus. */
export const lexicon = corpusLexicon(assemble({ texts: [], images: [] }).corpus);

export const linesOf = (text: string): Line[] =>
  text.split('\n').map((line, i) => ({ text: line, number: i + 1, afterPage: false }));

export const blocksOf = (text: string): Block[] => [...segment(linesOf(text))];

export const blocksOfFixture = (name: string): Block[] => [
  ...segment(clean(readLines(openSource(fixture(name))), () => {})),
];

export function tempFolder(): string {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'ingest-'));
  onTestFinished(() => fs.rmSync(folder, { recursive: true, force: true }));
  return folder;
}

export function fileWith(content: string | Uint8Array, folder = tempFolder()): string {
  const file = path.join(folder, 'document.txt');
  fs.writeFileSync(file, content);
  return file;
}

export interface Run {
  status: number;
  out: string;
  err: string;
  report: Report;
}

/** Runs the command in a project without a corpus: only everyday words are known. */
export function run(...args: string[]): Run {
  let out = '';
  let err = '';
  const status = ingestCommand(args, {
    root: fixture('.'),
    out: (text) => {
      out += text;
    },
    err: (text) => {
      err += text;
    },
  });
  return { status, out, err, report: out ? JSON.parse(out) : undefined };
}

/** Every file below a folder, hidden ones too. */
export function filesIn(folder: string): string[] {
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .sort();
}

/** Every file below a folder with its content. */
export const snapshot = (folder: string): Record<string, string> =>
  Object.fromEntries(filesIn(folder).map((file) => [file, fs.readFileSync(path.join(folder, file), 'utf8')]));
