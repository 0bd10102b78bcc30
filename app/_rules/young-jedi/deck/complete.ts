import { knownCard, planetOf } from './known';
import { type CardType, COLOURS_OF, type Colour, type ListedCard } from './list';

/** A card with what the rules say of it where its list says nothing: type, planet, white dots, the one colour of its type. */
// young-jedi/rulebook/decks#six-times-ten, young-jedi/rulebook/special-cards#wildcards
export function complete(card: ListedCard): ListedCard {
  const known = knownCard(card.title, card.subtitle);
  const type = card.type ?? known?.type;
  const planet = card.planet ?? (type === 'location' ? planetOf(card.title, true) : undefined);
  const wild = card.wild || type === 'objective' || (known && known.regular === undefined);
  const dots = card.dots ?? (known ? [...known.dots] : undefined);
  const colour = card.colour ?? (wild ? undefined : regularColour(type, known?.regular));
  return {
    ...card,
    ...(type && { type }),
    ...(planet && { planet }),
    ...(wild && { wild: true as const }),
    ...(dots && { dots }),
    ...(colour && { colour }),
  };
}

/** The one colour of a type that has but one. */
function regularColour(type: CardType | undefined, regular: Colour | undefined): Colour | undefined {
  if (regular) return regular;
  const colours = type ? COLOURS_OF[type] : [];
  return colours.length === 1 ? colours[0] : undefined;
}
