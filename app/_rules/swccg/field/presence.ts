import { otherSide, type Side } from '../../core/sides';
import { presenceAt } from '../battle/where';
import { activationOf } from '../force/turn';
import { rosterOf, standingOf } from '../stack/roster';
import { type CardId, isInert, printOf, type State } from '../stack/state';
import { isOf } from './drains';
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

/** The Force that a player may activate: as the locations on table stand, 1 more for each Jedi Master, and what texts say. */
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
  const sum = activationOf({ locations }, side) + masters.length + addedToGeneration(state, side);
  return Math.max(0, Math.min(sum, mostGenerated(state, side)));
}

/** What texts add to a player's Force generation; copies do not add up. */
// swccg/modifiers#applying
function addedToGeneration(state: State, side: Side): number {
  const added = new Map<string, number>();
  for (const { owner, title, standing } of standingOf(state, 'generation'))
    if (isOf(standing.of, owner, side)) added.set(`${owner} ${title}`, standing.generation);
  return [...added.values()].reduce((sum, one) => sum + one, 0);
}

const mostGenerated = (state: State, side: Side): number =>
  Math.min(
    ...standingOf(state, 'mostGeneration')
      .filter(({ owner, standing }) => isOf(standing.of, owner, side))
      .map(({ standing }) => standing.mostGeneration),
  );
