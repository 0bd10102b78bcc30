import { type Game, isGame } from '../_corpus/games';
import type { Scenario } from '../_rules/core/contract';
import type { AnyStand } from './stand';

interface Registered {
  game: Game;
  load(): Promise<AnyStand>;
}

/** Every simulator, each fetched only when it is wanted. */
const STANDS = {
  'swccg-stack': {
    game: 'swccg',
    load: async () => (await import('./swccg-stack')).swccgStackStand,
  },
  'swccg-war': {
    game: 'swccg',
    load: async () => (await import('./swccg-war')).swccgWarStand,
  },
  'swccg-battle': {
    game: 'swccg',
    load: async () => (await import('./swccg-battle')).swccgBattleStand,
  },
  'swccg-force': {
    game: 'swccg',
    load: async () => (await import('./swccg-force')).swccgForceStand,
  },
  'swccg-play': {
    game: 'swccg',
    load: async () => (await import('./swccg-play')).swccgPlayStand,
  },
  'yj-battle': {
    game: 'young-jedi',
    load: async () => (await import('./yj-battle')).yjBattle,
  },
  'yj-duel': {
    game: 'young-jedi',
    load: async () => (await import('./yj-duel')).yjDuel,
  },
  'yj-planets': {
    game: 'young-jedi',
    load: async () => (await import('./yj-planets')).yjPlanets,
  },
  'yj-evacuation': {
    game: 'young-jedi',
    load: async () => (await import('./yj-evacuation')).yjEvacuation,
  },
  'yj-podrace': {
    game: 'young-jedi',
    load: async () => (await import('./yj-podrace')).yjPodrace,
  },
  'gundam-attack': {
    game: 'gundam',
    load: async () => (await import('./gundam-attack')).gundamAttack,
  },
  'gundam-turn': {
    game: 'gundam',
    load: async () => (await import('./gundam-turn')).gundamTurn,
  },
  'gundam-play': {
    game: 'gundam',
    load: async () => (await import('./gundam-play')).gundamPlay,
  },
} as const satisfies Record<string, Registered>;

export type StandId = keyof typeof STANDS;
/** Those of the games that the site holds. */
export const STAND_IDS = (Object.keys(STANDS) as StandId[]).filter((id) => isGame(STANDS[id].game));
export const HAS_SIMULATORS = STAND_IDS.length > 0;

export const isStandId = (id: string): id is StandId => (STAND_IDS as readonly string[]).includes(id);
export const gameOfStand = (id: StandId): Game => STANDS[id].game;
export const loadStand = (id: StandId): Promise<AnyStand> => STANDS[id].load();

/** The worked examples of each simulator, by their ids. */
export async function scenarioIds(): Promise<Map<string, string[]>> {
  const stands = await Promise.all(STAND_IDS.map(loadStand));
  return new Map(stands.map(({ scenarios }, i) => [STAND_IDS[i] ?? '', scenarios.map(({ id }) => id)]));
}

/** Every worked example of every simulator. */
export async function everyScenario(): Promise<{ id: StandId; scenario: Scenario<unknown, unknown> }[]> {
  const stands = await Promise.all(STAND_IDS.map(loadStand));
  return stands.flatMap(({ scenarios }, i) =>
    scenarios.map((scenario) => ({ id: STAND_IDS[i] as StandId, scenario })),
  );
}
