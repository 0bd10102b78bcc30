import { type Refusal, refuse } from '../stack/refusals';
import { type CardId, printOf, type State } from '../stack/state';
import { titleOf } from './boarding';
import { wholeOf } from './laying';

const DAGOBAH = 'Dagobah';
/** A card with this tag may be deployed there: its own text says so, or another card's. */
const LET_IN = 'dagobah';

/** Why a card is not deployed to a location of Dagobah. */
// swccg/deployment-restrictions#dagobah
export function whyNotToDagobah(state: State, card: CardId, at: CardId): Refusal | undefined {
  if (wholeOf(state, at) !== DAGOBAH || printOf(state, card).tags?.includes(LET_IN)) return undefined;
  return refuse('not-to-dagobah', { card: titleOf(state, card), location: titleOf(state, at) });
}

/** No shuttle goes there or away from it. */
// swccg/dagobah#getting-there
export const whyNoShuttle = (state: State, site: CardId): Refusal | undefined =>
  wholeOf(state, site) === DAGOBAH
    ? refuse('no-shuttle-at-dagobah', { location: titleOf(state, site) })
    : undefined;
