import { battleOf, type CardId, printOf, type State } from './state';

/** Under what the uses of a function are counted: this turn, or in the battle under way. */
const keyOf = (state: State, card: CardId, index: number): string => {
  const battle = printOf(state, card).text[index]?.per && battleOf(state)?.id;
  return battle ? `${card} ${index} ${battle}` : `${card} ${index}`;
};

export const usesOf = (state: State, card: CardId, index: number): number =>
  state.uses[keyOf(state, card, index)] ?? 0;

export function countUse(state: State, card: CardId, index: number): void {
  const key = keyOf(state, card, index);
  state.uses = { ...state.uses, [key]: (state.uses[key] ?? 0) + 1 };
}
