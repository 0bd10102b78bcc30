import type { Oddity } from '../../../core/bench';
import { DARK_FIRST } from '../../../core/sides';
import { lifeForce, PILES } from '../piles';
import type { ForceState } from '../state';
import { activationOf } from '../turn';

const SIXTY = 60;

/** What no play of the Force could have led to. */
export function odd(state: ForceState): Oddity[] {
  const found: Oddity[] = [];
  for (const player of DARK_FIRST) {
    const piles = state.piles[player];
    const count = PILES.reduce((sum, pile) => sum + piles[pile].length, 0) + state.table[player].length;
    if (count > SIXTY)
      found.push({
        code: 'too-many-cards',
        rule: 'swccg/death-star-ii/starting#first-deck',
        args: { player, count },
      });
    if (lifeForce(piles) === 0)
      found.push({ code: 'no-life-force', rule: 'swccg/death-star-ii/ending#victory', args: { player } });
    if (state.due?.what === 'use' && state.due.player === player && piles.force.length < state.due.left)
      found.push({
        code: 'cannot-pay',
        rule: 'swccg/death-star-ii/life-force#used-pile',
        args: { player, count: state.due.left },
      });
  }
  const most = activationOf(state, state.turn);
  if (state.activated > most)
    found.push({
      code: 'activated-too-much',
      rule: 'swccg/death-star-ii/turn#activate-phase',
      args: { count: state.activated, most },
    });
  if (state.activated > 0 && state.recirculated.length === 0 && state.piles[state.turn].force.length === 0) {
    const spent = state.piles[state.turn].used.length + state.piles[state.turn].lost.length;
    if (spent + state.piles[state.turn].hand.length === 0)
      found.push({ code: 'force-vanished', rule: 'swccg/activating-force', args: { player: state.turn } });
  }
  for (const { id, title, contested, control } of state.locations) {
    const args = { location: title };
    if (state.drained.includes(id) && contested)
      found.push({ code: 'drained-contested', rule: 'swccg/occupy-and-control', args });
    else if (state.drained.includes(id) && control !== undefined && control !== state.turn)
      found.push({ code: 'drained-by-the-other', rule: 'swccg/force-drain#procedure', args });
    if (state.battled.includes(id) && ['activate', 'control', 'deploy'].includes(state.phase))
      found.push({ code: 'battled-too-early', rule: 'swccg/death-star-ii/turn#turn', args });
    if (state.drained.includes(id) && state.phase === 'activate')
      found.push({ code: 'drained-too-early', rule: 'swccg/death-star-ii/turn#turn', args });
  }
  for (const id of state.moved)
    if (!['move', 'draw', 'end'].includes(state.phase))
      found.push({
        code: 'moved-too-early',
        rule: 'swccg/death-star-ii/moving#move-phase',
        args: { card: state.cards[id]?.title ?? id },
      });
  return found;
}
