import type { Refusal } from '../../core/contract';
import { refuse } from './refusals';
import { nameOf, playerOf } from './sides';
import type { AttackState, Seat } from './state';
import { setPlayer, type Table } from './table';

/** Whether the player has the Resources for the card's Lv. and the active ones for its Cost. */
// gundam/rulebook/playing-cards#paying-cost
export function whyNotPay(
  state: AttackState,
  seat: Seat,
  card: string,
  lv: number,
  cost: number,
): Refusal | undefined {
  const { resources } = playerOf(state, seat);
  if (!resources) return undefined;
  const { active, rested, ex } = resources;
  if (active + rested + ex < lv)
    return refuse('lv-not-met', { card: nameOf(state, card), lv, have: active + rested + ex });
  return active + ex < cost
    ? refuse('cost-not-met', { card: nameOf(state, card), cost, have: active + ex })
    : undefined;
}

/** Rests Resources; EX Resources pay what is still missing and leave the game. */
// gundam/ex-resource
export function pay(table: Table, seat: Seat, cost: number): void {
  const { state, log } = table;
  const { resources } = playerOf(state, seat);
  if (!resources || cost <= 0) return;
  const plain = Math.min(cost, resources.active);
  const { active, rested, ex } = resources;
  setPlayer(table, seat, {
    resources: { active: active - plain, rested: rested + plain, ex: ex - (cost - plain) },
  });
  log.tell('paid', { player: seat, amount: cost });
  if (cost > plain) log.tell('ex-resource-removed', { player: seat, amount: cost - plain });
}
