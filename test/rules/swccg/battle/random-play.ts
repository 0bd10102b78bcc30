import type { Random } from '../../../../app/_rules/core/seeded';
import { CARDS, type CardName } from '../../../../app/_rules/swccg/battle/cards';
import type { BattleSetup, PlacedCard, Role } from '../../../../app/_rules/swccg/battle/state';
import type { PilesSetup } from '../../../../app/_rules/swccg/force/piles';

const NAMES = Object.keys(CARDS) as CardName[];
const WALKERS = NAMES.filter((name) => CARDS[name].kind === 'character');
const VEHICLES = NAMES.filter((name) => CARDS[name].kind === 'vehicle');
const STARSHIPS = NAMES.filter((name) => CARDS[name].kind === 'starship');
const WEAPONS = NAMES.filter((name) => CARDS[name].kind === 'weapon');

/** A battle phase with a site and a system, and a random crowd at each. */
export function randomSetup(random: Random): BattleSetup {
  const cards: PlacedCard[] = [];
  const pick = (names: readonly CardName[]): CardName => names[random(names.length)] ?? 'stormtrooper';
  const crowd = (names: readonly CardName[], count: number, at: string) => {
    for (let i = 0; i < count; i++) cards.push({ id: `${at}-${cards.length}`, card: pick(names), at });
  };
  crowd(WALKERS, 2 + random(4), 'site');
  crowd(VEHICLES, random(3), 'site');
  crowd(STARSHIPS, 1 + random(4), 'system');
  board(cards, random);
  for (let i = random(4); i > 0; i--) arm(cards, pick(WEAPONS), random);
  const piles: Record<'dark' | 'light', PilesSetup> = {
    dark: { reserve: random(8), force: random(6), used: 1 + random(3), hand: random(3) },
    light: {
      reserve: random(8),
      force: random(6),
      used: 1 + random(3),
      hand: [random(3), ...interrupts(cards, random)],
    },
  };
  return {
    turn: random(2) === 0 ? 'dark' : 'light',
    locations: [
      { id: 'site', title: 'Tatooine: Mos Eisley', kind: 'site' },
      { id: 'system', title: 'Tatooine', kind: 'system' },
    ],
    cards,
    piles,
  };
}

/** Puts some characters aboard something of their side. */
function board(cards: PlacedCard[], random: Random): void {
  cards.forEach((placed, i) => {
    const facts = typeof placed.card === 'string' ? CARDS[placed.card] : placed.card;
    if (facts.kind !== 'character' || random(2) === 0) return;
    const carriers = cards.filter((other) => {
      const carrier = typeof other.card === 'string' ? CARDS[other.card] : other.card;
      return (carrier.kind === 'vehicle' || carrier.kind === 'starship') && carrier.side === facts.side;
    });
    const carrier = carriers[random(Math.max(1, carriers.length))];
    if (!carrier) return;
    const { kind } = typeof carrier.card === 'string' ? CARDS[carrier.card] : carrier.card;
    const roles: Role[] = ['passenger', kind === 'vehicle' ? 'driver' : 'pilot'];
    cards[i] = { id: placed.id, card: placed.card, aboard: carrier.id, as: roles[random(2)] ?? 'passenger' };
  });
}

function arm(cards: PlacedCard[], name: CardName, random: Random): void {
  const weapon = CARDS[name];
  if (weapon.kind !== 'weapon') return;
  const bearers = cards.filter(({ card }) => {
    const facts = typeof card === 'string' ? CARDS[card] : card;
    return facts.kind === weapon.class && facts.side === weapon.side;
  });
  const bearer = bearers[random(Math.max(1, bearers.length))];
  if (bearer) cards.push({ id: `weapon-${cards.length}`, card: name, on: bearer.id });
}

/** Interrupts that exclude a card, for the light side's hand. */
function interrupts(cards: PlacedCard[], random: Random): string[] {
  const held: PlacedCard[] = [
    { id: 'cocky', card: 'dont-get-cocky' },
    {
      id: 'exclusion',
      card: {
        kind: 'interrupt',
        side: 'light',
        title: 'Exclusion',
        pile: 'used',
        cost: 1,
        effect: { does: 'exclude', whose: random(2) === 0 ? 'own' : 'opponent' },
      },
    },
  ].slice(random(3)) as PlacedCard[];
  cards.push(...held);
  return held.map(({ id }) => id);
}
