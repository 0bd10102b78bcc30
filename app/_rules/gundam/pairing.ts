import { type Card, type CommandCard, isNamed, type PilotCard } from './cards';
import type { PilotFilter } from './printed/schema';

/** What can be paired with a Unit: a Pilot, or a Command with the Pilot ability. */
// gundam/pairing, gundam/pilot-ability
export const canBePaired = (card: Card | undefined): card is PilotCard | CommandCard =>
  card?.type === 'pilot' || (card?.type === 'command' && card.pilot !== undefined);

/** What the paired card adds to its Unit. */
// gundam/pilot
export function boostOf(pilot: Card | undefined, what: 'ap' | 'hp'): number {
  if (pilot?.type === 'pilot') return pilot[what];
  return pilot?.type === 'command' ? (pilot.pilot?.[what] ?? 0) : 0;
}

/** Whether the paired card is the Pilot that a text asks for; a Command goes by the Pilot it serves as. */
// gundam/when-paired
export function isPilotMeant(
  pilot: Card | undefined,
  { names, traits, colours, minLv = 0, maxLv = Number.POSITIVE_INFINITY }: PilotFilter,
): boolean {
  if (pilot?.type !== 'pilot' && pilot?.type !== 'command') return false;
  const own = pilot.type === 'command' ? pilot.pilot : pilot;
  const { lv = 0, colour } = pilot;
  return (
    lv >= minLv &&
    lv <= maxLv &&
    (!names || (own !== undefined && isNamed(own, names))) &&
    (!traits || traits.some((trait) => own?.traits?.includes(trait))) &&
    (!colours || (colour !== undefined && colours.includes(colour)))
  );
}
