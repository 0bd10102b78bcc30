import type { KindOfPiece, KnownPiece, Piece } from '../../../core/bench';
import type { Side } from '../../../core/sides';
import { CARDS } from '../cards';
import type { CardFacts, InterruptEffect } from '../facts';
import { factFigures, factsWith, factTraits } from './figures';
import { factsOfPiece } from './own';

const figure = (id: string, usual: number, most: number, least = 0): KindOfPiece['figures'][number] => ({
  id,
  least,
  most,
  usual,
});
const FIGHTER = [
  figure('power', 3, 30),
  figure('forfeit', 4, 30),
  figure('armor', 0, 15),
  figure('maneuver', 0, 15),
  figure('immune', 0, 30),
];
const CARRIER = [figure('pilots', 1, 10), figure('passengers', 2, 20), figure('permanentPilot', 0, 7)];
const ABILITY = figure('ability', 2, 7);
const IMMUNE = 'immune-to-attrition';

/** What a battle asks of a card of one's own. */
export const BATTLE_KINDS: readonly KindOfPiece[] = [
  {
    kind: 'character',
    figures: [ABILITY, ...FIGHTER, figure('pilot', 0, 6), figure('battleDestiny', 0, 5)],
    traits: ['pilot', IMMUNE],
  },
  { kind: 'droid', figures: FIGHTER, traits: ['vehicle-droid', IMMUNE] },
  {
    kind: 'vehicle',
    figures: [...FIGHTER, { ...ABILITY, usual: 0 }, figure('landspeed', 2, 10), ...CARRIER],
    traits: [
      'transport',
      'combat',
      'shuttle',
      'creature',
      'enclosed',
      'driverless',
      'permanent-pilot',
      IMMUNE,
    ],
  },
  {
    kind: 'starship',
    figures: [...FIGHTER, figure('hyperspeed', 3, 15), ...CARRIER],
    traits: ['starfighter', 'squadron', 'capital', 'permanent-pilot', 'nav-computer', IMMUNE],
  },
  {
    kind: 'weapon',
    figures: [figure('fire', 1, 12), figure('destinies', 1, 4, 1), figure('bonus', 0, 9, -9)],
    traits: ['for-vehicles', 'for-starships', 'characters-only', 'never-droids', 'captures', 'makes-lost'],
  },
  {
    kind: 'interrupt',
    figures: [figure('cost', 0, 12), figure('copies', 0, 3), figure('amount', 1, 9)],
    traits: ['adds-power', 'adds-destinies', 'excludes-own', 'excludes-opponent', 'lost'],
  },
  { kind: 'location', figures: [], traits: ['site', 'system', 'sector', 'no-battle'] },
];

type OwnPiece = Extract<Piece, { title: string }>;

function effectOf(traits: readonly string[], amount: number): InterruptEffect {
  if (traits.includes('adds-destinies')) return { does: 'add-battle-destinies', count: amount };
  if (traits.includes('excludes-own')) return { does: 'exclude', whose: 'own' };
  if (traits.includes('excludes-opponent')) return { does: 'exclude', whose: 'opponent' };
  return { does: 'add-power', amount };
}

export function makeFacts(side: Side, piece: OwnPiece): CardFacts {
  const { title, figures = {}, traits = [] } = piece;
  const { copies } = figures;
  return (
    factsOfPiece(side, piece) ?? {
      kind: 'interrupt',
      side,
      title,
      pile: traits.includes('lost') ? 'lost' : 'used',
      ...(figures.cost && { cost: figures.cost }),
      ...((copies === 1 || copies === 2 || copies === 3) && { copies }),
      effect: effectOf(traits, figures.amount ?? 1),
    }
  );
}

export const kindOf = (facts: CardFacts): string =>
  facts.kind === 'character' && facts.droid ? 'droid' : facts.kind;

export function figuresOf(facts: CardFacts): Record<string, number> {
  if (facts.kind !== 'interrupt') return factFigures(facts);
  const { effect, cost = 0, copies = 0 } = facts;
  const amount =
    effect.does === 'add-power'
      ? effect.amount
      : effect.does === 'add-battle-destinies'
        ? effect.count
        : undefined;
  return { cost, copies, ...(amount !== undefined && { amount }) };
}

export function traitsOf(facts: CardFacts): string[] {
  if (facts.kind !== 'interrupt') return factTraits(facts);
  const { effect, pile } = facts;
  const does =
    effect.does === 'exclude'
      ? `excludes-${effect.whose}`
      : effect.does === 'add-power'
        ? 'adds-power'
        : 'adds-destinies';
  return [does, ...(pile === 'lost' ? ['lost'] : [])];
}

export function withFigure(facts: CardFacts, what: string, to: number): CardFacts {
  if (facts.kind !== 'interrupt') return factsWith(facts, what, to);
  const { effect } = facts;
  if (what === 'cost') return { ...facts, cost: to };
  if (what === 'copies') {
    const { copies: _, ...rest } = facts;
    return to === 1 || to === 2 || to === 3 ? { ...rest, copies: to } : rest;
  }
  if (effect.does === 'add-power') return { ...facts, effect: { ...effect, amount: to } };
  return effect.does === 'add-battle-destinies' ? { ...facts, effect: { ...effect, count: to } } : facts;
}

export const BATTLE_KNOWN: readonly KnownPiece[] = Object.entries(CARDS).map(([name, facts]) => ({
  name,
  title: facts.title,
  kind: kindOf(facts),
  owners: [facts.side],
}));
