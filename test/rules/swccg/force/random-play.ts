import type { Random } from '../../../../app/_rules/core/seeded';
import type { Side } from '../../../../app/_rules/core/sides';
import type { PileSetup } from '../../../../app/_rules/swccg/force/piles';
import {
  type ForceCard,
  type ForceEffect,
  type ForceSetup,
  PHASES,
} from '../../../../app/_rules/swccg/force/state';

const EFFECTS: ForceEffect['does'][] = ['activate', 'retrieve', 'opponent-loses', 'draw-from-reserve'];

/** A few turns with small piles, named cards in both hands and some locations. */
export function randomSetup(random: Random): ForceSetup {
  const cards: Record<string, ForceCard> = {};
  const name = (side: Side): string => {
    const id = `${side}-card-${Object.keys(cards).length}`;
    cards[id] = randomCard(side, random);
    return id;
  };
  const hand = (side: Side): PileSetup => [...Array.from({ length: random(4) }, () => name(side)), random(3)];
  const piles = (side: Side) => ({
    reserve: random(9),
    force: random(5),
    used: 1 + random(3),
    lost: random(4),
    hand: hand(side),
  });
  return {
    turn: random(2) === 0 ? 'dark' : 'light',
    phase: PHASES[random(PHASES.length)] ?? 'activate',
    turns: 1 + random(3),
    piles: { dark: piles('dark'), light: piles('light') },
    cards,
    locations: Array.from({ length: random(4) }, (_, i) => ({
      id: `place-${i}`,
      title: `Place ${i}`,
      icons: { dark: random(3), light: random(3) },
      ...([{ control: 'dark' }, { control: 'light' }, { contested: true }, {}] as const)[random(4)],
      ...(random(3) === 0 && { drainBonus: 1 }),
    })),
  };
}

function randomCard(side: Side, random: Random): ForceCard {
  const cost = random(3);
  switch (random(4)) {
    case 0:
      return { kind: 'deploys', side, title: 'Character', cost };
    case 1:
      return { kind: 'location', side, title: 'Location', icons: { dark: random(3), light: random(3) } };
    default: {
      const does = EFFECTS[random(EFFECTS.length)] ?? 'retrieve';
      const pile = random(2) === 0 ? 'used' : 'lost';
      return { kind: 'interrupt', side, title: 'Interrupt', cost, pile, effect: { does, amount: random(4) } };
    }
  }
}
