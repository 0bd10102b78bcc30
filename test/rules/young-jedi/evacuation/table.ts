import type { Side } from '../../../../app/_rules/core/sides';
import { evacuationSimulator } from '../../../../app/_rules/young-jedi/evacuation/simulator';
import type {
  BattleCard,
  Card,
  EvacuationSetup,
  EvacuationState,
  Move,
  PlayerSetup,
  StarshipCard,
} from '../../../../app/_rules/young-jedi/evacuation/state';

export const { start, play, options } = evacuationSimulator;

type Named<Of> = Of & { id: string };
export const transport = (id: string, power = 6, damage = 3): Named<StarshipCard> => ({
  id,
  kind: 'starship',
  title: id,
  ship: 'transport',
  power,
  damage,
});
export const fighter = (id: string, power = 4, damage = 2): Named<StarshipCard> => ({
  ...transport(id, power, damage),
  ship: 'starfighter',
});
export const battle = (id: string, facts: Partial<BattleCard> = {}): Named<BattleCard> => ({
  id,
  kind: 'battle',
  title: id,
  ...facts,
});
export const maul: Named<Card> = { id: 'maul', kind: 'character', title: 'Darth Maul', damage: 4 };
export const rifle: Named<Card> = { id: 'rifle', kind: 'weapon', title: 'Blaster Rifle' };
export const effect: Named<Card> = { id: 'effect', kind: 'effect', title: 'Effect' };

/** The dark side has Maul and a rifle on Naboo, in its own deploy step. */
export const naboo = (
  dark: Partial<PlayerSetup>,
  light: Partial<PlayerSetup> = {},
  more: Partial<EvacuationSetup> = {},
): EvacuationSetup => ({
  turn: 'dark',
  planets: [{ id: 'naboo', title: 'Naboo', cards: { dark: [maul, rifle] } }],
  players: { dark: { deck: 20, ...dark }, light: { deck: 20, ...light } },
  ...more,
});

/** Makes these moves, none of which may be refused. */
export function following(setup: EvacuationSetup, ...moves: Move[]): EvacuationState {
  let state = start(setup);
  for (const move of moves) {
    const step = play(state, move);
    if (!step.ok) throw new Error(`${step.code}: ${JSON.stringify(move)}`);
    state = step.state;
  }
  return state;
}

/** `legal`, or the code with which a move is refused. */
export function verdict(state: EvacuationState, move: Move): string {
  const result = play(state, move);
  return result.ok ? 'legal' : result.code;
}

export const evacuate: Move = { type: 'evacuate', player: 'dark', planet: 'naboo' };
export const intercept: Move = { type: 'intercept', player: 'light' };
export const decline: Move = { type: 'decline', player: 'light' };
export const declare = (player: Side, count: number): Move => ({ type: 'declare', player, count });
export const place = (player: Side, ...cards: string[]): Move[] =>
  cards.map((card) => ({ type: 'place', player, card }));
export const draw = (player: Side, value: number): Move => ({ type: 'draw', player, value });

/** An intercepted evacuation with these plans, up to the first fight. */
export const plans = (
  dark: string[],
  light: string[],
  cards: [dark: number, light: number] = [0, 0],
): Move[] => [
  evacuate,
  intercept,
  declare('light', cards[1]),
  declare('dark', cards[0]),
  ...place('dark', ...dark),
  ...place('light', ...light),
];
