import type { BaseCard, Colour, CommandCard, Keywords, PilotCard, UnitCard } from '../cards';
import type { Times } from './amounts';
import type { CardFilter, PilotFilter } from './card-filter';
import type { Gain } from './gain';
import type { Need } from './need';

export type * from './amounts';
export type * from './card-filter';
export type * from './gain';
export type * from './need';

/**
 * The one card language of the game: what is printed on a card, its texts among it, as closed data. A new card needs no
 * code. Every simulator reads this; what it does not need it leaves out.
 */

/** What a card's text asks of another card in play. HP is what is left of it: damage takes it away. */
export interface Filter {
  /** "With … in its card name": one of these. */
  names?: readonly string[];
  /** Whether it is paired, or with which Pilot. */
  paired?: boolean | PilotFilter;
  /** Without this keyword. */
  without?: keyof Keywords;
  rested?: boolean;
  damaged?: boolean;
  link?: boolean;
  token?: boolean;
  keyword?: keyof Keywords;
  traits?: readonly string[];
  colours?: readonly Colour[];
  minLv?: number;
  maxLv?: number;
  minAp?: number;
  maxAp?: number;
  minHp?: number;
  maxHp?: number;
  /** It battles, or it does not; or it battles a Unit of this description. */
  battling?: boolean | Filter;
  /** It is the target of the attack. */
  attacked?: true;
  /** It has an effect of this kind, its Pilot's among them; one "During Pair" or "During Link" only while it is so. */
  // gundam/during-pair, gundam/during-link
  ability?: When;
  /** Besides, one of these: "that is Lv.3 or lower or has 4 or less AP". */
  either?: readonly Filter[];
}

/** "Choose 1 enemy Unit that …". `yours` is yours alone; `friendly` takes in a teammate's; `others` is any but yours. */
// gundam/friendly
export interface Choice extends Filter {
  whose: 'yours' | 'friendly' | 'enemy' | 'others' | 'any';
  /** Units if not said. */
  kind?: 'unit' | 'base' | 'unit-or-base';
  /** 1 if not said; two figures for "1 to 2", 0 first for "up to". */
  count?: number | readonly [number, number];
  /** Another card than the one whose text this is. */
  other?: true;
  /** "Whose Lv. is equal to or lower than this Unit": that of the Unit whose text, or whose Pilot's text, this is. */
  upToThisLv?: true;
  /** The same of the Unit that the text has waited for, or has chosen before: asked in mid-text alone. */
  upToLvOf?: 'that' | 'chosen';
  /** So many belonging to each player who has any: "1 Unit belonging to each enemy player". */
  ofEach?: true;
  /** "With the lowest HP": of those that are meant otherwise, only they. */
  the?: Extreme;
}

export const EXTREMES = [
  'lowest-lv',
  'highest-lv',
  'lowest-ap',
  'highest-ap',
  'lowest-hp',
  'highest-hp',
] as const;
export type Extreme = (typeof EXTREMES)[number];

// gundam/during-pair, gundam/during-link
export const CONDITIONS = [
  'paired',
  'linked',
  'damaged',
  'your-turn',
  'opponents-turn',
  'attacking',
] as const;
export type Condition = (typeof CONDITIONS)[number];

/** Something that holds as long as the card is there: for its own Unit, or for all of its player's. */
export interface Constant extends Omit<Gain, 'ability' | 'damageTo'> {
  while?: readonly Condition[];
  /** Only while its Unit is paired with such a Pilot. */
  // gundam/during-pair
  pilot?: PilotFilter;
  /** Only while its Unit battles an enemy Unit of this description. */
  battling?: Filter;
  /** What the text itself changes is not asked for here: no keyword that it gives, nor AP and HP if it gives either. */
  if?: Need;
  /** AP, HP and amounts of keywords as often as this counts. */
  times?: Times;
  /** Its player's, enemies', or all in play, or those without its own; `battling` is the enemy Unit that it battles. */
  for?: 'this' | 'yours' | 'friendly' | 'others' | 'enemies' | 'all' | 'all-others' | 'battling';
  /** Of those, only Units of this description; the same is not asked for. */
  of?: Filter;
}

export const LASTS = ['battle', 'turn'] as const;
/** How long: "during this battle" or "during this turn". */
// gundam/during-this-battle
export type Lasts = (typeof LASTS)[number];

/**
 * On what an effect works: what was chosen, the card itself, every card of a description, the enemy Unit that it battles,
 * or the Unit that the text has waited for.
 */
export type On = 'chosen' | 'this' | 'battling' | 'that' | { every: Choice };

/** What one part of a text may ask before it works. */
interface Part {
  if?: Need;
  /** "You may": its player decides when it comes to this part. */
  may?: true;
  /** "If you do": only if the part before it was done. */
  ifYouDo?: true;
  /** "If they don't": only if it was not. */
  ifYouDont?: true;
}

export type Effect = Part &
  (
    | { does: 'damage'; amount: number; times?: Times; on?: On }
    /** AP and HP as often as `times` counts. */
    | ({ does: 'gain'; lasts: Lasts; times?: Times; on?: On } & Gain)
    | { does: 'rest' | 'set-active'; on?: On }
    | { does: 'destroy'; on?: On }
    /** To hand, or under the deck, with the card paired with it. */
    | { does: 'return'; to?: 'bottom'; on?: On }
    | { does: 'recover'; amount: number; on?: On }
    | { does: 'draw'; count: number; times?: Times }
    /** It is not set active in the next start phase of its player. */
    // gundam/start-phase
    | { does: 'keep-rested'; on?: On }
    /** The top cards of the deck go to the trash. */
    | { does: 'mill'; count: number }
    /** Of the hand, as its player likes; `of` says which cards will do. */
    | { does: 'discard'; count: number; of?: CardFilter; times?: Times }
    /** The top Shield of the player's area goes to the hand of its owner. */
    | { does: 'shield-to-hand' }
    | { does: 'place-resource' | 'place-ex-resource'; count?: number; rested?: true }
    | { does: 'set-resource-active'; count: number }
    /** Of several, the one that is deployed goes by how many Units you have in play: none, one, and so on. */
    | { does: 'token'; unit: UnitFacts | readonly UnitFacts[]; count?: number; rested?: true }
    /** This card, in a Burst. */
    | { does: 'to-hand' }
    | { does: 'deploy' }
    /** A card that its player chooses there goes to hand. */
    // gundam/trash
    | { does: 'take-from-trash'; of?: CardFilter }
    /** Cards that its player chooses there go to the removal area. */
    // gundam/exile
    | { does: 'exile-from-trash'; count: number; of?: CardFilter }
    /** Cards that its player chooses there go back into the deck, which is shuffled. */
    // gundam/trash
    | { does: 'shuffle-in'; count: number; of?: CardFilter }
    /** This card, which lies in the trash: that of a Destroyed effect. It is exiled, or goes to hand. */
    | { does: 'exile-this' | 'take-this' }
    /** A Unit or Base card that its player chooses there is deployed, with nothing to pay unless the text says so. */
    // gundam/deploy#no-cost
    | { does: 'deploy-from'; where: 'hand' | 'trash'; of?: CardFilter; pay?: true }
    /** A card that its player chooses there is paired with this Unit, with nothing to pay. */
    // gundam/when-paired#by-an-effect
    | { does: 'pair-from'; where: 'hand' | 'trash'; of?: CardFilter }
    /** This card, a Command that has done what it says, is paired with what was chosen. */
    | { does: 'pair-this' }
    /** The card paired with a Unit leaves it: to its owner's hand or the top of the deck, or it is destroyed. */
    | { does: 'unpair'; to: 'hand' | 'deck' | 'trash'; on?: On }
    /** The Main of the Command paired with this Unit is activated, with nothing to pay. It stays paired. */
    | { does: 'use-paired' }
    /** The Main of such a Command that this text has just discarded is activated, with nothing to pay. */
    | { does: 'use-discarded'; of?: CardFilter }
    /** The Command that the text has waited for is paired from the trash with what was chosen. */
    | { does: 'pair-used' }
    /** What was chosen becomes the target of the enemy Unit that attacks. */
    | { does: 'change-target' }
    /** So many Units that its player chooses are rested; what else the text has chosen stays chosen. */
    | { does: 'rest-units'; choose: Choice }
    /** Effect damage to the first card of the area, or so many of its first cards destroyed: that of whoever does this. */
    // gundam/how-wording-is-read#first-card
    | { does: 'hit-shields'; amount: number }
    | { does: 'lose-shields'; count: number }
    /**
     * Each player, each enemy player in turn order, one whom its player chooses, or the enemy player under attack, does
     * so; its own card stays.
     */
    // gundam/order-of-effects
    | { does: 'each-player'; who: 'all' | 'enemies' | 'an-enemy' | 'attacked'; of: readonly Effect[] }
    /**
     * The top cards of the deck: one of them may go to hand, or be deployed; the others go back as `rest` says, or, where
     * one stays on top, into the trash.
     */
    | {
        does: 'look';
        count: number;
        take?: CardFilter;
        deploys?: true;
        rest: 'bottom' | 'top-or-bottom' | 'top-or-trash' | 'one-on-top' | 'one-on-top-others-trash';
      }
    /** Cards of your shield area take no damage in this battle from attacking Units of this description. */
    | { does: 'spare-shields'; from: Filter }
    /** A battle begins between this Unit and what was chosen: only its damage step. Not while another is under way. */
    | { does: 'battle' }
    /** Another choice in mid-text: what follows works on what is chosen now. */
    | { does: 'choose'; choose: Choice; also?: Choice }
    /** "Choose one of these". */
    | { does: 'one-of'; of: readonly (readonly Effect[])[] }
  );

/** What stands before the colon besides Resources. All of it is done, or the ability is not activated. */
// gundam/activate-main
export type Payment = Extract<
  Effect,
  { does: 'exile-from-trash' | 'discard' | 'rest-units' | 'return' | 'destroy' }
>;

/** What a text does once it is its time. */
export interface Text {
  choose?: Choice;
  /** "… and 1 enemy Unit": chosen together with the others, or nothing is. */
  // gundam/how-wording-is-read#both-targets
  also?: Choice;
  effects: readonly Effect[];
}

/** When a text works: by itself, or (`main`, `action`) when its player activates it. */
// gundam/activate-main, gundam/activate-action, gundam/when-linked, gundam/attack-effect, gundam/destroyed-effect
export const WHEN = [
  'attack',
  'destroyed',
  'deploy',
  'paired',
  'main',
  'action',
  'linked',
  'turn-end',
  /** Its Unit destroys an enemy Unit with battle damage. */
  'destroys',
  /** Its Unit destroys a card of an enemy shield area with battle damage. */
  'destroys-shield',
  /** It does either: it destroys an enemy card with battle damage. */
  'destroys-card',
  /** Its Unit takes damage from an enemy's effect. */
  'effect-damage',
  /** Its Unit deals battle damage to an enemy Unit. */
  'damages',
  /** A Unit that `of` describes is deployed, paired, linked, or attacks, or destroys an enemy Unit with battle damage. */
  'unit-deployed',
  'unit-paired',
  'unit-linked',
  'unit-attacks',
  'unit-destroys',
  /** An effect that says "destroy" has destroyed a Unit that `of` describes; effect damage does not count. */
  // gundam/how-wording-is-read#destroy-or-damage
  'unit-put-down',
  /** Its player places an EX Resource by an effect; one leaves the game as it pays. */
  'ex-placed',
  'ex-exiled',
  /** Its player activates the Main or Action of a Command that `command` describes, played or not. */
  'command-used',
  /** Its Unit or Base, or a Unit that `of` describes, receives such damage as `damage` says. */
  'damaged',
  'unit-damaged',
  /** An effect rests its Unit, or a Unit that `of` describes, or sets its Unit active. */
  'rested',
  'unit-rested',
  'set-active',
  /** A Unit that `of` describes is destroyed, by what `by` says. */
  'unit-destroyed',
  /** Its Unit or Base recovers HP. */
  'recovers',
  /** Its Unit is blocked. */
  'blocked',
  /** Its player draws by an effect. */
  'drawn',
  /** A Unit that `of` describes destroys a card of an enemy shield area with battle damage. */
  'unit-destroys-shield',
  /** Its player pays a Cost of 1 or more for an effect of a Unit that `of` describes. */
  'unit-effect-paid',
] as const;
export type When = (typeof WHEN)[number];

export interface Ability extends Text {
  when: When;
  while?: readonly Condition[];
  if?: Need;
  /** The Unit that it waits for, where that is not its own. */
  of?: Choice;
  /** The Command that it waits for; `exPaid` if an EX Resource has to have paid for it. */
  command?: CardFilter & { exPaid?: true };
  /** Only if the enemy Unit that its Unit battles is of this description. */
  battling?: Filter;
  /** Only when it attacks a player, or a Unit; judged as the attack is declared. */
  against?: 'player' | 'unit';
  /** Only damage of this kind, an enemy's, or dealt in battle by a Unit of this description. */
  damage?: { kind?: 'battle' | 'effect'; enemy?: true; by?: Filter };
  /** Only if it is destroyed by an effect that says so, or by damage of either kind. */
  // gundam/how-wording-is-read#destroy-or-damage
  by?: 'effect' | 'damage';
  /** Only by an effect that says so, of such a card of its own player's. */
  byCard?: CardFilter;
  /** Only by an effect of an opponent. */
  byEnemy?: true;
  /** Effect damage that destroys a card of a shield area will do as well. */
  // gundam/breach
  anyDamage?: true;
  /** Only if the Pilot, the one just paired or the one that is there, is of this description. */
  // gundam/when-paired#qualified, gundam/during-pair
  pilot?: PilotFilter;
  may?: true;
  // gundam/once-per-turn
  oncePerTurn?: true;
  /** What activating it takes. */
  cost?: number;
  restThis?: true;
  pays?: readonly Payment[];
}

/** What a Shield may do as it is destroyed: join the hand, come into play, do as the Command does, or a text. */
// gundam/burst
export type Burst = 'hand' | 'deploy' | 'command' | Text;

interface Played {
  burst?: Burst;
  /** What it costs, or asks for, less while something is so: in hand, or, if it says so, in the trash. */
  less?: {
    cost?: number;
    lv?: number;
    if: Need;
    times?: Times;
    in?: 'trash';
    /** Only as it is paired with such a Unit. */
    onto?: Filter;
  };
}

interface Texts extends Played {
  constants?: readonly Constant[];
  abilities?: readonly Ability[];
}

export type UnitFacts = UnitCard & Texts;
export type PilotFacts = PilotCard & Texts;
export type BaseFacts = BaseCard & Texts;
export type CommandFacts = CommandCard & Text & Played;
export type CardFacts = UnitFacts | PilotFacts | BaseFacts | CommandFacts;
