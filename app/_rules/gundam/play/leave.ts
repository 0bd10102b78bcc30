import { isToken, MOST_UNITS } from '../cards';
import type { Ability, Need } from '../printed/schema';
import { abilityWaiting } from './abilities';
import { candidates, unitsOfSide } from './choose';
import { note } from './happened';
import { cardFits, meets } from './needs';
import { nameOf, playerOf, sideOf, unitAt } from './sides';
import type { PlayState, Seat } from './state';
import { addTo, addUnit, dropUnit, setArea, setPlayer, setUnit, type Table } from './table';
import {
  baseAt,
  bearerOf,
  gainsOf,
  hasGain,
  hasOpponent,
  hasPilot,
  holds,
  isLinkUnit,
  placeOf,
} from './values';

/** Puts a card into its owner's trash or hand; a token leaves the game instead. */
// gundam/trash, gundam/token
export function putInto(table: Table, owner: Seat, card: string, area: 'trash' | 'hand'): void {
  const { state, log } = table;
  if (isToken(state.cards[card])) {
    addTo(table, owner, 'removed', [card]);
    log.tell('token-removed', { card: nameOf(state, card) });
  } else addTo(table, owner, area, [card]);
}

/** Whether what has happened is what a text of this player's waits for. */
type Meant = (ability: Ability, player: Seat) => boolean;

/** The abilities of a card that work by themselves at this moment. */
export function trigger(
  table: Table,
  player: Seat,
  card: string,
  when: Ability['when'],
  unit?: string,
  isMeant: Meant = () => true,
  about?: string,
): void {
  const facts = table.state.cards[card];
  if (!facts || facts.type === 'command') return;
  const pilot = when === 'destroyed' && unit !== undefined ? unitAt(table.state, unit)?.pilot : undefined;
  const printed = facts.abilities ?? [];
  const given = givenTo(table.state, card);
  [...printed, ...given].forEach((ability, index) => {
    if (ability.when !== when || !isMeant(ability, player)) return;
    if (!holds(table.state, unit ?? card, ability.while)) return;
    if (!hasPilot(table.state, unit ?? card, ability.pilot)) return;
    if (!hasOpponent(table.state, unit ?? card, ability.battling)) return;
    if (when === 'destroyed' && !meets(table.state, player, lastStateOf(ability.if), unit ?? card)) return;
    if (ability.oncePerTurn && hasWorked(table, unit ?? card, card, index)) return;
    table.triggered.push({
      kind: 'trigger',
      player,
      card,
      ability: index,
      ...(unit !== undefined && { unit }),
      ...(about !== undefined && { about }),
      ...(pilot !== undefined && { pilot }),
      ...(index >= printed.length && { given: ability }),
    });
  });
}

/** The abilities that effects have given to a Unit. */
const givenTo = (state: PlayState, id: string): readonly Ability[] =>
  unitAt(state, id)?.gains.flatMap(({ ability }) => ability ?? []) ?? [];

/** What a Destroyed effect asks of its own card and of Pilots in play: that is looked at as the card was last in play. */
// gundam/destroyed-effect#last-state
const lastStateOf = ({ this: own, pilots }: Need = {}): Need => ({
  ...(own && { this: own }),
  ...(pilots && { pilots }),
});

/** Whether an ability that works once per turn has done so, or waits to. */
// gundam/once-per-turn
const hasWorked = ({ state, triggered }: Table, place: string, card: string, index: number): boolean =>
  placeOf(state, place)?.used.includes(`${card}#${index}`) === true ||
  [...state.pending.flat(), ...triggered].some(
    (each) => each.kind === 'trigger' && each.card === card && each.ability === index,
  );

/** A Unit's own abilities and those its Pilot gives it. */
// gundam/pairing
export function triggerUnit(
  table: Table,
  id: string,
  when: Ability['when'],
  isMeant?: Meant,
  about?: string,
): void {
  const unit = unitAt(table.state, id);
  if (!unit) return;
  trigger(table, unit.owner, id, when, id, isMeant, about);
  if (unit.pilot !== undefined) trigger(table, unit.owner, unit.pilot, when, id, isMeant, about);
}

/** Those of a Unit and its Pilot, or of a Base. */
export function triggerAt(
  table: Table,
  id: string,
  when: Ability['when'],
  isMeant?: Meant,
  about?: string,
): void {
  triggerUnit(table, id, when, isMeant, about);
  const base = baseAt(table.state, id);
  if (base) trigger(table, base.owner, id, when, undefined, isMeant, about);
}

const WAITING = new WeakMap<PlayState['cards'], Set<string>>();

/** Everything that some card of the table waits for; the facts of a table hardly ever change. */
function waitedFor({ cards }: PlayState): Set<string> {
  let found = WAITING.get(cards);
  if (!found) {
    found = new Set();
    for (const id in cards) {
      const facts = cards[id];
      if (facts?.type !== 'command') for (const { when } of facts?.abilities ?? []) found.add(when);
    }
    WAITING.set(cards, found);
  }
  return found;
}

type OfOthers = Extract<Ability['when'], `unit-${string}`>;

/** Texts of any card in play that wait for something to happen to a Unit, their own or another. */
export function triggerAbout(table: Table, when: OfOthers, about: string, isMeant: Meant = () => true): void {
  const { state } = table;
  if (!waitedFor(state).has(when)) return;
  const each = (owner: Seat, source: string, card: string, unit?: string): void =>
    trigger(
      table,
      owner,
      card,
      when,
      unit,
      (ability) =>
        isMeant(ability, owner) &&
        (ability.of ? candidates(state, owner, source, ability.of).includes(about) : source === about),
      about,
    );
  for (const { id, owner, pilot } of state.units) {
    each(owner, id, id, id);
    if (pilot !== undefined) each(owner, id, pilot, id);
  }
  for (const { base } of state.areas) if (base) each(base.owner, base.card, base.card);
}

/**
 * Everything that happens here does so at one moment: a text that waits for it triggers once. One that speaks of each
 * Unit does so for every one of them.
 */
// gundam/order-of-effects#triggers-once
export function atOnce(table: Table, happen: () => void): void {
  const { state, triggered } = table;
  table.triggered = [];
  happen();
  const seen = new Set<string>();
  const once = table.triggered.filter((waiting) => {
    if (waiting.kind !== 'trigger' || waiting.about === undefined) return true;
    const { card, ability } = waiting;
    if (abilityWaiting(state, waiting)?.effects.some((part) => 'on' in part && part.on === 'that'))
      return true;
    const isFirst = !seen.has(`${card}#${ability}`);
    seen.add(`${card}#${ability}`);
    return isFirst;
  });
  table.triggered = [...triggered, ...once];
}

/** Texts of a player's cards in play that wait for something that this player does. */
export function triggerOf(
  table: Table,
  player: Seat,
  when: Ability['when'],
  isMeant?: Meant,
  about?: string,
): void {
  const { state } = table;
  if (!waitedFor(state).has(when)) return;
  for (const { id, owner } of state.units) if (owner === player) triggerUnit(table, id, when, isMeant, about);
  for (const { base } of state.areas)
    if (base?.owner === player) trigger(table, player, base.card, when, undefined, isMeant, about);
}

/** A Pilot, or a Command that can be one, is placed beneath a Unit. */
// gundam/pairing, gundam/when-paired, gundam/when-linked
export function placePilot(table: Table, card: string, id: string): void {
  const { state, log } = table;
  setUnit(table, id, 'pilot', card);
  log.tell('paired', { card: nameOf(state, card), unit: nameOf(state, id) });
  const linked = isLinkUnit(state, id);
  if (linked) log.tell('linked', { unit: nameOf(state, id) });
  triggerUnit(table, id, 'paired');
  if (linked) triggerUnit(table, id, 'linked');
  triggerAbout(table, 'unit-paired', id);
  if (linked) triggerAbout(table, 'unit-linked', id);
}

/** Units destroyed at the same time go to the trash, each with the card paired with it. */
// gundam/rulebook/attack#damage-management
export function destroyUnits(
  table: Table,
  ids: readonly string[],
  how?: Ability['by'],
  whose?: { player: Seat; card: string },
): void {
  const { state, log } = table;
  const isMeant: Meant = ({ by, byCard }, player) =>
    (by === undefined || by === how) &&
    (!byCard || (whose?.player === player && cardFits(state.cards[whose.card], byCard)));
  atOnce(table, () => {
    for (const id of ids) {
      triggerUnit(table, id, 'destroyed', isMeant);
      if (unitAt(state, id)) triggerAbout(table, 'unit-destroyed', id, isMeant);
    }
  });
  for (const id of ids) {
    const unit = unitAt(state, id);
    if (!unit) continue;
    log.tell('destroyed', { card: nameOf(state, id) });
    dropUnit(table, id);
    putInto(table, unit.owner, id, 'trash');
    if (unit.pilot === undefined) continue;
    log.tell('destroyed-along', { card: nameOf(state, unit.pilot), unit: nameOf(state, id) });
    putInto(table, unit.owner, unit.pilot, 'trash');
  }
}

/** The card paired with a Unit goes where the Unit goes. */
export function returnUnit(table: Table, id: string, to: 'hand' | 'bottom' = 'hand'): void {
  const { state, log } = table;
  const unit = unitAt(state, id);
  if (!unit) return;
  dropUnit(table, id);
  const cards = unit.pilot === undefined ? [id] : [id, unit.pilot];
  if (to === 'bottom') {
    putUnder(table, unit.owner, cards);
    return;
  }
  for (const card of cards) {
    log.tell('returned', { card: nameOf(state, card), player: unit.owner });
    putInto(table, unit.owner, card, 'hand');
  }
}

/** Under its owner's deck; a token leaves the game instead. */
function putUnder(table: Table, owner: Seat, cards: readonly string[]): void {
  const { state, log } = table;
  const { deck } = playerOf(state, owner);
  for (const card of cards)
    if (isToken(state.cards[card])) putInto(table, owner, card, 'hand');
    else log.tell('returned-under', { card: nameOf(state, card), player: owner });
  const under = cards.filter((card) => !isToken(state.cards[card]));
  if (deck !== undefined)
    setPlayer(table, owner, 'deck', typeof deck === 'number' ? deck + under.length : [...deck, ...under]);
}

/** A card that lies nowhere, once what it says is done, goes to the trash: a Command, or a Shield that Burst. */
// gundam/command, gundam/burst#where-it-goes
export function putAway(table: Table, player: Seat, card: string): void {
  const { hand, trash, removed, deck } = playerOf(table.state, player);
  const lies =
    [hand, trash, removed, Array.isArray(deck) ? deck : []].some((pile) => pile.includes(card)) ||
    bearerOf(table.state, card);
  if (!lies) putInto(table, player, card, 'trash');
}

/** A Unit that makes room for another is not destroyed. */
// gundam/rulebook/playing-cards#card-limits
export function giveUpUnit(table: Table, id: string): void {
  const { state, log } = table;
  const unit = unitAt(state, id);
  if (!unit) return;
  log.tell('replaced', { card: nameOf(state, id) });
  dropUnit(table, id);
  putInto(table, unit.owner, id, 'trash');
  if (unit.pilot !== undefined) putInto(table, unit.owner, unit.pilot, 'trash');
}

/** A Base leaves its area: destroyed, given up for another, or returned to its owner's hand. */
// gundam/base, gundam/destroy
export function takeBase(
  table: Table,
  side: number,
  how: 'destroyed' | 'replaced' | 'returned',
  to: 'hand' | 'bottom' = 'hand',
): void {
  const { state, log } = table;
  const area = state.areas[side];
  if (!area?.base) return;
  const { card, owner } = area.base;
  if (how === 'destroyed') trigger(table, owner, card, 'destroyed');
  setArea(table, side, 'base', null);
  if (how === 'returned' && to === 'bottom') {
    putUnder(table, owner, [card]);
    return;
  }
  if (how === 'returned') log.tell(how, { card: nameOf(state, card), player: owner });
  else log.tell(how, { card: nameOf(state, card) });
  putInto(table, owner, card, how === 'returned' ? 'hand' : 'trash');
}

/** The side whose Base goes by this name; -1 if none does. */
export const sideOfBase = ({ areas }: PlayState, id: string): number =>
  areas.findIndex(({ base }) => base?.card === id);

/** The traits of a Unit, where texts give it some besides its own. */
function lentTo(state: PlayState, id: string): { traits?: readonly string[] } {
  const lent = gainsOf(state, id, 'traits').flatMap(({ traits = [] }) => traits);
  return lent.length > 0 ? { traits: [...(state.cards[id]?.traits ?? []), ...lent] } : {};
}

/** The first of the Units named that is still there gives way, if the battle area is full. */
// gundam/card-limit
function makeRoom(table: Table, player: Seat, replace: readonly string[]): void {
  const units = unitsOfSide(table.state, player);
  if (units.length < MOST_UNITS) return;
  const leaving = replace.find((id) => units.includes(id));
  if (leaving !== undefined) giveUpUnit(table, leaving);
}

/** A Unit or Base comes into play; its player's Base gives way to a new one. */
// gundam/deploy
export function deploy(
  table: Table,
  player: Seat,
  card: string,
  replace: readonly string[] = [],
  { rested = false, fromTrash = false }: { rested?: boolean; fromTrash?: boolean } = {},
): void {
  const { state, log } = table;
  const facts = state.cards[card];
  if (facts?.type === 'unit') {
    makeRoom(table, player, replace);
    const from = fromTrash && { fromTrash: true as const };
    addUnit(table, {
      id: card,
      owner: player,
      rested,
      damage: 0,
      deployed: true,
      ...from,
      gains: [],
      used: [],
    });
    log.tell('deployed', { player, card: nameOf(state, card) });
    if (hasGain(gainsOf(state, card, 'deployedRested'), 'deployedRested'))
      setUnit(table, card, 'rested', true);
    note(table, { what: 'deployed', player, card, ...lentTo(state, card) });
    trigger(table, player, card, 'deploy', card);
    triggerAbout(table, 'unit-deployed', card);
  }
  if (facts?.type === 'base') {
    const side = sideOf(state, player);
    takeBase(table, side, 'replaced');
    setArea(table, side, 'base', { card, owner: player, rested, damage: 0, used: [] });
    log.tell('deployed', { player, card: nameOf(state, card) });
    note(table, { what: 'deployed', player, card });
    trigger(table, player, card, 'deploy');
  }
}
