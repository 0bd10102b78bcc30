import type { NameAndCards } from '../_cards/asked';
import { kindOf } from '../_cards/table-piece';
import { CARD_KINDS } from '../_i18n/card-kinds';
import type { Locale } from '../_i18n/locales';
import type { NamedCard } from './card-names';

/** Two kinds at most: a name that can mean more says nothing of any. */
const MOST_KINDS = 2;

/** What a search is told of the cards in a question. */
export function namedCards(names: readonly NameAndCards[], locale: Locale): NamedCard[] {
  return names.flatMap(({ words, cards }): NamedCard[] => {
    const kinds = new Set(cards.map(({ type }) => kindOf(type)));
    const games = new Set(cards.map(({ game }) => game));
    const as = [...kinds].flatMap((kind) => (kind === 'other' ? [] : [CARD_KINDS[locale][kind]]));
    const [game] = games;
    if (words === '' || as.length === 0 || kinds.size > MOST_KINDS) return [];
    const title = cards[0]?.title;
    return [
      {
        name: words,
        as: as.join(' '),
        ...(title !== undefined && { title }),
        ...(games.size === 1 && game && { game }),
      },
    ];
  });
}
