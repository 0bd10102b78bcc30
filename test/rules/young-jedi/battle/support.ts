import type { Side } from '../../../../app/_rules/core/sides';
import type { Card, CharacterCard } from '../../../../app/_rules/young-jedi/battle/cards';
import { battleSimulator } from '../../../../app/_rules/young-jedi/battle/simulator';
import type {
  BattleSetup,
  BattleState,
  Move,
  PlacedCard,
  SideSetup,
} from '../../../../app/_rules/young-jedi/battle/state';

export const { start, play, options } = battleSimulator;

export const fighter = (power: number | 'destiny', more: Partial<CharacterCard> = {}): CharacterCard => ({
  kind: 'character',
  title: 'Somebody',
  power,
  damage: 1,
  ...more,
});

/** Cards by id; those of kind `battle` are taken from hand. */
export type Cards = Record<string, Card | PlacedCard>;

/** A side whose plan is its cards in the order given. */
export function planned(cards: Cards, more: Partial<SideSetup> = {}): SideSetup {
  const placed = Object.entries(cards).map(([id, card]): PlacedCard => ('id' in card ? card : { id, card }));
  return {
    table: placed.filter(({ card }) => card.kind !== 'battle'),
    hand: placed.filter(({ card }) => card.kind === 'battle'),
    deck: 20,
    plan: placed.filter(({ card, hidden }) => card.kind !== 'effect' && !hidden).map(({ id }) => id),
    ...more,
  };
}

/** The light side attacks unless it is said otherwise. */
export const battle = (light: SideSetup, dark: SideSetup, more: Partial<BattleSetup> = {}): BattleSetup => ({
  attacker: 'light',
  location: { title: 'Tatooine: Desert Landing Site', planet: 'Tatooine' },
  light,
  dark,
  ...more,
});

/** Makes these moves, none of which may be refused. */
export function following(setup: BattleSetup, ...moves: Move[]): BattleState {
  let state = start(setup);
  for (const move of moves) {
    const step = play(state, move);
    if (!step.ok) throw new Error(`${step.code}: ${JSON.stringify(move)}`);
    state = step.state;
  }
  return state;
}

export const refusal = (state: BattleState, move: Move): string => {
  const result = play(state, move);
  return result.ok ? 'legal' : result.code;
};

export const reveal: Move = { type: 'reveal' };
export const compare: Move = { type: 'compare' };
export const end: Move = { type: 'end' };
export const draw = (player: Side, value: number): Move => ({ type: 'draw', player, value });

/** The result of the first fight, drawing these numbers in the order of the steps. */
export function firstFight(setup: BattleSetup, ...values: number[]) {
  let state = following(setup, reveal);
  for (const value of values) {
    const { waiting } = state;
    if (waiting?.for !== 'draw') throw new Error(`no draw is due for ${value}`);
    const step = play(state, draw(waiting.player, value));
    if (!step.ok) throw new Error(step.code);
    state = step.state;
  }
  if (state.waiting) throw new Error(`still waiting for ${state.waiting.for}`);
  const step = play(state, compare);
  if (!step.ok) throw new Error(step.code);
  const [result] = step.state.results;
  if (!result) throw new Error('no fight');
  return { ...result, state: step.state };
}
