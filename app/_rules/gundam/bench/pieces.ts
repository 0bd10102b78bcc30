import type { KindOfPiece, KnownPiece } from '../../core/bench';
import type { Described, OwnPiece } from '../../core/lists-bench';
import type { DeckCard, Keywords } from '../cards';
import type { CardFacts } from '../printed/schema';

/** A card of a deck as any engine of the game has it. */
type AnyCard = DeckCard & { burst?: unknown };

const range = (id: string, least: number, most: number, usual: number) => ({ id, least, most, usual });
const LV = range('lv', 0, 12, 3);
const COST = range('cost', 0, 12, 2);
const AP = range('ap', 0, 20, 3);
const HP = range('hp', 0, 20, 3);
const AMOUNTS = [range('breach', 0, 9, 2), range('repair', 0, 9, 2), range('support', 0, 9, 2)];
const KEYWORDS = ['blocker', 'first-strike', 'high-maneuver', 'suppression'] as const;

export const KINDS: readonly KindOfPiece[] = [
  {
    kind: 'unit',
    figures: [{ ...AP, must: true }, { ...HP, least: 1, must: true }, LV, COST, ...AMOUNTS],
    traits: [...KEYWORDS, 'token'],
  },
  {
    kind: 'pilot',
    figures: [{ ...AP, most: 9, usual: 1, must: true }, { ...HP, most: 9, usual: 1, must: true }, LV, COST],
    traits: ['burst-hand'],
  },
  { kind: 'base', figures: [{ ...HP, least: 1, must: true }, LV, COST], traits: ['burst-deploy', 'token'] },
  { kind: 'command', figures: [LV, COST], traits: ['main', 'action'] },
  { kind: 'command-pilot', figures: [{ ...AP, most: 9, usual: 1 }, { ...HP, most: 9, usual: 1 }, LV, COST] },
];

export const ALL_KINDS = KINDS.map(({ kind }) => kind);
export const PILOTS = ['pilot', 'command-pilot'];

const kindOf = (card: AnyCard): string =>
  card.type === 'command' && card.pilot ? 'command-pilot' : card.type;

export const knownIn = <Card extends AnyCard>(
  cards: Readonly<Record<string, Card>>,
): readonly (KnownPiece & { facts: Card })[] =>
  Object.entries(cards).map(([name, facts]) => ({ name, title: facts.name, kind: kindOf(facts), facts }));

const named: Record<(typeof KEYWORDS)[number], keyof Keywords> = {
  blocker: 'blocker',
  'first-strike': 'firstStrike',
  'high-maneuver': 'highManeuver',
  suppression: 'suppression',
};

function figuresOf(card: AnyCard): Record<string, number> {
  const { lv, cost } = card;
  const printed = { ...(lv !== undefined && { lv }), ...(cost !== undefined && { cost }) };
  if (card.type === 'command')
    return { ...(card.pilot && { ap: card.pilot.ap, hp: card.pilot.hp }), ...printed };
  if (card.type === 'base') return { hp: card.hp, ...printed };
  if (card.type === 'pilot') return { ap: card.ap, hp: card.hp, ...printed };
  const { breach, repair, support } = card.keywords ?? {};
  return {
    ap: card.ap,
    hp: card.hp,
    ...printed,
    ...(breach && { breach }),
    ...(repair && { repair }),
    ...(support && { support }),
  };
}

function traitsOf(card: AnyCard): string[] {
  if (card.type === 'command') return card.pilot ? [] : [...card.timings];
  if (card.type === 'pilot') return card.burst === 'hand' ? ['burst-hand'] : [];
  const token = card.token ? ['token'] : [];
  if (card.type === 'base') return [...(card.burst === 'deploy' ? ['burst-deploy'] : []), ...token];
  return [...KEYWORDS.filter((keyword) => card.keywords?.[named[keyword]]), ...token];
}

export const describe = (card: AnyCard): Described => ({
  title: card.name,
  kind: kindOf(card),
  figures: figuresOf(card),
  traits: traitsOf(card),
});

/** A card of one's own has no text beyond its keywords and its Burst. */
export function factsFrom({ kind, title: name, figures = {}, traits = [] }: OwnPiece): CardFacts {
  const { ap = 0, hp = 1, lv, cost, breach, repair, support } = figures;
  const has = (trait: string): boolean => traits.includes(trait);
  const printed = { name, ...(lv !== undefined && { lv }), ...(cost !== undefined && { cost }) };
  if (kind === 'pilot')
    return { type: 'pilot', ...printed, ap, hp, ...(has('burst-hand') && { burst: 'hand' }) };
  if (kind === 'base')
    return {
      type: 'base',
      ...printed,
      hp,
      ...(has('burst-deploy') && { burst: 'deploy' }),
      ...(has('token') && { token: true as const }),
    };
  if (kind === 'command-pilot')
    return { type: 'command', ...printed, timings: ['main'], effects: [], pilot: { name, ap, hp } };
  if (kind === 'command') {
    const timings = (['main', 'action'] as const).filter(has);
    return { type: 'command', ...printed, timings: timings.length > 0 ? timings : ['main'], effects: [] };
  }
  const keywords: Keywords = {
    ...Object.fromEntries(KEYWORDS.filter(has).map((keyword) => [named[keyword], true])),
    ...(breach && { breach }),
    ...(repair && { repair }),
    ...(support && { support }),
  };
  return {
    type: 'unit',
    ...printed,
    ap,
    hp,
    ...(Object.keys(keywords).length > 0 && { keywords }),
    ...(has('token') && { token: true as const }),
  };
}

export const withFigure = <Card extends AnyCard>(card: Card, figure: string, to: number): Card =>
  ({ ...card, ...changeOf(card, figure, to) }) as Card;

function changeOf(card: AnyCard, figure: string, to: number): object {
  if (figure === 'lv' || figure === 'cost') return { [figure]: to };
  if (card.type === 'command') return card.pilot ? { pilot: { ...card.pilot, [figure]: to } } : {};
  if (figure === 'ap' || figure === 'hp') return { [figure]: to };
  if (card.type !== 'unit') return {};
  const { [figure as 'breach']: _, ...keywords } = card.keywords ?? {};
  return { keywords: to === 0 ? keywords : { ...keywords, [figure]: to } };
}
