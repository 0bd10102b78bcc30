import { otherSide, type Side } from '../../core/sides';
import { presenceAt } from '../battle/where';
import { activationOf, drainOf } from '../force/turn';
import { placeOf } from '../stack/place';
import { rosterOf, standingOf } from '../stack/roster';
import { type CardId, isInert, printOf, type State } from '../stack/state';
import { placeFacts } from './reach';
import { bareView } from './view';

/** A player occupies a location with a total ability of at least 1 there. */
// swccg/occupy-and-control
export const occupies = (state: State, side: Side, at: CardId): boolean =>
  presenceAt(bareView(state), side, at) >= 1;

/** A player controls what they occupy and their opponent does not. */
// swccg/occupy-and-control
export const controls = (state: State, side: Side, at: CardId): boolean =>
  occupies(state, side, at) && !occupies(state, otherSide(side), at);

/** All that takes part in a Force drain there. */
// swccg/force-drain#procedure
export const drainersAt = (state: State, side: Side, at: CardId): CardId[] => {
  const { table, cards, captives } = bareView(state);
  return Object.keys(table).filter(
    (id) => table[id]?.at === at && cards[id]?.side === side && !captives.includes(id),
  );
};

/** As many as the icons on the opponent's side, with what cards add or take off. */
// swccg/force-drain#procedure
export function drainAmount(state: State, by: Side, at: CardId): number {
  const facts = placeFacts(state, at);
  const added = (facts?.drain?.[by] ?? 0) + addedToDrain(state, by, at);
  return drainOf(facts?.icons[otherSide(by)] ?? 0, added);
}

/** What cards there add to a drain; copies do not add up. */
// swccg/force-drain#procedure, swccg/modifiers#applying
function addedToDrain(state: State, by: Side, at: CardId): number {
  const added = new Map<string, number>();
  for (const { id, owner, title, standing } of standingOf(state, 'drains')) {
    if (placeOf(state, id) !== at) continue;
    const whose = standing.of === 'opponent' ? otherSide(owner) : owner;
    if (standing.of === 'each' || whose === by) added.set(`${owner} ${title}`, standing.drains);
  }
  return [...added.values()].reduce((sum, one) => sum + one, 0);
}

/** The Force that a player may activate, as the locations on table stand, and 1 more for each Jedi Master. */
// swccg/death-star-ii/turn#activate-phase, swccg/jedi-master
export function generationOf(state: State, side: Side): number {
  const { cards } = rosterOf(state);
  const locations = cards
    .filter(({ id, print }) => print.place && state.cards[id]?.zone === 'table')
    .map(({ id }) => ({
      id,
      title: printOf(state, id).title,
      icons: placeFacts(state, id)?.icons ?? { light: 0, dark: 0 },
    }));
  const masters = cards.filter(
    ({ id, owner, print }) =>
      owner === side &&
      print.tags?.includes('jedi-master') &&
      state.cards[id]?.zone === 'table' &&
      !isInert(state.cards[id]),
  );
  return activationOf({ locations }, side) + masters.length;
}
