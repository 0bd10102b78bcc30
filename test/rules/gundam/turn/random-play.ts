import { type Random, seeded } from '../../../../app/_rules/core/seeded';
import { BOOKLET_CARDS, type BookletCard } from '../../../../app/_rules/gundam/turn/booklet-cards';
import type { Ability, Effect, Target, TurnCard } from '../../../../app/_rules/gundam/turn/cards';
import {
  PLAYERS,
  type Player,
  type PlayerSetup,
  type TurnSetup,
} from '../../../../app/_rules/gundam/turn/state';

const NAMES = Object.keys(BOOKLET_CARDS) as BookletCard[];
const MOMENTS = ['hand', 'start', 'start', 'draw', 'resource', 'main', 'main', 'end'] as const;

function randomTarget(random: Random): Target {
  const whose = (['own', 'enemy', 'any'] as const)[random(3)] ?? 'any';
  const more: Target[] = [
    {},
    { all: true },
    { self: true },
    { other: true },
    { rested: random(2) === 0 },
    { hpAtMost: 3 },
    { lvAtMost: 3 },
    { count: 2 },
    { count: 2, upTo: true },
    { damaged: true },
    { link: true },
  ];
  return { whose, ...more[random(more.length)] };
}

function randomEffect(random: Random): Effect {
  const to = randomTarget(random);
  const effects: Effect[] = [
    { does: 'draw', amount: 1 + random(2) },
    { does: 'discard', amount: 1 + random(2) },
    { does: 'shield-to-hand', amount: 1 },
    { does: 'place-resource', ...(random(2) === 0 && { rested: true }) },
    { does: 'place-ex-resource', amount: 1 + random(2), ...(random(2) === 0 && { rested: true }) },
    { does: 'set-resource-active', amount: 1 },
    {
      does: 'deploy-token',
      amount: 1 + random(2),
      tokens: [{ type: 'unit', name: 'Token', ap: 1, hp: 1 + random(2), keywords: { support: 1 } }],
    },
    { does: 'damage', amount: 1 + random(3), to },
    { does: 'recover', amount: 1 + random(2), to },
    { does: 'ap', amount: random(5) - 2, to },
    { does: 'hp', amount: random(4) - 1, to },
    { does: 'rest', to },
    { does: 'set-active', to },
    { does: 'return-to-hand', to },
    { does: 'destroy', to },
    { does: 'other' },
  ];
  const effect = effects[random(effects.length)] ?? { does: 'other' };
  return random(6) === 0 ? { ...effect, if: { ownUnits: 1 + random(2) } } : effect;
}

const effectsOf = (random: Random): Effect[] =>
  Array.from({ length: 1 + random(2) }, () => randomEffect(random));

/** Activated abilities that could go on for ever are only to be used once a turn. */
function randomAbility(random: Random): Ability {
  const when = (['main', 'action', 'deploy', 'paired', 'linked', 'destroyed', 'turn-end'] as const)[
    random(7)
  ];
  const activated = when === 'main' || when === 'action';
  return {
    when: when ?? 'deploy',
    effects: effectsOf(random),
    ...(activated && { oncePerTurn: true as const }),
    ...(activated && random(2) === 0 && { cost: 1 + random(2) }),
    ...(activated && random(2) === 0 && { rest: true as const }),
    ...(!activated && random(3) === 0 && { may: true as const }),
    ...(random(5) === 0 && { during: random(2) === 0 ? ('pair' as const) : ('link' as const) }),
  };
}

function randomCard(random: Random): TurnCard {
  if (random(2) === 0) return BOOKLET_CARDS[NAMES[random(NAMES.length)] ?? 'gm'];
  const played = { lv: random(5), cost: random(4), traits: ['Zeon'] };
  const abilities = Array.from({ length: random(3) }, () => randomAbility(random));
  switch (random(4)) {
    case 0:
      return { type: 'pilot', name: 'Pilot', ...played, ap: random(3), hp: random(3), abilities };
    case 1:
      return { type: 'base', name: 'Base', ...played, hp: 4, abilities };
    case 2:
      return {
        type: 'command',
        name: 'Command',
        ...played,
        timings: random(3) === 0 ? ['main'] : random(2) === 0 ? ['action'] : ['main', 'action'],
        effects: effectsOf(random),
        ...(random(2) === 0 && { pilot: { name: 'Pilot', ap: 1, hp: 1, traits: ['Zeon'] } }),
      };
    default:
      return {
        type: 'unit',
        name: 'Unit',
        ...played,
        ap: random(5),
        hp: 1 + random(4),
        abilities,
        link: { traits: ['Zeon'] },
        ...(random(3) === 0 && { keywords: { repair: 1, support: 1 } }),
        ...(random(5) === 0 && { standing: [{ all: true as const, hp: 1 }] }),
      };
  }
}

/** Many cards of every type, made once: setups take theirs from it. */
let stock: Map<TurnCard['type'] | 'any', TurnCard[]> | undefined;

function fromStock(random: Random, type: TurnCard['type'] | 'any'): TurnCard {
  if (!stock) {
    const making = seeded(2025);
    const all = Array.from({ length: 600 }, () => randomCard(making));
    stock = new Map([['any', all]]);
    for (const card of all) stock.set(card.type, [...(stock.get(card.type) ?? []), card]);
  }
  const cards = stock.get(type) ?? [];
  return cards[random(cards.length)] ?? BOOKLET_CARDS.gm;
}

/** Two to four players with small decks, hands of named cards and something in play. */
export function randomSetup(random: Random): TurnSetup {
  const cards: Record<string, TurnCard> = {};
  let named = 0;
  const phase = MOMENTS[random(MOMENTS.length)] ?? 'start';
  const preparing = phase === 'hand';
  const add = (type: TurnCard['type'] | 'any'): string => {
    const id = `card-${named++}`;
    cards[id] = fromStock(random, type);
    return id;
  };
  const some = (count: number): string[] => Array.from({ length: count }, () => add('any'));
  const playerSetup = (): PlayerSetup => ({
    deck: preparing ? [7 + random(2), ...some(random(2))] : [...some(random(2)), 1 + random(3)],
    pool: some(random(2)),
    hand: preparing ? [...some(3), 2] : [...some(random(6)), random(10) === 0 ? 7 : random(3)],
    ...(!preparing && {
      trash: random(3),
      shields: random(7),
      units: Array.from({ length: random(5) === 0 ? 6 : random(4) }, () => ({
        card: add('unit'),
        rested: random(2) === 0,
        damage: random(2),
        ...(random(3) === 0 && { pilot: add('pilot') }),
        ...(random(4) === 0 && { deployedThisTurn: true as const }),
      })),
      base: random(4) === 0 ? null : random(2) === 0 ? { rested: true } : add('base'),
      resources: { active: random(6), rested: random(4), ex: random(3), exRested: random(2) },
      resourceDeck: random(2),
    }),
  });
  const players: Partial<Record<Player, PlayerSetup>> = {};
  for (const player of PLAYERS.slice(0, random(5) === 0 ? 3 + random(2) : 2)) players[player] = playerSetup();
  return { players, cards, phase, ...(!preparing && random(2) === 0 && { turn: '2' as const }) };
}
