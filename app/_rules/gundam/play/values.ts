import { type CommandCard, type Keywords, links, type PilotCard } from '../cards';
import { isOf } from '../description';
import { addedUp } from '../keywords';
import { boostOf, isPilotMeant } from '../pairing';
import type {
  BaseFacts,
  Choice,
  Condition,
  Constant,
  Filter,
  Gain,
  Need,
  PilotFilter,
  UnitFacts,
} from '../printed/schema';
import { meets } from './needs';
import { sideOf, unitAt } from './sides';
import type { BaseState, PlayState, Seat, UnitState } from './state';
import { counted, timesOf } from './times';

export function unitFacts(state: PlayState, id: string): UnitFacts {
  const facts = state.cards[id];
  if (facts?.type !== 'unit') throw new Error(`no Unit ${id}`);
  return facts;
}

export function baseFacts(state: PlayState, id: string): BaseFacts {
  const facts = state.cards[id];
  if (facts?.type !== 'base') throw new Error(`no Base ${id}`);
  return facts;
}

/** The Pilot paired with a Unit, or the Command that serves as one. */
const pairedWith = (state: PlayState, unit: UnitState): PilotCard | CommandCard | undefined => {
  const facts = unit.pilot === undefined ? undefined : state.cards[unit.pilot];
  return facts?.type === 'pilot' || facts?.type === 'command' ? facts : undefined;
};

// gundam/link-unit
export function isLinkUnit(state: PlayState, id: string): boolean {
  const unit = unitAt(state, id);
  const pilot = unit && pairedWith(state, unit);
  return pilot !== undefined && links(unitFacts(state, id), pilot);
}

/** What each condition asks of the Unit or Base that a text speaks of. */
const MET: Record<Condition, (state: PlayState, id: string) => boolean> = {
  paired: (state, id) => unitAt(state, id)?.pilot !== undefined,
  linked: (state, id) => isLinkUnit(state, id),
  damaged: (state, id) => (placeOf(state, id)?.damage ?? 0) > 0,
  'your-turn': (state, id) => {
    const place = placeOf(state, id);
    return place !== undefined && sideOf(state, place.owner) === state.turn;
  },
  'opponents-turn': (state, id) => placeOf(state, id) !== undefined && !MET['your-turn'](state, id),
  attacking: ({ battle }, id) => battle?.attacker === id,
};

/** The Unit or Base of this name, if it is in play. */
export const placeOf = (state: PlayState, id: string): UnitState | BaseState | undefined =>
  unitAt(state, id) ?? baseAt(state, id) ?? undefined;

export function holds(state: PlayState, id: string, conditions?: readonly Condition[]): boolean {
  if (conditions) for (const condition of conditions) if (!MET[condition](state, id)) return false;
  return true;
}

/** Whether a text that asks for a certain Pilot has it; one that asks for none always does. */
// gundam/during-pair, gundam/when-paired
export function hasPilot(state: PlayState, id: string, pilot: PilotFilter | undefined): boolean {
  if (!pilot) return true;
  const unit = unitAt(state, id);
  return unit !== undefined && isPilotMeant(pairedWith(state, unit), pilot);
}

/** The Unit that this one battles, from the declaration of the attack on. */
export function battlingWith({ battle, units }: PlayState, id: string): string | undefined {
  if (!battle) return undefined;
  const { attacker, target } = battle;
  const other = id === attacker ? target : id === target ? attacker : undefined;
  return units.some((unit) => unit.id === other) ? other : undefined;
}

/** Whether a Unit is in battle, or is not, or battles such a Unit. An attacker battles a player too. */
function battlesAs(state: PlayState, id: string, asked: boolean | Filter): boolean {
  const { battle } = state;
  if (typeof asked === 'boolean') return asked === (battle?.attacker === id || battle?.target === id);
  return hasOpponent(state, id, asked);
}

/** Whether a text that asks for a certain opponent in battle has it; one that asks for none always does. */
export function hasOpponent(state: PlayState, id: string, asked: Filter | undefined): boolean {
  if (!asked) return true;
  const other = battlingWith(state, id);
  return other !== undefined && fits(state, other, asked);
}

const NONE: readonly Constant[] = [];

const constantsIn = (state: PlayState, card: string | undefined): readonly Constant[] => {
  const facts = card === undefined ? undefined : state.cards[card];
  return facts && facts.type !== 'command' ? (facts.constants ?? NONE) : NONE;
};

const AURAS = new WeakMap<PlayState['cards'], string[]>();

/** The cards whose texts reach beyond their own Unit; the facts of a table hardly ever change. */
function auras({ cards }: PlayState): string[] {
  let found = AURAS.get(cards);
  if (!found) {
    found = Object.keys(cards).filter((id) => {
      const facts = cards[id];
      return facts?.type !== 'command' && facts?.constants?.some((each) => (each.for ?? 'this') !== 'this');
    });
    AURAS.set(cards, found);
  }
  return found;
}

/** The Unit or Base in play whose text a card's is: its own, or that of the Unit it is paired with. */
export function bearerOf(
  state: PlayState,
  card: string,
): { id: string; owner: Seat; unit?: string } | undefined {
  const unit = unitAt(state, card);
  if (unit) return { id: card, owner: unit.owner, unit: card };
  for (const { id, owner, pilot } of state.units) if (pilot === card) return { id, owner, unit: id };
  const base = baseAt(state, card);
  return base ? { id: card, owner: base.owner } : undefined;
}

/** Everything a Unit has beyond its printed corners: its own texts, those of its side, and what it gained. A Base has its own. */
// gundam/pairing
export function gainsOf(state: PlayState, id: string): readonly Gain[] {
  const unit = unitAt(state, id);
  if (unit) return gainsOfUnit(state, unit);
  const base = baseAt(state, id);
  const gains: Gain[] = [];
  if (base) addOwn(state, id, base.owner, constantsIn(state, id), gains);
  return gains;
}

/** With `figures`, of the lasting texts only those that give AP or HP: all that these figures need. */
function gainsOfUnit(state: PlayState, unit: UnitState, figures = false): readonly Gain[] {
  const own = constantsIn(state, unit.id);
  const pilots = constantsIn(state, unit.pilot);
  const reaching = auras(state);
  if (own === NONE && pilots === NONE && reaching.length === 0) return unit.gains;
  const gains: Gain[] = unit.gains.slice();
  addOwn(state, unit.id, unit.owner, own, gains, figures);
  addOwn(state, unit.id, unit.owner, pilots, gains, figures);
  for (const card of reaching) addReaching(state, unit, card, gains, figures);
  return gains;
}

/** Whether a lasting text holds now, for the Unit or Base of this player that bears it. */
function works(state: PlayState, id: string, owner: Seat, constant: Constant): boolean {
  const { while: conditions, if: need, pilot, battling } = constant;
  return (
    holds(state, id, conditions) &&
    hasPilot(state, id, pilot) &&
    hasOpponent(state, id, battling && plain(battling, constant)) &&
    (need === undefined || meets(state, owner, plainly(need, constant), id))
  );
}

const givesFigures = ({ ap, hp }: Gain): boolean => ap !== undefined || hp !== undefined;

/** Without what lasting texts themselves bear on, which would go round in a circle: a setup that asks for it is unsound. */
function plainly(need: Need, constant: Constant): Need {
  return {
    ...need,
    ...(need.units && { units: plain(need.units, constant) }),
    ...(need.this && { this: plain(need.this, constant) }),
    ...(need.also && { also: need.also.map((each) => plainly(each, constant)) }),
    ...(need.not && { not: plainly(need.not, constant) }),
  };
}

function plain<Asked extends Filter>(filter: Asked, constant: Constant): Asked {
  const {
    keyword: _,
    without: __,
    the: ___,
    either,
    battling,
    ...open
  } = filter as Filter & Pick<Choice, 'the'>;
  const asked: Filter = {
    ...open,
    ...(either && { either: either.map((each) => plain(each, constant)) }),
    ...(battling !== undefined && {
      battling: typeof battling === 'object' ? plain(battling, constant) : battling,
    }),
  };
  if (!givesFigures(constant)) return asked as Asked;
  const { minAp: _ap, maxAp: _ap2, minHp: _hp, maxHp: _hp2, ...rest } = asked;
  return rest as Asked;
}

/** Texts of a Unit, its Pilot or a Base that speak of the card itself. */
function addOwn(
  state: PlayState,
  id: string,
  owner: Seat,
  constants: readonly Constant[],
  gains: Gain[],
  figures = false,
): void {
  for (const constant of constants) {
    if ((constant.for ?? 'this') !== 'this' || (figures && !givesFigures(constant))) continue;
    if (works(state, id, owner, constant)) addTimes(state, id, owner, constant, gains);
  }
}

/** What a lasting text gives now, as often as it counts. */
function addTimes(state: PlayState, id: string, owner: Seat, constant: Constant, gains: Gain[]): void {
  const { times } = constant;
  const units = times?.units && plain(times.units, constant);
  const given = times
    ? counted(constant, timesOf(state, owner, id, { ...times, ...(units && { units }) }))
    : constant;
  if (given) gains.push(given);
}

/** Texts of a card in play that speak of all Units of its player, or of its side. */
function addReaching(state: PlayState, unit: UnitState, card: string, gains: Gain[], figures: boolean): void {
  const bearer = bearerOf(state, card);
  if (!bearer) return;
  for (const constant of constantsIn(state, card)) {
    if (!reaches(state, bearer, unit, constant.for) || (figures && !givesFigures(constant))) continue;
    if (constant.of && !fitsPlace(state, unit, unit.id, plain(constant.of, constant))) continue;
    if (works(state, bearer.id, bearer.owner, constant))
      addTimes(state, bearer.id, bearer.owner, constant, gains);
  }
}

/** Whether a text that speaks of these Units speaks of this one. */
function reaches(
  state: PlayState,
  bearer: { id: string; owner: Seat },
  { id, owner }: UnitState,
  whose: Constant['for'],
): boolean {
  switch (whose) {
    case 'yours':
      return owner === bearer.owner;
    case 'others':
      return owner === bearer.owner && id !== bearer.id;
    case 'all-others':
      return id !== bearer.id;
    case 'friendly':
      return sideOf(state, owner) === sideOf(state, bearer.owner);
    case 'battling':
      return battlingWith(state, bearer.id) === id;
    default:
      return whose === 'all';
  }
}

const added = (gains: readonly Gain[], what: 'ap' | 'hp'): number => {
  let sum = 0;
  for (const gain of gains) sum += gain[what] ?? 0;
  return sum;
};

const boost = (state: PlayState, unit: UnitState, what: 'ap' | 'hp'): number => {
  return boostOf(pairedWith(state, unit), what);
};

/** AP with the Pilot's boost and every change; never less than 0. */
// gundam/ap
export function apOf(state: PlayState, id: string): number {
  const unit = unitAt(state, id);
  if (!unit) return 0;
  return Math.max(
    0,
    unitFacts(state, id).ap + boost(state, unit, 'ap') + added(gainsOfUnit(state, unit, true), 'ap'),
  );
}

/** HP in full, before damage. */
// gundam/hp
export function hpOf(state: PlayState, id: string): number {
  const unit = unitAt(state, id);
  return unit ? hpOfUnit(state, unit) : 0;
}

const hpOfUnit = (state: PlayState, unit: UnitState): number =>
  unitFacts(state, unit.id).hp + boost(state, unit, 'hp') + added(gainsOfUnit(state, unit, true), 'hp');

/** HP that is left of a Unit or a Base. */
export function hpLeft(state: PlayState, id: string): number {
  const unit = unitAt(state, id);
  if (unit) return hpOfUnit(state, unit) - unit.damage;
  const base = baseAt(state, id);
  return base ? baseFacts(state, id).hp - base.damage : 0;
}

export function baseAt({ areas }: PlayState, id: string): BaseState | null {
  for (const { base } of areas) if (base?.card === id) return base;
  return null;
}

/** Keyword effects: those without an amount once, amounts added up. */
export function keywordsOf(state: PlayState, id: string, gains = gainsOf(state, id)): Keywords {
  const unit = unitAt(state, id);
  if (!unit) return {};
  const printed = unitFacts(state, id).keywords;
  const paired = unit.pilot === undefined ? undefined : state.cards[unit.pilot];
  const pilot = paired?.type === 'pilot' ? paired.keywords : undefined;
  let sum: Keywords = addedUp(printed ?? {}, pilot);
  for (const gain of gains) sum = addedUp(sum, gain.keywords);
  return sum;
}

export function hasGain(gains: readonly Gain[], which: keyof Gain): boolean {
  for (const gain of gains) if (gain[which] !== undefined) return true;
  return false;
}

export function mayAttackActive(state: PlayState, gains: readonly Gain[], target: string): boolean {
  for (const { attacksActive } of gains) if (attacksActive && fits(state, target, attacksActive)) return true;
  return false;
}

/** Whether a Unit can be paired now. */
export const canTakePilot = (state: PlayState, { id, pilot }: UnitState): boolean =>
  pilot === undefined && !hasGain(gainsOf(state, id), 'cannotPair');

export const isUnhurtBy = (state: PlayState, id: string, other: string): boolean =>
  gainsOf(state, id).some(({ unhurtBy }) => unhurtBy && fits(state, other, unhurtBy));

/** Whether a Unit or Base on the table is of this description. */
export function fits(state: PlayState, id: string, filter: Filter): boolean {
  const place = placeOf(state, id);
  return place !== undefined && fitsPlace(state, place, id, filter);
}

export function fitsPlace(
  state: PlayState,
  place: UnitState | BaseState,
  id: string,
  filter: Filter,
): boolean {
  const facts = state.cards[id];
  if (facts?.type !== 'unit' && facts?.type !== 'base') return false;
  const { battling, attacked, either } = filter;
  if (battling !== undefined && !battlesAs(state, id, battling)) return false;
  if (attacked && state.battle?.target !== id) return false;
  if (either && !either.some((each) => fitsPlace(state, place, id, each))) return false;
  return isOf(
    {
      name: facts.name,
      pilot: 'pilot' in place ? pairedWith(state, place) : undefined,
      rested: place.rested,
      damage: place.damage,
      token: facts.token ?? false,
      traits: facts.traits ?? [],
      colour: facts.colour,
      lv: facts.lv ?? 0,
      link: () => isLinkUnit(state, id),
      keywords: () => keywordsOf(state, id),
      ap: () => (facts.type === 'unit' ? apOf(state, id) : (facts.ap ?? 0)),
      hp: () => hpLeft(state, id),
    },
    filter,
  );
}
