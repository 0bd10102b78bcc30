import type { Side } from '../../core/sides';
import type { Debt } from '../battle/state';

/** A location as the rules count with it. */
export interface PlaceFacts {
  kind: 'site' | 'system' | 'sector';
  /**
   * What it is a part of: locations of one whole that lie side by side are adjacent. Of a site or sector, what its title
   * says before the colon, if left out. The sectors of `Death Star II` have rules of their own.
   */
  // swccg/adjacent
  of?: string;
  /** A vehicle site: the vehicle whose inside it is. It is adjacent to the site where that vehicle is. */
  // swccg/vehicle-sites
  inside?: string;
  /** Vehicles go to exterior sites only. */
  // swccg/death-star-ii/moving#landspeed
  exterior?: true;
  /** A docking bay: what transit from here costs each player. */
  // swccg/docking-bay-transit
  dockingBay?: Record<Side, number>;
  /** Where a system lies, for hyperspeed. */
  parsec?: number;
  /** Of the first Death Star: the planet system on table that it orbits; in deep space, none. */
  // swccg/death-star-dark-side#orbit
  orbits?: string;
  icons: Record<Side, number>;
  /** What cards add to a Force drain by this player here, or take off. */
  drain?: Partial<Record<Side, number>>;
  // swccg/death-star-ii-sectors
  noBattle?: true;
  noDrain?: true;
}

/** What is counted on the table of a whole play, besides where its cards are. */
export interface Field {
  /** The locations as they lie, from left to right. */
  row: string[];
  /** Whose version a location is that was deployed in this play. */
  versions?: Record<string, Side>;
  /** The Force that the player whose turn it is may activate: totaled as the turn begins. */
  // swccg/when-a-value-is-fixed#turn
  generation: number;
  /** Of this turn: Force activated; locations drained and battled; cards that drained, battled, fired and moved. */
  activated: number;
  drained: string[];
  drainers: string[];
  battled: string[];
  fought: string[];
  /** Cards that a react of this turn involved. */
  reacted: string[];
  /** Once for each shot. */
  shooters: string[];
  moved: string[];
  /** Cards that a text keeps from battling or from moving, for this turn. */
  kept?: { card: string; source: string; from: 'battling' | 'moving' }[];
}

/** A change to what a card is worth when it is forfeited, as one text makes it. */
// swccg/modifiers
export interface Worth {
  add?: number;
  /** The value is reset to this number. */
  set?: number;
  /** It does not fall below, or rise above, this number. */
  floor?: number;
  limit?: number;
  /** It may not be reduced. */
  firm?: true;
}

/** A change to a card's immunity to attrition, as one text makes it. */
// swccg/attrition#immunity
export interface Immunity {
  /** It is immune to attrition of less than this, if not of more: immunities do not add up. */
  below?: number;
  /** What immunity it has is so much higher, or lower. */
  add?: number;
  /** It is immune to no more than attrition of less than this. */
  limit?: number;
  /** It has no immunity at all. */
  none?: true;
}

/** The battle under way, as the cards on table make it. */
export interface Fight {
  /** From its initiation on; reinforcements join as the weapons segment opens. */
  participants: string[];
  excluded: string[];
  hit: string[];
  fired: string[];
  /** What texts have done to forfeit values and to immunity, until the end of the battle. */
  worth: ({ card: string; source: string } & Worth)[];
  granted: ({ card: string; source: string } & Immunity)[];
  power: { card: string; source: string; add: number }[];
  /** Battle destinies completed, and what was drawn for power only or for attrition only. */
  completed: Record<Side, number>;
  powerOnly: Record<Side, number>;
  attritionOnly: Record<Side, number>;
  /** How many such destinies each side is still to draw. */
  drawsForPower: Record<Side, number>;
  drawsForAttrition: Record<Side, number>;
  /** Battle destinies that a side is given, and a limit keeps it from drawing. */
  beyondLimit?: Record<Side, number>;
  /** What texts have added to the attrition against each side, and to each side's total battle destiny. */
  attrition: Record<Side, number>;
  totalDestiny?: Record<Side, number>;
  /** Cards that do not apply their ability, because of texts that were used. */
  unapplied?: string[];
  totals?: Record<Side, number>;
  debts?: Record<Side, Debt>;
  /** Fixed as the damage segment begins: whom attrition of less than this does not reach; 0 for an immunity that is lost. */
  immune?: Record<string, number>;
  finished: Side[];
}
