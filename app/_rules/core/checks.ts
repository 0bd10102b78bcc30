/** Whether something from outside (a link, a file, a form) is of some shape: small checks, put together to large ones. */
export type Check = (value: unknown) => boolean;

export const among =
  (values: readonly unknown[]): Check =>
  (value) =>
    values.includes(value);

export const either =
  (...checks: Check[]): Check =>
  (value) =>
    checks.some((check) => check(value));

export const list =
  (check: Check, most = Number.POSITIVE_INFINITY): Check =>
  (value) =>
    Array.isArray(value) && value.length <= most && Array.from(value).every(check);

export const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whatever it is called, each part passes. */
export const record =
  (check: Check): Check =>
  (value) =>
    isRecord(value) && Object.values(value).every(check);

/** Has all of the first, may have any of the second, and whatever else. */
export const having =
  (must: Record<string, Check>, may: Record<string, Check> = {}): Check =>
  (value) =>
    isRecord(value) &&
    Object.entries(must).every(([key, check]) => Object.hasOwn(value, key) && check(value[key])) &&
    Object.entries(may).every(
      ([key, check]) => !Object.hasOwn(value, key) || value[key] === undefined || check(value[key]),
    );

/** Has all of the first, may have any of the second, and has nothing else. */
export const shape = (must: Record<string, Check>, may: Record<string, Check> = {}): Check => {
  const has = having(must);
  return (value) =>
    has(value) &&
    Object.entries(value as Record<string, unknown>).every(([key, part]) => {
      const check = Object.hasOwn(must, key) ? must[key] : Object.hasOwn(may, key) ? may[key] : undefined;
      return check?.(part) ?? false;
    });
};

export const flag = among([true]);
export const isWord: Check = (value) => typeof value === 'string';
export const words = either(isWord, list(isWord));
export const isFigure: Check = (value) => typeof value === 'number' && Number.isFinite(value);
/** Printed on a card: a figure from 0 up. */
export const isPrinted: Check = (value) => isFigure(value) && (value as number) >= 0;
/** A name that nothing else in the language has, so that it may stand for a card. */
export const isName: Check = (value) => typeof value === 'string' && value !== '' && !(value in {});
