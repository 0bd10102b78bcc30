import type { KindOfPiece } from '../../../core/bench';
import type { Side } from '../../../core/sides';
import type { Card } from '../schema';
import type { Printed } from '../state';
import type { Kind } from '../timing';
import type { OwnPiece } from './profile';

/** What the action stack by itself knows of cards: what they cost, their destiny, and power and ability of some. */

const figure = (id: string, usual: number, most: number): KindOfPiece['figures'][number] => ({
  id,
  least: 0,
  most,
  usual,
});
const COMMON = [figure('destiny', 2, 7), figure('deploy', 0, 20)];
const POWER = figure('power', 3, 30);
const ABILITY = figure('ability', 2, 7);

/** Cards with a game text and no part in battles. */
export const TEXT_KINDS = [
  'effect',
  'immediate-effect',
  'mobile-effect',
  'utinni-effect',
  'political-effect',
  'starting-effect',
  'epic-event',
  'admirals-order',
  'objective',
  'defensive-shield',
  'jedi-test',
  'device',
] as const;

/** Words that texts of other cards ask for. */
const TAGS = ['jedi', 'imperial', 'tie/ln', 'scomp-link', 'site', 'system', 'death-star'] as const;

export const PLAIN_KINDS: readonly KindOfPiece[] = [
  { kind: 'interrupt', figures: COMMON, traits: ['unique', 'lost'] },
  ...[...TEXT_KINDS, 'weapon'].map((kind): KindOfPiece => ({ kind, figures: COMMON, traits: ['unique'] })),
  { kind: 'character', figures: [ABILITY, POWER, ...COMMON], traits: ['unique', 'jedi', 'imperial'] },
  { kind: 'droid', figures: [POWER, ...COMMON], traits: ['unique'] },
  { kind: 'creature', figures: [POWER, ...COMMON], traits: ['unique'] },
  { kind: 'vehicle', figures: [POWER, ...COMMON], traits: ['unique'] },
  { kind: 'starship', figures: [POWER, ...COMMON], traits: ['unique', 'tie/ln'] },
  { kind: 'location', figures: [], traits: ['site', 'system', 'scomp-link', 'death-star'] },
];

export function makePlain(side: Side, { kind, title, figures = {}, traits = [] }: OwnPiece): Card {
  const tags = [...(kind === 'droid' ? ['droid'] : []), ...TAGS.filter((tag) => traits.includes(tag))];
  const { destiny = 2, deploy = 0 } = figures;
  if (kind === 'location') return { title, side: 'both', kind, tags };
  const has = (id: 'power' | 'ability', usual: number) =>
    PLAIN_KINDS.some((each) => each.kind === kind && each.figures.some((one) => one.id === id))
      ? { [id]: figures[id] ?? usual }
      : {};
  return {
    title,
    side,
    kind: (kind === 'droid' ? 'character' : kind) as Kind,
    destiny,
    ...(deploy > 0 && { cost: deploy }),
    ...(traits.includes('unique') && { copies: 1 }),
    ...(tags.length > 0 && { tags }),
    ...has('power', 3),
    ...has('ability', 2),
    // it can be played, and responded to; what it does is nobody's business here
    ...(kind === 'interrupt' && { pile: traits.includes('lost') ? 'lost' : 'used', text: [{}] }),
  };
}

export const plainKindOf = ({ kind, tags }: Printed): string =>
  kind === 'character' && tags?.includes('droid') ? 'droid' : kind;

export function plainFigures(print: Printed): Record<string, number> {
  const kind = PLAIN_KINDS.find((each) => each.kind === plainKindOf(print));
  const { destiny = 0, cost: deploy = 0, power = 0, ability = 0 } = print;
  const all: Record<string, number> = { destiny, deploy, power, ability };
  return Object.fromEntries((kind?.figures ?? []).map(({ id }) => [id, all[id] ?? 0]));
}

export const plainTraits = ({ kind, copies, pile, tags = [] }: Printed): string[] => [
  ...(copies === 1 ? ['unique'] : []),
  ...(kind === 'interrupt' && pile === 'lost' ? ['lost'] : []),
  ...TAGS.filter((tag) => tags.includes(tag)),
];

export const withPlainFigure = (print: Printed, id: string, to: number): Printed =>
  id === 'deploy' ? withCost(print, to) : { ...print, [id]: to };

/** What deploying or playing it costs: its first cost, if it had any. */
export function withCost(print: Printed, to: number): Printed {
  const { cost: before, ...rest } = print;
  return {
    ...rest,
    ...(to > 0 && { cost: to }),
    text: print.text.map((text) => {
      if (text.from !== 'hand') return text;
      const { costs = [], ...plain } = text;
      const others = before ? costs.slice(1) : costs;
      const paid = [...(to > 0 ? [{ use: to }] : []), ...others];
      return paid.length > 0 ? { ...plain, costs: paid } : plain;
    }),
  };
}
