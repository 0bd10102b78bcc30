import { type BenchCard, type BenchPlace, cannot, type EditRefusal, type Piece } from '../../../core/bench';
import { DARK_FIRST, type Side } from '../../../core/sides';
import { PILES, type Pile, type Piles } from '../../force/piles';
import { CARDS, type CardName } from '../cards';
import type { CardFacts } from '../facts';
import type { BattleState, Location, Place, Role } from '../state';
import { carriedBy, mayTakePart } from '../where';
import { makeFacts, withFigure } from './kinds';
import { isNamed } from './places';

/** The phase goes on; whatever had ended it is changed. */
export const opened = ({ over: _, ...state }: BattleState): BattleState => state;

const isPile = (where: string): where is Pile => (PILES as readonly string[]).includes(where);
const whereOf = ({ id }: BenchPlace): string => id.slice(id.indexOf('.') + 1);

const withPile = (state: BattleState, side: Side, pile: Pile, cards: string[]): BattleState => ({
  ...state,
  piles: { ...state.piles, [side]: { ...state.piles[side], [pile]: cards } },
});

const isTaken = (state: BattleState, id: string): boolean =>
  id in Object.prototype ||
  isNamed(state, id) ||
  state.locations.some((location) => location.id === id) ||
  DARK_FIRST.some((side) => PILES.some((pile) => state.piles[side][pile].includes(id)));

function freeId(state: BattleState, title: string): string {
  const stem =
    title
      .toLowerCase()
      .normalize('NFD')
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^[^a-z]+|-$/g, '') || 'card';
  for (let n = 1; ; n++) {
    const id = n === 1 ? stem : `${stem}-${n}`;
    if (!isTaken(state, id)) return id;
  }
}

/** A name for a card that nobody knows, as a set-up gives it: `dark-7`. */
function nameless(state: BattleState, side: Side): string {
  for (let n = 1; ; n++) if (!isTaken(state, `${side}-${n}`)) return `${side}-${n}`;
}

/** Where a card laid there stands. */
function placeAt(state: BattleState, { id, on }: BenchPlace): Place | undefined {
  const host = on === undefined ? undefined : state.table[on];
  if (on !== undefined && host) {
    const role = id.slice(`on.${on}.`.length) as Role | '';
    return role === '' ? { at: host.at, on } : { at: host.at, aboard: on, as: role };
  }
  const at = /^[a-z]+\.at\.(.*)$/.exec(id)?.[1];
  return at === undefined ? undefined : { at };
}

/** A card that is laid where a battle is under way takes part in it. */
// swccg/participating-in-battle
function joined(state: BattleState, ids: readonly string[]): BattleState {
  const { battle } = state;
  if (!battle) return state;
  const more = ids.filter(
    (id) => !battle.participants.includes(id) && mayTakePart(state, id, battle.location),
  );
  if (more.length === 0) return state;
  return {
    ...state,
    fought: [...state.fought, ...more.filter((id) => !state.fought.includes(id))],
    battle: { ...battle, participants: [...battle.participants, ...more] },
  };
}

/** What has left the battle's location is no part of it. */
function parted(state: BattleState, gone: ReadonlySet<string>): BattleState {
  const others = (ids: readonly string[]) => ids.filter((id) => !gone.has(id));
  const { battle } = state;
  if (!battle) return state;
  const { shot, ...rest } = battle;
  const isOf = shot && [shot.weapon, shot.by, shot.target].some((id) => gone.has(id));
  return {
    ...state,
    battle: {
      ...rest,
      ...(shot && !isOf && { shot }),
      participants: others(battle.participants),
      excluded: others(battle.excluded),
      hit: others(battle.hit),
      forfeitZero: others(battle.forfeitZero),
      fired: others(battle.fired),
    },
  };
}

/** A shot whose destiny is due speaks of three cards. */
const isInUse = ({ battle }: BattleState, id: string): boolean =>
  battle?.draw?.for === 'weapon' && [battle.draw.weapon, battle.draw.by, battle.draw.target].includes(id);

export function add(state: BattleState, to: BenchPlace, piece: Piece): BattleState | EditRefusal {
  const next = opened(state);
  if (to.id === 'row') return 'title' in piece ? addLocation(next, piece) : cannot('not-here', { card: '?' });
  const side = to.owner as Side;
  const where = whereOf(to);
  if ('unknown' in piece) {
    if (!isPile(where)) return cannot('not-here', { card: '?' });
    return withPile(next, side, where, [nameless(state, side), ...state.piles[side][where]]);
  }
  const facts: CardFacts = 'known' in piece ? CARDS[piece.known as CardName] : makeFacts(side, piece);
  return lay(next, to, facts);
}

function lay(state: BattleState, to: BenchPlace, facts: CardFacts): BattleState {
  const id = freeId(state, facts.title);
  const place = placeAt(state, to);
  const next = { ...state, cards: { ...state.cards, [id]: facts } };
  if (place) return joined({ ...next, table: { ...state.table, [id]: place } }, [id]);
  return onPile(next, facts.side, whereOf(to) as Pile, [id]);
}

function onPile(state: BattleState, side: Side, pile: Pile, ids: string[]): BattleState {
  const cards = state.piles[side][pile];
  return withPile(state, side, pile, pile === 'hand' ? [...cards, ...ids] : [...ids, ...cards]);
}

function addLocation(
  state: BattleState,
  { title, traits = [] }: Extract<Piece, { title: string }>,
): BattleState {
  const kind = (['site', 'system', 'sector'] as const).find((each) => traits.includes(each)) ?? 'site';
  const location: Location = {
    id: freeId(state, title),
    title,
    kind,
    ...(traits.includes('no-battle') && { noBattle: true }),
  };
  return { ...state, locations: [...state.locations, location] };
}

/** A second one, with the same figures, where the first one lies. */
export function copy(state: BattleState, card: BenchCard, to: BenchPlace): BattleState | EditRefusal {
  const location = state.locations.find(({ id }) => id === card.id);
  if (card.place === 'row' && location)
    return {
      ...opened(state),
      locations: [...state.locations, { ...location, id: freeId(state, location.title) }],
    };
  const facts = state.cards[card.id];
  return facts ? lay(opened(state), to, facts) : cannot('no-such-card');
}

function takenUp(state: BattleState, ids: readonly string[]): BattleState {
  const gone = new Set(ids);
  const without = (piles: Piles): Piles =>
    Object.fromEntries(PILES.map((pile) => [pile, piles[pile].filter((id) => !gone.has(id))])) as Piles;
  return {
    ...state,
    piles: { light: without(state.piles.light), dark: without(state.piles.dark) },
    table: Object.fromEntries(Object.entries(state.table).filter(([id]) => !gone.has(id))),
    captives: state.captives.filter((id) => !gone.has(id)),
  };
}

export function move(state: BattleState, card: BenchCard, to: BenchPlace): BattleState | EditRefusal {
  const { id, title, owner } = card;
  if (isInUse(state, id)) return cannot('in-use', { card: title });
  if (to.owner !== owner) return cannot('not-here', { card: title });
  const along = carriedBy(state, id);
  if (along.some((each) => isInUse(state, each))) return cannot('in-use', { card: title });
  const place = placeAt(state, to);
  const all = [id, ...along];
  if (!place) {
    const up = parted(takenUp(opened(state), all), new Set(all));
    return onPile(forgotten(up, all), owner as Side, whereOf(to) as Pile, all);
  }
  const carried = Object.fromEntries(
    along.map((each) => [each, { ...(state.table[each] ?? place), at: place.at }]),
  );
  const isThere = place.at === state.battle?.location;
  const wasCaptive = state.captives.includes(id);
  const lifted = takenUp(opened(state), [id]);
  const down: BattleState = {
    ...lifted,
    table: { ...lifted.table, [id]: place, ...carried },
    captives: wasCaptive ? [...lifted.captives, id] : lifted.captives,
  };
  return isThere ? joined(down, all) : parted(down, new Set(all));
}

function forgotten(state: BattleState, ids: readonly string[]): BattleState {
  const others = (list: readonly string[]) => list.filter((id) => !ids.includes(id));
  return { ...state, fought: others(state.fought), shooters: others(state.shooters) };
}

export function remove(state: BattleState, card: BenchCard): BattleState | EditRefusal {
  const isPlace = card.place === 'row';
  if (isPlace && state.battle?.location === card.id) return cannot('in-use', { card: card.title });
  const gone = isPlace
    ? Object.keys(state.table).filter((id) => state.table[id]?.at === card.id)
    : [card.id, ...carriedBy(state, card.id)];
  if (gone.some((id) => isInUse(state, id))) return cannot('in-use', { card: card.title });
  const without = <Value>(of: Record<string, Value>): Record<string, Value> =>
    Object.fromEntries(Object.entries(of).filter(([id]) => !gone.includes(id)));
  const next = forgotten(parted(takenUp(opened(state), gone), new Set(gone)), gone);
  return {
    ...next,
    cards: without(state.cards),
    destinies: without(state.destinies),
    ...(isPlace && {
      locations: state.locations.filter(({ id }) => id !== card.id),
      battled: state.battled.filter((id) => id !== card.id),
      results: state.results.filter(({ location }) => location !== card.id),
    }),
  };
}

export function count(state: BattleState, place: BenchPlace, to: number): BattleState | EditRefusal {
  const pile = whereOf(place);
  const side = place.owner as Side;
  if (!isPile(pile)) return cannot('no-such-place');
  if (to < place.cards.length)
    return cannot('out-of-range', { least: place.cards.length, most: place.most ?? to });
  let next = opened(state);
  for (let now = place.count ?? 0; now < to; now++)
    next = withPile(next, side, pile, [...next.piles[side][pile], nameless(next, side)]);
  const cards = [...next.piles[side][pile]];
  while (cards.length > to)
    cards.splice(
      cards.findLastIndex((id) => !isNamed(state, id)),
      1,
    );
  return withPile(next, side, pile, cards);
}

export function figure(
  state: BattleState,
  { id }: BenchCard,
  what: string,
  to: number,
): BattleState | EditRefusal {
  const facts = state.cards[id];
  if (!facts) return cannot('no-such-card');
  if (!Number.isInteger(to) && what !== 'ability') return cannot('out-of-range', { least: 0, most: 30 });
  return { ...opened(state), cards: { ...state.cards, [id]: withFigure(facts, what, to) } };
}
