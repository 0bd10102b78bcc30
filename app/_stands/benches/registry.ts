import type { StandId } from '../registry';
import type { AnyWorkbench } from './workbench';

/** Every workbench, each fetched only when a table is laid out. */
const BENCHES: Record<StandId, () => Promise<AnyWorkbench>> = {
  'swccg-stack': async () => (await import('./swccg-stack')).swccgStackBench,
  'swccg-war': async () => (await import('./swccg-war')).swccgWarBench,
  'swccg-battle': async () => (await import('./swccg-battle')).swccgBattleBench,
  'swccg-force': async () => (await import('./swccg-force')).swccgForceBench,
  'swccg-play': async () => (await import('./swccg-play')).swccgPlayBench,
  'yj-duel': async () => (await import('./yj-duel')).yjDuelBench,
  'yj-battle': async () => (await import('./yj-battle')).yjBattleBench,
  'yj-planets': async () => (await import('./yj-planets')).yjPlanetsBench,
  'yj-evacuation': async () => (await import('./yj-evacuation')).yjEvacuationBench,
  'yj-podrace': async () => (await import('./yj-podrace')).yjPodraceBench,
  'gundam-attack': async () => (await import('./gundam-attack')).gundamAttackBench,
  'gundam-turn': async () => (await import('./gundam-turn')).gundamTurnBench,
  'gundam-play': async () => (await import('./gundam-play')).gundamPlayBench,
};

export const loadBench = (id: StandId): Promise<AnyWorkbench> => BENCHES[id]();

/** What a table of a simulator can begin from. */
export const templatesOf = async (id: StandId): Promise<AnyWorkbench['bench']['templates']> =>
  (await loadBench(id)).bench.templates;
