import { type CommandCard, isToken, type Keywords, links, type PilotCard } from '../cards';
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
import { hasAbility } from './abilities';
import { type Asked, gives, judging, lastingIn, lastingTexts } from './lasting';
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

/**
 * Everything a Unit has beyond its printed corners: its own texts, those of its side, and what it gained. A Base has its
 * own. Where only one thing is asked for, of the lasting texts only those that give it.
 */
// gundam/pairing
export function gainsOf(state: PlayState, id: string, asked?: Asked): readonly Gain[] {
  const unit = unitAt(state, id);
  if (unit) return gainsOfUnit(state, unit, asked);
  const base = baseAt(state, id);
  const gains: Gain[] = [];
  if (base) addOwn(state, id, base.owner, lastingIn(state, id), asked, gains);
  return gains;
}

function gainsOfUnit(
  state: PlayState,
  unit: UnitState,
  asked?: Asked,
  reaching = reachingNow(state, asked),
): readonly Gain[] {
  if (lastingTexts(state, asked).cards.length === 0) return unit.gains;
  const { id, owner, pilot, gains } = unit;
  const lasting: Gain[] = [];
  addOwn(state, id, owner, lastingIn(state, id), asked, lasting);
  addOwn(state, id, owner, lastingIn(state, pilot), asked, lasting);
  for (const one of reaching)
    if (reaches(state, one, unit)) addTimes(state, one.from.id, one.from.owner, one.text, lasting);
  return lasting.length === 0 ? gains : [...gains, ...lasting];
}

/** Whether a lasting text holds now, for the Unit or Base of this player that bears it. */
function works(state: PlayState, id: string, owner: Seat, constant: Constant): boolean {
  const { while: conditions, if: need, pilot, battling } = constant;
  if (!holds(state, id, conditions) || !hasPilot(state, id, pilot)) return false;
  if (!battling && !need) return true;
  return judging(
    constant,
    id,
    false,
    () =>
      hasOpponent(state, id, battling && plain(battling, constant)) &&
      (need === undefined || meets(state, owner, plainly(need, constant), id)),
  );
}

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
  const { the: _, either, battling, ...open } = filter as Filter & Pick<Choice, 'the'>;
  const asked: Filter = {
    ...open,
    ...(either && { either: either.map((each) => plain(each, constant)) }),
    ...(battling !== undefined && {
      battling: typeof battling === 'object' ? plain(battling, constant) : battling,
    }),
  };
  const givesTraits = gives(constant, 'traits');
  if (!givesTraits && !gives(constant, 'ap') && !gives(constant, 'hp')) return asked as Asked;
  const { minAp: _ap, maxAp: _ap2, minHp: _hp, maxHp: _hp2, traits, ...rest } = asked;
  return { ...rest, ...(traits && !givesTraits && { traits }) } as Asked;
}

/** Texts of a Unit, its Pilot or a Base that speak of the card itself. */
function addOwn(
  state: PlayState,
  id: string,
  owner: Seat,
  texts: readonly Constant[],
  asked: Asked | undefined,
  gains: Gain[],
): void {
  for (const text of texts)
    if ((text.for ?? 'this') === 'this' && gives(text, asked) && works(state, id, owner, text))
      addTimes(state, id, owner, text, gains);
}

/** What a lasting text gives now, as often as it counts. */
function addTimes(state: PlayState, id: string, owner: Seat, text: Constant, gains: Gain[]): void {
  const { times } = text;
  const units = times?.units && plain(times.units, text);
  const given = times
    ? judging(text, `${id}*`, undefined, () =>
        counted(text, timesOf(state, owner, id, { ...times, ...(units && { units }) })),
      )
    : text;
  if (given) gains.push(given);
}

/** A text that speaks of other Units than its own, and whose it is. */
interface Reaching {
  from: { id: string; owner: Seat };
  text: Constant;
}

const NONE: readonly Reaching[] = [];

/** Those of cards in play that work now, for whichever Units they mean. */
export function reachingNow(state: PlayState, asked?: Asked): readonly Reaching[] {
  const { reaching } = lastingTexts(state, asked);
  if (reaching.length === 0) return NONE;
  const found: Reaching[] = [];
  for (const { card, text } of reaching) {
    const from = bearerOf(state, card);
    if (from && works(state, from.id, from.owner, text)) found.push({ from, text });
  }
  return found;
}

/** Whether such a text means this Unit. */
const reaches = (state: PlayState, { from, text }: Reaching, unit: UnitState): boolean =>
  isSpokenOf(state, from, text.for, unit) && (!text.of || isOfKind(state, from, text, text.of, unit));

const isOfKind = (
  state: PlayState,
  from: Reaching['from'],
  text: Constant,
  of: Filter,
  unit: UnitState,
): boolean =>
  judging(text, `${from.id}>${unit.id}`, false, () => fitsPlace(state, unit, unit.id, plain(of, text)));

function isSpokenOf(
  state: PlayState,
  bearer: Reaching['from'],
  whose: Constant['for'],
  { id, owner }: UnitState,
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
    case 'enemies':
      return sideOf(state, owner) !== sideOf(state, bearer.owner);
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
    unitFacts(state, id).ap + boost(state, unit, 'ap') + added(gainsOfUnit(state, unit, 'ap'), 'ap'),
  );
}

/** HP in full, before damage. */
// gundam/hp
export function hpOf(state: PlayState, id: string): number {
  const unit = unitAt(state, id);
  return unit ? hpOfUnit(state, unit) : 0;
}

const hpOfUnit = (state: PlayState, unit: UnitState, reaching = reachingNow(state, 'hp')): number =>
  unitFacts(state, unit.id).hp +
  boost(state, unit, 'hp') +
  added(gainsOfUnit(state, unit, 'hp', reaching), 'hp');

/** HP that is left of a Unit, with the texts that give it some from elsewhere if they are known already. */
export const hpLeftOf = (state: PlayState, unit: UnitState, reaching?: readonly Reaching[]): number =>
  hpOfUnit(state, unit, reaching) - unit.damage;

/** HP that is left of a Unit or a Base. */
export function hpLeft(state: PlayState, id: string): number {
  const unit = unitAt(state, id);
  if (unit) return hpLeftOf(state, unit);
  const base = baseAt(state, id);
  return base ? baseFacts(state, id).hp - base.damage : 0;
}

export function baseAt({ areas }: PlayState, id: string): BaseState | null {
  for (const { base } of areas) if (base?.card === id) return base;
  return null;
}

/** Keyword effects: those without an amount once, amounts added up. */
export function keywordsOf(state: PlayState, id: string, gains = gainsOf(state, id, 'keywords')): Keywords {
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

/** Whether a Unit can be paired now. */
export const canTakePilot = (state: PlayState, { id, pilot }: UnitState): boolean =>
  pilot === undefined && !hasGain(gainsOf(state, id, 'cannotPair'), 'cannotPair');

/** The Lv. of a Unit or Base; a token's is 0. */
// gundam/lv#tokens
export function lvOf({ cards }: PlayState, id: string): number {
  return isToken(cards[id]) ? 0 : (cards[id]?.lv ?? 0);
}

export const isUnhurtBy = (state: PlayState, id: string, other: string): boolean =>
  gainsOf(state, id, 'unhurtBy').some(({ unhurtBy }) => unhurtBy && fits(state, other, unhurtBy));

/** The traits of a Unit or Base in play: those printed on it, and on a Unit what texts give it. */
// gundam/how-wording-is-read#unit-or-card
function traitsOf(
  state: PlayState,
  place: UnitState | BaseState,
  { traits = [] }: UnitFacts | BaseFacts,
): readonly string[] {
  if (!('gains' in place)) return traits;
  const gains = gainsOfUnit(state, place, 'traits');
  const isLent = gains.some((gain) => gives(gain, 'traits'));
  return isLent ? [...traits, ...gains.flatMap((gain) => gain.traits ?? [])] : traits;
}

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
  if (filter.ability && !hasAbility(state, id, filter.ability)) return false;
  return isOf(
    {
      name: facts.name,
      alsoNamed: facts.alsoNamed,
      pilot: 'pilot' in place ? pairedWith(state, place) : undefined,
      rested: place.rested,
      damage: place.damage,
      token: facts.token ?? false,
      traits: () => traitsOf(state, place, facts),
      colour: facts.colour,
      lv: facts.lv ?? 0,
      link: () => isLinkUnit(state, id),
      has: (keyword) => Boolean(keywordsOf(state, id, gainsOf(state, id, `has-${keyword}`))[keyword]),
      ap: () => (facts.type === 'unit' ? apOf(state, id) : (facts.ap ?? 0)),
      hp: () => hpLeft(state, id),
    },
    filter,
  );
}
