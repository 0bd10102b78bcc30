import path from 'node:path';
import { parseArgs } from 'node:util';
import { assemble } from '../assemble';
import { readCorpusFiles } from '../files';
import { GAMES } from '../games';
import { UnreadableDocument } from './decode';
import { PROFILES, type Profile } from './document';
import { DOCUMENT_FORM } from './document-id';
import { ingest, type Report } from './ingest';
import { Refused } from './refused';
import { type Stage, stageOf } from './stage';
import { jsonOf, summary } from './summary';
import { StagedSet } from './write';

export const USAGE =
  'npm run -s ingest -- FILE… --as DOC [--profile glossary|rulebook|auto] [--out DIR] [--dry-run] [--force] [--json]';

export interface Console {
  /** The project, whose corpus the document is held against. */
  root: string;
  out: (text: string) => void;
  err: (text: string) => void;
}

interface Order {
  files: string[];
  document: string;
  stage: Stage;
  profile: Profile | 'auto';
  root: string;
  dryRun: boolean;
  force: boolean;
  json: boolean;
}

/** Runs the command and returns its exit status: 0 done, 2 refused or not recognised. Nothing is written then. */
export function ingestCommand(args: readonly string[], console: Console): number {
  try {
    const order = readOrder(args, console.root);
    const { report, outcome } = carryOut(order, console);
    if (order.json) for (const piece of jsonOf(report)) console.out(piece);
    console.err(`${summary(report, outcome)}\n`);
    return 0;
  } catch (error) {
    const reason = reasonOf(error);
    if (reason === undefined) throw error;
    console.err(`ingest: ${reason}\n`);
    return 2;
  }
}

/** What kept the command from being carried out; `undefined` for a fault of the program. */
function reasonOf(error: unknown): string | undefined {
  if (error instanceof UnreadableDocument || error instanceof Refused) return error.message;
  const isOfFiles = error instanceof Error && 'syscall' in error;
  return isOfFiles
    ? `${error.message}; give files that can be read and an --out that can be written`
    : undefined;
}

function readOrder(args: readonly string[], root: string): Order {
  const { values, positionals } = parse(args);
  const document = values.as ?? '';
  const profile = values.profile ?? 'auto';
  if (positionals.length === 0 || document === '')
    throw new Refused(`a file and --as DOC are needed\n${USAGE}`);
  if (!DOCUMENT_FORM.test(document)) {
    throw new Refused(
      `--as "${document}" is no id: use lower-case letters, figures and hyphens, as in swccg-glossary-g`,
    );
  }
  const stage = stageOf(document);
  if (!stage) {
    throw new Refused(
      `--as "${document}" names no game: begin it with ${GAMES.join('-, ')}-, as in swccg-glossary-g`,
    );
  }
  if (profile !== 'auto' && !(PROFILES as readonly string[]).includes(profile)) {
    throw new Refused(`--profile "${profile}" is none of ${PROFILES.join(', ')}, auto`);
  }
  return {
    files: positionals,
    document,
    stage,
    profile: profile as Order['profile'],
    root: path.resolve(values.out ?? root),
    dryRun: values['dry-run'] ?? false,
    force: values.force ?? false,
    json: values.json ?? false,
  };
}

function parse(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        as: { type: 'string' },
        profile: { type: 'string' },
        out: { type: 'string' },
        'dry-run': { type: 'boolean' },
        force: { type: 'boolean' },
        json: { type: 'boolean' },
      },
    });
  } catch (error) {
    throw new Refused(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
  }
}

function carryOut(order: Order, console: Console): { report: Report; outcome: string } {
  const { corpus } = assemble(readCorpusFiles(console.root));
  const { files, document, profile } = order;
  const request = { files, document, profile, corpus, progress: progressTo(console.err) };
  if (order.dryRun) {
    let count = 0;
    const report = ingest(request, () => {
      count += 1;
    });
    return { report, outcome: `dry run: ${count} files would be written to ${order.root}` };
  }
  const set = new StagedSet(order.root, order.stage, (holder) =>
    console.err(`ingest: waiting for ${holder}, which is ingesting ${document} too\n`),
  );
  try {
    const report = ingest(request, (file) => set.add(file));
    return { report, outcome: putInPlace(set, order) };
  } finally {
    set.close();
  }
}

function putInPlace(set: StagedSet, { root, force }: Order): string {
  const replaced = set.replaced();
  if (set.isInPlace()) return `unchanged: ${set.files} files are in place in ${root}`;
  if (replaced.length > 0 && !force) {
    const shown = replaced.slice(0, 20).map((file) => `  ${file}`);
    const more = replaced.length > shown.length ? [`  and ${replaced.length - shown.length} more`] : [];
    throw new Refused(
      ['these files would be replaced; --force replaces them:', ...shown, ...more].join('\n'),
    );
  }
  set.commit();
  return `written: ${set.files} files in ${root}`;
}

/** One line for every tenth of the work, and none for a document that is read at once. */
function progressTo(err: (text: string) => void): (share: number) => void {
  const STEP = 0.1;
  const started = Date.now();
  let next = STEP;
  return (share) => {
    if (share < next || share >= 1) return;
    next = Math.floor(share / STEP + 1) * STEP;
    if (Date.now() - started > 1000) err(`ingest: ${Math.round(share * 100)} %\n`);
  };
}
