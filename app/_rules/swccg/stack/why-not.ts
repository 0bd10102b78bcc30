import type { Side } from '../../core/sides';
import { consider, isReady } from './consider';
import { REFUSAL_CODES, type Refusal, refuse } from './refusals';
import { type CardId, type PrintedText, printOf, type State } from './state';

const RANK = new Map<string, number>(REFUSAL_CODES.map((code, rank) => [code, rank]));

const rank = (refusal: Refusal): number => RANK.get(refusal.code) ?? 0;

/** Whether a function may be meant by a move that names this one, or none: those aside are meant by their names only. */
export const isMeant = ({ aside, name }: PrintedText, named: string | undefined): boolean =>
  !aside || name === undefined || name === named;

/** Why no function of a card can be initiated: of several reasons, that of the function which got furthest. */
export function whyNot(state: State, by: Side, card: CardId): Refusal | undefined {
  const { text: texts, title } = printOf(state, card);
  const played = [...texts.entries()].filter(([, { automatic }]) => !automatic);
  const plain = played.filter(([, text]) => isMeant(text, undefined));
  let furthest: Refusal | undefined;
  for (const [index] of plain.length > 0 ? plain : played) {
    const found = consider(state, by, card, index);
    if (isReady(found)) return undefined;
    if (!furthest || rank(found) > rank(furthest)) furthest = found;
  }
  if (furthest) return furthest;
  const code = texts.length > 0 ? 'automatic-only' : 'no-text';
  return refuse(code, { card: title });
}
