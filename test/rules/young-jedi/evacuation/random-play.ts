import type { Random } from '../../../../app/_rules/core/seeded';
import type {
  BattleCard,
  Card,
  EvacuationSetup,
  PlayerSetup,
  StarshipCard,
} from '../../../../app/_rules/young-jedi/evacuation/state';

const starship = (random: Random): StarshipCard => {
  const ship = random(2) === 0 ? 'transport' : 'starfighter';
  return {
    kind: 'starship',
    title: ship === 'transport' ? (['Battleship', 'Radiant VII'][random(2)] ?? '') : `Bravo ${1 + random(4)}`,
    ship,
    power: 2 + random(7),
    damage: random(5),
    ...(random(2) === 0 && { destiny: 1 + random(6) }),
  };
};

const battleCard = (random: Random): BattleCard => ({
  kind: 'battle',
  title: `Battle card ${random(9)}`,
  bonus: random(4),
  ...(random(3) === 0 && { cubes: 1 }),
  ...(random(3) === 0 && {
    worksWith: (['transport', 'starfighter', 'character'] as const)[random(3)] ?? 'transport',
  }),
  ...(random(3) === 0 && { together: 2 }),
  ...(random(3) === 0 && { oneDefeated: true as const }),
  ...(random(5) === 0 && { withdraws: true as const }),
  destiny: random(2) === 0 ? 3 : [2, 5],
});

const times = <T>(count: number, make: () => T): T[] => Array.from({ length: count }, make);

function randomPlayer(random: Random, first: boolean): PlayerSetup {
  const pile = first ? [] : times(random(4), () => starship(random));
  return {
    deck: random(2) === 0 ? 3 + random(20) : [{ unknown: 2 }, ...times(1 + random(6), () => 1 + random(6))],
    ...(random(4) === 0 && { shuffled: true as const }),
    hand: [
      ...times(random(3), (): Card => starship(random)),
      ...times(random(4), (): Card => battleCard(random)),
      ...times(random(3), () => 1 + random(6)),
    ],
    hyperspace: pile.filter(({ title }, i) => pile.findIndex((other) => other.title === title) === i),
    ...(random(4) === 0 && { bonus: { starfighter: random(3) } }),
  };
}

const stranded = (random: Random): (Card & { faceDown?: true })[] =>
  times(random(4), () => ({
    kind: (['character', 'weapon', 'effect'] as const)[random(3)] ?? 'character',
    title: `Card ${random(9)}`,
    ...(random(3) === 0 && { faceDown: true as const }),
  }));

/** A turn or two with two planets to evacuate, under either rule. */
export function randomSetup(random: Random): EvacuationSetup {
  const first = random(3) === 0;
  return {
    edition: first ? 'first' : 'hyperspace',
    ...(random(3) === 0 && { transportReturns: random(2) === 0 }),
    turn: random(2) === 0 ? 'dark' : 'light',
    ...(random(8) === 0 && { step: 'battle' as const }),
    turns: 1 + random(4),
    planets: [
      { id: 'tatooine', title: 'Tatooine', cards: { light: stranded(random), dark: stranded(random) } },
      { id: 'naboo', title: 'Naboo', cards: { light: stranded(random), dark: stranded(random) } },
    ],
    players: { light: randomPlayer(random, first), dark: randomPlayer(random, first) },
  };
}
