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

/** One spelling for moves that are the same whatever the order of their keys and of their targets. */
export const spelled = (move: object): string =>
  JSON.stringify(
    Object.entries(move)
      .filter(([, value]) => value !== undefined)
      .map(([key, value]) => [key, Array.isArray(value) ? value.toSorted() : value])
      .sort(([a], [b]) => (String(a) < String(b) ? -1 : 1)),
  );

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
