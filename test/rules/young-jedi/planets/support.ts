import path from 'node:path';
import { assemble } from '../../../../app/_corpus/assemble';
import { readCorpusFiles } from '../../../../app/_corpus/files';
import { targetsOf } from '../../../../app/_corpus/targets';
import type { Refusal, Step } from '../../../../app/_rules/core/contract';
import { planetsSimulator } from '../../../../app/_rules/young-jedi/planets/simulator';
import type { Card, Move, PlanetsSetup, PlanetsState } from '../../../../app/_rules/young-jedi/planets/state';

/** How many times a property is tried: its share of all runs. PROPERTY_RUNS asks for more. */
export const runs = (share: number): number =>
  Math.max(1, Math.round(Number(process.env.PROPERTY_RUNS ?? 12_000) * share));

/** Long enough for a million runs. */
export const PATIENCE = 3_600_000;

export function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const part of Object.values(value)) deepFreeze(part);
  }
  return value;
}

/** The ids of every entry, chapter and section that the corpus has on this game. */
export function corpusIds(): ReadonlySet<string> {
  const files = readCorpusFiles(path.join(import.meta.dirname, '..', '..', '..', '..'));
  const texts = files.texts.filter((file) => file.path.includes('young-jedi') && !file.path.includes('.en.'));
  return new Set(targetsOf(assemble({ ...files, texts }).corpus, 'fr').keys());
}

/** One spelling for moves that are the same whatever the order of their keys. */
export const spelled = (move: object): string =>
  JSON.stringify(
    Object.entries(move)
      .filter(([, value]) => value !== undefined)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );

/** Whether a value comes back the same from JSON. */
export function isPlain(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object') return typeof value === 'string' || typeof value === 'boolean';
  if (value === null) return true;
  if (Array.isArray(value)) return value.every(isPlain);
  return Object.getPrototypeOf(value) === Object.prototype && Object.values(value).every(isPlain);
}

const { start, play } = planetsSimulator;

/** The state after these moves, each of which has to be legal. */
export function position(setup: PlanetsSetup, ...moves: Move[]): PlanetsState {
  let state = deepFreeze(start(setup));
  for (const move of moves) {
    const result = play(state, move);
    if (!result.ok) throw new Error(`${result.code}: ${JSON.stringify(move)}`);
    state = deepFreeze(result.state);
  }
  return state;
}

export const tried = (setup: PlanetsSetup, ...moves: Move[]): Step<PlanetsState> | Refusal => {
  const last = moves.pop();
  if (!last) throw new Error('no move');
  return play(position(setup, ...moves), last);
};

export const codeOf = (result: Step<PlanetsState> | Refusal): string => (result.ok ? 'legal' : result.code);

export const someone = (id: string, more: Partial<Card> = {}): Card => ({
  id,
  title: id,
  kind: 'character',
  counters: 2,
  damage: 1,
  ...more,
});
export const hidden = <T extends Card>(card: T): T & { hidden: true } => ({ ...card, hidden: true });
