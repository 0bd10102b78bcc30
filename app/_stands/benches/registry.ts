import type { StandId } from '../registry';
import type { AnyWorkbench } from './workbench';

/** Every workbench, each fetched only when a table is laid out. */
const BENCHES: Partial<Record<StandId, () => Promise<AnyWorkbench>>> = {
  'swccg-stack': async () => (await import('./swccg-stack')).swccgStackBench,
  'swccg-war': async () => (await import('./swccg-war')).swccgWarBench,
  'swccg-battle': async () => (await import('./swccg-battle')).swccgBattleBench,
  'swccg-force': async () => (await import('./swccg-force')).swccgForceBench,
  'swccg-play': async () => (await import('./swccg-play')).swccgPlayBench,
  'yj-duel': () => import('./yj-duel').then(({ yjDuelBench }) => yjDuelBench),
  'yj-battle': () => import('./yj-battle').then(({ yjBattleBench }) => yjBattleBench),
  'yj-planets': () => import('./yj-planets').then(({ yjPlanetsBench }) => yjPlanetsBench),
  'yj-evacuation': () => import('./yj-evacuation').then(({ yjEvacuationBench }) => yjEvacuationBench),
  'yj-podrace': () => import('./yj-podrace').then(({ yjPodraceBench }) => yjPodraceBench),
  'gundam-attack': () => import('./gundam-attack').then(({ gundamAttackBench }) => gundamAttackBench),
  'gundam-turn': () => import('./gundam-turn').then(({ gundamTurnBench }) => gundamTurnBench),
  'gundam-play': () => import('./gundam-play').then(({ gundamPlayBench }) => gundamPlayBench),
};

export const BENCH_IDS = Object.keys(BENCHES) as StandId[];
export const hasBench = (id: StandId): boolean => Object.hasOwn(BENCHES, id);

export async function loadBench(id: StandId): Promise<AnyWorkbench> {
  const load = BENCHES[id];
  if (!load) throw new Error(`no workbench for ${id}`);
  return load();
}

/** What a table of a simulator can begin from. */
export const templatesOf = async (id: StandId): Promise<AnyWorkbench['bench']['templates']> =>
  hasBench(id) ? (await loadBench(id)).bench.templates : [];
