import { type Refusal, refuse } from './refusals';
import { nameOf, playerOf } from './sides';
import type { AttackState, Resources, Seat } from './state';
import { setPlayer, type Table } from './table';

/** Whether there are Resources for a card's Lv. and active ones for its Cost; where none are kept, there always are. */
// gundam/rulebook/playing-cards#paying-cost
export const canPay = (resources: Resources | undefined, lv: number, cost: number): boolean =>
  !resources ||
  (resources.active + resources.rested + resources.ex >= lv && resources.active + resources.ex >= cost);

export function whyNotPay(
  state: AttackState,
  seat: Seat,
  card: string,
  lv: number,
  cost: number,
): Refusal | undefined {
  const { resources } = playerOf(state, seat);
  if (!resources || canPay(resources, lv, cost)) return undefined;
  const { active, rested, ex } = resources;
  if (active + rested + ex < lv)
    return refuse('lv-not-met', { card: nameOf(state, card), lv, have: active + rested + ex });
  return refuse('cost-not-met', { card: nameOf(state, card), cost, have: active + ex });
}

/** Rests Resources; EX Resources pay what is still missing and leave the game. */
// gundam/ex-resource
export function pay(table: Table, seat: Seat, cost: number): void {
  const { state, log } = table;
  const { resources } = playerOf(state, seat);
  if (!resources || cost <= 0) return;
  const plain = Math.min(cost, resources.active);
  const { active, rested, ex } = resources;
  setPlayer(table, seat, 'resources', {
    active: active - plain,
    rested: rested + plain,
    ex: ex - (cost - plain),
  });
  log.tell('paid', { player: seat, amount: cost });
  if (cost > plain) log.tell('ex-resource-removed', { player: seat, amount: cost - plain });
}
