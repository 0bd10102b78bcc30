import { otherSide, type Side } from '../../core/sides';
import { sidesWith, withParts, withSide } from './change';
import type { Log } from './events';
import { kindOf, titleOf } from './facts';
import { type Refusal, refuse } from './refusals';
import type { BattleState, Stage } from './state';

// young-jedi/rulebook/battle#battle-step, young-jedi/rulebook/battle#optional-battle
export function whyNotDeclare(state: BattleState, player: Side): Refusal | undefined {
  if (state.stage !== 'declare') return refuse('already-declared');
  if (player !== state.attacker) return refuse('not-your-turn', { player });
  if (state.passed.includes(player)) return refuse('passed-in-duel', { player });
  for (const side of [player, otherSide(player)])
    if (state.sides[side].table.length === 0) return refuse('no-face-up-cards', { player: side });
  return undefined;
}

export function whyNotSkip(state: BattleState, player: Side): Refusal | undefined {
  if (state.stage !== 'declare') return refuse('already-declared');
  return player === state.attacker ? undefined : refuse('not-your-turn', { player });
}

/** The player who takes Battle cards from hand now. */
// young-jedi/faq-battle-cards-declare
export const announcing = (state: BattleState): Side =>
  state.announced[state.attacker] === undefined ? state.attacker : otherSide(state.attacker);

export function whyNotAnnounce(state: BattleState, player: Side): Refusal | undefined {
  if (state.stage === 'declare') return refuse('not-declared');
  if (state.announced[player] !== undefined || state.stage !== 'battle-cards')
    return refuse('already-announced', { player });
  return player === announcing(state) ? undefined : refuse('attacker-announces-first');
}

// young-jedi/faq-no-bluff
export function whyNotTake(state: BattleState, player: Side, card: string): Refusal | undefined {
  const refusal = whyNotAnnounce(state, player);
  if (refusal) return refusal;
  if (!state.sides[player].hand.includes(card)) return refuse('not-in-hand', { card: titleOf(state, card) });
  return kindOf(state, card) === 'battle'
    ? undefined
    : refuse('only-battle-cards', { card: titleOf(state, card) });
}

// young-jedi/battle-plan
export function whyNotPlace(state: BattleState, player: Side, id: string): Refusal | undefined {
  const { table, hidden, hand, plan } = state.sides[player];
  if (state.stage === 'declare') return refuse('not-declared');
  if (state.stage === 'battle-cards') return refuse('announce-first', { player: announcing(state) });
  if (state.stage === 'fights' || plan.includes(id))
    return refuse('already-placed', { card: titleOf(state, id) });
  if (hidden.includes(id))
    return refuse(state.sittingOut.includes(id) ? 'sits-out' : 'takes-no-part', { card: titleOf(state, id) });
  if (hand.includes(id)) return refuse('too-late-to-add', { card: titleOf(state, id) });
  return table.includes(id) ? undefined : refuse('not-in-plan', { card: titleOf(state, id) });
}

export function declare(state: BattleState, player: Side, log: Log): BattleState {
  log.tell('declared', { player, location: state.location.title });
  return withParts(state, { stage: 'battle-cards' });
}

export function take(state: BattleState, player: Side, card: string, log: Log): BattleState {
  log.tell('taken', { player, card: titleOf(state, card) });
  const { hand, table } = state.sides[player];
  return withSide(state, player, { hand: hand.filter((id) => id !== card), table: [...table, card] });
}

export function announce(state: BattleState, player: Side, log: Log): BattleState {
  const count = state.sides[player].table.filter((id) => kindOf(state, id) === 'battle').length;
  log.tell('announced', { player, count });
  const announced = { ...state.announced, [player]: count };
  const both = announced.light !== undefined && announced.dark !== undefined;
  return withParts(state, { announced, stage: both ? stageOfPlans(state.sides) : 'battle-cards' });
}

export function place(state: BattleState, player: Side, card: string, log: Log): BattleState {
  const { table, plan } = state.sides[player];
  log.tell('placed', { player, card: titleOf(state, card), place: plan.length + 1 });
  const rest = table.filter((id) => id !== card);
  if (rest.length === 0) log.tell('plan-ready', { player });
  const sides = sidesWith(state, player, { table: rest, plan: [...plan, card] });
  return withParts(state, { sides, stage: stageOfPlans(sides) });
}

/** The fights begin when every card that takes part is in a plan. */
const stageOfPlans = ({ light, dark }: BattleState['sides']): Stage =>
  light.table.length === 0 && dark.table.length === 0 ? 'fights' : 'plans';
