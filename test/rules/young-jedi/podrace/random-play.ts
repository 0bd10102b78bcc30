import type { Random } from '../../../../app/_rules/core/seeded';
import type { Card, PlayerSetup, PodraceSetup } from '../../../../app/_rules/young-jedi/podrace/state';
import type { Typed, TypedDeck } from '../../../../app/_rules/young-jedi/shuffled-deck';

const PILOTS: readonly Card[] = [
  {
    title: 'Sebulba',
    subtitle: 'Dug Podracer Pilot',
    kind: 'character',
    collector: 31,
    counters: 4,
    destiny: 3,
  },
  {
    title: 'Ben Quadinaros',
    subtitle: 'Podracer Pilot',
    kind: 'character',
    collector: 40,
    counters: 2,
    destiny: 2,
  },
  {
    title: 'Anakin Skywalker',
    subtitle: 'Child of Prophecy',
    kind: 'character',
    collector: 4,
    counters: 3,
    destiny: 4,
  },
];
const PODRACERS: readonly Card[] = PILOTS.map(({ title }) => ({
  title: `${title}'s Podracer`,
  kind: 'weapon',
  counters: 1,
  destiny: 2,
}));
const OTHERS: readonly Card[] = [
  { title: 'Tatooine', subtitle: 'Podrace Arena', kind: 'location', destiny: 2 },
  { title: 'Jedi Ambush', kind: 'battle', destiny: [1, 5] },
  { title: 'Sando Aqua Monster', kind: 'effect', counters: 1, destiny: 6 },
  { title: 'Pit Droid', kind: 'character', counters: 1, destiny: 5, diamond: true },
];

function hand(random: Random, i: number): Typed<Card>[] {
  const cards: Typed<Card>[] = Array.from({ length: 2 + random(5) }, () => 1 + random(6));
  for (const from of [PILOTS, PODRACERS])
    if (random(2) === 0) cards.push(from[random(3) === 0 ? random(3) : i] ?? 1);
  if (random(2) === 0) cards.push(OTHERS[random(4)] ?? 1);
  return cards;
}

function deck(random: Random, i: number): TypedDeck<Card> {
  if (random(2) === 0) return 2 + random(12);
  return [
    { unknown: 1 + random(8) },
    ...Array.from({ length: random(8) }, () => 1 + random(6)),
    ...(random(2) === 0 ? [PILOTS[i] ?? 1, PODRACERS[i] ?? 2] : []),
  ];
}

function randomPlayer(random: Random): PlayerSetup {
  const i = random(PILOTS.length);
  const racing = random(3) > 0;
  const pilot = PILOTS[i];
  const podracer = PODRACERS[random(5) === 0 ? random(3) : i];
  const lined = racing && pilot && podracer && random(2) === 0;
  return {
    objective: racing,
    hand: hand(random, i),
    deck: deck(random, i),
    ...(random(3) === 0 && { shuffled: true }),
    ...(lined && { pilot, podracer, thrust: random(5), laps: random(3) }),
    ...(lined && { pile: Array.from({ length: random(6) }, (_, n) => n + 1) }),
  };
}

/** A few turns with small decks; some players race, some have their pilots still in hand. */
export function randomSetup(random: Random): PodraceSetup {
  return {
    ...(random(4) > 0 && { turn: random(2) === 0 ? ('dark' as const) : ('light' as const) }),
    turns: 1 + random(4),
    ...(random(3) === 0 && { only: random(2) === 0 ? ('dark' as const) : ('light' as const) }),
    ...(random(3) === 0 && { search: 'while-there' as const }),
    players: { light: randomPlayer(random), dark: randomPlayer(random) },
  };
}
