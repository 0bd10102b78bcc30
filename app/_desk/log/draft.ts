import type { Game } from '../../_corpus/games';
import { cutText } from '../../_i18n/cut-text';
import { flawOf } from './check-ruling';
import { writable, writableLine } from './checks';
import { fromSchema1, fromSchema2 } from './migrate';
import { type CitedRule, LIMITS, type Outcome, type Ruling, SEATS, UNDECIDED, versionAfter } from './ruling';
import type { Situation } from './situation';

/** A call being written down. Its id is that of the ruling to be, so that saving it twice does not make two. */
export interface Draft extends Omit<Ruling, 'createdAt' | 'updatedAt' | 'past' | 'outcome' | 'extension'> {
  /** The ruling that it changes, as it was when it was opened. */
  from?: Ruling | undefined;
  outcome?: Outcome | undefined;
  minutes: number;
  /** The time given is counted down from now, and not added to the end of the table's round. */
  isAtOnce: boolean;
}

/** What a new call is given by where and by whom it is noted. */
export type Setting = Pick<Draft, 'round' | 'game' | 'event' | 'judge'>;

export const newDraft = (setting: Setting): Draft => ({
  ...setting,
  id: newId(),
  table: '',
  seats: [],
  question: '',
  rules: [],
  state: 'decided',
  decision: '',
  before: null,
  infraction: null,
  sanction: null,
  apart: [],
  situation: null,
  minutes: 0,
  isAtOnce: false,
});

export function draftOf(ruling: Ruling): Draft {
  const { extension, createdAt: _, updatedAt: __, past: ___, outcome, ...rest } = ruling;
  return {
    ...rest,
    from: ruling,
    outcome: outcome ?? undefined,
    minutes: extension?.minutes ?? 0,
    isAtOnce: typeof extension?.startedAt === 'string',
  };
}

/** The seats of another game are not those of this one. */
export const withGame = (draft: Draft, game: Game): Draft => ({
  ...draft,
  game,
  seats: draft.seats.filter((seat) => SEATS[game].includes(seat)),
});

/** What an answer, a rule or a situation has to say to a call. */
export interface Noted {
  game: Game;
  question?: string | undefined;
  rule?: CitedRule | undefined;
  /** The sentence that answers the question. */
  say?: string | undefined;
  situation?: Situation | undefined;
}

/** Adds what was found on a page; what is already written stays. */
export function withNoted(draft: Draft, { question = '', game, rule, say = '', situation }: Noted): Draft {
  const hasSubject = draft.question.trim() !== '' || draft.rules.length > 0 || draft.situation !== null;
  return {
    ...(hasSubject ? draft : withGame(draft, game)),
    question: draft.question.trim() ? draft.question : cutText(writable(question), LIMITS.question),
    rules: rule ? withRule(draft.rules, rule) : draft.rules,
    situation: draft.situation ?? situation ?? null,
    decision: draft.decision.trim() ? draft.decision : cutText(writable(say), LIMITS.decision),
  };
}

export const withRule = (rules: CitedRule[], rule: CitedRule): CitedRule[] =>
  rules.some(({ id }) => id === rule.id) || rules.length >= LIMITS.rules
    ? rules
    : [...rules, { id: rule.id, title: rule.title.slice(0, LIMITS.title) }];

export type Lack = 'table' | 'outcome';

/** What must still be said before the call can be kept, in the order of the form. */
export function lacksOf({ table, state, outcome }: Draft): Lack[] {
  const lacks: Lack[] = [];
  if (!writable(table)) lacks.push('table');
  if (!outcome && !UNDECIDED.has(state)) lacks.push('outcome');
  return lacks;
}

/** Pages that are not served securely, as on a hall's own network, have no `randomUUID`. */
export const newId = (): string =>
  crypto.randomUUID?.() ??
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** The ruling that the draft stands for. An extension that was not changed goes on counting from where it began. */
export function rulingOf(draft: Draft, now: Date): Ruling {
  const { from, minutes, isAtOnce, ...rest } = draft;
  const at = now.toISOString();
  const wasAtOnce = typeof from?.extension?.startedAt === 'string';
  const isSameExtension = from?.extension?.minutes === minutes && wasAtOnce === isAtOnce;
  return {
    ...rest,
    outcome: draft.outcome ?? null,
    createdAt: from?.createdAt ?? at,
    ...versionAfter(now, from),
    table: writableLine(draft.table),
    seats: SEATS[draft.game].filter((seat) => draft.seats.includes(seat)),
    question: writable(draft.question),
    decision: writable(draft.decision),
    extension: isSameExtension
      ? from.extension
      : minutes > 0
        ? { minutes, startedAt: isAtOnce ? at : null }
        : null,
  };
}

/** Nothing has been written in it yet. */
export const isBlank = ({ from, table, question, rules, outcome, decision, situation }: Draft): boolean =>
  from === undefined &&
  rules.length === 0 &&
  !outcome &&
  !situation &&
  !`${table}${question}${decision}`.trim();

/** Drafts that were kept while the page was away; what was kept and is no draft is left out. */
export function parseDrafts(text: string | null): Draft[] {
  const kept: unknown = JSON.parse(text ?? '[]');
  return Array.isArray(kept) ? kept.map(withId).map(upToDate).filter(isDraft) : [];
}

/** A draft of an earlier schema. The time of those of schema 1 was always counted down at once. */
function upToDate(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  const isOfSchema1 = !('isAtOnce' in value);
  const lift = isOfSchema1 ? fromSchema1 : fromSchema2;
  const { past: _, ...draft } = lift(value) as { past?: unknown; from?: unknown };
  return {
    ...draft,
    ...(draft.from !== undefined && { from: lift(draft.from) }),
    ...(isOfSchema1 && { isAtOnce: true }),
  };
}

/** Drafts once had no id, and named the ruling that they change as `editing`. Saved over it, they are asked about. */
function withId(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || 'id' in value) return value;
  const { editing, ...rest } = value as { editing?: unknown };
  return { ...rest, id: editing ?? newId() };
}

function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null) return false;
  const { from, minutes, isAtOnce, outcome, ...rest } = value as Draft;
  if (typeof isAtOnce !== 'boolean') return false;
  if (from !== undefined && (flawOf(from) || from.id !== rest.id)) return false;
  if (!Number.isInteger(minutes) || minutes < 0 || minutes > LIMITS.minutes) return false;
  const at = new Date(0).toISOString();
  // it would be a ruling but for what a draft may lack
  const whole = { ...rest, createdAt: at, updatedAt: at, past: [], extension: null };
  return flawOf({ ...whole, outcome: outcome ?? 'other' }) === undefined;
}
