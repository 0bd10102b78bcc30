import type { Side } from '../../../core/sides';
import {
  type CardFacts,
  STARSHIP_TYPES,
  type StarshipFacts,
  VEHICLE_TYPES,
  type VehicleFacts,
  type WeaponFacts,
} from '../../battle/facts';
import type { PlaceFacts } from '../../field/state';
import type { OwnPiece } from '../../stack/bench/profile';
import type { Card } from '../../stack/schema';
import { idOf } from '../../stack/setup';
import type { Kind } from '../../stack/timing';
import { cardOfFigures, location, REACTS } from '../from-figures';

/** Immune to attrition of any amount. */
export const WHOLLY_IMMUNE = 99;

/** Words that patterns of other cards ask for. */
export const TAGS = ['warrior', 'jedi', 'imperial', 'lightsaber'] as const;

/** A card of somebody's own, as the rules let it be played; its game text is not known, and does nothing. */
export function makeCard(side: Side, { kind, title, figures = {}, traits = [] }: OwnPiece): Card {
  const has = (trait: string) => traits.includes(trait);
  const figure = (id: string, usual: number) => figures[id] ?? usual;
  const destiny = figure('destiny', 2);
  const common: Partial<Card> = {
    destiny,
    ...(has('unique') && { copies: 1 }),
    tags: TAGS.filter(has),
    ...(has('reacts') && { text: [REACTS] }),
  };
  if (kind === 'location') return makeLocation(title, figures, traits);
  const facts = factsFor(side, { kind, title, figures, traits });
  if (facts) return cardOfFigures(facts, common);
  const { text: _, ...plain } = common;
  const cost = figures.deploy ?? 0;
  return {
    title,
    side,
    kind: kind as Kind,
    ...plain,
    ...(cost > 0 && { cost }),
    ...(kind === 'creature' && figures.power && { power: figures.power }),
    // it can be played, and responded to; what it does is nobody's business here
    ...(kind === 'interrupt' && { pile: has('lost') ? 'lost' : 'used', text: [{}] }),
  };
}

const optional = <Key extends string>(key: Key, value: number | undefined): Partial<Record<Key, number>> =>
  value ? ({ [key]: value } as Record<Key, number>) : {};

function factsFor(side: Side, { kind, title, figures = {}, traits = [] }: OwnPiece): CardFacts | undefined {
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
    pilots: figure('pilots', 1),
    passengers: figure('passengers', 2),
  };
  switch (kind) {
    case 'character':
      return {
        kind: 'character',
        ...fighter,
        ability: figure('ability', 2),
        ...((has('pilot') || figures.pilot) && { pilot: { power: figures.pilot ?? 0 } }),
        ...optional('addsToEachBattleDestiny', figures.battleDestiny),
      };
    case 'droid':
      return {
        kind: 'character',
        ...fighter,
        ability: 0,
        droid: true,
        ...(has('vehicle-droid') && { vehicleDroid: true as const }),
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
    destinies: figures.destinies ?? 1,
    ...optional('bonus', figures.bonus),
    does: has('captures') ? 'captured' : has('makes-lost') ? 'lost' : 'hit',
  };
}

/** A site whose title begins with a planet is a part of it, and adjacent to its neighbours there. */
// swccg/adjacent
function makeLocation(title: string, figures: Figures, traits: string[]): Card {
  const has = (trait: string) => traits.includes(trait);
  const kind: PlaceFacts['kind'] = has('site')
    ? 'site'
    : has('system')
      ? 'system'
      : has('sector')
        ? 'sector'
        : 'site';
  const of = kind === 'system' ? undefined : wholeOf(title);
  const drain = { ...optional('light', figures.lightDrain), ...optional('dark', figures.darkDrain) };
  return location(title, {
    kind,
    ...(of !== undefined && { of }),
    ...(has('exterior') && { exterior: true }),
    ...(kind === 'system' && { parsec: figures.parsec ?? 0 }),
    icons: { light: figures.lightIcons ?? 1, dark: figures.darkIcons ?? 1 },
    ...(Object.keys(drain).length > 0 && { drain }),
    ...(has('no-battle') && { noBattle: true }),
    ...(has('no-drain') && { noDrain: true }),
  });
}

/** What a title says before its colon: "Tatooine: Cantina" is a part of Tatooine. */
export function wholeOf(title: string): string | undefined {
  const colon = title.indexOf(':');
  return colon > 0 && idOf(title.slice(0, colon)) !== '' ? title.slice(0, colon).trim() : undefined;
}
