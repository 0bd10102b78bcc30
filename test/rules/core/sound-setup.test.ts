import { describe, expect, it } from 'vitest';
import { ATTACK_SCENARIOS } from '../../../app/_rules/gundam/attack/scenarios';
import { checkSetup as checkAttack } from '../../../app/_rules/gundam/attack/simulator';
import { checkSetup as checkPlay } from '../../../app/_rules/gundam/play/check-play';
import { PLAY_SCENARIOS } from '../../../app/_rules/gundam/play/scenarios';
import { TURN_SCENARIOS } from '../../../app/_rules/gundam/turn/scenarios';
import { checkSetup as checkTurn } from '../../../app/_rules/gundam/turn/setup';
import { checkSetup as checkBattle } from '../../../app/_rules/swccg/battle/check-setup';
import { BATTLE_SCENARIOS } from '../../../app/_rules/swccg/battle/scenarios';
import { FORCE_SCENARIOS } from '../../../app/_rules/swccg/force/scenarios';
import { checkSetup as checkForce } from '../../../app/_rules/swccg/force/setup';
import { checkSetup as checkYjBattle } from '../../../app/_rules/young-jedi/battle/check-setup';
import { BATTLE_SCENARIOS as YJ_BATTLE_SCENARIOS } from '../../../app/_rules/young-jedi/battle/scenarios';
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
  ['swccg/battle', checkBattle, BATTLE_SCENARIOS],
  ['swccg/force', checkForce, FORCE_SCENARIOS],
  ['young-jedi/battle', checkYjBattle, YJ_BATTLE_SCENARIOS],
  ['young-jedi/duel', checkDuel, DUEL_SCENARIOS],
  ['young-jedi/planets', checkPlanets, PLANETS_SCENARIOS],
  ['young-jedi/podrace', checkPodrace, PODRACE_SCENARIOS],
  ['young-jedi/evacuation', checkEvacuation, EVACUATION_SCENARIOS],
  ['gundam/attack', checkAttack, ATTACK_SCENARIOS],
  ['gundam/play', checkPlay, PLAY_SCENARIOS],
  ['gundam/turn', checkTurn, TURN_SCENARIOS],
];

/** The paths of all parts of a set-up that are like this. */
function paths(value: unknown, is: (part: unknown) => boolean, path: string[] = []): string[][] {
  const own = is(value) && path.length > 0 ? [path] : [];
  if (typeof value !== 'object' || value === null) return own;
  return [...own, ...Object.entries(value).flatMap(([key, part]) => paths(part, is, [...path, key]))];
}

/** A copy with one part replaced, or left out. */
function bent(setup: object, path: string[], by: unknown): never {
  const copy = structuredClone(setup) as Record<string, unknown>;
  let at = copy;
  for (const key of path.slice(0, -1)) at = at[key] as Record<string, unknown>;
  const last = path.at(-1) ?? '';
  if (by === undefined) delete at[last];
  else at[last] = by;
  return copy as never;
}

describe.each(ENGINES)('A set-up of %s', (_, check, scenarios) => {
  const setups = scenarios.map(({ setup }) => setup);
  const isNumber = (part: unknown) => typeof part === 'number';

  it('that an example has is sound', () => {
    for (const setup of setups) expect(check(setup as never)).toEqual([]);
  });
  it('with a million cards, or a figure that is no number, is refused before it is laid out', () => {
    for (const setup of setups)
      for (const path of paths(setup, isNumber))
        for (const figure of [1e9, Number.NaN, Number.POSITIVE_INFINITY])
          expect(check(bent(setup, path, figure)), `${path.join('.')}: ${figure}`).not.toEqual([]);
  });
  it('that is nothing, or lacks a part, is judged and does not throw', () => {
    for (const nothing of [null, undefined, 4, 'setup', []])
      expect(check(nothing as never)).toEqual([{ code: 'malformed', at: 'setup' }]);
    for (const setup of setups)
      for (const path of paths(setup, () => true))
        for (const by of [undefined, null, 'odd', 4, []])
          expect(() => check(bent(setup, path, by))).not.toThrow();
  });
});

describe('A set-up of the battle or of the Force', () => {
  const battle = BATTLE_SCENARIOS[0]?.setup;
  const force = FORCE_SCENARIOS[0]?.setup;
  const card = (facts: object) => ({
    ...battle,
    cards: [{ id: 'x', card: facts, at: battle?.locations[0]?.id }],
  });
  const person = { kind: 'character', side: 'dark', title: 'X', power: 1, ability: 1, forfeit: 1 };

  it.each([
    ['ability below 0', card({ ...person, ability: -1 })],
    ['ability that is no number', card({ ...person, ability: Number.NaN })],
    [
      'a location twice',
      { ...battle, locations: [...(battle?.locations ?? []), ...(battle?.locations ?? [])] },
    ],
    ['half a card in a pile', { ...battle, piles: { ...battle?.piles, dark: { reserve: 2.5 } } }],
    ['one side missing', { ...battle, piles: { dark: { reserve: 5 } } }],
    ['attrition below 0', { ...battle, damage: { attrition: { dark: -1 } } }],
  ])('is refused in a battle: %s', (_, setup) => {
    expect(checkBattle(setup as never)).not.toEqual([]);
  });
  it.each([
    ['icons below 0', { ...force, locations: [{ id: 'a', title: 'A', icons: { dark: -1, light: 1 } }] }],
    [
      'a cost below 0',
      { ...force, cards: { ...force?.cards, x: { kind: 'deploys', side: 'dark', title: 'X', cost: -1 } } },
    ],
    [
      'an amount below 0',
      {
        ...force,
        cards: {
          ...force?.cards,
          x: {
            kind: 'interrupt',
            side: 'dark',
            title: 'X',
            pile: 'used',
            effect: { does: 'activate', amount: -2 },
          },
        },
      },
    ],
    ['a location twice', { ...force, locations: [...(force?.locations ?? []), ...(force?.locations ?? [])] }],
    [
      'half a card in a pile',
      { ...force, piles: { ...force?.piles, dark: { ...force?.piles.dark, used: 0.5 } } },
    ],
  ])('is refused in the Force cycle: %s', (_, setup) => {
    expect(checkForce(setup as never)).not.toEqual([]);
  });
});
