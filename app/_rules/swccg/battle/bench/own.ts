import type { Piece } from '../../../core/bench';
import type { Side } from '../../../core/sides';
import {
  type CardFacts,
  STARSHIP_TYPES,
  type StarshipFacts,
  VEHICLE_TYPES,
  type VehicleFacts,
  type WeaponFacts,
} from '../facts';

type OwnPiece = Extract<Piece, { title: string }>;

/** Immune to attrition of any amount. */
export const WHOLLY_IMMUNE = 99;

/** A figure that is not there is none; 0 is none too. */
export const optional = <Key extends string>(
  key: Key,
  value: number | undefined,
): Partial<Record<Key, number>> => (value ? ({ [key]: value } as Record<Key, number>) : {});

/** The figures of a card of somebody's own; none for a kind that battles do not count with. */
export function factsOfPiece(
  side: Side,
  { kind, title, figures = {}, traits = [] }: OwnPiece,
): CardFacts | undefined {
  const has = (trait: string) => traits.includes(trait);
  const figure = (id: string, usual: number) => figures[id] ?? usual;
  const fighter = {
    side,
    title,
    power: figure('power', 3),
    forfeit: figure('forfeit', 4),
    ...optional('armor', figures.armor),
    ...optional('maneuver', figures.maneuver),
    ...optional('deploy', figure('deploy', 2)),
    ...optional('immune', has('immune-to-attrition') ? WHOLLY_IMMUNE : figures.immune),
  };
  const carrier = {
    ...fighter,
    ...((has('permanent-pilot') || figures.permanentPilot) && {
      permanentPilot: { ability: figures.permanentPilot ?? 0 },
    }),
    ...(has('presence') && { presence: true as const }),
    pilots: figure('pilots', 1),
    passengers: figure('passengers', 2),
    ...optional('pilotsOrPassengers', figures.pilotsOrPassengers),
  };
  switch (kind) {
    case 'character':
      return {
        kind: 'character',
        ...fighter,
        ability: figure('ability', 2),
        ...(has('presence') && { presence: true as const }),
        ...((has('pilot') || figures.pilot) && { pilot: { power: figures.pilot ?? 0 } }),
        ...optional('addsToEachBattleDestiny', figures.battleDestiny),
      };
    case 'droid':
      return {
        kind: 'character',
        ...fighter,
        ability: 0,
        droid: true,
        ...(has('presence') && { presence: true as const }),
        ...(has('vehicle-droid') && { vehicleDroid: true as const }),
        ...(has('nav-computer') && { navComputer: true as const }),
        ...((has('pilot') || figures.pilot) && { pilot: { power: figures.pilot ?? 0 } }),
      };
    case 'vehicle':
      return makeVehicle(carrier, figures, traits);
    case 'starship':
      return makeStarship(carrier, figures, traits);
    case 'weapon':
      return makeWeapon(side, title, figures, traits);
    default:
      return undefined;
  }
}

type Figures = Record<string, number>;
type Carrier = Omit<StarshipFacts, 'kind' | 'type' | 'hyperspeed' | 'navComputer'>;

const makeVehicle = (carrier: Carrier, figures: Figures, traits: string[]): VehicleFacts => ({
  kind: 'vehicle',
  ...carrier,
  type: VEHICLE_TYPES.find((type) => traits.includes(type)) ?? 'combat',
  landspeed: figures.landspeed ?? 2,
  ...optional('ability', figures.ability),
  ...(traits.includes('enclosed') && { enclosed: true }),
  ...(traits.includes('driverless') && { driverless: true }),
});

const makeStarship = (carrier: Carrier, figures: Figures, traits: string[]): StarshipFacts => ({
  kind: 'starship',
  ...carrier,
  type: STARSHIP_TYPES.find((type) => traits.includes(type)) ?? 'starfighter',
  hyperspeed: figures.hyperspeed ?? 3,
  ...(traits.includes('nav-computer') && { navComputer: true }),
  ...optional('vehicles', figures.vehicles),
  ...optional('starfighters', figures.starfighters),
  ...optional('ties', figures.ties),
  ...(traits.includes('ship-docking') && { shipDocking: true }),
  ...(traits.includes('tie') && { tie: true }),
});

function makeWeapon(side: Side, title: string, figures: Figures, traits: string[]): WeaponFacts {
  const has = (trait: string) => traits.includes(trait);
  const carriedBy = has('for-starships') ? 'starship' : has('for-vehicles') ? 'vehicle' : 'character';
  return {
    kind: 'weapon',
    side,
    title,
    class: carriedBy,
    targets:
      carriedBy === 'starship'
        ? ['starfighter', 'squadron', 'capital']
        : has('characters-only')
          ? ['character']
          : ['character', 'vehicle'],
    ...(has('never-droids') && { neverDroids: true }),
    ...optional('deploy', figures.deploy ?? 2),
    cost: figures.fire ?? 1,
    ...(has('cost-less-ability') && { costLessAbility: true as const }),
    destinies: figures.destinies ?? 1,
    ...optional('bonus', figures.bonus),
    does: has('captures') ? 'captured' : has('makes-lost') ? 'lost' : 'hit',
  };
}
