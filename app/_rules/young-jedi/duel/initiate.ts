import { otherSide, type Side } from '../../core/sides';
import { withParts } from './change';
import type { Log } from './events';
import { isDuelist, weaponBonus } from './match';
import { type Refusal, refuse } from './refusals';
import type { Duel, DuelState, Fighter } from './state';
import { characterOf, isPresent, named, weaponInUse, weaponOf } from './table';

/** Why this player may not initiate any duel now. */
// young-jedi/rulebook/duel#duel
export function whyNoDuel(state: DuelState, player: Side): Refusal | undefined {
  if (state.duel) return refuse('duel-under-way');
  if (player !== state.turn) return refuse('not-your-turn', { player });
  if (state.step !== 'battle') return refuse('not-battle-step');
  if (state.battled) return refuse('after-the-battle');
  return state.dueled ? refuse('one-duel-a-turn', { player }) : undefined;
}

/** Why a card is none of the cards that a player could commit here. */
// young-jedi/rulebook/duel#duelists, young-jedi/face-down
export function whyNotPresent(state: DuelState, id: string): Refusal | undefined {
  const place = Object.hasOwn(state.table, id) ? state.table[id] : undefined;
  if (!place) return refuse('no-such-card', { card: named(state, id) });
  if (place.on !== state.planet) return refuse('not-here', { card: named(state, id) });
  return isPresent(state, id) ? undefined : refuse('face-down', { card: named(state, id) });
}

/** Why a player's character at the location may not be committed by him. */
export function whyNotCharacter(state: DuelState, player: Side, id: string): Refusal | undefined {
  const absent = whyNotPresent(state, id);
  if (absent) return absent;
  const facts = characterOf(state, id);
  if (!facts) return refuse('not-a-character', { card: named(state, id) });
  return facts.side === player ? undefined : refuse('not-yours', { card: named(state, id) });
}

/** Why this character may not use this weapon card in a duel. */
// young-jedi/weapon, young-jedi/armed-and-dangerous
export function whyNotWeapon(
  state: DuelState,
  player: Side,
  { character, weapon = '' }: Fighter,
): Refusal | undefined {
  const absent = whyNotPresent(state, weapon);
  if (absent) return absent;
  const facts = characterOf(state, character);
  const card = weaponOf(state, weapon);
  const titles = { character: named(state, character), weapon: named(state, weapon) };
  if (!card || !facts) return refuse('cannot-use', titles);
  if (card.side !== player) return refuse('not-yours', { card: titles.weapon });
  if (facts.builtIn) return refuse('has-its-own-weapon', { ...titles, weapon: facts.builtIn.title });
  if (weaponBonus(card, facts) === undefined) return refuse('cannot-use', titles);
  return card.notInDuels ? refuse('not-in-duels', { weapon: titles.weapon }) : undefined;
}

/** Why this character, with this lightsaber, may not initiate the duel. */
export function whyNotAttacker(state: DuelState, player: Side, fighter: Fighter): Refusal | undefined {
  const refusal = whyNotCharacter(state, player, fighter.character);
  if (refusal) return refusal;
  const card = named(state, fighter.character);
  const facts = characterOf(state, fighter.character);
  if (!facts || !isDuelist(facts)) return refuse('not-a-duelist', { card });
  if (fighter.weapon === undefined)
    return facts.builtIn?.lightsaber ? undefined : refuse('needs-a-lightsaber', { card });
  const unarmed = whyNotPresent(state, fighter.weapon);
  if (unarmed) return unarmed;
  if (!weaponOf(state, fighter.weapon)?.lightsaber)
    return refuse('not-a-lightsaber', { weapon: named(state, fighter.weapon) });
  return whyNotWeapon(state, player, fighter);
}

/** Why this character may not be chosen to defend. */
export function whyNotTarget(state: DuelState, player: Side, target: string): Refusal | undefined {
  const facts = characterOf(state, target);
  if (facts?.side === player) return refuse('own-target', { card: named(state, target) });
  return whyNotCharacter(state, otherSide(player), target);
}

export function newDuel(initiator: Side, attacker: Fighter, target: string): Duel {
  return {
    initiator,
    target,
    stage: 'defender',
    fighters: { [initiator]: attacker },
    toDraw: [],
    drawn: {},
    redraw: null,
    power: {},
    handsDrawn: [],
    hits: { light: 0, dark: 0 },
    lead: initiator,
    attack: null,
    played: [],
    text: false,
  };
}

export function initiate(
  state: DuelState,
  player: Side,
  attacker: Fighter,
  target: string,
  log: Log,
): DuelState {
  log.tell('initiated', {
    player,
    character: named(state, attacker.character),
    weapon: weaponInUse(state, attacker) ?? '',
    target: named(state, target),
  });
  return withParts(state, { dueled: true, duel: newDuel(player, attacker, target) });
}
