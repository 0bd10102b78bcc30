import { otherSide, type Side } from '../../core/sides';
import { samePlace, sameTitle } from '../titles';
import type { Help, OneOf, When } from './cards';
import { characterOf, lineupOf, roleOf } from './facts';
import type { BattleState } from './state';
import { type Described, fits } from './who';

/** A weapon as texts see it: a card, or one built into its user. */
export interface Arm {
  /** The weapon card, or the character of a built-in weapon. */
  id: string;
  described: Described;
}

/** The weapons that a character is using now. Only the first of a group uses weapon cards. */
// young-jedi/rulebook/battle-details#fight-together, young-jedi/armed-and-dangerous
export function armsOf(state: BattleState, side: Side, character: string): Arm[] {
  const { characters, weapons } = lineupOf(state, side);
  const stopped = state.fight?.stopped ?? [];
  const arms: Arm[] = [];
  if (characters[0] === character)
    for (const id of weapons) {
      const described = state.cards[id];
      if (described && !stopped.includes(id)) arms.push({ id, described });
    }
  const { builtIn } = characterOf(state, character);
  if (builtIn && !stopped.includes(character)) arms.push({ id: character, described: builtIn });
  return arms;
}

export const armsInFight = (state: BattleState, side: Side): Arm[] =>
  lineupOf(state, side).characters.flatMap((id) => armsOf(state, side, id));

const anyFits = (state: BattleState, ids: readonly string[], who: OneOf): boolean =>
  ids.some((id) => {
    const card = state.cards[id];
    return card !== undefined && fits(card, who);
  });

/** Whatever a player has face up on the planet. */
// young-jedi/present
function facesUp(state: BattleState, side: Side): string[] {
  const { table, plan, aside, effects, strays, hidden } = state.sides[side];
  const { characters, weapons } = lineupOf(state, side);
  const staying = state.stays[side];
  const sittingOut = hidden.filter((id) => state.sittingOut.includes(id));
  return [
    ...table,
    ...plan,
    ...aside,
    ...effects,
    ...sittingOut,
    ...characters,
    ...weapons,
    ...(staying?.characters ?? []),
  ].filter((id) => state.cards[id]?.kind !== 'battle' && !strays.includes(id));
}

/**
 * Whether a text works now. Without a user, it speaks of all the player’s characters in the fight. What the player has
 * or has controlled is said of the owner of the card with the text.
 */
export function holds(
  state: BattleState,
  side: Side,
  when: When | undefined,
  user?: string,
  owner: Side = side,
): boolean {
  if (!when) return true;
  const { fight } = state;
  if (when.role !== undefined && when.role !== roleOf(state, side)) return false;
  const { at, on, controls, present } = when;
  const { title, planet = '' } = state.location;
  if (at !== undefined && !samePlace(at, title)) return false;
  if (on !== undefined && !samePlace(on, planet)) return false;
  if (controls !== undefined && !state.sides[owner].controls.some((each) => samePlace(each, controls)))
    return false;
  if (when.first && state.results.length > 0) return false;
  if (
    when.against !== undefined &&
    !anyFits(state, lineupOf(state, otherSide(side)).characters, when.against)
  )
    return false;
  if (when.fought !== undefined && !anyFits(state, state.fought, when.fought)) return false;
  if (present !== undefined && !anyFits(state, facesUp(state, owner), present)) return false;
  if (when.using !== undefined || when.unarmed) {
    const arms = user === undefined ? armsInFight(state, side) : armsOf(state, side, user);
    if (when.unarmed && arms.length > 0) return false;
    const { using } = when;
    if (using !== undefined && !arms.some(({ described }) => fits(described, using))) return false;
  }
  if (when.destiny) {
    const { atLeast = 0, atMost = 9 } = when.destiny;
    if (!fight?.drawn[side].some(({ value }) => value >= atLeast && value <= atMost)) return false;
  }
  return true;
}

const NO_HELP: readonly Help[] = [];

/**
 * What cards in play do for this character: each card once for each of its texts, however many descriptions fit.
 */
// young-jedi/faq-panaka-bonus, young-jedi/faq-two-copies-bonus, young-jedi/rulebook/effects#effects
export function helpsFor(state: BattleState, side: Side, character: string): readonly Help[] {
  const { light, dark } = state.sides;
  if (light.effects.length + dark.effects.length + state.helpers.length === 0) return NO_HELP;
  const card = characterOf(state, character);
  const found: Help[] = [];
  for (const from of [side, otherSide(side)]) {
    const whose = from === side ? undefined : 'opponent';
    for (const id of state.sides[from].effects) {
      const effect = state.cards[id];
      if (effect?.kind !== 'effect') continue;
      for (const help of effect.gives)
        if (help.whose === whose && fits(card, help.to) && holds(state, side, help.when, character, from))
          found.push(help);
    }
    for (const id of state.helpers) {
      const { helps, title } = characterOf(state, id);
      if (!helps || sameTitle(title, card.title) || !facesUp(state, from).includes(id)) continue;
      for (const help of helps)
        if (help.whose === whose && fits(card, help.to) && holds(state, side, help.when, character, from))
          found.push(help);
    }
  }
  return found;
}
