import { describe, expect, it } from 'vitest';
import { checkSetup as checkBattle } from '../../../app/_rules/young-jedi/battle/check-setup';
import { BATTLE_SCENARIOS } from '../../../app/_rules/young-jedi/battle/scenarios';
import { checkSetup as checkDuel } from '../../../app/_rules/young-jedi/duel/check-setup';
import { DUEL_SCENARIOS } from '../../../app/_rules/young-jedi/duel/scenarios';
import { checkSetup as checkEvacuation } from '../../../app/_rules/young-jedi/evacuation/check-setup';
import { EVACUATION_SCENARIOS } from '../../../app/_rules/young-jedi/evacuation/scenarios';
import { checkSetup as checkPlanets } from '../../../app/_rules/young-jedi/planets/check-setup';
import { PLANETS_SCENARIOS } from '../../../app/_rules/young-jedi/planets/scenarios';
import { checkSetup as checkPodrace } from '../../../app/_rules/young-jedi/podrace/check-setup';
import { PODRACE_SCENARIOS } from '../../../app/_rules/young-jedi/podrace/scenarios';

type Check = (setup: never) => { code: string; at: string }[];
const ENGINES: [string, Check, readonly { setup: object }[]][] = [
  ['planets', checkPlanets, PLANETS_SCENARIOS],
  ['the battle', checkBattle, BATTLE_SCENARIOS],
  ['the duel', checkDuel, DUEL_SCENARIOS],
  ['the evacuation', checkEvacuation, EVACUATION_SCENARIOS],
  ['the Podrace', checkPodrace, PODRACE_SCENARIOS],
];

type Path = readonly (string | number)[];
interface Part {
  path: Path;
  value: unknown;
}

/** Every part of a set-up, however deep. */
function* partsOf(value: unknown, path: Path = []): Generator<Part> {
  if (path.length > 0) yield { path, value };
  if (typeof value !== 'object' || value === null) return;
  const isList = Array.isArray(value);
  for (const [key, part] of Object.entries(value)) yield* partsOf(part, [...path, isList ? +key : key]);
}

/** A copy with this part replaced. */
function bent(setup: object, path: Path, by: unknown): never {
  const copy = structuredClone(setup) as Record<string | number, unknown>;
  let at = copy;
  for (const key of path.slice(0, -1)) at = at[key] as Record<string | number, unknown>;
  at[path.at(-1) ?? ''] = by;
  return copy as never;
}

/** What is never of the kind of a part. */
function wrongFor({ path, value }: Part): unknown[] {
  const isCard = path.at(-2) === 'top' || path.includes('hands');
  const nothing = isCard ? [] : [null];
  const half = [Number.NaN, 0.5, new Date(0)];
  if (typeof value === 'number') return [...nothing, ...half, '4', true];
  if (typeof value === 'string') return [...nothing, ...half, true, [0.5]];
  return [...nothing, ...half, [0.5], [Number.NaN], [[0.5]], () => value];
}

describe.each(ENGINES)('A set-up of %s', (_, check, scenarios) => {
  it('in which any part is of another kind is reported, with its place', () => {
    for (const { setup } of scenarios)
      for (const part of partsOf(setup))
        for (const by of wrongFor(part)) {
          const flaws = check(bent(setup, part.path, by));
          expect(flaws, `${part.path.join('.')}: ${String(by)}`).not.toEqual([]);
          for (const { at } of flaws) expect(typeof at).toBe('string');
        }
  });
  it('with a part that nobody asks for is reported', () => {
    for (const { setup } of scenarios)
      expect(check({ ...setup, plannet: 'naboo' } as never)).toEqual([{ code: 'malformed', at: 'plannet' }]);
  });
  it('in which a card is called what nothing may be called is reported', () => {
    for (const { setup } of scenarios)
      for (const { path } of partsOf(setup))
        if (path.at(-1) === 'id')
          for (const id of ['__proto__', 'constructor', '', 'x'.repeat(100_000)])
            expect(check(bent(setup, path, id)), path.join('.')).not.toEqual([]);
  });
});

const card = { id: 'maul', title: 'Darth Maul', kind: 'character' };
const planets = (more: object, dark: object = {}) => ({
  planet: 'tatooine',
  ...more,
  sides: { dark: { draw: 20, here: [card], ...dark }, light: { draw: 20 } },
});
const race = (dark: object) => ({
  turn: 'dark',
  players: { dark: { deck: 20, ...dark }, light: { deck: 20 } },
});
const space = (dark: object) => ({ ...race(dark), planets: [] });
const duel = (more: object) => ({
  turn: 'dark',
  planet: 'Naboo',
  location: 'Theed Palace',
  cards: [],
  decks: { light: 20, dark: 20 },
  ...more,
});
const fight = (dark: object) => ({
  attacker: 'dark',
  location: { title: 'Naboo' },
  dark: { table: [], deck: 20, ...dark },
  light: { table: [], deck: 20 },
});
const lot = Array.from({ length: 40 }, () => 900);

describe('What is reported of a set-up', () => {
  it.each<[string, Check, object, string]>([
    ['a planet that is none', checkPlanets, planets({ planet: 'hoth' }), 'planet'],
    [
      'control of a planet that is none',
      checkPlanets,
      planets({ controlled: { hoth: 'dark' } }),
      'controlled.hoth',
    ],
    ['control by nobody', checkPlanets, planets({ controlled: { naboo: 'jawa' } }), 'controlled.naboo'],
    ['a step that is none', checkPlanets, planets({ step: 'drink' }), 'step'],
    ['a turn of nobody', checkPlanets, planets({ turn: 'grey' }), 'turn'],
    [
      'a kind of card that is none',
      checkPlanets,
      planets({}, { here: [{ ...card, kind: 'ewok' }] }),
      'sides.dark.here.0.kind',
    ],
    [
      'half a counter',
      checkPlanets,
      planets({}, { here: [{ ...card, counters: 1.5 }] }),
      'sides.dark.here.0.counters',
    ],
    ['far too many cards, run by run', checkPlanets, planets({}, { draw: lot }), 'sides.dark.draw'],
    [
      'far more cards than two decks have, one by one',
      checkPlanets,
      planets({}, { here: Array.from({ length: 300 }, (_, i) => ({ ...card, id: `c${i}` })) }),
      'sides.dark.here',
    ],
    ['run by run in a battle', checkBattle, fight({ deck: lot }), 'dark.deck'],
    [
      'run by run in a Podrace',
      checkPodrace,
      race({ deck: lot.map((unknown) => ({ unknown })) }),
      'players.dark.deck',
    ],
    [
      'a run of fewer than no cards',
      checkPodrace,
      race({ deck: [{ unknown: -1 }] }),
      'players.dark.deck.0.unknown',
    ],
    [
      'a run of half a card',
      checkEvacuation,
      space({ hand: [{ unknown: 0.5 }] }),
      'players.dark.hand.0.unknown',
    ],
    ['half a Thrust token', checkPodrace, race({ thrust: 0.5 }), 'players.dark.thrust'],
    ['only the turns of nobody', checkPodrace, { ...race({}), only: 'x' }, 'only'],
    [
      'a starship that is neither kind',
      checkEvacuation,
      space({ hyperspace: [{ kind: 'starship', title: 'X', ship: 'boat', power: 1, damage: 1 }] }),
      'players.dark.hyperspace.0.ship',
    ],
    [
      'damage below 0 of a passenger',
      checkEvacuation,
      space({ hand: [{ kind: 'character', damage: -1 }] }),
      'players.dark.hand.0.damage',
    ],
    ['a deck of fewer than no cards', checkDuel, duel({ decks: { light: -1, dark: 20 } }), 'decks.light'],
    [
      'a planet controlled that has no name',
      checkDuel,
      duel({ controlled: { light: [4] } }),
      'controlled.light.0',
    ],
    [
      'a kind of card that a duel does not know',
      checkDuel,
      duel({ cards: [{ id: 'x', card: { kind: 'ship' } }] }),
      'cards.0.card.kind',
    ],
    [
      'draws without end',
      checkBattle,
      fight({
        table: [{ id: 'w', card: { kind: 'weapon', title: 'W', users: [{ who: {}, draws: new Date() }] } }],
      }),
      'dark.table.0.card.users.0.draws',
    ],
    [
      'a Battle card of three halves',
      checkBattle,
      fight({
        hand: [
          {
            id: 'b',
            card: { kind: 'battle', title: 'B', halves: [{ title: 'a' }, { title: 'b' }, { title: 'c' }] },
          },
        ],
      }),
      'dark.hand.0.card.halves',
    ],
  ])('%s', (_, check, setup, at) => {
    expect(check(setup as never)).toEqual([{ code: 'malformed', at }]);
  });
  it.each<[string, Check, object]>([
    ['planets', checkPlanets, planets({}, { here: [{ ...card, id: 'dark-draw-7' }] })],
    ['a battle', checkBattle, fight({ hand: [{ id: 'dark-deck-3', card: { kind: 'other', title: 'X' } }] })],
  ])('a name that an unknown card goes by, in %s', (_, check, setup) => {
    expect(check(setup as never).map(({ code }) => code)).toEqual(['id-twice']);
  });
  it('nothing, where more is printed on a card than the rules of planets need', () => {
    const here = [{ ...card, power: 6, destiny: 3, lore: 'You have been well trained.' }];
    expect(checkPlanets(planets({}, { here }) as never)).toEqual([]);
  });
  it('nothing, where it is said of a card what it is not', () => {
    const here = [{ ...card, hidden: false, stays: false, counters: undefined }];
    expect(checkPlanets(planets({}, { here }) as never)).toEqual([]);
  });
});
