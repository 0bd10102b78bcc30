import { canBePaired } from '../pairing';
import type { CommandFacts, Effect } from '../printed/schema';
import { cardFits } from './needs';
import { attackedSide, playerOf, sideOf, unitAt } from './sides';
import type { PlayState, Resolving, Seat } from './state';
import { canTakePilot } from './values';

/** Whether what turns a battle or a pair about can be done as the table stands: else nobody is asked about it. */

/** A Unit with a card beneath it; or the one whose text it is, destroyed, while that card lies in the trash with it. */
// gundam/pairing, gundam/destroyed-effect
export function canUnpair(
  state: PlayState,
  id: string,
  to: Extract<Effect, { does: 'unpair' }>['to'],
  { player, unit, card, pilot }: Resolving,
): boolean {
  const there = unitAt(state, id);
  if (there) return there.pilot !== undefined;
  const isItsOwn = id === (unit ?? card) && pilot !== undefined;
  return isItsOwn && to !== 'trash' && playerOf(state, player).trash.includes(pilot);
}

/** A Command whose Main a text activates. */
export interface Main {
  card: string;
  command: CommandFacts;
}

function mainOf(state: PlayState, card: string | undefined): Main | undefined {
  const command = card === undefined ? undefined : state.cards[card];
  return card !== undefined && command?.type === 'command' && command.timings.includes('main')
    ? { card, command }
    : undefined;
}

/** The Command paired with the Unit whose text it is, if it has a Main. */
// gundam/pilot-ability
export const pairedMain = (state: PlayState, { unit, card }: Resolving): Main | undefined =>
  mainOf(state, unitAt(state, unit ?? card)?.pilot);

/** The Command of this description that the text has discarded last, if it has a Main. */
// gundam/trash
export function discardedMain(
  state: PlayState,
  { of }: Extract<Effect, { does: 'use-discarded' }>,
  { discarded = [] }: Resolving,
): Main | undefined {
  const card = discarded.findLast((id) => cardFits(state.cards[id], of));
  return mainOf(state, card);
}

/** The Command that the text has waited for, in the trash, as a Pilot for the Unit of its player's that was chosen. */
// gundam/pilot-ability, gundam/team-battle#own-pilots
export function canPairUsed(
  state: PlayState,
  { player, about = '', targets: [id = ''] }: Resolving,
): boolean {
  const unit = unitAt(state, id);
  return (
    playerOf(state, player).trash.includes(about) &&
    canBePaired(state.cards[about]) &&
    unit?.owner === player &&
    canTakePilot(state, unit)
  );
}

/** Another Unit of the side under attack, as long as the enemy Unit that attacks has dealt no damage. */
// gundam/rulebook/attack
export function canBecomeTarget(state: PlayState, id: string, player: Seat): boolean {
  const { battle } = state;
  const attacker = battle && unitAt(state, battle.attacker);
  if (!attacker || battle.dealt || battle.target === id || !unitAt(state, id)) return false;
  const side = sideOf(state, attacker.owner);
  return side !== sideOf(state, player) && attackedSide(state, id) !== side;
}

/** The Unit whose text it is and the one chosen, both in play, and no other battle. */
// gundam/damage-step#battle-by-effect
export const canBeginBattle = (
  state: PlayState,
  { unit, card, targets: [target = ''] }: Resolving,
): boolean =>
  !state.battle && unitAt(state, unit ?? card) !== undefined && unitAt(state, target) !== undefined;
