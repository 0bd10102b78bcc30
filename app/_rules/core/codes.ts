import type { Coded, None, Refusal, Refused, RuleRef } from './contract';

/** What has to be given with a code: its figures, or nothing if it has none. */
export type Given<Figures> = Figures extends None ? [figures?: Figures] : [figures: Figures];

/** The checker has seen the figures that belong to the code; it cannot see that the two together are one of the table. */
const coded = <Table>(code: keyof Table, figures: unknown): Coded<Table> =>
  (figures ? { code, args: figures } : { code }) as Coded<Table>;

/** Collects what happens while one move is made. */
export class EventLog<Table> {
  readonly events: Coded<Table>[] = [];
  tell<Code extends keyof Table & string>(code: Code, ...given: Given<Table[Code]>): void;
  tell(code: keyof Table, figures?: unknown): void {
    this.events.push(coded<Table>(code, figures));
  }
}

/** Refuses by a code of the table, with the rule that stands there. */
export const refuser =
  <Table>(rules: Record<keyof Table, RuleRef>) =>
  <Code extends keyof Table & string>(code: Code, ...[figures]: Given<Table[Code]>): Refused<Table> => {
    const rule = rules[code];
    const refusal = figures ? { ok: false, code, rule, args: figures } : { ok: false, code, rule };
    return refusal as Refused<Table>;
  };

/** A refusal whose reason stands in a nearer passage than its code's. */
export const citing = <Refusing extends Refusal>(rule: RuleRef, refusal: Refusing): Refusing => ({
  ...refusal,
  rule,
});
