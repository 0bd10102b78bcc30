import type { Side } from '../../_rules/core/sides';
import type { Locale } from '../locales';

interface WarBenchWords {
  character: string;
  firstBy: string;
  firstKind: string;
  left: (value: string, side: Side) => string;
  lastWord: string;
  /** Both play their best; the order of the Reserve Decks is not known. */
  given: string;
  survives: string;
  cancelled: string;
}

export const WAR_BENCH: Record<Locale, WarBenchWords> = {
  fr: {
    character: 'personnage le plus habile',
    firstBy: 'qui joue la carte disputée',
    firstKind: 'la carte disputée',
    left: (value, side) => `destinées ${value} en réserve, côté ${side === 'light' ? 'lumineux' : 'obscur'}`,
    lastWord: 'Qui a le dernier mot ?',
    given: 'Les deux joueurs jouent au mieux ; l’ordre des piles de réserve n’est pas connu.',
    survives: 'La carte a son résultat.',
    cancelled: 'La carte est annulée.',
  },
  en: {
    character: 'highest-ability character',
    firstBy: 'who plays the card fought over',
    firstKind: 'the card fought over',
    left: (value, side) => `destinies of ${value} left, ${side} side`,
    lastWord: 'Who has the last word?',
    given: 'Both players play their best; the order of the Reserve Decks is not known.',
    survives: 'The card has its result.',
    cancelled: 'The card is canceled.',
  },
};
