import type { Game } from '../../_corpus/games';
import { cutText } from '../../_i18n/cut-text';
import { flawOf, writable } from './check-ruling';
import { type CitedRule, LIMITS, momentAfter, type Outcome, type Ruling, SEATS } from './ruling';

/** A call being written down. Its id is that of the ruling to be, so that saving it twice does not make two. */
export interface Draft extends Omit<Ruling, 'createdAt' | 'updatedAt' | 'outcome' | 'extension'> {
  /** The ruling that it changes, as it was when it was opened. */
  from?: Ruling | undefined;
  outcome?: Outcome | undefined;
  minutes: number;
}

export const newDraft = (round: number, game: Game): Draft => ({
  id: newId(),
  round,
  game,
  table: '',
  seats: [],
  question: '',
  rules: [],
  decision: '',
  minutes: 0,
});

export function draftOf(ruling: Ruling): Draft {
  const { extension, createdAt: _, updatedAt: __, ...rest } = ruling;
  return { ...rest, from: ruling, minutes: extension?.minutes ?? 0 };
}

/** The seats of another game are not those of this one. */
export const withGame = (draft: Draft, game: Game): Draft => ({
  ...draft,
  game,
  seats: draft.seats.filter((seat) => SEATS[game].includes(seat)),
});

/** What an answer on the page has to say to a call. */
export interface Noted {
  question: string;
  game: Game;
  rule: CitedRule;
  /** The sentence that answers the question. */
  say?: string | undefined;
}

/** Adds a rule found on the page; what is already written stays. */
export function withNoted(draft: Draft, { question, game, rule, say = '' }: Noted): Draft {
  const hasSubject = draft.question.trim() !== '' || draft.rules.length > 0;
  return {
    ...(hasSubject ? draft : withGame(draft, game)),
    question: draft.question.trim() ? draft.question : cutText(writable(question), LIMITS.question),
    rules: withRule(draft.rules, rule),
    decision: draft.decision.trim() ? draft.decision : cutText(writable(say), LIMITS.decision),
  };
}

export const withRule = (rules: CitedRule[], rule: CitedRule): CitedRule[] =>
  rules.some(({ id }) => id === rule.id) || rules.length >= LIMITS.rules
    ? rules
    : [...rules, { id: rule.id, title: rule.title.slice(0, LIMITS.title) }];

export type Lack = 'table' | 'question' | 'outcome';

/** What must still be said before the call can be kept, in the order of the form. */
export function lacksOf({ table, question, rules, outcome }: Draft): Lack[] {
  const lacks: Lack[] = [];
  if (!writable(table)) lacks.push('table');
  if (!writable(question) && rules.length === 0) lacks.push('question');
  if (!outcome) lacks.push('outcome');
  return lacks;
}

/** Pages that are not served securely, as on a hall's own network, have no `randomUUID`. */
const newId = (): string =>
  crypto.randomUUID?.() ??
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** The ruling that the draft stands for. An extension that was not changed goes on counting from where it began. */
export function rulingOf(draft: Draft & { outcome: Outcome }, now: Date): Ruling {
  const { from, minutes, ...rest } = draft;
  const at = now.toISOString();
  const isSameExtension = from?.extension?.minutes === minutes;
  return {
    ...rest,
    createdAt: from?.createdAt ?? at,
    updatedAt: momentAfter(now, from),
    table: writable(draft.table).replace(/\s+/g, ' '),
    seats: SEATS[draft.game].filter((seat) => draft.seats.includes(seat)),
    question: writable(draft.question),
    decision: writable(draft.decision),
    extension: isSameExtension ? from.extension : minutes > 0 ? { minutes, startedAt: at } : null,
  };
}

/** Nothing has been written in it yet. */
export const isBlank = ({ from, table, question, rules, outcome, decision }: Draft): boolean =>
  from === undefined && rules.length === 0 && !outcome && !`${table}${question}${decision}`.trim();

/** Drafts that were kept while the page was away; what was kept and is no draft is left out. */
export function parseDrafts(text: string | null): Draft[] {
  const kept: unknown = JSON.parse(text ?? '[]');
  return Array.isArray(kept) ? kept.map(withId).filter(isDraft) : [];
}

/** Drafts once had no id, and named the ruling that they change as `editing`. Saved over it, they are asked about. */
function withId(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || 'id' in value) return value;
  const { editing, ...rest } = value as { editing?: unknown };
  return { ...rest, id: editing ?? newId() };
}

function isDraft(value: unknown): value is Draft {
  if (typeof value !== 'object' || value === null) return false;
  const { from, minutes, outcome, ...rest } = value as Draft;
  if (from !== undefined && (flawOf(from) || from.id !== rest.id)) return false;
  if (!Number.isInteger(minutes) || minutes < 0 || minutes > LIMITS.minutes) return false;
  const at = new Date(0).toISOString();
  // it would be a ruling but for what a draft may lack
  const whole = { ...rest, createdAt: at, updatedAt: at, extension: null };
  return flawOf({ ...whole, outcome: outcome ?? 'other' }) === undefined;
}
