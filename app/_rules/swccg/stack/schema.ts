import type { Bilingual } from '../../../_leaf/locales';
import type { RuleRef } from '../../core/contract';
import type { Side } from '../../core/sides';
import type { CardFacts } from '../battle/facts';
import type { Role } from '../battle/state';
import type { LayingWay } from '../field/laying';
import type { Immunity, PlaceFacts, Worth } from '../field/state';
import type { Pattern, Slot } from './slots';
import type { ActionType, Kind, MoveWay, Phase, Pile, Segment } from './timing';

export type { FieldRule, Pattern, Slot } from './slots';

/** A card as data. A new card of a common kind needs no new code: see `cards/` for many worked out. */
export interface Card {
  title: string;
  /** `both`: each side has its own version, and a copy is on the side of the player who holds it. */
  side: Side | 'both';
  kind: Kind;
  /** Where it goes after use. Left out: an Interrupt is Used, anything else stays on table. */
  pile?: After;
  /** • is 1, •• is 2, ••• is 3: on table at once, or for Interrupts played in a turn. */
  copies?: 1 | 2 | 3;
  destiny?: number;
  ability?: number;
  power?: number;
  /** Force to use to play or deploy it. */
  cost?: number;
  /**
   * What else it is: `droid`, `jedi`, `scomp-link`. Free words, for patterns to name. The rules themselves know `droid`,
   * `vehicle-droid`, `creature-vehicle`, `permanent-pilot` and `driverless`, and in a whole play `spy`, `cover`,
   * `jedi-master` and `dagobah` (its text lets it deploy there).
   */
  tags?: string[];
  /** Titles that can neither cancel nor target it. */
  immune?: string[];
  /** What it lets you do. A card other than an Interrupt that says nothing here simply deploys. */
  text?: Text[];
  /** What holds as long as it is on table. */
  standing?: Standing[];
  /** In a whole play: the figures that battles count with, or what a location is. */
  figures?: CardFacts;
  place?: PlaceFacts;
}

/** Where a card goes when its action is complete. `out` is out of play. */
export type After = 'used' | 'lost' | 'table' | 'hand' | 'out';

export type Who = 'you' | 'opponent' | 'each';

/** One function of a card: one thing it lets its player do, or one thing that happens by itself. */
export interface Text {
  /** Tells the functions of a card apart; needed when it has several. */
  name?: string;
  /** What a reader sees of it, where it has to be named. */
  label?: Bilingual;
  /** Left out: `play` for Interrupts, `deploy` for other cards in hand, `use` on table. */
  type?: ActionType;
  /** Where the card has to be. Left out: the hand (on table for an automatic text). */
  from?: 'hand' | 'table';
  /** Where it goes after this function, if not where the card says (Used Or Lost Interrupts). */
  pile?: After;

  /** It is a response to the topmost action, if that action is like this. */
  answers?: Pattern;
  /** With `answers`, `true`: a "just" response. A pattern: a "just" action that follows what happened. */
  just?: true | Pattern;
  /** It initiates by itself, once, each time this happens. Nobody plays it. */
  automatic?: Pattern;

  /** It is used when its player is about to draw a destiny like this: see `substitute`. */
  instead?: Pattern;

  /** The phases in which it can be initiated. Left out: any, but deploying needs its player's deploy phase. */
  phase?: Phase | Phase[];
  turn?: 'yours' | 'opponents';
  /** Inside a battle, the segments in which it can be initiated. Left out: weapons. */
  segment?: Segment | Segment[];
  /** In a whole play: it is used while what is owed in the damage segment is being satisfied, and at no other time. */
  settling?: true;

  /** Step 1a: what has to be so. */
  needs?: Condition[];
  /** Step 1b: what it targets, by name. */
  targets?: Record<string, Slot>;
  /** Step 1c: what it costs, in order. */
  costs?: Cost[];

  /** Titles that cannot cancel it in this use ("Immune to Sense"). */
  immune?: string[];
  /** How often a turn this copy may be used; 1 if left out. For cards on table. */
  times?: number;
  /** It is counted anew in each battle, not each turn. */
  per?: 'battle';
  /** Its player has to use it before the phase, or the segment of a battle, is over. */
  mandatory?: true;
  /** Of a Starting Interrupt: it is played before the game begins, and at no other time. */
  starting?: true;
  /** The amount a Force drain is for. */
  amount?: number;
  /** Where a battle or Force drain is: the id of a location, or any label. */
  at?: string;
  /** Where it is: the target of that name. */
  atTarget?: string;
  /** In a whole play: what the rules ask of it, counted from the cards on table. */
  field?: 'activation' | 'react' | 'react-by-deploying' | 'fire' | 'lay-alone';
  /** A battle: how many battle destinies each side may draw, and power besides that of the cards at its location. */
  battle?: { destinies?: Partial<Record<Side, number>>; power?: Partial<Record<Side, number>> };
  /** The target that a deployed card is deployed on, what it does aboard it, and who comes along as its pilot. */
  on?: string;
  as?: Role;
  along?: string;
  /** Which move it is, if neither by landspeed nor by hyperspeed, and whether it may be made as often as one likes. */
  does?: MoveWay;
  unlimited?: true;
  /** It is said, not done: it is no action, and whoever says so goes on. */
  said?: true;
  /**
   * Listed after all others; with a name, it is meant only where it is named. So moves and links that mean another
   * function go on meaning it.
   */
  aside?: true;

  /** Step 3, the common case: it cancels the action that it responds to, surely or if a destiny allows. */
  cancels?: true | { ifDestinyBelow: 'ability' | number; unless?: Pattern };
  /** Step 3, otherwise: what happens, in order. */
  result?: Effect[];
  /** The rule to cite when it is initiated, instead of that of the step. */
  rule?: RuleRef;
}

export type Condition =
  | { onTable: Pattern; count?: number }
  | { noneOnTable: Pattern }
  /** At least one such card participates in the battle under way. */
  | { inBattle: Pattern }
  | { duringBattle: boolean }
  /** A character of yours that has ability can be targeted: a droid alone will not do. */
  | { ability: 'any' }
  /** The pile or the hand holds at least so many cards. */
  | { pile: Pile | 'hand'; of?: 'you' | 'opponent'; atLeast: number }
  /** There is attrition against that player: the other one has completed a battle destiny. */
  | { attrition: 'you' | 'opponent' }
  /** Battle damage of that player's is not satisfied yet. */
  | { damage: 'you' | 'opponent' }
  /** That player has no card left that may be forfeited. */
  | { nothingToForfeit: 'you' | 'opponent' }
  /** Something that the setup or a result has established. */
  | { fact: string }
  | { noFact: string };

export type Cost =
  /** `deploying`: it is the deploy cost of its card. */
  | { use: number | 'drawn'; deploying?: true }
  /** What the weapon asks for in the hands of whoever carries it. */
  | { use: 'firing' }
  /** What whoever comes along costs; what the docking bay that is left asks for; 1, or nothing at a docking bay. */
  | { use: 'along' | 'transit' | 'landing' }
  /** What moving as a react takes: 1, nothing for a card that is there already, or what landing or taking off does. */
  | { use: 'react' }
  | { lose: number }
  /** Draw a destiny that sets a later cost. */
  | { draw: string }
  /** Give something up: a fact is established. */
  | { forgo: string };

/** A number, the destinies drawn, the amount of the drain, or the number of targets of that name. */
export type Amount = number | 'drawn' | 'amount' | { per: string };

/** A number to add, or the destinies drawn for the action, to add or to subtract. */
export type Added = number | 'drawn' | 'minus-drawn';

/** Cards that an effect reaches: itself, that of the action it responds to, that of what it follows, a target, some by id, or all on table that fit. */
export type Which = 'self' | 'answered' | 'followed' | { target: string } | { ids: string[] } | Pattern;

/** A place: that of the battle or drain under way (`there`), where the carrier is (`outside`), a target, a location by id. */
export type Where = 'there' | 'outside' | { target: string } | { location: string };

export type Effect =
  /** The action that it responds to is cancelled. */
  | { do: 'cancel' }
  /** Cards on table are cancelled: to their owners' Lost Piles. */
  | { do: 'cancel-cards'; cards: Which }
  /** Each destiny is an action of its own. `may`: the player can decline. */
  | { do: 'draw'; who?: Who; count?: number; purpose?: string; may?: true }
  | { do: 'if'; test: Test; so: Effect[]; otherwise?: Effect[] }
  /** Each Force activated, each Force used and each card drawn is an action of its own. */
  | { do: 'activate'; who?: Who; count: Amount }
  | { do: 'use'; who?: Who; count: Amount }
  | { do: 'draw-cards'; who?: Who; count: Amount }
  /** Losing or retrieving is one action for the whole amount. */
  | { do: 'lose'; who?: Who; count: Amount }
  | { do: 'retrieve'; who?: Who; count: Amount }
  /** All at once, as part of this action. */
  | { do: 'relocate'; cards: Which; to: Where; as?: Role }
  /** The target `card` sits there from now on, and changes places with the target `instead`, if there is one. */
  | { do: 'seat'; as: Role }
  /** They get aboard the card itself: at the controls if nobody is there, else as passengers. */
  | { do: 'board'; cards: Which }
  /** Each card's move is an action of its own. */
  | { do: 'move'; cards: Which; to: Where }
  | { do: 'place'; cards: Which; in: After }
  /** The card responded to goes on this one once its action is complete. */
  | { do: 'grab' }
  /** From now on, so many copies of the card responded to, or of a title, as long as this card is on table. */
  | { do: 'limit'; copies: 1 | 2 | 3; title?: string }
  /** Something to come by itself when this happens, once; or never, once the other thing has happened. */
  | { do: 'schedule'; name: string; when: Pattern; until?: Pattern; result: Effect[] }
  /** `cumulatively`: as its text says; else copies of a card change a value only once. */
  | { do: 'modify'; value: Value; who?: Who; add?: Added; cumulatively?: true }
  | { do: 'modify'; value: Multiplied; who?: Who; add?: Added; times: number; cumulatively?: true }
  /** The drain responded to makes its victim lose no more than so much Force; its amount stays what it is. */
  | { do: 'cap'; most: number }
  /** Targets no longer count as highest-ability character for the action responded to. */
  | { do: 'exclude'; cards: Which }
  | { do: 'tag'; cards: Which; tag: string; off?: true }
  | { do: 'capture' | 'release'; cards: Which }
  /** The destiny about to be drawn is this number, or that of a target: it is not drawn, and nothing changes it. */
  | { do: 'substitute'; value: number | { destinyOf: string } }
  /** The destiny responded to does not count; its player draws again. */
  | { do: 'redraw' }
  | { do: 'establish'; fact: string; off?: true }
  /** A happening of your own, for other texts to wait for; `say` is what the reader sees. */
  | { do: 'note'; what: string; say?: Bilingual }
  /** A weapon counts as fired; its shot is held against the defense value of its target. */
  | { do: 'fired' }
  | { do: 'strike' }
  /** What is drawn for the action responded to is so much higher, or lower: in all, or with each draw. */
  | { do: 'add-to-total' | 'add-to-each'; add: number }
  /** In the battle under way, until it ends. */
  | { do: 'hit'; cards: Which }
  | { do: 'exclude-from-battle'; cards: Which }
  | ({ do: 'worth'; cards: Which } & Worth)
  | ({ do: 'immunity'; cards: Which } & Immunity)
  | { do: 'add-power'; cards: Which; add: number }
  /** In the battle under way, they do not apply their ability toward battle destiny. */
  | { do: 'no-ability'; cards: Which }
  /** For the rest of the turn, they do not battle or do not move. */
  | { do: 'keep'; cards: Which; from: 'battling' | 'moving' }
  /** The battle under way ends here, and has no result. */
  | { do: 'end-battle' }
  /** In a whole play, the location itself comes to lie beside the target `beside`, on top of it, or by itself. */
  | { do: 'lay'; way: LayingWay }
  /** In a whole play, spies at a site go to the opponent's side of the table, or come back from it. */
  | { do: 'go-undercover' | 'break-cover'; cards: Which }
  /** What the damage segment waits for: the rules put it there. */
  | { do: 'satisfy' }
  /** That player chooses one way on. */
  | { do: 'choose'; who: 'you' | 'opponent'; between: Record<string, Effect[]> };

/**
 * `destiny`: the draw responded to. `amount`: the drain responded to. The others: the battle under way; its total battle
 * destiny counts for power and attrition, if a battle destiny is completed.
 */
export const VALUES = [
  'destiny',
  'amount',
  'power',
  'battle-destinies',
  'battle-damage',
  'power-destinies',
  'attrition-destinies',
  'attrition',
  'total-battle-destiny',
] as const;
export type Value = (typeof VALUES)[number];

/** What a text can multiply. */
export const MULTIPLIED = ['destiny', 'amount', 'battle-damage'] as const satisfies Value[];
type Multiplied = (typeof MULTIPLIED)[number];

export type Test =
  | Condition
  /** The action that it responds to is like this. */
  | { answered: Pattern }
  /** Compares what this action drew; a failed draw fits nothing. */
  | { destiny: '<' | '<=' | '=' | '>=' | '>'; than: number | 'ability' };

export type Standing =
  /** Cards like this are immune to those titles. */
  | { immune: Pattern; to: string[] }
  /** Actions like this cannot be initiated; `at` and `to` name where: of a move, where it starts and where it leads. */
  | { forbids: Pattern }
  /** An automatic modifier to the destinies that fit; `inBattle`: only while its card is in the battle under way. */
  | { destiny: Pattern; add: number; inBattle?: true }
  /** In battles where its card is: the ability that battle destiny takes; `more`: more than that. */
  | { demands: number; of: 'opponent' | 'each'; more?: true }
  /** In battles where its card is: its player draws so many more, for total power only or for attrition only. */
  | {
      destinies: number;
      to: 'power' | 'attrition';
      /** Only if such a card of the opponent's is in the battle, or at an exterior site. */
      against?: Pattern;
      exterior?: true;
    }
  /** In battles where its card is: power added to cards like this. */
  | { power: Pattern; add: number }
  /** In Force drains by that player where its card is, or wherever they are: so much is added, or taken off. */
  | { drains: number; of: Who; anywhere?: true }
  /** The same: that player loses no more than so much Force to one of them, whatever it is for. */
  | { mostDrained: number; of: Who; anywhere?: true }
  /** Its player's Force drains there: the opponent may not modify them, or not cancel them except by a react. */
  | { firmDrains: 'modifying' | 'canceling' | 'both'; anywhere?: true }
  /** In a whole play: cards like this deploy where its card is, though they could not by the rules of that place. */
  | { admits: Pattern }
  /**
   * In a whole play: cards like this cost so much more or less Force to deploy, or just so much; `here`: where its card is.
   * A cost besides the deploy cost stays what it is.
   */
  | { deployCost: Pattern; add?: number; set?: number; here?: true }
  /** Added to that player's Force generation, or taken off; and the most that it comes to. */
  | { generation: number; of: Who }
  | { mostGeneration: number; of: Who }
  /** In battles where its card is: power added to the card itself for each card like this in the battle. */
  | { powerFor: Pattern; add: number }
  /** In battles where its card is: that player draws no battle destiny, or no more than so many. */
  | { noBattleDestiny: 'opponent' | 'each' }
  | { mostBattleDestinies: number; of: 'opponent' | 'each' }
  /** In battles where its card is: so much is added to that player's total battle destiny, or taken off. */
  | { totalBattleDestiny: number; of: 'you' | 'opponent' | 'each' }
  /** In battles where its card is: cards like this do not apply their ability toward battle destiny. */
  | { noAbility: Pattern }
  /** No weapon targets cards like this. */
  | { spared: Pattern }
  /** In battles where its card is: what cards like this are worth when forfeited, and their immunity to attrition. */
  | ({ worth: Pattern } & Worth)
  | ({ immunity: Pattern } & Immunity);
