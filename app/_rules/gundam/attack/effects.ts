import { type Keywords, MOST_UNITS } from '../cards';
import { candidates } from './choose';
import { buryBeaten, effectDamage } from './damage';
import type { Effect, Gain, Lasts, On, Text, UnitFacts } from './facts';
import { deploy, destroyUnits, returnUnit } from './leave';
import { nameOf, playerOf, sideOf, unitAt } from './sides';
import type { AttackState, Seat } from './state';
import { addFacts, addTo, setArea, setPlace, setPlayer, setUnit, type Table } from './table';
import { baseAt } from './values';
import { defeat } from './victory';

/** Whose text is carried out, and what was chosen for it. `unit` is the Unit that a Pilot's text speaks of. */
export interface Carrying {
  player: Seat;
  card: string;
  unit?: string;
  targets?: readonly string[];
  replace?: readonly string[];
}

/** Carries out a text, effect by effect, as it is written. */
export function carryOut(table: Table, text: Text, by: Carrying): void {
  for (const effect of text.effects) {
    if (table.state.over) return;
    apply(table, effect, by, text.choose !== undefined);
  }
}

function meant(state: AttackState, on: On | undefined, by: Carrying, chooses: boolean): readonly string[] {
  if (typeof on === 'object') return candidates(state, by.player, by.unit ?? by.card, on.every);
  if (on === 'chosen' || (on === undefined && chooses)) return by.targets ?? [];
  return [by.unit ?? by.card];
}

function apply(table: Table, effect: Effect, by: Carrying, chooses: boolean): void {
  switch (effect.does) {
    case 'draw':
      draw(table, by.player, effect.count);
      break;
    case 'shield-to-hand':
      takeShield(table, by.player);
      break;
    case 'token':
      makeTokens(
        table,
        effect.count ?? 1,
        tokenOf(table.state, effect.unit, by.player),
        by,
        effect.rested ?? false,
      );
      break;
    case 'to-hand':
      addTo(table, by.player, 'hand', [by.card]);
      table.log.tell('returned', { card: nameOf(table.state, by.card), player: by.player });
      break;
    case 'deploy':
      deploy(table, by.player, by.card, by.replace);
      break;
    case 'destroy':
      destroyUnits(
        table,
        meant(table.state, effect.on, by, chooses).filter((id) => unitAt(table.state, id)),
      );
      break;
    case 'damage':
    case 'gain':
    case 'recover':
    case 'rest':
    case 'set-active':
    case 'return':
      for (const id of meant(table.state, effect.on, by, chooses)) work(table, effect, id);
  }
}

/** Of several, the one that stands for how many Units its player has; the last one for more. */
function tokenOf(state: AttackState, unit: UnitFacts | readonly UnitFacts[], player: Seat): UnitFacts {
  if ('type' in unit) return unit;
  const count = state.units.filter(({ owner }) => owner === player).length;
  return unit[Math.min(count, unit.length - 1)] as UnitFacts;
}

type OnCard = Extract<
  Effect,
  | { does: 'damage' }
  | { does: 'gain' }
  | { does: 'recover' }
  | { does: 'rest' | 'set-active' | 'return' | 'destroy' }
>;

/** What an effect does to one card on the table. A card that has gone is left alone. */
function work(table: Table, effect: OnCard, id: string): void {
  const { state, log } = table;
  const place = unitAt(state, id) ?? baseAt(state, id);
  if (!place) return;
  const card = nameOf(state, id);
  switch (effect.does) {
    case 'damage':
      effectDamage(table, id, effect.amount);
      break;
    case 'gain':
      gain(table, id, effect, effect.lasts);
      break;
    case 'rest':
      if (place.rested) break;
      setPlace(table, id, 'rested', true);
      log.tell('rested', { card });
      break;
    case 'set-active':
      if (!place.rested) break;
      setPlace(table, id, 'rested', false);
      log.tell('set-active', { card });
      break;
    case 'return':
      returnUnit(table, id);
      break;
    case 'recover':
      recover(table, id, effect.amount);
      break;
  }
}

/** Counters come off, at most as many as there are. */
// gundam/damage-counter
export function recover(table: Table, id: string, amount: number): void {
  const { state, log } = table;
  const place = unitAt(state, id) ?? baseAt(state, id);
  const taken = Math.min(amount, place?.damage ?? 0);
  if (!place || taken <= 0) return;
  setPlace(table, id, 'damage', place.damage - taken);
  log.tell('recovered', { card: nameOf(state, id), amount: taken });
}

/** Something that lasts for the battle or the turn; outside a battle there is no "this battle" to last for. */
// gundam/during-this-battle
export function gain(table: Table, id: string, given: Gain, lasts: Lasts): void {
  const { state, log } = table;
  const unit = unitAt(state, id);
  if (!unit || (lasts === 'battle' && !state.battle)) return;
  const { ap, hp, keywords, attacksActive, attacksAtOnce, cannotAttack, cannotAttackPlayer, unhurtBy } =
    given;
  const card = nameOf(state, id);
  const lasting: Gain & { lasts: Lasts } = { lasts };
  if (ap !== undefined) lasting.ap = ap;
  if (hp !== undefined) lasting.hp = hp;
  if (keywords) lasting.keywords = keywords;
  if (attacksActive) lasting.attacksActive = attacksActive;
  if (attacksAtOnce) lasting.attacksAtOnce = attacksAtOnce;
  if (cannotAttack) lasting.cannotAttack = cannotAttack;
  if (cannotAttackPlayer) lasting.cannotAttackPlayer = cannotAttackPlayer;
  if (unhurtBy) lasting.unhurtBy = unhurtBy;
  setUnit(table, id, 'gains', [...unit.gains, lasting]);
  if (ap) log.tell('ap-changed', { card, amount: ap, lasts });
  if (hp) log.tell('hp-changed', { card, amount: hp, lasts });
  for (const keyword in keywords) {
    const amount = Number(keywords[keyword as keyof Keywords]);
    log.tell('keyword-gained', { card, keyword: keyword as keyof Keywords, amount, lasts });
  }
  if (attacksActive || attacksAtOnce || cannotAttack || cannotAttackPlayer || unhurtBy)
    log.tell('text-gained', { card, lasts });
  if (hp) buryBeaten(table);
}

/** Unknown cards from the deck. Whose deck has no cards left has lost. */
// gundam/victory
function draw(table: Table, seat: Seat, cards: number): void {
  const { state, log } = table;
  const player = playerOf(state, seat);
  const count = Math.min(cards, player.deck ?? cards);
  const drawn: string[] = [];
  for (let i = 0; i < count; i++) drawn.push(`drawn-${++state.made}`);
  addTo(table, seat, 'hand', drawn);
  log.tell('drew', { player: seat, count });
  if (player.deck === undefined) return;
  setPlayer(table, seat, 'deck', player.deck - count);
  if (player.deck === count) defeat(table, sideOf(state, seat), 'empty-deck', sideOf(state, seat));
}

/** The top Shield of the area joins its owner's hand. */
// gundam/rulebook/multiplayer#team-battle
function takeShield(table: Table, player: Seat): void {
  const { state, log } = table;
  const side = sideOf(state, player);
  const [shield, ...left] = state.areas[side]?.shields ?? [];
  if (!shield) return;
  setArea(table, side, 'shields', left);
  addTo(table, shield.owner, 'hand', [shield.card]);
  log.tell('shield-taken', { player: shield.owner });
}

// gundam/token
function makeTokens(table: Table, count: number, unit: UnitFacts, by: Carrying, rested: boolean): void {
  const ids: string[] = [];
  for (let i = 0; i < count; i++) ids.push(`token-${++table.state.made}`);
  addFacts(table, ids, unit);
  for (const id of ids) deploy(table, by.player, id, by.replace, rested);
}

/** How many Units a text brings into play. */
export function unitsDeployed(state: AttackState, card: string, { effects }: Text): number {
  let count = 0;
  for (const effect of effects) {
    if (effect.does === 'token') count += effect.count ?? 1;
    else if (effect.does === 'deploy' && state.cards[card]?.type === 'unit') count++;
  }
  return Math.min(count, MOST_UNITS);
}
