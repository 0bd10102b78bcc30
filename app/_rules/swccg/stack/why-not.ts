import type { Refusal } from '../../core/contract';
import { REFUSAL_CODES, type RefusalCode } from './codes';
import { consider, isReady } from './consider';
import { refuse } from './refuse';
import { type CardId, printOf, type State } from './state';
import type { Side } from './timing';

const RANK = new Map<string, number>(REFUSAL_CODES.map((code, rank) => [code, rank]));

const rank = (refusal: Refusal): number => RANK.get(refusal.code as RefusalCode) ?? 0;

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
  return refuse(code, code === 'no-text' ? 'swccg/actions' : 'swccg/automatic-actions', { card: title });
}
