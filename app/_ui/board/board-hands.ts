import { createContext, useContext } from 'react';

/** What a card on the board answers to. Without any of it the board is only looked at. */
export interface BoardHands {
  /** The card that is looked at closely. */
  chosen?: string | undefined;
  onChoose?(card: string): void;
  /** A zone, pile, place or side of a clash was tapped, where no card lies. */
  onPlace?(at: { zone: string; seat?: string | undefined }): void;
  /** The cards with which something can be done now. */
  playable?: ReadonlySet<string> | undefined;
}

export const BoardContext = createContext<BoardHands>({});
export const useHands = (): BoardHands => useContext(BoardContext);
