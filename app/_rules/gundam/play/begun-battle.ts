import { goOn } from './attacking';
import { nameOf } from './sides';
import type { PlayState, Resolving } from './state';
import type { Table } from './table';
import { canBeginBattle } from './turnable';

/** An effect begins a battle between its Unit and the one chosen. Whether it could. */
// gundam/damage-step
export function beginBattle({ state, log }: Table, by: Resolving): boolean {
  if (!canBeginBattle(state, by)) return false;
  const { unit, card, targets } = by;
  const attacker = unit ?? card;
  const [target = ''] = targets;
  state.battle = { attacker, target, step: 'damage', blocked: false, dealt: false, begun: true };
  log.tell('battle-begun', { unit: nameOf(state, attacker), target: nameOf(state, target) });
  return true;
}

/** Its damage goes before whatever waits, as a part of the effect, and it ends once what that triggers is resolved. */
export const isBattleNext = ({ battle, pending }: PlayState): boolean =>
  battle?.begun === true && (!battle.dealt || pending.length === 0);

/** Nothing is dealt if one of the two has gone meanwhile. */
export function openDamageStep(table: Table): void {
  const { battle } = table.state;
  if (battle?.begun && !battle.dealt && battle.step === 'damage') goOn(table, 'damage');
}
