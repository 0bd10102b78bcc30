import type { Ability, Gain } from '../printed/schema';
import { takerOf, tellTaker } from './instead';
import { lastingTexts } from './lasting';
import {
  atOnce,
  destroyUnits,
  putInto,
  sideOfBase,
  takeBase,
  triggerAbout,
  triggerAt,
  triggerUnit,
} from './leave';
import { attackedSide, hasTurn, isSeat, nameOf, sideOf, unitAt } from './sides';
import { areShieldsSafe, cardsIn, isSpared } from './spared';
import type { PlayState, Resolving, Seat } from './state';
import { setArea, setBase, setPlace, setUnit, type Table } from './table';
import {
  apOf,
  baseAt,
  baseFacts,
  bearerOf,
  fits,
  gainsOf,
  hpLeft,
  hpLeftOf,
  isUnhurtBy,
  keywordsOf,
  placeOf,
  reachingNow,
} from './values';
import { defeat } from './victory';

/** Whose effect it is, and the card whose text it is: a Unit's own, its Pilot's, a Command's. */
type Source = Pick<Resolving, 'player' | 'card' | 'unit'>;

/** Counters go on the card, as many as the damage it takes; it is not destroyed yet. */
// gundam/damage-counter
function count(table: Table, id: string, amount: number): void {
  const { state, log } = table;
  const unit = unitAt(state, id);
  if (!unit) return;
  setUnit(table, id, 'damage', unit.damage + amount);
  log.tell('damaged', { card: nameOf(state, id), amount, left: Math.max(0, hpLeft(state, id)) });
}

/** What is left of damage to a Unit or Base, an enemy's if not its own side's, once texts have reduced it. */
// gundam/how-wording-is-read#reduce
function reduced(table: Table, id: string, amount: number, { kind, own }: Dealt): number {
  const { state, log } = table;
  const place = placeOf(state, id);
  const isMeant = (gain: Gain): boolean =>
    gain.reduce !== undefined &&
    (!own || gain.reduce.anybodys === true) &&
    (gain.reduce.kind === undefined || gain.reduce.kind === kind) &&
    !(gain.reduce.oncePerTurn && place?.used.includes(usedAs(state, id, gain)));
  const reducing = gainsOf(state, id, 'reduce').filter(isMeant);
  if (reducing.length === 0) return amount;
  const used = reducing.filter(({ reduce }) => reduce?.oncePerTurn).map((gain) => usedAs(state, id, gain));
  if (place && used.length > 0) setPlace(table, id, 'used', [...place.used, ...used]);
  const unit = unitAt(state, id);
  if (unit)
    setUnit(
      table,
      id,
      'gains',
      unit.gains.filter((gain) => !(gain.reduce?.next && isMeant(gain))),
    );
  const less = reducing.reduce((sum, { reduce }) => sum + (reduce?.by ?? 0), 0);
  log.tell('reduced', { card: nameOf(state, id), amount: Math.min(less, amount) });
  return Math.max(0, amount - less);
}

/** The name by which a lasting text that works once per turn is noted as used: its place on its Unit, or on the Pilot. */
// gundam/once-per-turn
function usedAs(state: PlayState, id: string, gain: Gain): string {
  const pilot = unitAt(state, id)?.pilot;
  for (const card of pilot === undefined ? [id] : [id, pilot]) {
    const facts = state.cards[card];
    const index = facts && facts.type !== 'command' ? (facts.constants ?? []).indexOf(gain) : -1;
    if (index >= 0) return `${card}#lasting-${index}`;
  }
  return `${id}#lasting`;
}

/** Units whose damage has reached their HP. */
// gundam/destroy
const beaten = (state: PlayState, ids: readonly string[]): string[] =>
  ids.filter((id) => unitAt(state, id) !== undefined && hpLeft(state, id) <= 0);

/** Damage from a text of this player's, to all of these at the same time: only then are they destroyed. */
// gundam/battle-damage
export function effectDamage(table: Table, ids: readonly string[], amount: number, by: Source): void {
  if (amount <= 0) return;
  const { state } = table;
  const hit = (id: string): void => {
    const side = sideOfBase(state, id);
    if (unitAt(state, id)) effectDamageTo(table, id, amount, by);
    else if (side >= 0 && side === sideOf(state, by.player)) hitBase(table, side, amount);
    else if (side >= 0) {
      hitBase(table, side, amount, { kind: 'effect', from: by });
      if (!state.areas[side]?.base) brokeShieldArea(table, by.unit ?? by.card, 'effect');
    }
  };
  atOnce(table, () => ids.forEach(hit));
  destroyUnits(table, beaten(state, ids), 'damage');
}

/** A Unit has destroyed a card of an enemy shield area. */
function brokeShieldArea(table: Table, id: string, kind: 'battle' | 'effect'): void {
  const isMeant = ({ anyDamage }: Ability): boolean => kind === 'battle' || anyDamage === true;
  if (!unitAt(table.state, id)) return;
  triggerUnit(table, id, 'destroys-shield', isMeant);
  if (kind === 'battle') triggerUnit(table, id, 'destroys-card');
  triggerAbout(table, 'unit-destroys-shield', id, isMeant);
}

/** What has dealt damage: an enemy in battle, or an effect of an enemy's or one's own. */
interface Dealt {
  kind: 'battle' | 'effect';
  own?: true;
  by?: string;
  /** The enemy text that deals it. */
  from?: Omit<Source, 'player'>;
}

const OWN_EFFECT: Dealt = { kind: 'effect', own: true };

/** A Unit or Base has received damage. */
function received(table: Table, id: string, { kind, own, by }: Dealt): void {
  const { state } = table;
  const isMeant = ({ damage = {} }: Ability): boolean =>
    (damage.kind === undefined || damage.kind === kind) &&
    !(damage.enemy && own) &&
    (damage.by === undefined || (by !== undefined && fits(state, by, damage.by)));
  triggerAt(table, id, 'damaged', isMeant, by);
  if (unitAt(state, id)) triggerAbout(table, 'unit-damaged', id, isMeant);
}

/** Whether a text keeps this effect damage of an enemy's from a Unit or Base. */
const isUnharmedBy = (
  state: PlayState,
  id: string,
  amount: number,
  { unit, card }: Omit<Source, 'player'>,
): boolean =>
  gainsOf(state, id).some(
    ({ unharmedBy }) =>
      unharmedBy &&
      (!unharmedBy.units || fits(state, unit ?? card, unharmedBy.units)) &&
      (!unharmedBy.commands || state.cards[card]?.type === 'command') &&
      amount <= (unharmedBy.atMost ?? amount),
  );

/** What a Unit or Base takes of an enemy's effect damage: none that a text keeps from it, as dealt or once it is reduced. */
// gundam/how-wording-is-read#reduce, gundam/how-wording-is-read#cannot-wins
function takenOf(table: Table, id: string, amount: number, from: Omit<Source, 'player'>): number {
  const { state, log } = table;
  const isKeptOff = (left: number): boolean => left > 0 && isUnharmedBy(state, id, left, from);
  const left = isKeptOff(amount) ? amount : reduced(table, id, amount, { kind: 'effect' });
  if (!isKeptOff(left)) return left;
  log.tell('unharmed', { card: nameOf(state, id), by: nameOf(state, from.card) });
  return 0;
}

function effectDamageTo(table: Table, id: string, amount: number, by: Source): void {
  const { state } = table;
  const owner = unitAt(state, id)?.owner;
  const isEnemy = owner !== undefined && sideOf(state, owner) !== sideOf(state, by.player);
  const taken = isEnemy ? takenOf(table, id, amount, by) : reduced(table, id, amount, OWN_EFFECT);
  if (taken === 0) return;
  count(table, id, taken);
  if (isEnemy) triggerUnit(table, id, 'effect-damage');
  received(table, id, isEnemy ? { kind: 'effect' } : OWN_EFFECT);
}

/** Units none of which is beaten, with the facts of their table. */
const UNBEATEN = new WeakMap<PlayState['units'], PlayState['cards']>();

/** Every Unit that has no HP left. Where no lasting text in play gives HP, that is up to the Units and their cards alone. */
// gundam/destroy
export function beatenUnits(state: PlayState): string[] {
  const { units, cards } = state;
  const found: string[] = [];
  const isUpToThem = !lastingTexts(state, 'hp').cards.some((card) => bearerOf(state, card));
  if (isUpToThem && UNBEATEN.get(units) === cards) return found;
  const reaching = reachingNow(state, 'hp');
  for (const unit of units) if (hpLeftOf(state, unit, reaching) <= 0) found.push(unit.id);
  if (isUpToThem && found.length === 0) UNBEATEN.set(units, cards);
  return found;
}

/** Units that a change of HP leaves with none are destroyed. Whether there were any. */
// gundam/destroy
export function buryBeaten(table: Table): boolean {
  const dead = beatenUnits(table.state);
  if (dead.length === 0) return false;
  destroyUnits(table, dead);
  return true;
}

/** Damage to a Base, which texts may reduce: an effect of its own side's if nothing else is said. */
// gundam/excess-damage
function hitBase(table: Table, side: number, dealt: number, by: Dealt = OWN_EFFECT): void {
  const { state, log } = table;
  const base = state.areas[side]?.base;
  if (!base) return;
  const amount = by.from ? takenOf(table, base.card, dealt, by.from) : reduced(table, base.card, dealt, by);
  if (amount === 0) return;
  setBase(table, base.card, 'damage', base.damage + amount);
  const card = nameOf(state, base.card);
  const left = baseFacts(state, base.card).hp - base.damage - amount;
  log.tell('damaged', { card, amount, left: Math.max(0, left) });
  if (left < 0) log.tell('excess-lost', { card, amount: -left });
  received(table, base.card, by);
  if (left <= 0) takeBase(table, side, 'destroyed');
}

/** The top Shields are destroyed: revealed at once if their cards are known, else whoever knows says what they are. */
// gundam/rulebook/attack#damage-management
function hitShields(table: Table, side: number, shields: number): void {
  const { state, log } = table;
  const all = state.areas[side]?.shields ?? [];
  setArea(table, side, 'shields', all.slice(shields));
  for (const shield of all.slice(0, shields)) {
    log.tell('shield-destroyed', { player: shield.owner });
    if (state.cards[shield.card]) reveal(table, shield.owner, shield.card);
    else state.revealing = [...state.revealing, shield];
  }
}

/** A destroyed Shield is shown; without Burst it goes to the trash. */
// gundam/burst
export function reveal(table: Table, owner: Seat, card: string): void {
  const { state, log } = table;
  log.tell('revealed', { player: owner, card: nameOf(state, card) });
  if (state.cards[card]?.burst === undefined) putInto(table, owner, card, 'trash');
  else table.triggered.push({ kind: 'burst', player: owner, card });
}

/** Damage to a shield area: the Base takes it, or else the top Shield. Whether there was a card to take it. */
// gundam/rulebook/attack#damage-step
function hitArea(table: Table, side: number, amount: number, by: Dealt, shields = 1): boolean {
  const area = table.state.areas[side];
  if (!area || (!area.base && area.shields.length === 0)) return false;
  if (area.base) hitBase(table, side, amount, by);
  else hitShields(table, side, shields);
  return true;
}

/** Effect damage, mostly an enemy's, to the first card of a player's shield area. Whether there was one. */
// gundam/how-wording-is-read#first-card
export function hitFirst(table: Table, player: Seat, amount: number, by: Source): boolean {
  const { state, log } = table;
  const side = sideOf(state, player);
  const base = state.areas[side]?.base?.card;
  const had = cardsIn(state, side);
  if (amount <= 0 || had === 0) return false;
  const own = side === sideOf(state, by.player);
  if (!own && isSpared(state, side, by.unit ?? by.card)) {
    log.tell('shields-unhurt', { unit: nameOf(state, by.unit ?? by.card) });
    return false;
  }
  const before = base && baseAt(state, base)?.damage;
  hitArea(table, side, amount, own ? OWN_EFFECT : { kind: 'effect', from: by });
  if (!own && cardsIn(state, side) < had) brokeShieldArea(table, by.unit ?? by.card, 'effect');
  return base === undefined || baseAt(state, base)?.damage !== before;
}

/** The first cards of a player's shield area are destroyed at the same time. Whether there were so many. */
// gundam/how-wording-is-read#first-card
export function loseFirst(table: Table, player: Seat, count: number): boolean {
  const { state } = table;
  const side = sideOf(state, player);
  const had = cardsIn(state, side);
  const base = state.areas[side]?.base && count > 0 ? 1 : 0;
  if (base) takeBase(table, side, 'destroyed');
  hitShields(table, side, count - base);
  return had > 0 && had >= count;
}

/** What the damage step does: damage by AP, in battle or to the player's shield area. */
// gundam/rulebook/attack#damage-step
export function dealBattleDamage(table: Table): void {
  const { state } = table;
  const { battle } = state;
  if (!battle) return;
  if (isSeat(state, battle.target)) hitPlayer(table, battle.attacker, battle.target);
  else fight(table, battle.attacker, battle.target);
}

/** Suppression deals the damage to the first two Shields at once; a Base takes it alone. */
function hitPlayer(table: Table, attacker: string, target: string): void {
  const { state, log } = table;
  const amount = apOf(state, attacker);
  if (amount <= 0) {
    log.tell('no-damage', { unit: nameOf(state, attacker) });
    return;
  }
  const side = attackedSide(state, target);
  const shields = keywordsOf(state, attacker).suppression ? 2 : 1;
  const owner = unitAt(state, attacker)?.owner;
  const had = cardsIn(state, side);
  const base = state.areas[side]?.base?.card;
  if (
    had > 0 &&
    (isSpared(state, side, attacker) || (base === undefined && areShieldsSafe(state, side, attacker)))
  )
    log.tell('shields-unhurt', { unit: nameOf(state, attacker) });
  else if (base !== undefined && isUnhurtBy(state, base, attacker))
    log.tell('unhurt', { card: nameOf(state, base), by: nameOf(state, attacker) });
  else if (!hitArea(table, side, amount, { kind: 'battle', by: attacker }, shields) && owner)
    defeat(table, side, 'battle-damage', sideOf(state, owner));
  if (cardsIn(state, side) < had) brokeShieldArea(table, attacker, 'battle');
}

/** Both Units deal their AP at the same time; with First Strike the attacker goes first. */
// gundam/rulebook/attack#damage-step
function fight(table: Table, attacker: string, target: string): void {
  const { state, log } = table;
  const owner = unitAt(state, attacker)?.owner;
  const { firstStrike, breach: amount = 0 } = keywordsOf(state, attacker);
  const breach = owner && hasTurn(state, owner) ? amount : 0;
  const theirs = attackedSide(state, target);
  const dealt = firstStrike ? undefined : apOf(state, target);
  if (firstStrike) log.tell('first-strike', { unit: nameOf(state, attacker) });
  const dead: string[] = [];
  let broke = false;
  atOnce(table, () => {
    const struck = strike(table, attacker, target, apOf(state, attacker));
    const hit = dealt !== undefined && strike(table, target, attacker, dealt);
    const [ours, its] = [takerOf(state, attacker), takerOf(state, target)];
    dead.push(...beaten(state, [ours, its]));
    broke = struck && dead.includes(its);
    if (struck) triggerUnit(table, attacker, 'damages');
    if (hit) triggerUnit(table, target, 'damages');
    if (broke) triggerDestroys(table, attacker);
    if (hit && dead.includes(ours)) triggerDestroys(table, target);
  });
  const spared = broke && breach > 0 && isSpared(state, theirs, attacker);
  destroyUnits(table, dead, 'damage');
  if (spared) log.tell('shields-unhurt', { unit: nameOf(state, attacker) });
  else if (broke && breach > 0 && owner)
    table.triggered.push({ kind: 'breach', player: owner, card: attacker, side: theirs, amount: breach });
  if (firstStrike && unitAt(state, target)) {
    const back = strike(table, target, attacker, apOf(state, target));
    const fallen = beaten(state, [takerOf(state, attacker)]);
    if (back) triggerUnit(table, target, 'damages');
    if (back && fallen.length > 0) triggerDestroys(table, target);
    destroyUnits(table, fallen, 'damage');
  }
}

function triggerDestroys(table: Table, id: string): void {
  triggerUnit(table, id, 'destroys');
  triggerUnit(table, id, 'destroys-card');
  triggerAbout(table, 'unit-destroys', id);
}

/** One Unit's battle damage to another. Whether any was dealt. */
function strike(table: Table, by: string, to: string, amount: number): boolean {
  const { state, log } = table;
  if (amount <= 0) log.tell('no-damage', { unit: nameOf(state, by) });
  else if (isUnhurtBy(state, to, by)) log.tell('unhurt', { card: nameOf(state, to), by: nameOf(state, by) });
  else {
    const taker = takerOf(state, to);
    tellTaker(table, to, taker);
    if (taker !== to && isUnhurtBy(state, taker, by)) return false;
    const taken = reduced(table, taker, amount, { kind: 'battle' });
    if (taken === 0) return false;
    count(table, taker, taken);
    received(table, taker, { kind: 'battle', by });
    return true;
  }
  return false;
}

/** Damage to the shield area of the player whose Unit was destroyed; an empty one takes none. */
// gundam/breach
export function breach(table: Table, side: number, amount: number, card: string): void {
  const { state, log } = table;
  const area = state.areas[side];
  const unit = nameOf(state, card);
  if (!area || (!area.base && area.shields.length === 0)) {
    log.tell('breach-idle', { unit });
    return;
  }
  log.tell('breach', { unit, amount });
  const had = cardsIn(state, side);
  hitArea(table, side, amount, { kind: 'effect', by: card, from: { card } });
  if (cardsIn(state, side) < had) brokeShieldArea(table, card, 'effect');
}
