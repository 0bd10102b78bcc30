import type { Effect } from '../printed/schema';
import { askedOf } from './choose';
import { deckOf } from './deck';
import { isPossible } from './possible';
import { nameOf, playerOf } from './sides';
import type { Resolving } from './state';
import type { Table } from './table';

type Asking = Extract<
  Effect,
  {
    does:
      | 'take-from-trash'
      | 'exile-from-trash'
      | 'shuffle-in'
      | 'deploy-from'
      | 'pair-from'
      | 'choose'
      | 'rest-units'
      | 'look'
      | 'one-of';
  }
>;

/** What is due once a part asks. */
const ASKS = {
  'take-from-trash': 'trash',
  'deploy-from': 'deploy',
  'pair-from': 'pair',
  choose: 'choose',
  'rest-units': 'choose',
  'one-of': 'one-of',
} as const;

/** The part waits for its player, who is shown what there is. It stands first again until then. */
export function ask(table: Table, part: Asking, by: Resolving): boolean | undefined {
  const { state, log } = table;
  const { player } = by;
  if (!isPossible(state, player, by.unit ?? by.card, part)) {
    log.tell('no-target', { card: nameOf(state, by.card) });
    if (part.does === 'choose' && state.resolving)
      state.resolving = { ...state.resolving, asked: askedOf(part), targets: [] };
    return part.does === 'choose' ? undefined : false;
  }
  if (part.does === 'look') {
    const cards = deckOf(playerOf(state, player)).slice(0, part.count);
    log.tell('looked', { player, count: cards.length });
    state.due = { what: 'look', player, cards };
  } else if (part.does === 'exile-from-trash') state.due = { what: 'exile', player, left: part.count };
  else if (part.does === 'shuffle-in') state.due = { what: 'shuffle-in', player, left: part.count };
  else state.due = { what: ASKS[part.does], player };
  if (state.resolving) state.resolving = { ...state.resolving, effects: [part, ...state.resolving.effects] };
  return undefined;
}
