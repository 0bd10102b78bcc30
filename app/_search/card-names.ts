import type { Game } from '../_leaf/games';

/** The name of a card as it stands in a question, and what the rules call such a card. */
export interface NamedCard {
  name: string;
  as: string;
  /** What the card is called in full: an entry of the rules may bear that name. */
  title?: string;
  /** Where the name can mean cards of one game only. */
  game?: Game;
}

export interface AskedOfRules {
  text: string;
  /** The game of the cards that the rules do not know by name, where all are of one. */
  game: Game | undefined;
  /** Nothing is asked but a card that the rules do not know: what they say of its kind is no answer. */
  isOfKind: boolean;
  /** A question so mended, with the names as they were typed. */
  back(text: string): string;
}

/** The question with each card that the rules do not speak of called by its kind, of which they do. */
export function askedOfRules(
  text: string,
  cards: readonly NamedCard[],
  isKnown: (name: string) => boolean,
): AskedOfRules {
  const told = cards
    .filter(({ name }) => text.includes(name) && !isKnown(name))
    .map((card) => ({ ...card, as: card.title !== undefined && isKnown(card.title) ? card.title : card.as }));
  const games = new Set(told.map(({ game }) => game));
  const [game] = games;
  return {
    text: told.reduce((question, { name, as }) => question.replace(name, () => as), text),
    game: games.size === 1 ? game : undefined,
    isOfKind: told.some(({ name, as, title }) => name === text.trim() && as !== title),
    back: (mended) => told.reduce((question, { name, as }) => question.replace(as, () => name), mended),
  };
}
