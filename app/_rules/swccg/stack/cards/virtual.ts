import type { Side } from '../../../core/sides';
import type { Card, Cost, Effect, Text } from '../schema';

/** The imaginary cards of actions that have none. They go into a player's `may`. swccg/actions-stacking#up-and-down */

const virtual = (title: string, text: Text): Card => ({ title, side: 'both', kind: 'virtual', text: [text] });

/** A battle that this player may initiate there, once, for 1 Force. swccg/death-star-ii/battle#battle-phase */
export const battle = (where: {
  at: string;
  /** How many battle destinies each side may draw. */
  destinies?: Partial<Record<Side, number>>;
  /** Power besides that of the cards there. */
  power?: Partial<Record<Side, number>>;
}): Card => {
  const { at, ...totals } = where;
  return virtual('Battle', {
    type: 'battle',
    phase: 'battle',
    turn: 'yours',
    costs: [{ use: 1 }],
    at,
    battle: totals,
    rule: 'swccg/death-star-ii/battle#battle-phase',
  });
};

/** A Force drain that this player may make there, once. swccg/force-drain */
export const forceDrain = ({ at, amount }: { at: string; amount: number }): Card =>
  virtual('Force drain', {
    type: 'force-drain',
    phase: 'control',
    turn: 'yours',
    at,
    amount,
    result: [{ do: 'lose', who: 'opponent', count: 'amount' }],
    rule: 'swccg/force-drain#procedure',
  });

/** The Force that this player may activate, one action each. swccg/activate-phase */
export const activation = (times: number): Card =>
  virtual('Activation', {
    type: 'activate-force',
    phase: 'activate',
    turn: 'yours',
    times,
    rule: 'swccg/activating-force',
  });

/** The cards that this player may draw, one action each. swccg/drawing-cards */
export const drawPhase = (times = 60): Card =>
  virtual('Draw', { type: 'draw-card', phase: 'draw', turn: 'yours', times, rule: 'swccg/drawing-cards' });

/** An ordinary move of one card from where it is to another place. */
export const regularMove = (title: string, card: string, to: string, costs: Cost[] = [{ use: 1 }]): Card =>
  virtual(title, {
    type: 'move',
    phase: 'move',
    turn: 'yours',
    costs,
    result: [{ do: 'relocate', cards: { ids: [card] }, to: { location: to } }],
    rule: 'swccg/movement',
  });

/** Anything else that the rules or a card let this player do in a phase. */
export const mayDo = (title: string, text: Omit<Text, 'from' | 'result'>, result: Effect[]): Card =>
  virtual(title, { type: 'use', ...text, result });
