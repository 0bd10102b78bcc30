import type { Side } from '../../core/sides';
import { dotsAt } from '../titles';
import type { WeaponUse } from './cards';
import { armsOf, helpsFor, holds } from './conditions';
import { characterOf, lineupOf, textOf, weaponOf } from './facts';
import type { BattleState, DrawnFor } from './state';
import { fits } from './who';

/** What a weapon card does for a character; nothing if it does not work with them. */
// young-jedi/rulebook/battle#weapons, young-jedi/rulebook/battle-details#weapon-battle-details
export function weaponUse(
  state: BattleState,
  side: Side,
  weapon: string,
  character: string,
): WeaponUse | undefined {
  const card = weaponOf(state, weapon);
  const user = characterOf(state, character);
  if (!card || user.builtIn) return undefined;
  if (helpsFor(state, side, character).some(({ noWeapon }) => noWeapon)) return undefined;
  return (
    card.users.find(({ who }) => fits(user, who)) ??
    user.uses?.find((use) => fits(card, use.weapon)) ??
    undefined
  );
}

interface ArmInUse {
  id: string;
  use: WeaponUse;
}

/** What each weapon in use does in this fight. */
function usesIn(state: BattleState, side: Side, character: string): ArmInUse[] {
  const uses: ArmInUse[] = [];
  for (const { id } of armsOf(state, side, character)) {
    const use =
      id === character ? characterOf(state, character).builtIn : weaponUse(state, side, id, character);
    if (use) uses.push({ id, use });
  }
  return uses;
}

/** Whether a player’s Battle card works in this situation. */
// young-jedi/rulebook/battle-details#weapon-battle-details
export function battleWorks(state: BattleState, side: Side): boolean {
  const { battle } = lineupOf(state, side);
  const text = battle === undefined ? undefined : textOf(state, battle);
  return text !== undefined && holds(state, side, text.needs);
}

const NO_DRAWS: string[] = [];

/** The cards for which a player draws destiny in a step, one entry for each draw. */
// young-jedi/rulebook/battle-details#destiny-order, young-jedi/faq-destiny-not-involved
export function drawsFor(state: BattleState, side: Side, source: DrawnFor): string[] {
  const { characters, battle } = lineupOf(state, side);
  if (source === 'battle') {
    if (battle === undefined) return NO_DRAWS;
    const draws = textOf(state, battle)?.draws ?? 0;
    return draws > 0 && battleWorks(state, side) ? Array<string>(draws).fill(battle) : NO_DRAWS;
  }
  if (source === 'power') return characters.filter((id) => characterOf(state, id).power === 'destiny');
  const drawn: string[] = [];
  for (const character of characters)
    for (const { id, use } of usesIn(state, side, character)) {
      const draws = use.draws ?? (id === character ? 1 : 0);
      for (let made = 0; made < draws; made++) drawn.push(id);
    }
  return drawn;
}

/** Where a total comes from. */
export interface Power {
  characters: number;
  location: number;
  texts: number;
  weapons: number;
  battle: number;
  destinies: number;
  total: number;
}

// young-jedi/power
export function powerOf(state: BattleState, side: Side): Power {
  const { characters, battle } = lineupOf(state, side);
  const power: Power = {
    characters: 0,
    location: 0,
    texts: 0,
    weapons: 0,
    battle: 0,
    destinies: 0,
    total: 0,
  };
  for (const id of characters) {
    const card = characterOf(state, id);
    if (card.power !== 'destiny') power.characters += card.power;
    power.location += dotsAt(card.locations, state.location.title);
    for (const { dots, when } of card.bonuses ?? []) if (holds(state, side, when, id)) power.texts += dots;
    for (const { dots = 0 } of helpsFor(state, side, id)) power.texts += dots;
    for (const { use } of usesIn(state, side, id)) {
      power.weapons += use.dots ?? 0;
      for (const { dots, when } of use.bonuses ?? []) if (holds(state, side, when, id)) power.weapons += dots;
    }
  }
  if (battle !== undefined && battleWorks(state, side)) power.battle = battleBonus(state, side, battle);
  for (const { value } of state.fight?.drawn[side] ?? []) power.destinies += value;
  power.total =
    power.characters + power.location + power.texts + power.weapons + power.battle + power.destinies;
  return power;
}

function battleBonus(state: BattleState, side: Side, battle: string): number {
  const text = textOf(state, battle);
  if (!text) return 0;
  let bonus = 0;
  if (!text.revealsHand || state.fight?.shown.includes(side)) {
    bonus += text.dots ?? 0;
    for (const { dots, when } of text.bonuses ?? []) if (holds(state, side, when)) bonus += dots;
  }
  const target = state.fight?.target[side];
  return target === undefined ? bonus : bonus + destinyOn(state, target);
}

/** The destiny on a character’s own card. Of two numbers the higher is taken: nobody would choose the other. */
// young-jedi/faq-destiny-number-term
export function destinyOn(state: BattleState, id: string): number {
  const destiny = state.cards[id]?.destiny ?? 0;
  return typeof destiny === 'number' ? destiny : Math.max(...destiny);
}

/** The damage number of a character, with what texts add or take off. */
// young-jedi/damage
export function damageOf(state: BattleState, side: Side, id: string): number {
  const card = characterOf(state, id);
  let damage = card.damage;
  for (const { by, when } of card.damageChanges ?? []) if (holds(state, side, when, id)) damage += by;
  for (const help of helpsFor(state, side, id)) damage += help.damage ?? 0;
  return Math.max(0, damage);
}
