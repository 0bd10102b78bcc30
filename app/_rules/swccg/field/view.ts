import { SIDES, type Side } from '../../core/sides';
import type { CardFacts } from '../battle/facts';
import type { Battle as BattleSeen, BattleState, Location, Place, Totals } from '../battle/state';
import type { Piles } from '../force/piles';
import { placeOf } from '../stack/place';
import { rosterOf } from '../stack/roster';
import { type Action, battleOf, type CardId, isInert, printOf, type State } from '../stack/state';
import { countedIn } from './counted';
import { fightersIn } from './fighters';
import { isDeathStarSector } from './sectors';

/**
 * The table as the rules of battle see it. A whole play keeps its cards as the action stack does; whoever counts
 * presence, power, ability, immunity or debts asks the rules of battle about this view, so that each is written once.
 */
type Laid = Pick<BattleState, 'locations' | 'cards' | 'table' | 'captives'>;
/** The cards with a name that each player holds. */
type Hands = Record<Side, CardId[]>;

const laidOut = new WeakMap<State['cards'], { laid: Laid; hands: Hands }>();

/** Worked out once for each arrangement of the cards, which states share until one moves. */
function laid(state: State): { laid: Laid; hands: Hands } {
  let found = laidOut.get(state.cards);
  if (!found) {
    found = { laid: layOut(state), hands: handsOf(state) };
    laidOut.set(state.cards, found);
  }
  return found;
}

function handsOf(state: State): Hands {
  const hands: Hands = { light: [], dark: [] };
  for (const id of state.ids) {
    const card = state.cards[id];
    if (card?.zone === 'hand') hands[card.owner].push(id);
  }
  return hands;
}

function layOut(state: State): Laid {
  const locations: Location[] = [];
  const cards: Record<CardId, CardFacts> = {};
  const table: Record<CardId, Place> = {};
  const captives: CardId[] = [];
  for (const { id, print } of rosterOf(state).cards) {
    const { place, figures, title } = print;
    const noBattle = place?.noBattle || isDeathStarSector(place);
    if (place && state.cards[id]?.zone === 'table')
      locations.push({ id, title, kind: place.kind, ...(noBattle && { noBattle }) });
    if (!figures) continue;
    cards[id] = figures;
    const stands = placed(state, id, figures);
    if (stands) table[id] = stands;
    // swccg/card-states: an undercover spy counts as little as a captive does
    if (stands && isInert(state.cards[id])) captives.push(id);
  }
  return { locations, cards, table, captives };
}

function placed(state: State, id: CardId, figures: CardFacts): Place | undefined {
  const card = state.cards[id];
  const at = card?.zone === 'table' ? placeOf(state, id) : undefined;
  if (!card || at === undefined || card.at === undefined) return undefined;
  if (card.at === at) return { at };
  if (figures.kind === 'weapon') return { at, on: card.at };
  // swccg/escorting: a captive goes where its escort goes, and is not aboard it
  const host = printOf(state, card.at).kind;
  if (host !== 'vehicle' && host !== 'starship') return { at };
  // swccg/embarking#aboard-a-capital-starship: starfighters and vehicles aboard are in the cargo bay
  const as = figures.kind === 'character' ? (card.as ?? 'passenger') : 'cargo';
  return { at, aboard: card.at, as };
}

/** How nameless cards begin in this view. */
export const NAMELESS = '?';

const hollows: string[][] = [];

/** Piles of which only the size counts; those of one size are the same. */
function hollow(size: number): string[] {
  hollows[size] ??= Array.from({ length: size }, (_, i) => `${NAMELESS}${i}`);
  return hollows[size];
}

function pilesOf(state: State, side: Side, named: CardId[]): Piles {
  const { reserve, force, used, lost, hand } = state.piles[side];
  return {
    reserve: hollow(reserve.length),
    force: hollow(force.length),
    used: hollow(used.length),
    lost: hollow(lost.length),
    hand: hand.length === 0 ? named : [...hollow(hand.length), ...named],
  };
}

/** The table as a battle sees it, asked about by this player. */
export function viewOf(state: State, by: Side = state.opportunity): BattleState {
  const battle = battleOf(state);
  const view = bareView(state, by);
  return battle?.battle?.fight ? { ...view, battle: seen(state, battle, view) } : view;
}

/** The same, without the battle under way. */
export function bareView(state: State, by: Side = state.opportunity): BattleState {
  const { battled = [], fought = [], shooters = [], kept } = state.field ?? {};
  const { laid: table, hands } = laid(state);
  return {
    turn: state.turn,
    ...table,
    destinies: {},
    piles: { dark: pilesOf(state, 'dark', hands.dark), light: pilesOf(state, 'light', hands.light) },
    battled,
    fought,
    ...(kept && { kept: kept.filter(({ from }) => from === 'battling').map(({ card }) => card) }),
    shooters,
    played: { dark: {}, light: {} },
    opportunity: by,
    passes: state.passes,
    battle: null,
    results: [],
  };
}

function seen(state: State, action: Action, view: BattleState): BattleSeen {
  const { battle, at = '' } = action;
  const fight = battle?.fight;
  if (!battle || !fight) throw new Error(`${action.name} is no battle of a whole play`);
  const { excluded, hit, fired, finished, debts } = fight;
  const onTable = (ids: string[]) => ids.filter((id) => view.table[id]?.at === at);
  const plain: BattleSeen = {
    location: at,
    initiator: action.by,
    segment: battle.segment ?? 'weapons',
    participants: fightersIn(action, view),
    excluded: onTable(excluded),
    hit: onTable(hit),
    forfeitZero: [],
    fired,
    addedPower: battle.power,
    addedDestinies: battle.destinies,
    destinies: eachSide((side) => (fight.completed[side] > 0 ? [battle.drawn[side]] : [])),
    draw: null,
    finished,
    ...(fight.totals && { totals: totalsSeen(action, fight.totals) }),
    ...(debts && { debts }),
    ...(battle.winner && { winner: battle.winner }),
  };
  return { ...plain, ...countedIn(state, action, { ...view, battle: plain }) };
}

function totalsSeen({ battle }: Action, totals: Record<Side, number>): Record<Side, Totals> {
  return eachSide((side) => {
    const destiny = (battle?.drawn[side] ?? 0) + (battle?.fight?.powerOnly[side] ?? 0);
    return { power: totals[side] - destiny, destiny, total: totals[side] };
  });
}

/** Both players, for what is asked of each. */
export const eachSide = <T>(of: (side: Side) => T): Record<Side, T> => {
  const [light, dark] = SIDES.map(of) as [T, T];
  return { light, dark };
};
