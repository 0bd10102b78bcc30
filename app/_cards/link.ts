import { GAMES, type Game } from '../_leaf/games';
import type { Card } from './card';

/** A card in an address: `swccg/1_168`. */
export const cardAddress = ({ game, id }: Pick<Card, 'game' | 'id'>): string => `${game}/${id}`;

/** The card that an address names; nothing of anything else. */
export function readAddress(text: string): { game: Game; id: string } | undefined {
  const [, name = '', id = ''] = /^([a-z-]{4,12})\/([\w-]{1,40})$/.exec(text) ?? [];
  const game = GAMES.find((each) => each === name);
  return game && { game, id };
}
