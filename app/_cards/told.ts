import type { CardBook } from './book';
import type { Card, Ruling } from './card';

/** A card as it is told outside the site: its facts, and the newest rulings that its file has on it. */
export interface ToldCard
  extends Pick<
    Card,
    | 'game'
    | 'id'
    | 'title'
    | 'back'
    | 'virtual'
    | 'side'
    | 'type'
    | 'subtype'
    | 'figures'
    | 'icons'
    | 'keywords'
    | 'traits'
    | 'links'
    | 'differs'
  > {
  unique?: string;
  sets: string[];
  rulings: Omit<Ruling, 'card'>[];
}

export function toldCard(book: CardBook, card: Card, mostRulings: number): ToldCard {
  const { game, id, title, back, unique, virtual, side, type, subtype, figures } = card;
  const { icons, keywords, traits, links, differs } = card;
  const all = { game, id, title, back, unique, virtual, side, type, subtype, figures };
  const more = { icons, keywords, traits, links, differs };
  const said = Object.entries({ ...all, ...more }).filter(([, value]) => value !== undefined);
  return {
    ...(Object.fromEntries(said) as typeof all),
    sets: (card.sets ?? []).map((set) => book.setName(game, set)),
    rulings: book
      .rulingsOn(card)
      .slice(0, mostRulings)
      .map(({ card: _, ...ruling }) => ruling),
  } as ToldCard;
}
