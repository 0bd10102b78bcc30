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

export type Check = (value: unknown) => FieldFlaw['code'] | undefined;

const ID = /^[\w-]{1,64}$/;
const TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
const DAY = /^\d{4}-\d\d-\d\d$/;
/** Half characters and control characters, which not every file format carries. */
const UNWRITABLE = /\p{Surrogate}|(?![\t\n\r])\p{Cc}/gu;

/** The text as it can be kept. */
export const writable = (text: string): string => text.replace(UNWRITABLE, '').replace(/\r\n?/g, '\n').trim();
/** The same on one line. */
export const writableLine = (text: string): string => writable(text).replace(/\s+/g, ' ');

export const text =
  (most: number): Check =>
  (value) => {
    if (typeof value !== 'string') return 'wrong-kind';
    if (value.length > most) return 'too-long';
    return value.replace(UNWRITABLE, '') === value ? undefined : 'characters';
  };
export const oneLine =
  (most: number): Check =>
  (value) =>
    text(most)(value) ?? (/[\r\n]/.test(value as string) ? 'characters' : undefined);
export const matching =
  (form: RegExp): Check =>
  (value) =>
    typeof value !== 'string' ? 'wrong-kind' : form.test(value) ? undefined : 'out-of-range';
export const id: Check = matching(ID);
export const time: Check = (value) =>
  matching(TIME)(value) ??
  // A day such as 31 February has the form of a time and is none.
  (isTrueTime(value as string) ? undefined : 'out-of-range');
export const day: Check = (value) =>
  matching(DAY)(value) ?? (isTrueTime(`${value}T00:00:00.000Z`) ? undefined : 'out-of-range');
export const whole =
  (least: number, most: number): Check =>
  (value) => {
    if (typeof value !== 'number' || !Number.isInteger(value)) return 'wrong-kind';
    return value >= least && value <= most ? undefined : 'out-of-range';
  };
export const oneOf =
  (values: readonly string[]): Check =>
  (value) =>
    typeof value !== 'string' ? 'wrong-kind' : values.includes(value) ? undefined : 'out-of-range';
export const orEmpty =
  (check: Check): Check =>
  (value) =>
    value === '' ? undefined : check(value);
export const orNull =
  (check: Check): Check =>
  (value) =>
    value === null ? undefined : check(value);
/** What holds others, and is looked into apart. */
export const anything: Check = () => undefined;

function isTrueTime(value: string): boolean {
  const parsed = new Date(value);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString() === value;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export function checkFields(
  value: unknown,
  fields: Record<string, Check>,
  place: string,
): FieldFlaw | undefined {
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

/** A list of records or of plain values, none of them twice. */
export function checkList(
  value: unknown,
  most: number,
  field: string,
  checkOne: (one: unknown, place: string) => FieldFlaw | undefined,
  keyOf: (one: unknown) => unknown = (one) => (isRecord(one) ? one.id : one),
): FieldFlaw | undefined {
  if (!Array.isArray(value)) return { code: 'wrong-kind', field };
  if (value.length > most) return { code: 'too-long', field };
  for (const [i, one] of value.entries()) {
    const flaw = checkOne(one, `${field}[${i + 1}]`);
    if (flaw) return flaw;
  }
  if (new Set(value.map(keyOf)).size < value.length) return { code: 'out-of-range', field };
}

/** The same check for each of a list. */
export const each =
  (check: Check) =>
  (one: unknown, field: string): FieldFlaw | undefined => {
    const code = check(one);
    return code && { code, field };
  };
