import { factFigures, factsWith, factTraits } from '../../battle/bench/figures';
import { type CardFacts, isParticipant, type ParticipantFacts } from '../../battle/facts';
import { abilityOf } from '../../battle/where';
import type { PlaceFacts } from '../../field/state';
import { withCost } from '../../stack/bench/plain';
import type { Standing } from '../../stack/schema';
import type { Printed } from '../../stack/state';
import { DOTS_OF, TAGS } from './make';

export const kindOf = ({ kind, figures }: Printed): string =>
  kind === 'character' && figures?.kind === 'character' && figures.droid ? 'droid' : kind;

const ofPlace = ({ kind, icons, drain, parsec, dockingBay }: PlaceFacts): Record<string, number> => ({
  lightIcons: icons.light,
  darkIcons: icons.dark,
  lightDrain: drain?.light ?? 0,
  darkDrain: drain?.dark ?? 0,
  ...(kind === 'system' && { parsec: parsec ?? 0 }),
  ...(dockingBay && { lightTransit: dockingBay.light, darkTransit: dockingBay.dark }),
});

/** What there is room for aboard, besides its pilots and its passengers; and what a droid at the controls adds. */
function roomOf(figures: CardFacts): Record<string, number> {
  if (figures.kind === 'character')
    return figures.droid && figures.pilot ? { pilot: figures.pilot.power ?? 0 } : {};
  if (figures.kind !== 'vehicle' && figures.kind !== 'starship') return {};
  const { pilotsOrPassengers = 0 } = figures;
  if (figures.kind === 'vehicle') return { pilotsOrPassengers };
  const { vehicles = 0, starfighters = 0, ties = 0 } = figures;
  return { pilotsOrPassengers, vehicles, starfighters, ties };
}

/** What counts of a card, and can be changed. */
export function figuresOf({ kind, place, figures, destiny, cost, power }: Printed): Record<string, number> {
  if (place) return ofPlace(place);
  const common = { destiny: destiny ?? 0, deploy: cost ?? 0 };
  if (figures && figures.kind !== 'interrupt')
    return { ...factFigures(figures), ...roomOf(figures), ...common };
  if (kind === 'location' || kind === 'virtual') return {};
  return kind === 'creature' ? { ...common, power: power ?? 0 } : common;
}

export function traitsOf({ place, figures, copies, tags = [], text, pile, kind }: Printed): string[] {
  const found: (string | false | undefined)[] = place
    ? [
        place.kind,
        place.exterior && 'exterior',
        place.dockingBay && 'docking-bay',
        place.noBattle && 'no-battle',
        place.noDrain && 'no-drain',
      ]
    : [
        copies !== undefined && DOTS_OF[copies],
        ...TAGS.map((tag) => tags.includes(tag) && tag),
        text.some(({ type }) => type === 'react') && 'reacts',
        kind === 'interrupt' && pile === 'lost' && 'lost',
      ];
  if (figures) found.push(...factTraits(figures));
  if (figures && isParticipant(figures)) found.push(figures.presence && 'presence');
  if (figures?.kind === 'character') found.push(figures.navComputer && 'nav-computer');
  if (figures?.kind === 'weapon') found.push(figures.costLessAbility && 'cost-less-ability');
  if (figures?.kind === 'starship') found.push(figures.shipDocking && 'ship-docking', figures.tie && 'tie');
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
  if (figures.kind === 'weapon') return { ...next, figures: factsWith(figures, figure, to) };
  const changed = factsWith(figures, figure, to);
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
    case 'lightTransit':
      return { ...place, dockingBay: { dark: 0, ...place.dockingBay, light: to } };
    case 'darkTransit':
      return { ...place, dockingBay: { light: 0, ...place.dockingBay, dark: to } };
    default:
      return { ...place, parsec: to };
  }
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
