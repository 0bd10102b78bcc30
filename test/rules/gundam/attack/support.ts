import path from 'node:path';
import { assemble } from '../../../../app/_corpus/assemble';
import { readCorpusFiles } from '../../../../app/_corpus/files';
import { targetsOf } from '../../../../app/_corpus/targets';
import type { CardFacts, UnitFacts } from '../../../../app/_rules/gundam/attack/facts';
import { attackSimulator } from '../../../../app/_rules/gundam/attack/simulator';
import type {
  AttackSetup,
  AttackState,
  Move,
  PlayerSetup,
  Seat,
} from '../../../../app/_rules/gundam/attack/state';

export const { start, play, options } = attackSimulator;

/** How many times a property is tried. PROPERTY_RUNS asks for more. */
export const runs = (share: number): number =>
  Math.max(1, Math.round(Number(process.env.PROPERTY_RUNS ?? 10_500) * share));

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
  const texts = files.texts.filter((file) => file.path.includes('gundam') && !file.path.includes('.en.'));
  return new Set(targetsOf(assemble({ ...files, texts }).corpus, 'fr').keys());
}

/** One spelling for moves that are the same whatever the order of their keys and of their targets. */
export const spelled = (move: object): string =>
  JSON.stringify(
    Object.entries(move)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => [key, Array.isArray(value) ? value.toSorted() : value])
      .sort(([a], [b]) => (String(a) < String(b) ? -1 : 1)),
  );

/** Whether a value comes back the same from JSON: no key without a value, no number that JSON has no word for. */
export function isPlain(value: unknown): boolean {
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object') return typeof value === 'string' || typeof value === 'boolean';
  if (value === null) return true;
  if (Array.isArray(value)) return value.every(isPlain);
  return Object.getPrototypeOf(value) === Object.prototype && Object.values(value).every(isPlain);
}

export const unit = (facts: Partial<UnitFacts> = {}): UnitFacts => ({
  type: 'unit',
  name: 'Somebody',
  ap: 2,
  hp: 3,
  ...facts,
});

/** Player 1's turn against player 2, each with what is given and six Shields without Burst. */
export const duel = (
  one: PlayerSetup,
  two: PlayerSetup = {},
  more: Partial<AttackSetup> = {},
): AttackSetup => ({
  turn: '1',
  players: { '1': { shields: plain(6), ...one }, '2': { shields: plain(6), ...two } },
  ...more,
});

export const plain = (count: number): CardFacts[] =>
  Array.from({ length: count }, () => unit({ name: 'Plain Shield' }));

/** Makes these moves, none of which may be refused. */
export function following(setup: AttackSetup | AttackState, ...moves: Move[]): AttackState {
  let state = 'phase' in setup ? setup : start(setup);
  for (const move of moves) {
    const step = play(state, move);
    if (!step.ok) throw new Error(`${step.code}: ${JSON.stringify(move)}`);
    state = step.state;
  }
  return state;
}

export const refusal = (state: AttackState, move: Move): string => {
  const result = play(state, move);
  return result.ok ? 'legal' : result.code;
};

export const attack = (unitId: string, target: string, player: Seat = '1'): Move => ({
  type: 'attack',
  player,
  unit: unitId,
  target,
});
export const block = (unitId: string, player: Seat = '2'): Move => ({ type: 'block', player, unit: unitId });
export const pass = (player: Seat): Move => ({ type: 'pass', player });

/** Nobody blocks and nobody acts: on to the damage. */
export const undisturbed: Move[] = [pass('2'), pass('2'), pass('1')];

export const unitIds = (state: AttackState): string[] => state.units.map(({ id }) => id);
export const damageOn = (state: AttackState, id: string): number | undefined =>
  state.units.find((each) => each.id === id)?.damage;
export const shieldsOf = (state: AttackState, side: number): string[] =>
  (state.areas[side]?.shields ?? []).map(({ card }) => card);
export const trashOf = (state: AttackState, seat: Seat): string[] => state.players[seat]?.trash ?? [];
export const handOf = (state: AttackState, seat: Seat): string[] => state.players[seat]?.hand ?? [];
