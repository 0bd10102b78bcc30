import { otherSide, type Side } from '../../core/sides';
import type { CharacterFacts, DuelCard, WeaponFacts } from './facts';
import { weaponBonus } from './match';
import type { Duel, DuelState, Fighter, PlayerCards } from './state';

export const characterOf = (state: DuelState, id: string): CharacterFacts | undefined => {
  const facts = state.cards[id];
  return facts?.kind === 'character' ? facts : undefined;
};

export const weaponOf = (state: DuelState, id: string): WeaponFacts | undefined => {
  const facts = state.cards[id];
  return facts?.kind === 'weapon' ? facts : undefined;
};

/** What a card is called: its name, its title, or its own id if there is no such card. */
export function named(state: DuelState, id: string): string {
  if (Object.hasOwn(state.names, id)) return state.names[id] ?? id;
  return (Object.hasOwn(state.deckCards, id) && state.deckCards[id]?.title) || id;
}

/** Present at the current location: on the planet, and face up. */
// young-jedi/present, young-jedi/face-down
export const isPresent = (state: DuelState, id: string): boolean => {
  const place = state.table[id];
  return place !== undefined && place.on === state.planet && !place.hidden;
};

/** A side's characters at the current location, face up. */
export function presentCharacters(state: DuelState, side: Side): string[] {
  const found: string[] = [];
  for (const id in state.table)
    if (characterOf(state, id)?.side === side && isPresent(state, id)) found.push(id);
  return found;
}

/** Whether a side has cards for a battle at the current location, face up. */
// young-jedi/rulebook/battle#battle-step
export function hasPresent(state: DuelState, side: Side): boolean {
  for (const id in state.table) {
    const fights = characterOf(state, id) ?? weaponOf(state, id);
    if (fights?.side === side && isPresent(state, id)) return true;
  }
  return false;
}

/** A side's weapons at the current location, face up. */
export function presentWeapons(state: DuelState, side: Side): string[] {
  const found: string[] = [];
  for (const id in state.table)
    if (weaponOf(state, id)?.side === side && isPresent(state, id)) found.push(id);
  return found;
}

/** The red dots of the weapon in use, be it a card or built in. */
export function bonusInUse(state: DuelState, fighter: Fighter): number {
  const facts = characterOf(state, fighter.character);
  if (!facts) return 0;
  if (facts.builtIn) return facts.builtIn.bonus;
  const weapon = fighter.weapon === undefined ? undefined : weaponOf(state, fighter.weapon);
  return weapon ? (weaponBonus(weapon, facts) ?? 0) : 0;
}

/** The title of the weapon in use, if there is one. */
export function weaponInUse(state: DuelState, fighter: Fighter): string | undefined {
  const facts = characterOf(state, fighter.character);
  return facts?.builtIn?.title ?? (fighter.weapon === undefined ? undefined : named(state, fighter.weapon));
}

export function usesLightsaber(state: DuelState, fighter: Fighter): boolean {
  const builtIn = characterOf(state, fighter.character)?.builtIn;
  if (builtIn) return builtIn.lightsaber === true;
  return fighter.weapon !== undefined && weaponOf(state, fighter.weapon)?.lightsaber === true;
}

/** Which side is being dueled. */
// young-jedi/rulebook/duel#duel-intercept
export const defenderOf = (duel: Duel): Side => otherSide(duel.initiator);

/** Cards of a duel still count as part of the draw deck. */
// young-jedi/rulebook/duel#dueling-hand
export const deckSize = (cards: PlayerCards): number =>
  cards.draw.length + cards.shuffled + cards.duelingHand.length + cards.duelingPile.length;

/** A card of a draw deck as far as it is known: an unknown one has the destiny number it was played with. */
export function deckCard(state: DuelState, id: string): DuelCard | null {
  const known = state.deckCards[id];
  if (known) return known;
  const destiny = state.typed[id];
  return destiny === undefined ? null : { destiny };
}

export const withHits = (hits: Record<Side, number>, side: Side, count: number): Record<Side, number> =>
  side === 'light' ? { light: count, dark: hits.dark } : { light: hits.light, dark: count };
