import type { Keywords } from '../cards';
import { canBePaired } from '../pairing';
import type { Ability, Effect, Gain, Lasts, On, Times, UnitFacts } from '../printed/schema';
import { ask } from './asking';
import { beginBattle } from './begun-battle';
import { buryBeaten, effectDamage, hitFirst, loseFirst } from './damage';
import { draw, mill } from './deck';
import { note } from './happened';
import { canBeDestroyed, isApKept } from './kept';
import {
  atOnce,
  deploy,
  destroyUnits,
  placePilot,
  returnUnit,
  sideOfBase,
  takeBase,
  triggerAbout,
  triggerAt,
  triggerOf,
  triggerUnit,
} from './leave';
import { meant } from './meant';
import { placeExResources, placeResources, setResourcesActive } from './placing';
import { discardable } from './possible';
import { nameOf, playerOf, sideOf, unitAt } from './sides';
import type { Given, PlayState, Resolving, Seat } from './state';
import { addFacts, addTo, setArea, setBattle, setPlace, setPlayer, setUnit, type Table } from './table';
import { counted, timesOf } from './times';
import { moveThis } from './trash';
import {
  activateDiscarded,
  activatePaired,
  changeTarget,
  dividedAmong,
  pairUsed,
  unpair,
} from './turnabouts';
import { baseAt, canTakePilot, gainsOf, hasGain, placeOf } from './values';

/** Carries out one part. Whether it was done, as "if you do" asks; nothing if that is not for this part to say. */
export function perform(table: Table, part: Effect, by: Resolving): boolean | undefined {
  const { state, log } = table;
  const { player } = by;
  // whoever carries a part of it out, it is an effect of the player whose text it is
  const owner = state.resolving?.player ?? player;
  switch (part.does) {
    case 'draw': {
      const drew = draw(table, player, part.count * howOften(state, by, part.times));
      if (drew) triggerOf(table, player, 'drawn');
      return drew;
    }
    case 'mill':
      return mill(table, player, part.count);
    case 'pair-this':
      return pairThis(table, by);
    case 'discard':
      return mustDiscard(table, by, part);
    case 'shield-to-hand':
      return takeShield(table, player);
    case 'place-resource':
      return placeResources(table, player, part.count ?? 1, part.rested === true);
    case 'place-ex-resource':
      return placeExResources(table, player, part.count ?? 1, part.rested === true);
    case 'set-resource-active':
      return setResourcesActive(table, player, part.count);
    case 'token':
      makeTokens(table, part.count ?? 1, tokenOf(state, part.unit, player), by, part.rested ?? false);
      return true;
    case 'to-hand':
      addTo(table, player, 'hand', [by.card]);
      log.tell('returned', { card: nameOf(state, by.card), player });
      return true;
    case 'deploy':
      deploy(table, player, by.card, by.replace);
      return true;
    case 'battle':
      return beginBattle(table, by);
    case 'spare-shields':
      return spareShields(table, player, part.from);
    case 'deploy-from':
      return by.picked === undefined ? ask(table, part, by) : deployPicked(table, by.picked, part.where, by);
    case 'take-from-trash':
    case 'exile-from-trash':
    case 'shuffle-in':
    case 'pair-from':
    case 'choose':
    case 'rest-units':
    case 'look':
    case 'one-of':
      return ask(table, part, by);
    case 'unpair':
      return isEnough(state, by, part.on, unpair(table, meant(state, part.on, by), part.to, by));
    case 'use-paired':
      return activatePaired(table, by);
    case 'change-target':
      return changeTarget(table, meant(state, 'chosen', by), player);
    case 'hit-shields':
      return hitFirst(table, player, part.amount, { ...by, player: owner });
    case 'lose-shields':
      return loseFirst(table, player, part.count);
    case 'use-discarded':
      return activateDiscarded(table, part, by);
    case 'pair-used':
      return pairUsed(table, by);
    case 'exile-this':
      return moveThis(table, by, 'removed');
    case 'take-this':
      return moveThis(table, by, 'hand');
    case 'each-player':
      dividedAmong(table, part, player);
      return undefined;
    case 'damage': {
      const ids = meant(state, part.on, by).filter((id) => placeOf(state, id));
      const amount = part.amount * howOften(state, by, part.times);
      destroying(table, ids, owner, () => effectDamage(table, ids, amount, { ...by, player: owner }));
      return isEnough(state, by, part.on, amount > 0 ? ids.length : 0);
    }
    case 'gain': {
      const given = counted(part, howOften(state, by, part.times));
      const dealtTo = part.damageTo === 'this' ? (by.unit ?? by.card) : by.targets[0];
      const ids = given ? meant(state, part.on, by) : [];
      return isEnough(
        state,
        by,
        part.on,
        ids.filter(
          (id) =>
            given &&
            gain(table, id, { ...given, ...(part.damageTo && dealtTo && { dealtTo }) }, part.lasts, owner),
        ).length,
      );
    }
    case 'destroy': {
      const ids = meant(state, part.on, by).filter((id) => canBeDestroyed(table, id, owner));
      atOnce(table, () => {
        for (const id of ids) triggerAbout(table, 'unit-put-down', id);
      });
      if (ids.some((id) => unitAt(state, id)?.owner === owner))
        note(table, { what: 'put-down', player: owner, card: by.card });
      destroying(table, ids, owner, () =>
        destroyUnits(table, ids, 'effect', { player: owner, card: by.card }),
      );
      for (const id of ids) takeBase(table, sideOfBase(state, id), 'destroyed');
      return isEnough(state, by, part.on, ids.length);
    }
    default: {
      let worked = 0;
      atOnce(table, () => {
        for (const id of meant(state, part.on, by)) if (work(table, part, id, owner)) worked++;
      });
      return isEnough(state, by, part.on, worked);
    }
  }
}

const howOften = (state: PlayState, { player, unit, card }: Resolving, times: Times | undefined): number =>
  times ? timesOf(state, player, unit ?? card, times) : 1;

/** Done is what was done to as many as the text asks to choose. */
function isEnough(state: PlayState, { asked }: Resolving, on: On | undefined, worked: number): boolean {
  if (state.resolving) state.resolving = { ...state.resolving, worked };
  return worked > 0 && (on !== undefined || worked >= (asked ?? 0));
}

/** Remembers the enemy Units that a text destroys as it does this. */
function destroying({ state }: Table, ids: readonly string[], owner: Seat, happen: () => void): void {
  const enemies = ids.filter((id) => {
    const unit = unitAt(state, id);
    return unit && sideOf(state, unit.owner) !== sideOf(state, owner);
  });
  happen();
  const gone = enemies.filter((id) => !unitAt(state, id)).length;
  if (gone > 0 && state.resolving)
    state.resolving = { ...state.resolving, destroyed: (state.resolving.destroyed ?? 0) + gone };
}

/** As many as there are, if there are fewer; then it was not done. */
function mustDiscard(table: Table, by: Resolving, part: Extract<Effect, { does: 'discard' }>): boolean {
  const { state, log } = table;
  const { player } = by;
  const have = discardable(state, player, part.of).length;
  const count = part.count * howOften(state, by, part.times);
  const left = Math.min(count, have);
  if (left > 0) {
    log.tell('must-discard', { player, count: left, limit: 0 });
    state.due = { what: 'discard', player, left, ...(part.of && { of: part.of }) };
  }
  return left > 0 && have >= count;
}

// gundam/shield-area
function spareShields(
  table: Table,
  player: Seat,
  from: NonNullable<Extract<Effect, { does: 'spare-shields' }>['from']>,
): boolean {
  const { state, log } = table;
  if (!state.battle) return false;
  setBattle(table, 'spared', [...(state.battle.spared ?? []), { side: sideOf(state, player), from }]);
  log.tell('shields-spared', { player });
  return true;
}

/** Of several, the one that stands for how many Units its player has; the last one for more. */
export function tokenOf(state: PlayState, unit: UnitFacts | readonly UnitFacts[], player: Seat): UnitFacts {
  if ('type' in unit) return unit;
  const count = state.units.filter(({ owner }) => owner === player).length;
  return unit[Math.min(count, unit.length - 1)] as UnitFacts;
}

type OnCard = Extract<
  Effect,
  { does: 'recover' } | { does: 'rest' | 'set-active' | 'destroy' | 'return' | 'keep-rested' }
>;

/** What an effect does to one card on the table. A card that has gone is left alone. Whether it did something. */
function work(table: Table, effect: OnCard, id: string, by: Seat): boolean {
  const { state, log } = table;
  const place = unitAt(state, id) ?? baseAt(state, id);
  if (!place) return false;
  const card = nameOf(state, id);
  switch (effect.does) {
    case 'rest':
      return rest(table, id, by);
    case 'set-active':
      if (!place.rested || hasGain(gainsOf(state, id), 'cannotSetActive')) return false;
      setPlace(table, id, 'rested', false);
      log.tell('set-active', { card });
      triggerUnit(table, id, 'set-active');
      return true;
    case 'keep-rested':
      if (!unitAt(state, id)) return false;
      setUnit(table, id, 'keptRested', true);
      log.tell('kept-rested', { card });
      return true;
    case 'return':
      returnUnit(table, id, effect.to);
      takeBase(table, sideOfBase(state, id), 'returned', effect.to);
      return true;
    case 'recover':
      return recover(table, id, effect.amount);
    default:
      return false;
  }
}

/** An effect of this player's rests a Unit or Base, as what comes before its colon does too. Whether it was active. */
export function rest(table: Table, id: string, by: Seat): boolean {
  const { state, log } = table;
  const place = placeOf(state, id);
  if (!place || place.rested) return false;
  setPlace(table, id, 'rested', true);
  log.tell('rested', { card: nameOf(state, id) });
  const isEnemys = sideOf(state, place.owner) !== sideOf(state, by);
  const isMeant = ({ byEnemy }: Ability): boolean => !byEnemy || isEnemys;
  triggerUnit(table, id, 'rested', isMeant);
  if (unitAt(state, id)) triggerAbout(table, 'unit-rested', id, isMeant);
  return true;
}

/** Counters come off, at most as many as there are. Whether any did. */
// gundam/damage-counter
export function recover(table: Table, id: string, amount: number): boolean {
  const { state, log } = table;
  const place = unitAt(state, id) ?? baseAt(state, id);
  const taken = Math.min(amount, place?.damage ?? 0);
  if (!place || taken <= 0) return false;
  setPlace(table, id, 'damage', place.damage - taken);
  log.tell('recovered', { card: nameOf(state, id), amount: taken });
  triggerAt(table, id, 'recovers');
  return true;
}

const FIGURES = ['ap', 'hp', 'keywords'] as const;
const ABILITIES = [
  ...(['attacksActive', 'attacksAtOnce', 'attacksUnitsAtOnce', 'cannotBlock', 'cannotAttack'] as const),
  ...(['cannotAttackPlayer', 'unhurtBy', 'reduce', 'drawsAttacks', 'unharmedBy', 'sparesShields'] as const),
  ...(['cannotPair', 'cannotSetActive', 'undestroyed', 'apKept', 'ability', 'traits'] as const),
  ...(['drawsFirst', 'damageTo'] as const),
] satisfies (keyof Gain)[];

const said = (given: Gain, keys: readonly (keyof Gain)[]): Gain =>
  Object.fromEntries(keys.flatMap((key) => (given[key] === undefined ? [] : [[key, given[key]]])));

/** Something that lasts for the battle or the turn; outside a battle there is no "this battle". Whether it was given. */
// gundam/during-this-battle
export function gain(table: Table, id: string, given: Given, lasts: Lasts, by?: Seat): boolean {
  const { state, log } = table;
  const unit = unitAt(state, id);
  if (!unit || (lasts === 'battle' && !state.battle)) return false;
  const card = nameOf(state, id);
  const { dealtTo } = given;
  const gains: Given = { ...said(given, [...FIGURES, ...ABILITIES]), ...(dealtTo && { dealtTo }) };
  if (by && isApKept(state, unit, given, by)) {
    log.tell('ap-kept', { card });
    const { ap: _, ...rest } = gains;
    return Object.keys(rest).length > 0 && gain(table, id, rest, lasts);
  }
  const { ap, hp, keywords } = given;
  setUnit(table, id, 'gains', [...unit.gains, { lasts, ...gains }]);
  if (ap) log.tell('ap-changed', { card, amount: ap, lasts });
  if (hp) log.tell('hp-changed', { card, amount: hp, lasts });
  for (const keyword in keywords) {
    const amount = Number(keywords[keyword as keyof Keywords]);
    log.tell('keyword-gained', { card, keyword: keyword as keyof Keywords, amount, lasts });
  }
  if (ABILITIES.some((each) => given[each] !== undefined)) log.tell('text-gained', { card, lasts });
  if (hp) buryBeaten(table);
  return true;
}

/** The top Shield of the area joins its owner's hand. Whether there was one. */
// gundam/rulebook/multiplayer#team-battle
function takeShield(table: Table, player: Seat): boolean {
  const { state, log } = table;
  const side = sideOf(state, player);
  const [shield, ...left] = state.areas[side]?.shields ?? [];
  if (!shield) return false;
  setArea(table, side, 'shields', left);
  addTo(table, shield.owner, 'hand', [shield.card]);
  log.tell('shield-taken', { player: shield.owner });
  return true;
}

/** The card leaves the hand or the trash and comes into play; nothing is paid for it. */
// gundam/deploy#no-cost
function deployPicked(table: Table, card: string, where: 'hand' | 'trash', by: Resolving): boolean {
  const { state } = table;
  const cards = playerOf(state, by.player)[where];
  setPlayer(
    table,
    by.player,
    where,
    cards.filter((id) => id !== card),
  );
  deploy(table, by.player, card, by.replace, { fromTrash: where === 'trash' });
  if (state.resolving) {
    const { picked: _, ...left } = state.resolving;
    state.resolving = left;
  }
  return true;
}

/** The card, which lies nowhere yet, joins the Unit of its player that was chosen. Whether it could. */
// gundam/pilot-ability, gundam/team-battle#own-pilots
function pairThis(table: Table, { kind, player, card, targets }: Resolving): boolean {
  const { state } = table;
  const [id = ''] = targets;
  const unit = unitAt(state, id);
  if (kind === 'ability' || !canBePaired(state.cards[card])) return false;
  if (unit?.owner !== player || !canTakePilot(state, unit)) return false;
  placePilot(table, card, id);
  return true;
}

// gundam/token
function makeTokens(table: Table, count: number, unit: UnitFacts, by: Resolving, rested: boolean): void {
  const ids: string[] = [];
  for (let i = 0; i < count; i++) ids.push(`token-${++table.state.made}`);
  addFacts(table, ids, unit);
  atOnce(table, () => {
    for (const id of ids) deploy(table, by.player, id, by.replace, { rested });
  });
}
