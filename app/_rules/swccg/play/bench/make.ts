import type { Side } from '../../../core/sides';
import { factsOfPiece, optional } from '../../battle/bench/own';
import type { PlaceFacts } from '../../field/state';
import type { OwnPiece } from '../../stack/bench/profile';
import type { Card } from '../../stack/schema';
import type { Kind } from '../../stack/timing';
import { cardOfFigures, location, REACTS } from '../from-figures';

/** Words that patterns of other cards ask for. */
export const TAGS = ['warrior', 'jedi', 'imperial', 'alien', 'spy', 'jedi-master', 'lightsaber'] as const;

/** How many of a card its dots allow, and how the bench calls that. */
// swccg/unique-and-restricted
export const DOTS_OF = { 1: 'unique', 2: 'two-copies', 3: 'three-copies' } as const;
const COUNTS = [1, 2, 3] as const;

/** A card of somebody's own, as the rules let it be played; its game text is not known, and does nothing. */
export function makeCard(side: Side, { kind, title, figures = {}, traits = [] }: OwnPiece): Card {
  const has = (trait: string) => traits.includes(trait);
  const figure = (id: string, usual: number) => figures[id] ?? usual;
  const destiny = figure('destiny', 2);
  const copies = COUNTS.find((count) => has(DOTS_OF[count]));
  const common: Partial<Card> = {
    destiny,
    ...(copies && { copies }),
    tags: TAGS.filter(has),
    ...(has('reacts') && { text: [REACTS] }),
  };
  if (kind === 'location') return makeLocation(title, figures, traits);
  const facts = factsOfPiece(side, { kind, title, figures, traits });
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

function makeLocation(title: string, figures: Record<string, number>, traits: string[]): Card {
  const has = (trait: string) => traits.includes(trait);
  const kind: PlaceFacts['kind'] = has('site')
    ? 'site'
    : has('system')
      ? 'system'
      : has('sector')
        ? 'sector'
        : 'site';
  const drain = { ...optional('light', figures.lightDrain), ...optional('dark', figures.darkDrain) };
  return location(title, {
    kind,
    ...(has('exterior') && { exterior: true }),
    ...(kind === 'system' && { parsec: figures.parsec ?? 0 }),
    icons: { light: figures.lightIcons ?? 1, dark: figures.darkIcons ?? 1 },
    ...(Object.keys(drain).length > 0 && { drain }),
    ...(has('no-battle') && { noBattle: true }),
    ...(has('no-drain') && { noDrain: true }),
    ...(has('docking-bay') && {
      dockingBay: { light: figures.lightTransit ?? 1, dark: figures.darkTransit ?? 1 },
    }),
  });
}
