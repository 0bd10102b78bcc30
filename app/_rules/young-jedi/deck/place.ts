import {
  COLOURS,
  COLOURS_OF,
  type Colour,
  type ListedCard,
  OBJECTIVE_DOTS,
  PER_COLOUR,
  PER_TITLE,
} from './list';
import { plain } from './plain';

/** So many copies of a card in a colour, in its wild card place or not. */
export interface Placing {
  card: ListedCard;
  count: number;
  colour: Colour;
  wild: boolean;
}

/** The colours whose places a wild card's white dots take; all of them if the list does not say. */
// young-jedi/wild-card
export const whiteDots = ({ type, dots }: ListedCard): readonly Colour[] =>
  dots ?? (type === 'objective' ? OBJECTIVE_DOTS : COLOURS);

/** The colour in which a wild card counts like any other, by its regular dot. */
// young-jedi/rulebook/special-cards#wildcards
export const regularDot = ({ type, dots }: ListedCard): Colour | undefined => {
  const colours = type ? COLOURS_OF[type] : [];
  const only = colours.length === 1 ? colours[0] : undefined;
  return only && !dots?.includes(only) ? only : undefined;
};

/** Puts every card where its list puts it, and wild cards without a colour where one is short of a card. */
// young-jedi/rulebook/special-cards#wildcards
export function place(cards: readonly ListedCard[]): {
  placings: Placing[];
  unplaced: ListedCard[];
  found: Placing[];
  /** Of a colour that nobody has told. */
  uncoloured: ListedCard[];
} {
  const placings: Placing[] = [];
  const free: ListedCard[] = [];
  const uncoloured: ListedCard[] = [];
  for (const card of cards) {
    const { colour, count } = card;
    if (colour === undefined && !mayGoAnywhere(card)) uncoloured.push(card);
    else if (colour === undefined) free.push(...Array.from({ length: count }, () => ({ ...card, count: 1 })));
    else placings.push({ card, count, colour, wild: isWild(card, colour) });
  }
  const found = fill(placings, free);
  const taken = new Set(found.map(({ card }) => card));
  return {
    placings: [...placings, ...found],
    unplaced: free.filter((card) => !taken.has(card)),
    found,
    uncoloured,
  };
}

const mayGoAnywhere = ({ wild, dots, type }: ListedCard): boolean =>
  wild === true || dots !== undefined || type === 'objective';

const isWild = (card: ListedCard, colour: Colour): boolean =>
  (card.wild === true && regularDot(card) !== colour) || card.dots?.includes(colour) === true;

/** One wild card a colour, by augmenting paths: as many as there are colours short of one. */
function fill(placings: readonly Placing[], free: readonly ListedCard[]): Placing[] {
  const inColour = (colour: Colour) => placings.filter((each) => each.colour === colour);
  const open = COLOURS.filter((colour) => {
    const there = inColour(colour);
    return !there.some(({ wild }) => wild) && there.reduce((sum, { count }) => sum + count, 0) < PER_COLOUR;
  });
  const fits = (card: ListedCard, colour: Colour): boolean =>
    whiteDots(card).includes(colour) &&
    inColour(colour)
      .filter((each) => plain(each.card.title) === plain(card.title))
      .reduce((sum, { count }) => sum + count, 0) < PER_TITLE;
  const holder = new Map<Colour, ListedCard>();
  const seat = (card: ListedCard, tried: Set<Colour>): boolean => {
    for (const colour of open) {
      if (tried.has(colour) || !fits(card, colour)) continue;
      tried.add(colour);
      const there = holder.get(colour);
      if (there === undefined || seat(there, tried)) {
        holder.set(colour, card);
        return true;
      }
    }
    return false;
  };
  for (const card of free) seat(card, new Set());
  return [...holder].map(([colour, card]) => ({ card, count: 1, colour, wild: true }));
}
