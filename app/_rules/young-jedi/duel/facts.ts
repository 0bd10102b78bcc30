import type { Side } from '../../core/sides';

/** The faces of Watto's chance cube. */
// young-jedi/destiny
export const DESTINIES = [1, 2, 3, 4, 5, 6] as const;

/**
 * Words that pick out characters or weapons: a name (`Darth Maul`), a characteristic (`Jedi`, `Bravo Pilot`) that is in
 * the title or subtitle, a trait, or `character` for any. A list is met by any one of its words, and only once.
 */
export type Words = readonly string[];

/** What has to be so for a game text to apply. Whatever is given has to hold. */
// young-jedi/rulebook/effects#character-game-text
export interface Condition {
  /** The character it applies to is fighting one of these. A duel is a fight. */
  fights?: Words;
  /** The character it applies to is using one of these weapons. */
  using?: Words;
  /** One of these has fought this turn, before this duel. */
  fought?: Words;
  /** Its player has controlled this planet; `any` for no matter which. */
  controlled?: string;
  /** The opponent has controlled this planet; `any` for no matter which. */
  opponentControlled?: string;
  /** It is its player's own turn, or the opponent's. */
  turn?: 'own' | 'opponent';
  /** The character it applies to is being dueled: it is the one that defends. */
  dueled?: true;
  /** The duel is on this planet or at this location. */
  on?: string;
  /** The card with the text is itself at the current location. */
  here?: true;
}

/** A game text that adds to power, or to the damage taken for a character that is defeated. */
export interface GameText {
  adds: 'power' | 'damage';
  /** Less than 0 subtracts. */
  amount: number;
  /** Whom it is for: the card itself unless said, its opponent in the fight, or characters of either side. */
  to?: 'itself' | 'foe' | 'own' | 'opposing';
  /** Which of its own or opposing characters; all unless said. */
  of?: Words;
  /** "Any other": no version of the card's own character. */
  // young-jedi/other
  other?: true;
  when?: Condition;
}

export interface CharacterFacts {
  kind: 'character';
  side: Side;
  name: string;
  subtitle?: string;
  /** `destiny` is Anakin's: it is drawn. */
  power: number | 'destiny';
  /** The damage number printed on the card. */
  damage: number;
  /** Whether it can fight with a lightsaber, where its name does not tell. */
  duelist?: boolean;
  /** What it is considered to be besides what its title says. */
  traits?: Words;
  /** Power bonus by location. */
  // young-jedi/location-bonus
  sites?: Record<string, number>;
  /** Weapons that its text lets it use, each with the bonus it then has. */
  mayUse?: Record<string, number>;
  /** The weapon of an armed and dangerous card. */
  // young-jedi/armed-and-dangerous
  builtIn?: { title: string; bonus: number; lightsaber?: true };
  /** Once a turn, the destiny drawn for its own power may be discarded and redrawn. */
  // young-jedi/faq-anakin-tested-uses
  redraws?: true;
  text?: GameText[];
}

export interface WeaponFacts {
  kind: 'weapon';
  side: Side;
  title: string;
  lightsaber?: true;
  /** Who may use it and the red dots for them; the first line that fits counts. */
  users: { who: Words; bonus: number }[];
  /** Its text forbids it in duels. */
  notInDuels?: true;
}

/** Any other card whose text adds to power or damage. */
export interface EffectFacts {
  kind: 'effect';
  side: Side;
  title: string;
  text: GameText[];
}

export type TableFacts = CharacterFacts | WeaponFacts | EffectFacts;

/** What a card does that scores a hit. */
// young-jedi/rulebook/duel#dueling-text
export interface DuelingText {
  does: 'extra-hits' | 'draw' | 'remove-hits';
  count: number;
  /** The card has to be discarded for it. */
  discard?: true;
  /** What its own character has to be. */
  needs?: { defending?: true; is?: Words };
}

/** A card of a draw deck, as far as a duel is concerned. */
export interface DuelCard {
  /** None for a card of which only the destiny number matters. */
  title?: string;
  /** Two numbers for a card that has two: one is chosen each time. */
  // young-jedi/rulebook/special-cards#two-destinies
  destiny: number | [number, number];
  text?: DuelingText;
}

export const destiniesOf = (card: DuelCard): readonly number[] =>
  typeof card.destiny === 'number' ? [card.destiny] : card.destiny;

/** The numbers among which a player chooses. */
export const differentDestinies = (card: DuelCard): readonly number[] => {
  const numbers = destiniesOf(card);
  return numbers[0] === numbers[1] ? numbers.slice(1) : numbers;
};
