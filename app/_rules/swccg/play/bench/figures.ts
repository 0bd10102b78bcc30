import { isParticipant, type ParticipantFacts } from '../../battle/facts';
import { abilityOf } from '../../battle/where';
import type { PlaceFacts } from '../../field/state';
import { withCost } from '../../stack/bench/plain';
import type { Standing } from '../../stack/schema';
import type { Printed } from '../../stack/state';
import { TAGS, WHOLLY_IMMUNE } from './make';

export const kindOf = ({ kind, figures }: Printed): string =>
  kind === 'character' && figures?.kind === 'character' && figures.droid ? 'droid' : kind;

const ofPlace = ({ kind, icons, drain, parsec }: PlaceFacts): Record<string, number> => ({
  lightIcons: icons.light,
  darkIcons: icons.dark,
  lightDrain: drain?.light ?? 0,
  darkDrain: drain?.dark ?? 0,
  ...(kind === 'system' && { parsec: parsec ?? 0 }),
});

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

/** What counts of a card, and can be changed. */
export function figuresOf({ kind, place, figures, destiny, cost, power }: Printed): Record<string, number> {
  if (place) return ofPlace(place);
  const common = { destiny: destiny ?? 0, deploy: cost ?? 0 };
  if (figures?.kind === 'weapon')
    return { ...common, fire: figures.cost, destinies: figures.destinies, bonus: figures.bonus ?? 0 };
  if (figures && isParticipant(figures)) return { ...ofFighter(figures), ...common };
  if (kind === 'location' || kind === 'virtual') return {};
  return kind === 'creature' ? { ...common, power: power ?? 0 } : common;
}

export function traitsOf({ place, figures, copies, tags = [], text, pile, kind }: Printed): string[] {
  const found: (string | false | undefined)[] = place
    ? [place.kind, place.exterior && 'exterior', place.noBattle && 'no-battle', place.noDrain && 'no-drain']
    : [
        copies === 1 && 'unique',
        ...TAGS.map((tag) => tags.includes(tag) && tag),
        text.some(({ type }) => type === 'react') && 'reacts',
        kind === 'interrupt' && pile === 'lost' && 'lost',
      ];
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

/** The same card with another figure, wherever that figure counts. */
export function withFigure(print: Printed, figure: string, to: number): Printed {
  if (print.place) return { ...print, place: placeWith(print.place, figure, to) };
  if (figure === 'destiny') return { ...print, destiny: to };
  const next = figure === 'deploy' ? withCost(print, to) : print;
  const { figures } = next;
  if (!figures || !(isParticipant(figures) || figures.kind === 'weapon'))
    return figure === 'power' ? { ...next, power: to } : next;
  if (figures.kind === 'weapon') return { ...next, figures: { ...figures, [weaponKey(figure)]: to } };
  const changed = fighterWith(figures, figure, to);
  const ability = abilityOf(changed);
  const { ability: _, ...rest } = next;
  return {
    ...rest,
    ...(figure === 'power' && { power: to }),
    ...(ability > 0 && { ability }),
    figures: changed,
    ...(figure === 'battleDestiny' && { standing: standingWith(next.standing ?? [], figures, to) }),
  };
}

const weaponKey = (figure: string): string => (figure === 'fire' ? 'cost' : figure);

function placeWith(place: PlaceFacts, figure: string, to: number): PlaceFacts {
  switch (figure) {
    case 'lightIcons':
      return { ...place, icons: { ...place.icons, light: to } };
    case 'darkIcons':
      return { ...place, icons: { ...place.icons, dark: to } };
    case 'lightDrain':
      return { ...place, drain: { ...place.drain, light: to } };
    case 'darkDrain':
      return { ...place, drain: { ...place.drain, dark: to } };
    default:
      return { ...place, parsec: to };
  }
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

// swccg/darth-vader
function standingWith(standing: Standing[], facts: ParticipantFacts, to: number): Standing[] {
  const before = facts.kind === 'character' ? facts.addsToEachBattleDestiny : undefined;
  const others = standing.filter(
    (one) => !('destiny' in one && one.inBattle && one.destiny.purpose === 'battle' && one.add === before),
  );
  return to === 0
    ? others
    : [...others, { destiny: { purpose: 'battle', by: 'you' }, add: to, inBattle: true }];
}
