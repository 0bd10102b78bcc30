import fs from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { assemble } from '../app/_corpus/assemble';
import { filesAt, lastRecord } from '../app/_corpus/changes/files-at';
import { changedIn } from '../app/_corpus/changes/passages';
import { type Pending, pendingChanges } from '../app/_corpus/changes/pending';
import { record } from '../app/_corpus/changes/record';
import { type Corpus, type Item, itemOf } from '../app/_corpus/corpus';
import { CHANGES_FILE, corpusRoot, passagesFile, readCorpusFiles, SNAPSHOT_FILE } from '../app/_corpus/files';
import { formatFlaw } from '../app/_corpus/flaw';
import { DATE_FORM, EFFECTS } from '../app/_corpus/schema/changes';
import { endWithReader } from './end-with-reader';

endWithReader();

const USAGE = `npm run changes                          records every text that was added, changed or removed, as of today
npm run changes -- --list                only lists them
npm run changes -- --effect ruling|precise|wording [--fr "…" --en "…"] [--errata] [--date 2026-11-16] [--since REV] [ID…]
                                         says what the changes do to the rulings, with a note for players, and only for
                                         those ids (or all that begin with them); before and after of each passage are
                                         taken from the last record, or from the commit REV`;

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
        effect: { type: 'string' },
        since: { type: 'string' },
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
const { fr, en, date, list, errata, since } = values;
const effect = EFFECTS.find((one) => one === values.effect);
if (values.effect && !effect) fail(`--effect is "${values.effect}": say ${EFFECTS.join(', ')}.`);
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
  if (!effect && chosen.some(({ kind }) => kind === 'changed' || kind === 'errata'))
    fail('Say what the changes do to the rulings: --effect ruling, precise or wording.');
  const file = path.join(root, CHANGES_FILE);
  const before = fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : undefined;
  const { changes, snapshot, made } = record(corpus, before, pending, {
    date,
    note: fr && en ? { fr, en } : undefined,
    effect,
    chosen,
  });
  const earlier = corpusBefore();
  for (const { id, kind, ids } of made) {
    if (!earlier || kind === 'added') continue;
    const passages = Object.fromEntries(
      ids.map((text) => [text, changedIn(itemBefore(earlier, text), itemOf(corpus, text))]),
    );
    fs.mkdirSync(path.join(root, path.dirname(passagesFile(id))), { recursive: true });
    fs.writeFileSync(path.join(root, passagesFile(id)), `${JSON.stringify(passages, null, 2)}\n`);
  }
  fs.writeFileSync(file, changes);
  fs.writeFileSync(path.join(root, SNAPSHOT_FILE), snapshot);
  console.error(`Recorded in ${CHANGES_FILE}: ${made.map(({ id }) => id).join(', ')}.`);
}

/** The corpus at the last record; without a history of commits, before and after cannot be told. */
function corpusBefore(): Corpus | undefined {
  try {
    const commit = since ?? lastRecord(root);
    return commit ? assemble(filesAt(root, commit)).corpus : undefined;
  } catch (error) {
    if (since)
      fail(`The commit "${since}" cannot be read: ${error instanceof Error ? error.message : error}`);
    console.error('No history of commits here: recorded without before and after.');
    return undefined;
  }
}

/** A text under the id that it had. */
function itemBefore(earlier: Corpus, id: string): Item | undefined {
  const ids = [id, ...(itemOf(corpus, id)?.formerly ?? [])];
  return ids.flatMap((one) => itemOf(earlier, one) ?? [])[0];
}
