import type { Side } from '../../core/sides';
import { leaveTogether } from '../stack/leaving';
import { type Refusal, refuse } from '../stack/refusals';
import { rosterOf } from '../stack/roster';
import { type Action, type CardId, printOf, type State } from '../stack/state';
import type { Table } from '../stack/table';
import { occupies } from './presence';
import { placeFacts } from './reach';

/** Planets that are no battleground, whatever their icons. */
// swccg/battleground#dagobah-and-ahch-to
const NEVER = ['Dagobah', 'Ahch-To'];

/** A system with Force icons on both sides, unless it is one of those that never are. */
// swccg/battleground
function isBattlegroundSystem(state: State, id: CardId): boolean {
  const place = placeFacts(state, id);
  if (place?.kind !== 'system' || NEVER.includes(printOf(state, id).title)) return false;
  return place.icons.light > 0 && place.icons.dark > 0;
}

/** Why no Admiral's Order is deployed now: its player occupies no battleground system. */
// swccg/admirals-order#deploys-for-free
export const whyNotOrder = (state: State, by: Side, card: CardId): Refusal | undefined =>
  (state.field?.row ?? []).some((id) => isBattlegroundSystem(state, id) && occupies(state, by, id))
    ? undefined
    : refuse('no-battleground-system', { card: printOf(state, card).title });

/** A new Admiral's Order displaces the one on table, whoever's it is. */
// swccg/admirals-order#old-one-to-used-pile
export function displaceOrder(table: Table, card: CardId, action: Action): void {
  const { state } = table;
  const old = rosterOf(state).cards.filter(
    ({ id, print }) => id !== card && print.kind === 'admirals-order' && state.cards[id]?.zone === 'table',
  );
  const ids = old.map(({ id }) => id);
  leaveTogether(table, ids, 'used', action, false);
}
