import type { Keywords } from '../cards';
import type { Reduce, Unharmed } from './amounts';
import type { Ability, Filter } from './schema';

/** What a Unit has, or gets, beyond what is printed in its corners. */
export interface Gain {
  ap?: number;
  hp?: number;
  keywords?: Keywords;
  /** It may choose an active enemy Unit of this description as its target. */
  attacksActive?: Against;
  /** It may attack on the turn it is deployed, although not a Link Unit. */
  attacksAtOnce?: true;
  /** It may attack on the turn it is deployed, but only Units. */
  attacksUnitsAtOnce?: true;
  cannotAttack?: true;
  cannotAttackPlayer?: true;
  /** It cannot activate Blocker, also one that it gains. */
  cannotBlock?: true;
  /** It takes no battle damage from enemy Units of this description. */
  unhurtBy?: Filter;
  reduce?: Reduce;
  /** Enemy Units of this description choose it as their attack target, if they can. */
  drawsAttacks?: Filter;
  /** Before Units that they only choose if they can: "must choose". */
  // gundam/attack-step
  drawsFirst?: true;
  /** It takes no effect damage from an enemy: any, or only so. */
  unharmedBy?: Unharmed;
  /** Shields of its side take no battle damage from enemy Units of this description. A Base is none. */
  sparesShields?: Filter;
  /** An enemy's effect does not destroy it by saying so; effect damage still can. */
  // gundam/how-wording-is-read#destroy-or-damage
  undestroyed?: true;
  /** Enemy effects do not lower its AP. */
  // gundam/how-wording-is-read#cannot-wins
  apKept?: true;
  /** Battle damage that it would receive is dealt to the Unit whose text it is, or to the one chosen; never lasting. */
  // gundam/how-wording-is-read#instead
  damageTo?: 'this' | 'chosen';
  /** One that works by itself, by something that its own Unit does; given by an effect, never lasting. */
  ability?: Ability;
  /** Traits that it has besides its own. A lasting text that gives them asks for no traits itself. */
  traits?: readonly string[];
  /** It comes into play rested, which no effect does to it; only by a lasting text. */
  deployedRested?: true;
  /** It cannot be paired with a Pilot. */
  cannotPair?: true;
  /** It cannot be set active, in the start phase or by an effect. */
  cannotSetActive?: true;
}

/** Of this description, and up to the Lv., or the AP, that the Unit that attacks has then. */
export interface Against extends Filter {
  upToThisLv?: true;
  upToThisAp?: true;
}
