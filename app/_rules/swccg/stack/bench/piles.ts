import type { Side } from '../../../core/sides';
import type { State, Token } from '../state';
import { PILES, type Pile, type Zone } from '../timing';

export const isPile = (zone: Zone): zone is Pile => (PILES as readonly string[]).includes(zone);

export function setTokens(state: State, side: Side, pile: Pile | 'hand', tokens: Token[]): void {
  state.piles = { ...state.piles, [side]: { ...state.piles[side], [pile]: tokens } };
}
