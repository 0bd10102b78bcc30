/** Which cards a text speaks of. Every part must hold; `{}` is any card. */
export interface Who {
  /** The title without its subtitle: `Obi-Wan Kenobi`; a person may go by the first words of it: `Obi-Wan`. */
  title?: string;
  /** One version only. */
  // young-jedi/rulebook/effects#character-game-text
  subtitle?: string;
  /** A characteristic, such as `Jedi` or `battle droid`. */
  // young-jedi/faq-anakin-padawan-jedi
  trait?: string;
  /** Only cards with ♦ in the title, or only cards without. */
  // young-jedi/rulebook/effects#diamond-cards
  diamond?: boolean;
  not?: Who;
}

/** One description, or any one of several. */
export type OneOf = Who | readonly Who[];

/** What has to be so for a text to work in a fight. Every part must hold. */
export interface When {
  /** One of the opponents in this fight. */
  against?: OneOf;
  /** A weapon that the character is using, built-in weapons included. */
  using?: OneOf;
  /** The character uses no weapon. */
  unarmed?: true;
  /** The title of the location. */
  at?: string;
  /** The planet of the location. */
  on?: string;
  /** A planet that the player has controlled. */
  controls?: string;
  /** A character of either player that has fought this turn. */
  fought?: OneOf;
  /** A card that the player has face up here. */
  present?: OneOf;
  /** Only in the first fight of the battle. */
  first?: true;
  role?: 'attacker' | 'defender';
  /** A destiny number that the player has drawn in this fight. */
  // young-jedi/faq-destiny-number-term
  destiny?: { atLeast?: number; atMost?: number };
}

/** Red dots, each worth 1. */
export interface Bonus {
  dots: number;
  when?: When;
}

/** What a card in play does for other characters. */
export interface Help {
  to: OneOf;
  /** Whose characters; the player's own if nothing is said. */
  // young-jedi/faq-da-dug-chaaa
  whose?: 'opponent';
  dots?: number;
  /** Added to the damage number; negative to subtract. */
  damage?: number;
  /** Those characters may not use a weapon. */
  noWeapon?: true;
  when?: When;
}

/** What a weapon does for the character who uses it. */
export interface WeaponUse {
  dots?: number;
  /** Small chance cubes: one destiny draw for each. */
  draws?: number;
  bonuses?: readonly Bonus[];
}

interface Titled {
  title: string;
  subtitle?: string;
  diamond?: true;
  /** Characteristics that the title and subtitle do not give. */
  traits?: readonly string[];
  /** Characteristics that the title or subtitle seems to give. */
  // young-jedi/faq-anakin-tested-jedi
  notTraits?: readonly string[];
  /** The large cube, top right; two numbers on some cards. */
  // young-jedi/rulebook/special-cards#two-destinies
  destiny?: number | readonly [number, number];
}

export interface CharacterCard extends Titled {
  kind: 'character';
  /** A chance cube in place of a number: destiny is drawn for the power. */
  power: number | 'destiny';
  damage: number;
  /** Dots by location title. */
  // young-jedi/location-bonus
  locations?: Readonly<Record<string, number>>;
  bonuses?: readonly Bonus[];
  damageChanges?: readonly { by: number; when?: When }[];
  /** For other characters here; never for a version of itself. */
  // young-jedi/other
  helps?: readonly Help[];
  /** Weapons that the text lets it use besides those whose boxes name it. */
  uses?: readonly ({ weapon: OneOf } & WeaponUse)[];
  // young-jedi/armed-and-dangerous
  builtIn?: { title: string } & WeaponUse;
  /** Once each turn, a destiny drawn for a Battle card, a weapon or its own power may be discarded and redrawn. */
  // young-jedi/faq-anakin-tested-uses
  redraws?: true;
  /** Cards that may be discarded from hand to make a fight against these a tie. */
  // young-jedi/watto-virtual
  ties?: { against: OneOf; discard: number };
  /** One of a kind and not stackable. */
  unique?: true;
}

export interface WeaponCard extends Titled {
  kind: 'weapon';
  /** The boxes, from top to bottom: the first that fits the character counts. */
  users: readonly ({ who: OneOf } & WeaponUse)[];
  /** May be discarded, before any weapon destiny is drawn, to ignore one of the opponent’s weapons. */
  // young-jedi/faq-gaderffii-timing
  breaksWeapon?: true;
}

/** What a Battle card says. */
export interface BattleText {
  title: string;
  /** Whom it is used with; any character if nothing is said. */
  with?: OneOf;
  /** A group that fights together, one description for each character. */
  // young-jedi/rulebook/battle-details#fight-together
  together?: readonly OneOf[];
  /** So many cards of the same stack add together. */
  // young-jedi/rulebook/effects#stack-in-battle
  stack?: number;
  /** The situation in which it works. */
  needs?: When;
  dots?: number;
  draws?: number;
  bonuses?: readonly Bonus[];
  /** Weapons that its character may use at the same time. */
  weapons?: readonly OneOf[];
  /** Its own characters use no weapon. */
  noWeapon?: true;
  /** The opponent’s weapons are ignored, if this is so. */
  // young-jedi/faq-force-push
  ignoresWeapons?: When;
  /** Having defeated such a character, its own fights the next fight too. */
  // young-jedi/faq-wisdom-of-the-council
  fightsAgain?: OneOf;
  /** Its character leaves the fight and goes back on top of the plan. */
  // young-jedi/on-the-run-virtual
  backToPlan?: true;
  /** Its bonus counts only if the player reveals the hand. */
  // young-jedi/faq-reveal-empty-hand
  revealsHand?: true;
  /** The destiny on a character card in the fight is added. */
  // young-jedi/faq-destiny-number-term, young-jedi/faq-multiple-opponents-destiny
  addsDestinyOf?: 'own' | 'opponent';
  /** If its group loses, only one such character is defeated. */
  onlyDefeated?: OneOf;
  /** If its characters lose, they go back to hand and cause no damage. */
  backToHand?: true;
  /** Added to the damage of the characters it defeats. */
  moreDamage?: number;
  /** Taken off the damage of its own characters. */
  lessDamage?: number;
}

export interface BattleCard extends BattleText, Titled {
  kind: 'battle';
  /** A Double Impact card: one of the two is chosen each time it is played. */
  // young-jedi/double-impact-card
  halves?: readonly [BattleText, BattleText];
}

export interface EffectCard extends Titled {
  kind: 'effect';
  gives: readonly Help[];
}

/** A location, a starship or any card of which only the title and the destiny matter. */
export interface OtherCard extends Titled {
  kind: 'other';
}

export type Card = CharacterCard | WeaponCard | BattleCard | EffectCard | OtherCard;
