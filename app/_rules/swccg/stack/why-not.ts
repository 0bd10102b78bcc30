import type { Side } from '../../core/sides';
import { consider, isReady } from './consider';
import { REFUSAL_CODES, type Refusal, refuse } from './refusals';
import { type CardId, printOf, type State } from './state';

const RANK = new Map<string, number>(REFUSAL_CODES.map((code, rank) => [code, rank]));

const rank = (refusal: Refusal): number => RANK.get(refusal.code) ?? 0;

/** Why no function of a card can be initiated: of several reasons, that of the function which got furthest. */
export function whyNot(state: State, by: Side, card: CardId): Refusal | undefined {
  const { text: texts, title } = printOf(state, card);
  let furthest: Refusal | undefined;
  for (let index = 0; index < texts.length; index++) {
    if (texts[index]?.automatic) continue;
    const found = consider(state, by, card, index);
    if (isReady(found)) return undefined;
    if (!furthest || rank(found) > rank(furthest)) furthest = found;
  }
  if (furthest) return furthest;
  const code = texts.length > 0 ? 'automatic-only' : 'no-text';
  return refuse(code, { card: title });
}
