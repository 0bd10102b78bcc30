import type { Ruling } from './ruling';

/** What can be asked of a line of the timeline. */
export interface LineActions {
  edit(ruling: Ruling): void;
  remove(ruling: Ruling): void;
  restart(ruling: Ruling): void;
  showRule(rule: string): void;
  show(id: string): void;
}
