import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { assemble } from '../app/_corpus/assemble';
import { type Pending, pendingChanges } from '../app/_corpus/changes/pending';
import { record } from '../app/_corpus/changes/record';
import { CHANGES_FILE, corpusRoot, readCorpusFiles, SNAPSHOT_FILE } from '../app/_corpus/files';
import { formatFlaw } from '../app/_corpus/flaw';
import { DATE_FORM } from '../app/_corpus/schema/changes';

const USAGE = `npm run changes                          records every text that was added, changed or removed, as of today
npm run changes -- --list                only lists them
npm run changes -- --fr "…" --en "…" [--errata] [--date 2026-11-16] [ID…]
                                         with a note for players, and only those ids (or all that begin with them)`;

function fail(message: string): never {
  console.error(`${message}\n\n${USAGE}`);
  process.exit(2);
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        list: { type: 'boolean', default: false },
        errata: { type: 'boolean', default: false },
        fr: { type: 'string' },
        en: { type: 'string' },
        date: { type: 'string', default: new Date().toLocaleDateString('sv-SE') },
      },
    });
  } catch (error) {
    return fail(error instanceof Error ? error.message : String(error));
  }
}

const { values, positionals } = readArguments();
const { fr, en, date, list, errata } = values;
if (!fr !== !en) fail('A note is in both languages: give --fr and --en.');
if (!DATE_FORM.test(date)) fail(`--date is "${date}": write it as 2026-11-16.`);

const root = corpusRoot();
const { corpus, flaws } = assemble(readCorpusFiles(root));
if (flaws.length > 0) {
  console.error(`The corpus cannot be read:\n${flaws.map(formatFlaw).join('\n')}`);
  process.exit(1);
}
const pending = pendingChanges(corpus);
const asked = (id: string) =>
  positionals.length === 0 || positionals.some((wanted) => id === wanted || id.startsWith(`${wanted}/`));
const chosen = pending
  .filter(({ id }) => asked(id))
  .map((one): Pending => (errata && one.kind === 'changed' ? { ...one, kind: 'errata' } : one));

for (const { kind, id } of chosen) console.log(`${kind}\t${id}`);
if (chosen.length === 0) console.error('Every text is as the record knows it.');
else if (!list) {
  const file = path.join(root, CHANGES_FILE);
  const before = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined;
  const { changes, snapshot, made } = record(corpus, before, pending, {
    date,
    note: fr && en ? { fr, en } : undefined,
    chosen,
  });
  fs.writeFileSync(file, changes);
  fs.writeFileSync(path.join(root, SNAPSHOT_FILE), snapshot);
  console.error(`Recorded in ${CHANGES_FILE}: ${made.map(({ id }) => id).join(', ')}.`);
}
