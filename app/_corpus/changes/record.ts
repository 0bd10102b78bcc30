import { stringify } from 'yaml';
import type { Bilingual } from '../../_i18n/locales';
import type { Corpus } from '../corpus';
import { CHANGE_KINDS, type Change, type ChangeKind, type Effect } from '../schema/changes';
import { type Pending, snapshotOf } from './pending';

export interface Recording {
  date: string;
  note: Bilingual | undefined;
  /** What the changes do to the rulings; of texts that were added or removed it is not asked. */
  effect: Effect | undefined;
  /** The changes to record; the others stay pending. */
  chosen: readonly Pending[];
}

const LINE_WIDTH = 110;
const HEAD = `# What changed in the corpus, the newest on top. \`npm run changes\` writes it; notes may be edited by hand.
`;

/** The texts of both files once the chosen changes are recorded. */
export function record(
  corpus: Corpus,
  changesText: string | undefined,
  pending: readonly Pending[],
  { date, note, effect, chosen }: Recording,
): { changes: string; snapshot: string; made: Change[] } {
  const taken = new Set(corpus.changes.list.map(({ id }) => id));
  const made = grouped(chosen).map(({ game, kind, ids }): Change => {
    const id = freeId(`${date}-${game}-${kind}`, taken);
    taken.add(id);
    const said = effect && (kind === 'changed' || kind === 'errata') ? { effect } : {};
    return { id, date, kind, ...said, ...(note && { note }), ids };
  });
  const recorded = new Set(chosen.map(({ id }) => id));
  const unrecorded = new Set(pending.flatMap(({ id }) => (recorded.has(id) ? [] : id)));
  return {
    changes: withOnTop(changesText ?? HEAD, made),
    snapshot: `${JSON.stringify(snapshotOf(corpus, unrecorded), null, 2)}\n`,
    made,
  };
}

/** One item a game and kind. */
function grouped(chosen: readonly Pending[]): { game: string; kind: ChangeKind; ids: string[] }[] {
  const games = [...new Set(chosen.map(({ game }) => game))];
  return games.flatMap((game) =>
    CHANGE_KINDS.map((kind) => ({
      game,
      kind,
      ids: chosen.filter((one) => one.game === game && one.kind === kind).map(({ id }) => id),
    })).filter(({ ids }) => ids.length > 0),
  );
}

function freeId(wanted: string, taken: ReadonlySet<string>): string {
  let id = wanted;
  for (let n = 2; taken.has(id); n++) id = `${wanted}-${n}`;
  return id;
}

/** The new items under the head of the file; all that stands there already stays as it was typed. */
const withOnTop = (text: string, made: Change[]): string =>
  text.replace(/^(?:(?:#.*)?\n)*/, (head) => head + made.map(written).join(''));

function written({ id, date, kind, effect, note, ids }: Change): string {
  const words = note ? stringify({ note }, { lineWidth: 0 }).replace(/^(?=.)/gm, '  ') : '';
  return `- id: ${id}\n  date: ${date}\n  kind: ${kind}\n${effect ? `  effect: ${effect}\n` : ''}${words}  ids: >-\n${wrapped(ids)}\n`;
}

/** Words on lines that are as full as they can be. */
function wrapped(ids: readonly string[]): string {
  const lines: string[] = [];
  for (const id of ids) {
    const last = lines.at(-1);
    if (last === undefined || `${last} ${id}`.length > LINE_WIDTH) lines.push(`    ${id}`);
    else lines[lines.length - 1] = `${last} ${id}`;
  }
  return lines.join('\n');
}
