import type { Game } from '../_corpus/games';
import type { Locale } from '../_i18n/locales';

/** What a card file that a club or player brought can be asked. */
export interface CardFile {
  /** Facts of the cards that bear exactly this name or number. */
  cardsNamed(name: string, game: Game | undefined, locale: Locale): Promise<object[]>;
  /** Cards that words as players write them may mean, the likeliest first, with why. */
  resolve(words: string, game: Game | undefined, locale: Locale): Promise<object[]>;
}

/** The card file that this site holds; none as long as nobody has brought one. */
export const heldCards = async (): Promise<CardFile | undefined> => undefined;
