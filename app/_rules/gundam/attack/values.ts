import { type CommandCard, type Keywords, links, type PilotCard } from '../cards';
import type { BaseFacts, Condition, Constant, Filter, Gain, UnitFacts } from './facts';
import { sideOf, unitAt } from './sides';
import type { AttackState, BaseState, Seat, UnitState } from './state';

export function unitFacts(state: AttackState, id: string): UnitFacts {
  const facts = state.cards[id];
  if (facts?.type !== 'unit') throw new Error(`no Unit ${id}`);
  return facts;
}

export function baseFacts(state: AttackState, id: string): BaseFacts {
  const facts = state.cards[id];
  if (facts?.type !== 'base') throw new Error(`no Base ${id}`);
  return facts;
}

/** The Pilot paired with a Unit, or the Command that serves as one. */
const pairedWith = (state: AttackState, unit: UnitState): PilotCard | CommandCard | undefined => {
  const facts = unit.pilot === undefined ? undefined : state.cards[unit.pilot];
  return facts?.type === 'pilot' || facts?.type === 'command' ? facts : undefined;
};

// gundam/link-unit
export function isLinkUnit(state: AttackState, id: string): boolean {
  const unit = unitAt(state, id);
  const pilot = unit && pairedWith(state, unit);
  return pilot !== undefined && links(unitFacts(state, id), pilot);
}

/** What each condition asks of the Unit or Base that a text speaks of. */
const MET: Record<Condition, (state: AttackState, id: string) => boolean> = {
  paired: (state, id) => unitAt(state, id)?.pilot !== undefined,
  linked: (state, id) => isLinkUnit(state, id),
  damaged: (state, id) => (placeOf(state, id)?.damage ?? 0) > 0,
  'your-turn': (state, id) => {
    const place = placeOf(state, id);
    return place !== undefined && sideOf(state, place.owner) === state.turn;
  },
  attacking: ({ battle }, id) => battle?.attacker === id,
};

/** The Unit or Base of this name, if it is in play. */
export const placeOf = (state: AttackState, id: string): UnitState | BaseState | undefined =>
  unitAt(state, id) ?? baseAt(state, id) ?? undefined;

export const holds = (state: AttackState, id: string, conditions: readonly Condition[] = []): boolean =>
  conditions.every((condition) => MET[condition](state, id));

const NONE: readonly Constant[] = [];

const constantsIn = (state: AttackState, card: string | undefined): readonly Constant[] => {
  const facts = card === undefined ? undefined : state.cards[card];
  return facts && facts.type !== 'command' ? (facts.constants ?? NONE) : NONE;
};

const AURAS = new WeakMap<AttackState['cards'], string[]>();

/** The cards whose texts reach beyond their own Unit; the facts of a table hardly ever change. */
function auras({ cards }: AttackState): string[] {
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
  state: AttackState,
  card: string,
): { id: string; owner: Seat; unit?: string } | undefined {
  const unit = unitAt(state, card);
  if (unit) return { id: card, owner: unit.owner, unit: card };
  for (const { id, owner, pilot } of state.units) if (pilot === card) return { id, owner, unit: id };
  const base = baseAt(state, card);
  return base ? { id: card, owner: base.owner } : undefined;
}

/** Everything a Unit has beyond its printed corners: its own texts, those of its side, and what it gained. */
// gundam/pairing
export function gainsOf(state: AttackState, id: string): readonly Gain[] {
  const unit = unitAt(state, id);
  if (!unit) return NONE;
  const own = constantsIn(state, id);
  const pilots = constantsIn(state, unit.pilot);
  const reaching = auras(state);
  if (own === NONE && pilots === NONE && reaching.length === 0) return unit.gains;
  const gains: Gain[] = unit.gains.slice();
  for (const constants of [own, pilots])
    for (const constant of constants)
      if ((constant.for ?? 'this') === 'this' && holds(state, id, constant.while)) gains.push(constant);
  for (const card of reaching) {
    const bearer = bearerOf(state, card);
    if (!bearer || sideOf(state, bearer.owner) !== sideOf(state, unit.owner)) continue;
    for (const constant of constantsIn(state, card)) {
      const reaches =
        constant.for === 'friendly' || (constant.for === 'yours' && bearer.owner === unit.owner);
      if (reaches && holds(state, bearer.id, constant.while)) gains.push(constant);
    }
  }
  return gains;
}

const added = (gains: readonly Gain[], what: 'ap' | 'hp'): number => {
  let sum = 0;
  for (const gain of gains) sum += gain[what] ?? 0;
  return sum;
};

const boost = (state: AttackState, unit: UnitState, what: 'ap' | 'hp'): number => {
  const pilot = pairedWith(state, unit);
  if (!pilot) return 0;
  return pilot.type === 'pilot' ? pilot[what] : (pilot.pilot?.[what] ?? 0);
};

/** AP with the Pilot's boost and every change; never less than 0. */
// gundam/ap
export function apOf(state: AttackState, id: string): number {
  const unit = unitAt(state, id);
  if (!unit) return 0;
  return Math.max(0, unitFacts(state, id).ap + boost(state, unit, 'ap') + added(gainsOf(state, id), 'ap'));
}

/** HP in full, before damage. */
// gundam/hp
export function hpOf(state: AttackState, id: string): number {
  const unit = unitAt(state, id);
  if (!unit) return 0;
  return unitFacts(state, id).hp + boost(state, unit, 'hp') + added(gainsOf(state, id), 'hp');
}

/** HP that is left of a Unit or a Base. */
export function hpLeft(state: AttackState, id: string): number {
  const unit = unitAt(state, id);
  if (unit) return hpOf(state, id) - unit.damage;
  const base = baseAt(state, id);
  return base ? baseFacts(state, id).hp - base.damage : 0;
}

export const baseAt = (state: AttackState, id: string) =>
  state.areas.find(({ base }) => base?.card === id)?.base ?? null;

/** Keyword effects: those without an amount once, amounts added up. */
export function keywordsOf(state: AttackState, id: string): Keywords {
  const unit = unitAt(state, id);
  if (!unit) return {};
  const printed = unitFacts(state, id).keywords;
  const paired = unit.pilot === undefined ? undefined : state.cards[unit.pilot];
  const pilot = paired?.type === 'pilot' ? paired.keywords : undefined;
  let sum: Keywords = printed ?? {};
  if (pilot) sum = withKeywords(sum, pilot);
  for (const gain of gainsOf(state, id)) if (gain.keywords) sum = withKeywords(sum, gain.keywords);
  return sum;
}

const AMOUNTS = ['breach', 'repair', 'support'] as const;

function withKeywords(one: Keywords, other: Keywords): Keywords {
  const sum: Keywords = { ...one, ...other };
  for (const keyword of AMOUNTS) {
    const amount = (one[keyword] ?? 0) + (other[keyword] ?? 0);
    if (amount > 0) sum[keyword] = amount;
  }
  return sum;
}

export const hasGain = (gains: readonly Gain[], which: keyof Gain): boolean =>
  gains.some((gain) => gain[which] !== undefined);

export const mayAttackActive = (state: AttackState, gains: readonly Gain[], target: string): boolean =>
  gains.some(({ attacksActive }) => attacksActive && fits(state, target, attacksActive));

export const isUnhurtBy = (state: AttackState, id: string, other: string): boolean =>
  gainsOf(state, id).some(({ unhurtBy }) => unhurtBy && fits(state, other, unhurtBy));

/** Whether a Unit or Base on the table is of this description. */
export function fits(state: AttackState, id: string, filter: Filter): boolean {
  const facts = state.cards[id];
  const unit = unitAt(state, id);
  const place = unit ?? baseAt(state, id);
  if (!facts || !place || (facts.type !== 'unit' && facts.type !== 'base')) return false;
  const { rested, damaged, link, token, keyword, traits } = filter;
  const lv = facts.token ? 0 : (facts.lv ?? 0);
  const ap =
    filter.minAp === undefined && filter.maxAp === undefined ? 0 : unit ? apOf(state, id) : (facts.ap ?? 0);
  const hp = filter.minHp === undefined && filter.maxHp === undefined ? 0 : hpLeft(state, id);
  return (
    (rested === undefined || rested === place.rested) &&
    (damaged === undefined || damaged === place.damage > 0) &&
    (link === undefined || link === isLinkUnit(state, id)) &&
    (token === undefined || token === (facts.token ?? false)) &&
    (keyword === undefined || Boolean(keywordsOf(state, id)[keyword])) &&
    (traits === undefined || traits.some((trait) => facts.traits?.includes(trait))) &&
    lv >= (filter.minLv ?? 0) &&
    lv <= (filter.maxLv ?? Number.POSITIVE_INFINITY) &&
    ap >= (filter.minAp ?? 0) &&
    ap <= (filter.maxAp ?? Number.POSITIVE_INFINITY) &&
    hp >= (filter.minHp ?? Number.NEGATIVE_INFINITY) &&
    hp <= (filter.maxHp ?? Number.POSITIVE_INFINITY)
  );
}
