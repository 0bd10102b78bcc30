import type { Side } from '../../core/sides';
import { happen, ofCard } from '../stack/happenings';
import { heldBy, leaveTogether } from '../stack/leaving';
import { placeOf } from '../stack/place';
import { type Refusal, refuse } from '../stack/refusals';
import { rosterOf } from '../stack/roster';
import { type Action, type CardId, cardOf, printOf, type State } from '../stack/state';
import { type Table, tell } from '../stack/table';
import { titleOf } from './boarding';
import { leaveFight } from './fight';
import { placeFacts } from './reach';
import { whyNotMoveNow } from './travel';

/**
 * Spies on the opponent's side of the table: inactive, so that they give no presence and do not battle. Their player may
 * deploy where they are, and the opponent does not drain there.
 */

/** An Effect with this tag is lost when the cover of the spy that it is on is broken, which is so when it leaves as well. */
const COVER = 'cover';
const isCover = (state: State, id: CardId): boolean => printOf(state, id).tags?.includes(COVER) === true;

/** The undercover spies of a player at a location. */
// swccg/deployment-restrictions#no-presence
export const spiesAt = (state: State, side: Side, at: CardId): CardId[] =>
  rosterOf(state)
    .characters.filter(({ owner }) => owner === side)
    .map(({ id }) => id)
    .filter((id) => state.cards[id]?.undercover && state.cards[id]?.zone === 'table')
    .filter((id) => placeOf(state, id) === at);

const isAtSite = (state: State, id: CardId): boolean =>
  placeFacts(state, placeOf(state, id))?.kind === 'site';

/** Why a card is no spy that could go undercover: it has to be one, at a site, and not undercover yet. */
export function whyNotUndercover(state: State, id: CardId): Refusal | undefined {
  const isFree = !state.cards[id]?.undercover && printOf(state, id).tags?.includes('spy');
  return isFree && isAtSite(state, id) ? undefined : refuse('not-a-spy', { card: titleOf(state, id) });
}

/** Why the cover of a card is not broken, or why it does not move as an undercover spy. */
export const whyNotUnderCover = (state: State, id: CardId): Refusal | undefined =>
  state.cards[id]?.undercover ? undefined : refuse('not-undercover', { card: titleOf(state, id) });

/** The same for a move: as any other, one a turn. */
export const whyNotSneak = (state: State, id: CardId): Refusal | undefined =>
  whyNotUnderCover(state, id) ?? whyNotMoveNow(state, id);

/** A spy at a site crosses to the opponent's side of the table, out of whatever it was aboard. */
// swccg/card-states#undercover
export function goUndercover(table: Table, id: CardId, by: Side): void {
  const { state } = table;
  const at = placeOf(state, id);
  if (at === undefined || cardOf(state, id).zone !== 'table' || whyNotUndercover(state, id)) return;
  const { as: _, ...card } = cardOf(state, id);
  state.cards = { ...state.cards, [id]: { ...card, at, undercover: true } };
  leaveFight(state, id);
  tell(table, 'undercover', { card: titleOf(state, id) });
  happen(table, ofCard(table, 'undercover', id, by));
}

/** Back on its own side of the table, at the site; the Effect that was its cover is lost. */
export function breakCover(table: Table, id: CardId, action: Action): void {
  const { state } = table;
  const { undercover, ...card } = cardOf(state, id);
  if (!undercover) return;
  state.cards = { ...state.cards, [id]: card };
  tell(table, 'cover-broken', { card: titleOf(state, id) });
  happen(table, ofCard(table, 'cover-broken', id, action.by));
  const covers = heldBy(state, id).filter((held) => isCover(state, held));
  leaveTogether(table, covers, 'lost', action, false);
}

/** A card has left the spy that it was on: what an Effect has done goes back to what it was. */
// swccg/death-star-ii/turn#deploying-effects
export function uncover(table: Table, id: CardId, host: CardId | undefined, action: Action): void {
  if (host !== undefined && isCover(table.state, id)) breakCover(table, host, action);
}
