import type { Side } from '../../core/sides';
import { otherSide } from '../../core/sides';
import type { BattleText, CharacterCard, WeaponCard } from './cards';
import type { BattleState, Lineup } from './state';

/** A card as the reader names it. */
export function titleOf(state: BattleState, id: string): string {
  const card = Object.hasOwn(state.cards, id) ? state.cards[id] : undefined;
  if (!card) return id;
  const title = card.diamond ? `♦ ${card.title}` : card.title;
  return card.subtitle === undefined ? title : `${title}, ${card.subtitle}`;
}

export const titlesOf = (state: BattleState, ids: readonly string[]): string =>
  ids.map((id) => titleOf(state, id)).join(' + ');

export const kindOf = (state: BattleState, id: string) => state.cards[id]?.kind ?? 'other';

const NOBODY: CharacterCard = { kind: 'character', title: '', power: 0, damage: 0 };

export function characterOf(state: BattleState, id: string): CharacterCard {
  const card = state.cards[id];
  return card?.kind === 'character' ? card : NOBODY;
}

export function weaponOf(state: BattleState, id: string): WeaponCard | undefined {
  const card = state.cards[id];
  return card?.kind === 'weapon' ? card : undefined;
}

/** What a Battle card says: of a Double Impact card, the half that was chosen. */
export function textOf(state: BattleState, id: string): BattleText | undefined {
  const card = state.cards[id];
  if (card?.kind !== 'battle') return undefined;
  const half = state.halves[id];
  return card.halves && half !== undefined ? card.halves[half] : card;
}

export const roleOf = (state: BattleState, side: Side) => (side === state.attacker ? 'attacker' : 'defender');
export const sideIn = (state: BattleState, role: 'attacker' | 'defender'): Side =>
  role === 'attacker' ? state.attacker : otherSide(state.attacker);

/** Players in the order in which they draw and decide. */
export const defenderFirst = (state: BattleState): [Side, Side] => [
  otherSide(state.attacker),
  state.attacker,
];

const NO_ONE: Lineup = { characters: [], weapons: [] };
export const lineupOf = (state: BattleState, side: Side): Lineup => state.fight?.lineups[side] ?? NO_ONE;

/** Characters still to be revealed. */
export const charactersIn = (state: BattleState, side: Side): string[] => {
  const { plan, strays } = state.sides[side];
  return plan.filter((id) => state.cards[id]?.kind === 'character' && !strays.includes(id));
};

/** Whether a player has somebody for the next fight. */
export function hasFighter(state: BattleState, side: Side): boolean {
  if (state.stays[side]) return true;
  const { plan, strays } = state.sides[side];
  return plan.some((id) => state.cards[id]?.kind === 'character' && !strays.includes(id));
}
