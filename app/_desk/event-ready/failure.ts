/** Why a preparation came to nothing. What was ready before it still is, unless it was `evicted`. */
export const FAILURES = [
  'network',
  'damaged',
  'full',
  'other-version',
  'trial',
  'evicted',
  'unsupported',
] as const;
export type Failure = (typeof FAILURES)[number];

export class PreparationFailed extends Error {
  constructor(
    readonly failure: Failure,
    cause?: unknown,
  ) {
    super(`The preparation failed: ${failure}.`, { cause });
  }
}

/** Storage that is full says so by this name, in every browser. */
export const isStorageFull = (error: unknown): boolean =>
  error instanceof Error && error.name === 'QuotaExceededError';
