import { GAMES } from '../../_corpus/games';
import { type CitedRule, type Extension, LIMITS, OUTCOMES, type Ruling, SEATS } from './ruling';

/** What is wrong with a record, and in which of its fields. */
export interface FieldFlaw {
  code:
    | 'not-a-record'
    | 'missing'
    | 'unknown-field'
    | 'wrong-kind'
    | 'out-of-range'
    | 'too-long'
    | 'characters';
  field: string;
}

type Check = (value: unknown) => FieldFlaw['code'] | undefined;

const ID = /^[\w-]{1,64}$/;
const RULE_ID = /^[a-z0-9-]+(\/[a-z0-9-]+){1,2}(#[\w.-]+)?$/;
export const isRuleId = (value: string): boolean => RULE_ID.test(value);
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
/** Half characters and control characters, which not every file format carries. */
const UNWRITABLE = /\p{Surrogate}|(?![\t\n\r])\p{Cc}/gu;

/** The text as it can be kept. */
export const writable = (text: string): string => text.replace(UNWRITABLE, '').replace(/\r\n?/g, '\n').trim();

const text =
  (most: number): Check =>
  (value) => {
    if (typeof value !== 'string') return 'wrong-kind';
    if (value.length > most) return 'too-long';
    return value.replace(UNWRITABLE, '') === value ? undefined : 'characters';
  };
const oneLine =
  (most: number): Check =>
  (value) =>
    text(most)(value) ?? (/[\r\n]/.test(value as string) ? 'characters' : undefined);
const matching =
  (form: RegExp): Check =>
  (value) =>
    typeof value !== 'string' ? 'wrong-kind' : form.test(value) ? undefined : 'out-of-range';
const time: Check = (value) =>
  matching(TIME)(value) ??
  // A day such as 31 February has the form of a time and is none.
  (isTrueTime(value as string) ? undefined : 'out-of-range');
const whole =
  (least: number, most: number): Check =>
  (value) => {
    if (typeof value !== 'number' || !Number.isInteger(value)) return 'wrong-kind';
    return value >= least && value <= most ? undefined : 'out-of-range';
  };
const oneOf =
  (values: readonly string[]): Check =>
  (value) =>
    typeof value !== 'string' ? 'wrong-kind' : values.includes(value) ? undefined : 'out-of-range';

function isTrueTime(value: string): boolean {
  const parsed = new Date(value);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString() === value;
}

const RULE_FIELDS: Record<keyof CitedRule, Check> = { id: matching(RULE_ID), title: oneLine(LIMITS.title) };
const EXTENSION_FIELDS: Record<keyof Extension, Check> = {
  minutes: whole(1, LIMITS.minutes),
  startedAt: time,
};
const anything: Check = () => undefined;
const FIELDS: Record<keyof Ruling, Check> = {
  id: matching(ID),
  createdAt: time,
  updatedAt: time,
  round: whole(1, LIMITS.round),
  table: oneLine(LIMITS.table),
  game: oneOf(GAMES),
  question: text(LIMITS.question),
  outcome: oneOf(OUTCOMES),
  decision: text(LIMITS.decision),
  // these hold others, and are looked into apart
  seats: anything,
  rules: anything,
  extension: anything,
};

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function checkFields(value: unknown, fields: Record<string, Check>, place: string): FieldFlaw | undefined {
  if (!isRecord(value)) return { code: 'not-a-record', field: place };
  const named = (field: string) => (place ? `${place}.${field}` : field);
  for (const field of Object.keys(value))
    if (!Object.hasOwn(fields, field)) return { code: 'unknown-field', field: named(field).slice(0, 60) };
  for (const [field, check] of Object.entries(fields)) {
    if (!Object.hasOwn(value, field)) return { code: 'missing', field: named(field) };
    const code = check(value[field]);
    if (code) return { code, field: named(field) };
  }
}

function checkList(
  value: unknown,
  most: number,
  field: string,
  checkOne: (one: unknown, place: string) => FieldFlaw | undefined,
): FieldFlaw | undefined {
  if (!Array.isArray(value)) return { code: 'wrong-kind', field };
  if (value.length > most) return { code: 'too-long', field };
  for (const [i, one] of value.entries()) {
    const flaw = checkOne(one, `${field}[${i + 1}]`);
    if (flaw) return flaw;
  }
  const keys = value.map((one) => (isRecord(one) ? one.id : one));
  if (new Set(keys).size < keys.length) return { code: 'out-of-range', field };
}

/** The first thing that keeps a value from being a ruling, if any. */
export function flawOf(value: unknown): FieldFlaw | undefined {
  const flaw = checkFields(value, FIELDS, '');
  if (flaw) return flaw;
  const { seats, rules, extension, game } = value as Ruling;
  const seat = oneOf(SEATS[game]);
  return (
    checkList(seats, SEATS[game].length, 'seats', (one, field) => {
      const code = seat(one);
      return code && { code, field };
    }) ??
    checkList(rules, LIMITS.rules, 'rules', (one, place) => checkFields(one, RULE_FIELDS, place)) ??
    (extension === null ? undefined : checkFields(extension, EXTENSION_FIELDS, 'extension'))
  );
}

export const isRuling = (value: unknown): value is Ruling => flawOf(value) === undefined;
