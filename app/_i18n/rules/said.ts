import type { Coded } from '../../_rules/core/contract';

/** The words of each code of a table, filled with its figures. The type checker names every one that is missing. */
export type Said<Table> = { [Code in keyof Table]: (figures: Table[Code]) => string };

/** A code in words. */
export function say<Table>(said: Said<Table>, { code, args }: Coded<Table>): string {
  const words = said[code as keyof Table] as (figures: unknown) => string;
  return words(args ?? {});
}
