import type { Side } from '../../core/sides';

/** What a pilot adds to whatever he or she pilots, and what changes aboard one particular ship. */
// swccg/death-star-ii/moving#pilots
export interface PilotBonus {
  power?: number;
  /** Aboard the card with this title, these values replace or join the others. */
  aboard?: { title: string; power?: number; maneuver?: number; battleDestinyIfUnable?: true };
}

/** How many of a card, and of all versions of it, a player has on table at once. */
interface Limited {
  /** • is 1, •• is 2, ••• is 3: with none of them, any number. */
  // swccg/unique-and-restricted
  copies?: 1 | 2 | 3;
  // swccg/personas
  persona?: string;
}

interface InBattle extends Limited {
  side: Side;
  title: string;
  power: number;
  /** The number in the small black box. */
  // swccg/forfeit
  forfeit: number;
  armor?: number;
  maneuver?: number;
  /** Force to use to deploy it. */
  deploy?: number;
  /** A presence icon: it creates presence without ability. */
  // swccg/presence#what-creates-it
  presence?: true;
  /** Immune to attrition of less than this. */
  // swccg/death-star-ii/battle#immunity-to-attrition
  immune?: number;
}

export interface CharacterFacts extends InBattle {
  kind: 'character';
  /** None for a droid. */
  ability: number;
  droid?: true;
  /** A droid of this model may drive. */
  // swccg/driver
  vehicleDroid?: true;
  /** It deploys even where its player has neither presence nor a Force icon. */
  // swccg/deployment-restrictions#no-presence
  spy?: true;
  /** It deploys only to a site, as an undercover spy. */
  // swccg/card-states#undercover
  undercover?: true;
  /** It adds 1 to the Force that its player may activate. */
  // swccg/jedi-master
  jediMaster?: true;
  /** Aboard a starship, it takes the place of the one that the starship lacks. */
  // swccg/death-star-ii/moving#hyperspeed
  navComputer?: true;
  pilot?: PilotBonus;
  /** Added to each battle destiny that its player draws while the card is in the battle. */
  // swccg/darth-vader
  addsToEachBattleDestiny?: number;
}

interface Carrier extends InBattle {
  /** A pilot that is part of the card; its ability, if game text gives it some. */
  // swccg/permanent-pilot
  permanentPilot?: { ability: number };
  /** How many of each it takes; none of what is not said. */
  // swccg/deploying-cards-on-vehicles-and-starships
  pilots?: number;
  passengers?: number;
  /** Besides those, so many of either. */
  pilotsOrPassengers?: number;
}

export const VEHICLE_TYPES = ['transport', 'combat', 'shuttle', 'creature'] as const;
export const STARSHIP_TYPES = ['starfighter', 'squadron', 'capital'] as const;

export interface VehicleFacts extends Carrier {
  kind: 'vehicle';
  type: (typeof VEHICLE_TYPES)[number];
  /** As the lore says; every other vehicle is open. */
  // swccg/enclosed-vehicles, swccg/open-vehicles
  enclosed?: true;
  /** A creature vehicle has ability of its own. */
  ability?: number;
  /** How many sites it goes for 1 Force. */
  // swccg/death-star-ii/moving#landspeed
  landspeed?: number;
  /** Lift Tubes do without a driver. */
  // swccg/driver
  driverless?: true;
}

export interface StarshipFacts extends Carrier {
  kind: 'starship';
  type: (typeof STARSHIP_TYPES)[number];
  /** How many parsecs it goes for 1 Force, if it has a nav computer. */
  // swccg/death-star-ii/moving#hyperspeed
  hyperspeed?: number;
  navComputer?: true;
  /** How many vehicles and starfighters its cargo bay takes. */
  vehicles?: number;
  starfighters?: number;
  /** Besides those, so many starfighters that are TIEs. */
  ties?: number;
  // swccg/death-star-ii/moving#shuttling
  shipDocking?: true;
  /** It lands and takes off only at docking bays. */
  // swccg/death-star-ii/moving#landing-taking-off
  tie?: true;
}

export const TARGETS = ['character', 'vehicle', 'starfighter', 'squadron', 'capital'] as const;
export type Target = (typeof TARGETS)[number];

/** A weapon says what it targets, what firing costs, what to draw and what a success does. */
// swccg/death-star-ii/battle#weapons-segment
export interface WeaponFacts extends Limited {
  kind: 'weapon';
  side: Side;
  title: string;
  /** Force to use to deploy it. */
  deploy?: number;
  /** What carries it. */
  class: 'character' | 'vehicle' | 'starship';
  targets: Target[];
  neverDroids?: true;
  /** Force to use for a shot. */
  cost: number;
  /** The cost is this number less the ability of the character who fires. */
  // swccg/dark-jedi-lightsaber
  costLessAbility?: true;
  destinies: number;
  /** Added once, to the total. */
  // swccg/weapon-destiny
  bonus?: number;
  bonusAgainst?: Partial<Record<Target, number>>;
  does: 'hit' | 'lost' | 'captured';
  /** In the hands of this persona a hit makes the target's forfeit value 0. */
  // swccg/dengars-blaster-carbine
  forfeitZeroBy?: string;
}

/** What an Interrupt in hand does in the weapons segment. */
export type InterruptEffect =
  | { does: 'exclude'; whose: 'own' | 'opponent' }
  | { does: 'add-battle-destinies'; count: number }
  | { does: 'add-power'; amount: number };

export interface InterruptFacts {
  kind: 'interrupt';
  side: Side;
  title: string;
  /** The pile it goes to once played. */
  // swccg/death-star-ii/concepts#interrupts
  pile: 'used' | 'lost';
  cost?: number;
  /** • is 1, •• is 2, ••• is 3: how many may be played in a turn. */
  // swccg/unique-and-restricted
  copies?: 1 | 2 | 3;
  /** Personas that must be in the battle on its player's side. */
  needs?: string[];
  effect: InterruptEffect;
}

export type ParticipantFacts = CharacterFacts | VehicleFacts | StarshipFacts;
export type CardFacts = ParticipantFacts | WeaponFacts | InterruptFacts;

export const isParticipant = (facts: CardFacts): facts is ParticipantFacts =>
  facts.kind !== 'weapon' && facts.kind !== 'interrupt';

/** As what a weapon sees the card. */
export const targetKind = (facts: ParticipantFacts): Target =>
  facts.kind === 'starship' ? facts.type : facts.kind;

/** Characters aboard are not present at the location. */
// swccg/enclosed
export const isEnclosed = (facts: CardFacts): boolean =>
  facts.kind === 'starship' || (facts.kind === 'vehicle' && facts.enclosed === true);
