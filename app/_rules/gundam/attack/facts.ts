import type { BaseCard, CommandCard, Keywords, PilotCard, UnitCard } from '../cards';

/** What a card's text asks of another card. HP is what is left of it: damage takes it away. */
export interface Filter {
  rested?: boolean;
  damaged?: boolean;
  link?: boolean;
  token?: boolean;
  keyword?: keyof Keywords;
  traits?: readonly string[];
  minLv?: number;
  maxLv?: number;
  minAp?: number;
  maxAp?: number;
  minHp?: number;
  maxHp?: number;
}

/** "Choose 1 enemy Unit that …". `yours` is yours alone; `friendly` takes in a teammate's. */
// gundam/friendly
export interface Choice extends Filter {
  whose: 'yours' | 'friendly' | 'enemy' | 'any';
  /** Units if not said. */
  kind?: 'unit' | 'base';
  /** 1 if not said; two figures for "1 to 2", 0 first for "up to". */
  count?: number | readonly [number, number];
  /** Another card than the one whose text this is. */
  other?: true;
}

/** What a Unit has, or gets, beyond what is printed in its corners. */
export interface Gain {
  ap?: number;
  hp?: number;
  keywords?: Keywords;
  /** It may choose an active enemy Unit of this description as its target. */
  attacksActive?: Filter;
  /** It may attack on the turn it is deployed, although not a Link Unit. */
  attacksAtOnce?: true;
  cannotAttack?: true;
  cannotAttackPlayer?: true;
  /** It takes no battle damage from enemy Units of this description. */
  unhurtBy?: Filter;
}

export const CONDITIONS = ['paired', 'linked', 'damaged', 'your-turn', 'attacking'] as const;
export type Condition = (typeof CONDITIONS)[number];

/** Something that holds as long as the card is there: for its own Unit, or for all of its player's. */
export interface Constant extends Gain {
  while?: readonly Condition[];
  for?: 'this' | 'yours' | 'friendly';
}

export const LASTS = ['battle', 'turn'] as const;
/** How long: "during this battle" or "during this turn". */
// gundam/during-this-battle
export type Lasts = (typeof LASTS)[number];

/** On what an effect works: what was chosen, the card itself, or every card of a description. */
export type On = 'chosen' | 'this' | { every: Choice };

export type Effect =
  | { does: 'damage'; amount: number; on?: On }
  | ({ does: 'gain'; lasts: Lasts; on?: On } & Gain)
  | { does: 'rest' | 'set-active' | 'destroy' | 'return'; on?: On }
  | { does: 'recover'; amount: number; on?: On }
  | { does: 'draw'; count: number }
  /** The top Shield of the player's area goes to the hand of its owner. */
  | { does: 'shield-to-hand' }
  | { does: 'token'; unit: UnitFacts; count?: number; rested?: true }
  /** This card, in a Burst. */
  | { does: 'to-hand' }
  | { does: 'deploy' };

/** What a text does once it is its time. */
export interface Text {
  choose?: Choice;
  effects: readonly Effect[];
}

/** When a text works: by itself, or (`main`, `action`) when its player activates it. */
// gundam/activate-main, gundam/activate-action
export const WHEN = ['attack', 'destroyed', 'deploy', 'paired', 'main', 'action'] as const;
export type When = (typeof WHEN)[number];

export interface Ability extends Text {
  when: When;
  while?: readonly Condition[];
  /** Only when it attacks a player, or a Unit; judged as the attack is declared. */
  against?: 'player' | 'unit';
  /** Only if the Pilot just paired is of this description. */
  pilot?: { minLv?: number; traits?: readonly string[] };
  may?: true;
  oncePerTurn?: true;
  /** What activating it takes. */
  cost?: number;
  restThis?: true;
}

/** What a Shield may do as it is destroyed: join the hand, come into play, do as the Command does, or a text. */
// gundam/burst
export type Burst = 'hand' | 'deploy' | 'command' | Text;

interface Texts {
  constants?: readonly Constant[];
  abilities?: readonly Ability[];
  burst?: Burst;
}

export type UnitFacts = UnitCard & Texts;
export type PilotFacts = PilotCard & Texts;
export type BaseFacts = BaseCard & Texts;
export type CommandFacts = CommandCard & Text & { burst?: Burst };
export type CardFacts = UnitFacts | PilotFacts | BaseFacts | CommandFacts;
