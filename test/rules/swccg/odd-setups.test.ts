import { describe, expect, it } from 'vitest';
import type { Simulator } from '../../../app/_rules/core/contract';
import * as battle from '../../../app/_rules/swccg/battle';
import * as force from '../../../app/_rules/swccg/force';
import * as play from '../../../app/_rules/swccg/play';

type Door = {
  check(setup: unknown): { code: string; at: string }[];
  simulator: Simulator<unknown, unknown, unknown>;
  setups: unknown[];
};

const DOORS: Record<string, Door> = {
  play: {
    check: play.checkSetup as Door['check'],
    simulator: play.swccgPlay as never,
    setups: play.playScenarios.map(({ setup }) => setup),
  },
  battle: {
    check: battle.checkSetup as Door['check'],
    simulator: battle.battleSimulator as never,
    setups: battle.BATTLE_SCENARIOS.map(({ setup }) => setup),
  },
  force: {
    check: force.checkSetup as Door['check'],
    simulator: force.forceSimulator as never,
    setups: force.FORCE_SCENARIOS.map(({ setup }) => setup),
  },
};

/** What a link, a file or a slip of the pen may put in the place of anything. */
const ODD: unknown[] = [
  ...[
    null,
    undefined,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    -1,
    1.5,
    0,
    1e9,
    '',
    'x',
    '__proto__',
    'toString',
  ],
  ...[[], {}, [null], [[]], true, false, { card: null }, { card: 'darth-vader', at: 'darth-vader' }],
];

type Path = string[];

/** Every place in a set-up; of places that are alike in a list, the first. */
function placesIn(setup: unknown): Path[] {
  const found = new Map<string, Path>();
  const look = (value: unknown, path: Path): void => {
    const kind = path.map((key) => (/^\d+$/.test(key) ? '#' : key)).join('.');
    if (path.length > 0 && !found.has(kind)) found.set(kind, path);
    if (typeof value !== 'object' || value === null || path.length > 5) return;
    for (const [key, part] of Object.entries(value)) look(part, [...path, key]);
  };
  look(setup, []);
  return [...found.values()];
}

function withOdd(value: unknown, [key, ...rest]: Path, odd: unknown): unknown {
  if (key === undefined) return odd;
  const parts = value as Record<string, unknown>;
  const changed = withOdd(parts[key], rest, odd);
  if (Array.isArray(value)) return value.map((part, i) => (String(i) === key ? changed : part));
  const { [key]: _, ...others } = parts;
  return changed === undefined ? others : { ...others, [key]: changed };
}

/** A few moves, each of which was listed. */
function playOn({ start, options, play: move }: Door['simulator'], setup: unknown): void {
  let state = start(setup);
  for (let i = 0; i < 5; i++) {
    const moves = options(state);
    const step = moves.length === 0 ? undefined : move(state, moves[(i * 7) % moves.length]);
    if (!step) return;
    if (!step.ok) throw new Error(`an option is refused: ${step.code}`);
    state = step.state;
  }
}

describe.each(Object.keys(DOORS))('The door %s', (name) => {
  const { check, simulator, setups } = DOORS[name] as Door;

  it('finds fault with what is no set-up at all', () => {
    for (const odd of ODD) expect(check(odd).length).toBeGreaterThan(0);
  });
  it('says what is odd in a set-up, or plays it', { timeout: 120_000 }, () => {
    const seen = new Set<string>();
    for (const setup of setups)
      for (const path of placesIn(setup)) {
        const kind = path.map((key) => (/^\d+$/.test(key) ? '#' : key)).join('.');
        if (seen.has(kind)) continue;
        seen.add(kind);
        for (const odd of ODD) {
          const changed = withOdd(setup, path, odd);
          if (check(changed).length === 0) playOn(simulator, changed);
        }
      }
    expect(seen.size).toBeGreaterThan(20);
  });
});

describe('A set-up of a whole play', () => {
  const location = { id: 'one', title: 'One', kind: 'site', icons: { light: 1, dark: 1 } };
  const sound = {
    turn: 'dark',
    phase: 'battle',
    locations: [location],
    light: { reserve: 3 },
    dark: { reserve: 3 },
  };
  const flaws = (more: object) => play.checkSetup({ ...sound, ...more } as never);
  const dark = (more: object) => ({ dark: { reserve: 3, ...more } });

  it.each<[string, object, string, string]>([
    ['no turn', { turn: undefined }, 'malformed', 'turn'],
    ['a third side', { turn: 'grey' }, 'malformed', 'turn'],
    [
      'a location without icons',
      { locations: [location, { ...location, id: 'two', icons: null }] },
      'malformed',
      'locations.1',
    ],
    ['a location twice', { locations: [location, location] }, 'id-twice', 'locations'],
    ['half a card in a pile', { light: { reserve: 2.5 } }, 'malformed', 'light.reserve'],
    ['less than no Force', { light: { reserve: 3, force: -1 } }, 'malformed', 'light.force'],
    ['a card that is none', dark({ hand: ['darth-vader', 7] }), 'malformed', 'dark.hand.1'],
    ['a name that no card has', dark({ hand: ['darth-vadre'] }), 'unknown-card', 'darth-vadre'],
    ['such a name in a pile', dark({ reserve: [1, { card: 'darth-vadre' }] }), 'unknown-card', 'darth-vadre'],
    [
      'a card of the other side in a pile',
      dark({ lost: ['luke-skywalker'] }),
      'wrong-side',
      'luke-skywalker',
    ],
    [
      'an id twice, in hand and in a pile',
      dark({ hand: [{ card: 'darth-vader', id: 'a' }], lost: [{ card: 'stormtrooper', id: 'a' }] }),
      'id-twice',
      'a',
    ],
    [
      'a driver of what nobody drives',
      dark({ table: [{ card: 'darth-vader', id: 'a', at: 'one', as: 'driver' }] }),
      'wrong-role',
      'a',
    ],
    ['a card on itself', dark({ table: [{ card: 'darth-vader', id: 'a', at: 'a' }] }), 'unknown-place', 'a'],
    [
      'a weapon on a card in hand',
      dark({
        hand: [{ card: 'darth-vader', id: 'a' }],
        table: [{ card: 'blaster-rifle', id: 'b', at: 'a' }],
      }),
      'unknown-place',
      'b',
    ],
    [
      'a hit on a card that is not there',
      { underWay: { what: 'battle', at: 'one', segment: 'damage', hit: ['nobody'] } },
      'unknown-card',
      'nobody',
    ],
    [
      'less than no battle damage',
      { underWay: { what: 'battle', at: 'one', segment: 'damage', damage: { dark: -1 } } },
      'malformed',
      'underWay',
    ],
    ['half a Force activated', { activated: 0.5 }, 'malformed', 'activated'],
    [
      'a forfeit value below 0',
      dark({
        table: [
          {
            card: { kind: 'character', side: 'dark', title: 'X', power: 1, ability: 1, forfeit: -1 },
            at: 'one',
          },
        ],
      }),
      'malformed',
      'dark.table.0',
    ],
    ['no Life Force', { light: { reserve: 0 } }, 'no-life-force', 'light'],
    ['a battle nowhere', { underWay: { what: 'battle', at: 'two' } }, 'unknown-location', 'two'],
  ])('with %s is at fault there', (_, more, code, at) => {
    expect(flaws(more)[0]).toEqual({ code, at });
  });
  it('may name a card by the id that it gets from its title', () => {
    const table = [
      { card: 'darth-vader', at: 'one' },
      { card: 'blaster-rifle', at: 'darth-vader' },
    ];
    expect(flaws(dark({ table }))).toEqual([]);
  });
  it('marks cards that have no id of their own', () => {
    const table = [{ card: 'stormtrooper', at: 'one', fought: true, moved: true }];
    expect(play.swccgPlay.start({ ...sound, ...dark({ table }) } as never).field).toMatchObject({
      fought: ['stormtrooper'],
      moved: ['stormtrooper'],
    });
  });
  it('keeps the order of its cards, whatever their ids', () => {
    const table = [
      { card: 'stormtrooper', id: 'b', at: 'one' },
      { card: 'darth-vader', id: '1', at: 'one', fought: true },
    ];
    const state = play.swccgPlay.start({ ...sound, ...dark({ table }) } as never);
    expect(state.field?.fought).toEqual(['1']);
  });
});
