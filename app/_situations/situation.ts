import { isEdit } from '../_rules/core/edit';
import { isStandId, type StandId } from '../_stands/registry';

/** Where a situation begins: as a worked example does, as a template of the bench does, or with a set-up of its own. */
export type Base = { example: string } | { template: string } | { setup: Record<string, unknown> };

/** A table that somebody laid out, and what was played on it: what is made of a link, a file, a call or a question. */
export interface Situation {
  engine: StandId;
  base: Base;
  /** Moves of players, and changes made by hand (`edit`), in their order. */
  line: Record<string, unknown>[];
  title?: string;
  note?: string;
}

/** Why something handed over is no situation. */
export const SITUATION_FLAWS = [
  'unreadable',
  'newer',
  'too-long',
  'unknown-engine',
  'unknown-base',
  'bad-setup',
  'refused-move',
  'refused-edit',
  'too-slow',
] as const;
export type SituationFlawCode = (typeof SITUATION_FLAWS)[number];

export interface SituationFlaw {
  code: SituationFlawCode;
  /** What exactly: the part of a set-up, the number of the move. */
  at?: string;
}

export const isFlaw = (read: object): read is SituationFlaw => 'code' in read;

export const LONGEST_LINE = 1_000;
export const LONGEST_TITLE = 120;
export const LONGEST_NOTE = 2_000;
/** As text; no set-up of ours is a tenth as long. */
export const LONGEST_SETUP = 200_000;

/** The version that is written; what an earlier one wrote is read as well. */
export const VERSION = 1;

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const flaw = (code: SituationFlawCode, at?: string): SituationFlaw =>
  at === undefined ? { code } : { code, at };

/** Reads whatever it is handed as a situation, or says why it is none. Nothing is played yet. */
export function readSituation(value: unknown): Situation | SituationFlaw {
  if (!isObject(value)) return flaw('unreadable');
  const { v = VERSION, engine, line = [], title, note } = value;
  if (typeof v !== 'number') return flaw('unreadable', 'v');
  if (v > VERSION) return flaw('newer');
  if (typeof engine !== 'string' || !isStandId(engine)) return flaw('unknown-engine', text(engine));
  const base = baseOf(value);
  if (!base) return flaw('unreadable', 'setup');
  if ('setup' in base && JSON.stringify(base.setup).length > LONGEST_SETUP) return flaw('too-long', 'setup');
  if (!Array.isArray(line)) return flaw('unreadable', 'line');
  if (line.length > LONGEST_LINE) return flaw('too-long', 'line');
  const odd = line.findIndex((item) => !isObject(item) || ('edit' in item && !isEdit(item)));
  if (odd >= 0) return flaw('unreadable', `line ${odd + 1}`);
  return {
    engine,
    base,
    line,
    ...(typeof title === 'string' && title.trim() && { title: title.trim().slice(0, LONGEST_TITLE) }),
    ...(typeof note === 'string' && note.trim() && { note: note.trim().slice(0, LONGEST_NOTE) }),
  };
}

const text = (value: unknown): string | undefined =>
  typeof value === 'string' ? value.slice(0, LONGEST_TITLE) : undefined;

function baseOf({ example, template, setup }: Record<string, unknown>): Base | undefined {
  if (typeof example === 'string') return { example };
  if (typeof template === 'string') return { template };
  return isObject(setup) ? { setup } : undefined;
}

/** A situation as it is kept and handed over. */
export const plainSituation = ({ base, ...rest }: Situation): Record<string, unknown> => ({
  v: VERSION,
  ...base,
  ...rest,
});
