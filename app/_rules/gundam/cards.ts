/**
 * What is printed on the cards, as data that the simulators of the game share. A new card needs no code: it is
 * typed in as one of these.
 */

// gundam/colour
export const COLOURS = ['blue', 'green', 'red', 'white', 'purple'] as const;
export type Colour = (typeof COLOURS)[number];

/** A deck has the first four; Resources have a deck of their own. */
// gundam/rulebook/cards#deck-rules
export const CARD_TYPES = ['unit', 'pilot', 'command', 'base', 'resource'] as const;
export type CardType = (typeof CARD_TYPES)[number];

// gundam/rulebook/areas
export const AREAS = [
  'deck',
  'resource-deck',
  'resource-area',
  'battle-area',
  'shield-area',
  'hand',
  'trash',
] as const;
export type Area = (typeof AREAS)[number];

/** When a Command may be played; some have both timings. */
// gundam/main-timing, gundam/action-timing
export const TIMINGS = ['main', 'action'] as const;
export type Timing = (typeof TIMINGS)[number];

// gundam/rulebook/areas#battle-area, gundam/rulebook/areas#resource-area
export const MOST_UNITS = 6;
export const MOST_EX_RESOURCES = 5;

/** Keyword effects: the last three come with an amount, and copies of them add up. */
export interface Keywords {
  blocker?: true;
  firstStrike?: true;
  highManeuver?: true;
  suppression?: true;
  breach?: number;
  repair?: number;
  support?: number;
}

/** What every card may have. */
interface Printed {
  name: string;
  /** Names that it goes by as well. */
  // gundam/link-conditions
  alsoNamed?: readonly string[];
  /** As in `ST01-001`. */
  number?: string;
  colour?: Colour;
  // gundam/lv
  lv?: number;
  // gundam/cost
  cost?: number;
  traits?: readonly string[];
}

/** The Pilot that makes a Unit a Link Unit: one of these names, or one with one of these traits. */
// gundam/link-conditions
export interface LinkConditions {
  names?: readonly string[];
  traits?: readonly string[];
}

export interface UnitCard extends Printed {
  type: 'unit';
  ap: number;
  hp: number;
  keywords?: Keywords;
  link?: LinkConditions;
  // gundam/token
  token?: true;
}

/** `ap` and `hp` are what the Pilot adds to its Unit. */
export interface PilotCard extends Printed {
  type: 'pilot';
  ap: number;
  hp: number;
  keywords?: Keywords;
}

export interface CommandCard extends Printed {
  type: 'command';
  timings: readonly Timing[];
  /** The Pilot that it can be paired as instead. */
  // gundam/pilot-ability
  pilot?: { name: string; ap: number; hp: number; traits?: readonly string[] };
}

export interface BaseCard extends Printed {
  type: 'base';
  ap?: number;
  hp: number;
  token?: true;
}

export interface ResourceCard {
  type: 'resource';
  name?: string;
  /** An EX Resource: a token that is removed from the game when it pays. */
  // gundam/ex-resource
  ex?: true;
}

export type DeckCard = UnitCard | PilotCard | CommandCard | BaseCard;
export type Card = DeckCard | ResourceCard;

// gundam/ex-base
export const EX_BASE: BaseCard = { type: 'base', name: 'EX Base', ap: 0, hp: 3, token: true };
export const EX_RESOURCE: ResourceCard = { type: 'resource', name: 'EX Resource', ex: true };

/** A token leaves the game when it leaves its area. */
// gundam/token
export const isToken = (card: Card | undefined): boolean =>
  (card?.type === 'unit' || card?.type === 'base') && card.token === true;

/** Whether one of these stands in its name, or in another that it goes by. */
// gundam/link-conditions#part-of-a-name
export const isNamed = (
  { name, alsoNamed = [] }: { name: string; alsoNamed?: readonly string[] | undefined },
  asked: readonly string[],
): boolean => [name, ...alsoNamed].some((each) => asked.some((part) => each.includes(part)));

/**
 * Whether this Pilot, or this Command paired as one, fulfils the Unit's link conditions. A name that they ask for may
 * be a part of the Pilot's.
 */
// gundam/link-conditions#part-of-a-name
export function links(unit: UnitCard, pilot: PilotCard | CommandCard): boolean {
  if (!unit.link) return false;
  const paired: Pick<PilotCard, 'name' | 'alsoNamed' | 'traits'> =
    pilot.type === 'pilot' ? pilot : (pilot.pilot ?? { name: '' });
  const { traits = [] } = paired;
  return (
    (unit.link.names !== undefined && isNamed(paired, unit.link.names)) ||
    traits.some((trait) => unit.link?.traits?.includes(trait))
  );
}
