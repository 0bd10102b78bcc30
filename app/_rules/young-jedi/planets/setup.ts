import { SIDES, type Side } from '../../core/sides';
import { copiesByRule, plainTitle } from '../titles';
import {
  type Card,
  type CardFacts,
  COUNTERS_PER_TURN,
  type Lying,
  type Pile,
  type PileName,
  PLANET_NAMES,
  PLANETS,
  type Placed,
  type Planet,
  type PlanetsSetup,
  type PlanetsState,
} from './state';

const AFTER_HIDDEN = 2;

/** The state a setup describes. Unknown cards get ids of their own and no facts. */
export function start(setup: PlanetsSetup): PlanetsState {
  const { turn = 'dark', planet } = setup;
  const cards: Record<string, CardFacts> = {};
  const note = ({ id, hidden, stays, ...printed }: Card & Lying): string => {
    const copies = printed.copies ?? copiesByRule(printed.title);
    cards[id] = copies ? { ...printed, copies } : printed;
    return id;
  };
  const piles = Object.fromEntries(
    SIDES.map((side) => {
      const given = setup.sides[side];
      return [
        side,
        {
          draw: layOut(side, 'draw', given.draw, note),
          hand: layOut(side, 'hand', given.hand, note),
          discard: layOut(side, 'discard', given.discard, note),
          lap: layOut(side, 'lap', given.lap, note),
          hyperspace: layOut(side, 'hyperspace', given.hyperspace, note),
        },
      ];
    }),
  ) as PlanetsState['piles'];
  const placed = (given: readonly (Card & Lying)[] = []): Placed[] =>
    given.map((card) => ({
      id: note(card),
      ...(card.hidden && { hidden: true as const }),
      ...(card.stays && { stays: true as const }),
    }));
  const on: PlanetsState['on'] = {};
  const locations: PlanetsState['locations'] = {};
  for (const each of PLANETS) {
    const isHere = each === planet;
    if (!isHere && setup.controlled?.[each] === undefined) continue;
    const at = (side: Side) => placed(isHere ? setup.sides[side].here : setup.sides[side].stranded?.[each]);
    on[each] = { light: at('light'), dark: at('dark') };
    const title = (isHere && setup.location) || PLANET_NAMES[each];
    locations[each] = [note({ id: locationId(each), title, kind: 'location', planet: each })];
  }
  const { needed = 2, limit = COUNTERS_PER_TURN, lastCard = 'in-order' } = setup.terms ?? {};
  const turnsHere = {
    light: setup.turnsHere?.light ?? (planet ? AFTER_HIDDEN : 0),
    dark: setup.turnsHere?.dark ?? (planet ? AFTER_HIDDEN : 0),
  };
  const due = turnsHere[turn] >= AFTER_HIDDEN && setup.sides[turn].here?.some(({ hidden }) => hidden);
  return {
    terms: { needed, limit, lastCard, ...(setup.turns !== undefined && { lastTurn: setup.turns }) },
    cards: agreeing(cards),
    piles,
    held: { ...setup.controlled },
    ...(planet && { planet }),
    locations,
    on,
    turn,
    turnNumber: planet ? 1 : 0,
    turnsHere,
    // Hidden cards that are due are turned up before anything else.
    step: setup.step ?? (due ? 'begin' : 'deploy'),
    spent: setup.spent ?? 0,
    startDraws: {},
    fetching: [],
  };
}

/** Cards of one title are the same person or thing: what is typed of one of them goes for all that say nothing. */
// young-jedi/stackable-illegal#same-title-and-counters
function agreeing(cards: Record<string, CardFacts>): Record<string, CardFacts> {
  const said = new Map(
    Object.values(cards).flatMap(({ title, copies }) => (copies ? [[plainTitle(title), copies]] : [])),
  );
  return Object.fromEntries(
    Object.entries(cards).map(([id, card]) => {
      const copies = card.copies ?? said.get(plainTitle(card.title));
      return [id, copies ? { ...card, copies } : card];
    }),
  );
}

/** The id of the location that lies on a planet when the play begins. */
export const locationId = (planet: Planet): string => `location-${planet}`;

function layOut(side: Side, name: PileName, pile: Pile = [], note: (card: Card) => string): string[] {
  let unknown = 0;
  return (typeof pile === 'number' ? [pile] : pile).flatMap((item) =>
    typeof item === 'number'
      ? Array.from({ length: Math.max(0, Math.trunc(item) || 0) }, () => `${side}-${name}-${++unknown}`)
      : [note(item)],
  );
}
