import {
  type CardFacts,
  type InterruptFacts,
  isParticipant,
  type ParticipantFacts,
  type WeaponFacts,
} from '../facts';
import { WHOLLY_IMMUNE } from './own';

function ofFighter(facts: ParticipantFacts): Record<string, number> {
  const { power, forfeit, armor = 0, maneuver = 0, immune = 0 } = facts;
  const base = { power, forfeit, armor, maneuver, immune: Math.min(30, immune) };
  if (facts.kind === 'character')
    return facts.droid
      ? base
      : {
          ...base,
          ability: facts.ability,
          battleDestiny: facts.addsToEachBattleDestiny ?? 0,
          ...(facts.pilot && { pilot: facts.pilot.power ?? 0 }),
        };
  const { permanentPilot, pilots = 0, passengers = 0 } = facts;
  return {
    ...base,
    pilots,
    passengers,
    ...(permanentPilot && { permanentPilot: permanentPilot.ability }),
    ...(facts.kind === 'vehicle'
      ? { landspeed: facts.landspeed ?? 0, ability: facts.ability ?? 0 }
      : { hyperspeed: facts.hyperspeed ?? 0 }),
  };
}

/** What counts of a card in battle, and can be changed. */
export function factFigures(facts: Exclude<CardFacts, InterruptFacts>): Record<string, number> {
  return facts.kind === 'weapon'
    ? { fire: facts.cost, destinies: facts.destinies, bonus: facts.bonus ?? 0 }
    : ofFighter(facts);
}

export function factTraits(figures: CardFacts): string[] {
  const found: (string | false | undefined)[] = [];
  if (figures && isParticipant(figures)) {
    found.push((figures.immune ?? 0) >= WHOLLY_IMMUNE && 'immune-to-attrition');
    if (figures.kind === 'character')
      found.push(figures.pilot && 'pilot', figures.vehicleDroid && 'vehicle-droid');
    else found.push(figures.type, figures.permanentPilot && 'permanent-pilot');
    if (figures.kind === 'vehicle')
      found.push(figures.enclosed && 'enclosed', figures.driverless && 'driverless');
    if (figures.kind === 'starship') found.push(figures.navComputer && 'nav-computer');
  }
  if (figures?.kind === 'weapon')
    found.push(
      figures.class !== 'character' && `for-${figures.class}s`,
      figures.class !== 'starship' && figures.targets.length === 1 && 'characters-only',
      figures.neverDroids && 'never-droids',
      figures.does === 'captured' && 'captures',
      figures.does === 'lost' && 'makes-lost',
    );
  return found.filter((trait) => typeof trait === 'string');
}

const weaponKey = (figure: string): string => (figure === 'fire' ? 'cost' : figure);

/** The same card with another figure. */
export function factsWith<Facts extends ParticipantFacts | WeaponFacts>(
  facts: Facts,
  figure: string,
  to: number,
): Facts {
  if (facts.kind === 'weapon') return { ...facts, [weaponKey(figure)]: to };
  return fighterWith(facts, figure, to) as Facts;
}

function fighterWith(facts: ParticipantFacts, figure: string, to: number): ParticipantFacts {
  if (figure === 'permanentPilot') return { ...facts, permanentPilot: { ability: to } } as ParticipantFacts;
  if (figure === 'pilot' && facts.kind === 'character')
    return { ...facts, pilot: { ...facts.pilot, power: to } };
  if (figure === 'battleDestiny') return { ...facts, addsToEachBattleDestiny: to } as ParticipantFacts;
  const { immune, armor, maneuver, ...rest } = facts;
  const kept = { immune, armor, maneuver, [figure]: to };
  // none is not the same as 0: whoever has no armor has maneuver
  const shown = Object.entries({ ...rest, ...kept }).filter(
    ([key, value]) => value !== undefined && !(value === 0 && ['immune', 'armor', 'maneuver'].includes(key)),
  );
  return Object.fromEntries(shown) as unknown as ParticipantFacts;
}
