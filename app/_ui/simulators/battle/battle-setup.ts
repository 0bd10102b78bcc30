import type { Side } from '../../../_rules/core/sides';
import { CARDS, type CardName } from '../../../_rules/swccg/battle/cards';
import type {
  CardFacts,
  CharacterFacts,
  StarshipFacts,
  VehicleFacts,
} from '../../../_rules/swccg/battle/facts';
import { figures } from '../../../_rules/swccg/battle/setup';
import type { BattleSetup, PlacedCard, Role } from '../../../_rules/swccg/battle/state';

export const HERE = 'here';

export const EXAMPLE: BattleSetup = {
  turn: 'dark',
  locations: [{ id: HERE, title: 'Tatooine: Cantina', kind: 'site' }],
  cards: [
    { id: 'light-1', card: 'luke-skywalker', at: HERE },
    { id: 'light-2', card: 'rebel-trooper', at: HERE },

    { id: 'dark-1', card: 'lord-vader', at: HERE },
    { id: 'dark-2', card: 'stormtrooper', at: HERE },
    { id: 'dark-3', card: 'blaster-rifle', on: 'dark-2' },
  ],
  piles: {
    light: { reserve: 10, force: 3, used: 0, hand: 4 },
    dark: { reserve: 10, force: 3, used: 0, hand: 4 },
  },
};

export type TypedKind = 'character' | 'vehicle' | 'starship';

const TYPED: Record<TypedKind, (side: Side, title: string) => CardFacts> = {
  character: (side, title): CharacterFacts => ({
    kind: 'character',
    side,
    title,
    power: 3,
    ability: 2,
    forfeit: 3,
  }),
  vehicle: (side, title): VehicleFacts => ({
    kind: 'vehicle',
    side,
    title,
    type: 'combat',
    enclosed: true,
    power: 4,
    forfeit: 4,
    armor: 4,
    permanentPilot: { ability: 1 },
  }),
  starship: (side, title): StarshipFacts => ({
    kind: 'starship',
    side,
    title,
    type: 'starfighter',
    power: 3,
    forfeit: 3,
    maneuver: 3,
    permanentPilot: { ability: 1 },
  }),
};

export const isTypedKind = (value: string): value is TypedKind => Object.hasOwn(TYPED, value);
export const isCardName = (value: string): value is CardName => Object.hasOwn(CARDS, value);

/** A card more: where its kind usually stands, so that the setup needs as little mending as possible. */
export function withCard(setup: BattleSetup, side: Side, what: string, title: string): BattleSetup {
  const id = freeId(setup, side);
  const card = isTypedKind(what) ? TYPED[what](side, title) : isCardName(what) ? what : undefined;
  if (card === undefined) return setup;
  const facts = figures(card);
  if (facts.kind === 'interrupt') {
    const hand = setup.piles[side].hand ?? 0;
    const piles = { ...setup.piles[side], hand: [id, ...(typeof hand === 'number' ? [hand] : hand)] };
    return { ...setup, cards: [...setup.cards, { id, card }], piles: { ...setup.piles, [side]: piles } };
  }
  if (facts.kind === 'weapon') {
    const bearer = setup.cards.find(
      (other) => figures(other.card).side === side && figures(other.card).kind === facts.class,
    );
    return { ...setup, cards: [...setup.cards, { id, card, on: bearer?.id ?? '' }] };
  }
  return { ...setup, cards: [...setup.cards, { id, card, at: HERE }] };
}

function freeId(setup: BattleSetup, side: Side): string {
  let number = 1;
  while (setup.cards.some(({ id }) => id === `${side}-${number}`)) number++;
  return `${side}-${number}`;
}

/** A card less; what was aboard or on it stands at the location again. */
export function withoutCard(setup: BattleSetup, gone: string): BattleSetup {
  const cards = setup.cards
    .filter(({ id, on }) => id !== gone && on !== gone)
    .map((card) => (card.aboard === gone ? placedAt(card, HERE) : card));
  const kept = new Set(cards.map(({ id }) => id));
  const piles = (side: Side) => {
    const { hand } = setup.piles[side];
    const held = Array.isArray(hand)
      ? hand.filter((item) => typeof item === 'number' || kept.has(item))
      : hand;
    return { ...setup.piles[side], ...(held !== undefined && { hand: held }) };
  };
  const damage = setup.damage && {
    ...setup.damage,
    hit: (setup.damage.hit ?? []).filter((id) => kept.has(id)),
  };
  return {
    ...setup,
    cards,
    piles: { light: piles('light'), dark: piles('dark') },
    ...(damage && { damage }),
  };
}

/** Where a card can be put: at the location, in each role aboard a carrier of its side, or on a bearer. */
export function placesFor(
  setup: BattleSetup,
  card: PlacedCard,
): { value: string; role?: Role; carrier?: string }[] {
  const facts = figures(card.card);
  if (facts.kind === 'interrupt') return [];
  const own = setup.cards.filter((other) => other.id !== card.id && figures(other.card).side === facts.side);
  if (facts.kind === 'weapon') {
    return own
      .filter((other) => figures(other.card).kind === facts.class)
      .map(({ id }) => ({ value: `on ${id}`, carrier: id }));
  }
  const carriers = facts.kind === 'character' ? own : [];
  return [
    { value: HERE },
    ...carriers.flatMap(({ id, card: carrier }) => {
      const { kind } = figures(carrier);
      if (kind !== 'vehicle' && kind !== 'starship') return [];
      const roles: Role[] = kind === 'starship' ? ['pilot', 'passenger'] : ['driver', 'pilot', 'passenger'];
      return roles.map((role) => ({ value: `${role} ${id}`, role, carrier: id }));
    }),
  ];
}

export function placeOf({ aboard, as, on }: PlacedCard): string {
  if (on !== undefined) return `on ${on}`;
  return aboard === undefined ? HERE : `${as ?? 'passenger'} ${aboard}`;
}

export function placedAt({ id, card }: PlacedCard, place: string): PlacedCard {
  const [how = '', carrier = ''] = place.split(' ');
  if (place === HERE) return { id, card, at: HERE };
  return how === 'on' ? { id, card, on: carrier } : { id, card, aboard: carrier, as: how as Role };
}
