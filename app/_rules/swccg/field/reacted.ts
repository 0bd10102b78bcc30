import { citing } from '../../core/codes';
import { heldBy } from '../stack/leaving';
import { type Refusal, refuse } from '../stack/refusals';
import type { Action, CardId, State } from '../stack/state';
import { titleOf } from './boarding';

/** What a card takes along, at whatever depth: the pilot of the starfighter in its cargo bay too. */
function takenAlong(state: State, host: CardId): CardId[] {
  const taken = new Set([host]);
  for (const id of taken) for (const held of heldBy(state, id)) taken.add(held);
  return [...taken];
}

/** What reacts, who is aboard it, and who gets aboard. */
// swccg/react#one-card
export const involvedIn = (state: State, { card, targets }: Action): CardId[] =>
  card === undefined ? [] : [card, ...(targets.embarking ?? [])].flatMap((id) => takenAlong(state, id));

/**
 * A card that a react involved, even one that was cancelled, neither reacts again this turn nor is taken along by
 * another react.
 */
// swccg/react#one-card
export function whyNotReactAgain(state: State, card: CardId): Refusal | undefined {
  const { reacted = [] } = state.field ?? {};
  const spent = reacted.length > 0 && takenAlong(state, card).find((id) => reacted.includes(id));
  return spent
    ? citing('swccg/react#one-card', refuse('used-up', { card: titleOf(state, spent) }))
    : undefined;
}
