import { UNIQUE_STARSHIPS } from '../titles';
import type { CardType, Colour, Planet } from './list';
import { plain } from './plain';

export interface KnownCard {
  title: string;
  subtitle?: string;
  type: CardType;
  /** Its regular dot, if it has one. */
  regular?: Colour;
  /** Its white dots. */
  dots: readonly Colour[];
}

const ALL: readonly Colour[] = ['red', 'orange', 'blue', 'yellow', 'green', 'purple'];

/** The cards with white dots that the rules speak of; for any other the list says that it is wild. */
// young-jedi/rulebook/special-cards#wildcards, young-jedi/rulebook/decks#six-times-ten
const WITH_WHITE_DOTS: readonly KnownCard[] = [
  { title: 'Trade Federation Tank', subtitle: 'Assault Leader', type: 'character', dots: ALL },
  {
    title: 'Droid Control Ship',
    type: 'starship',
    regular: 'purple',
    dots: ['red', 'blue', 'green'],
  },
  { title: 'Radiant VII', type: 'starship', regular: 'purple', dots: ['red', 'blue', 'green'] },
  { title: 'Boonta Eve Classic', type: 'objective', dots: ['yellow', 'purple', 'orange'] },
];

export const knownCard = (title: string, subtitle: string | undefined): KnownCard | undefined =>
  WITH_WHITE_DOTS.find(
    (card) =>
      plain(card.title) === plain(title) &&
      (card.subtitle === undefined || (subtitle !== undefined && plain(card.subtitle) === plain(subtitle))),
  );

/** The places on each planet. */
const PLACES: Record<Planet, readonly string[]> = {
  tatooine: ['desert landing site', 'podrace arena', 'mos espa'],
  coruscant: ['capital city', 'jedi council chamber', 'galactic senate'],
  naboo: ['theed palace', 'gungan swamp', 'battle plains'],
};

/** The planet of a location by its name; `Naboo Starfighter` and `Naboo Officer` are none. */
export function planetOf(name: string, saidToBeLocation: boolean): Planet | undefined {
  const words = plain(name);
  for (const planet of ['tatooine', 'coruscant', 'naboo'] as const) {
    if (PLACES[planet].some((place) => words === place || words === `${planet} ${place}`)) return planet;
    if (words === planet || (saidToBeLocation && words.startsWith(`${planet} `))) return planet;
  }
  return undefined;
}

/** Any number of them in the deck, one at a time in hyperspace. */
// young-jedi/faq-two-amidala-starships
const UNIQUE = UNIQUE_STARSHIPS.map(plain);

export const isUniqueStarship = (title: string): boolean => UNIQUE.includes(plain(title));

/** Titles with a colon of their own: `Battle Droid: Infantry, MTT Division`. */
export const hasOwnColon = (name: string): boolean => /^battle droid\s*:/i.test(name);
