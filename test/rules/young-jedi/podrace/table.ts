import { podraceSimulator } from '../../../../app/_rules/young-jedi/podrace/simulator';
import type {
  Card,
  Move,
  PlayerSetup,
  PodraceSetup,
  PodraceState,
} from '../../../../app/_rules/young-jedi/podrace/state';

export const { start, play, options } = podraceSimulator;

type Named = Card & { id: string };
export const pilot = (title: string, facts: Partial<Card> = {}): Named => ({
  id: title,
  title,
  subtitle: 'Podracer Pilot',
  kind: 'character',
  collector: 31,
  counters: 2,
  destiny: 4,
  ...facts,
});
export const podracer = (name: string, facts: Partial<Card> = {}): Named => ({
  id: `${name}-pod`,
  title: `${name}'s Podracer`,
  kind: 'weapon',
  counters: 1,
  destiny: 2,
  ...facts,
});

/** A dark side racer lined up on the Objective, with a token less than the thrust wanted. */
export const racing = (thrust: number, facts: Partial<PlayerSetup> = {}): PlayerSetup => ({
  pilot: pilot('Gasgano'),
  podracer: podracer('Gasgano'),
  thrust: Math.max(0, thrust - 1),
  hand: [1, 2, 3, 4, 5, 6],
  deck: 20,
  ...facts,
});

export const dark = (player: PlayerSetup, more: Partial<PodraceSetup> = {}): PodraceSetup => ({
  turn: 'dark',
  only: 'dark',
  players: { dark: player, light: { deck: 20, objective: false } },
  ...more,
});

/** Makes these moves of the dark side, none of which may be refused. */
export function following(setup: PodraceSetup, ...moves: Omit<Move, 'player'>[]): PodraceState {
  let state = start(setup);
  for (const move of moves) {
    const step = play(state, { player: 'dark', ...move } as Move);
    if (!step.ok) throw new Error(`${step.code}: ${JSON.stringify(move)}`);
    state = step.state;
  }
  return state;
}

/** `legal`, or the code with which a move of the dark side is refused. */
export function verdict(state: PodraceState, move: Omit<Move, 'player'>): string {
  const result = play(state, { player: 'dark', ...move } as Move);
  return result.ok ? 'legal' : result.code;
}

type Loose = Omit<Move, 'player'> & Record<string, unknown>;
const loose = (move: Record<string, unknown>): Loose => move as unknown as Loose;

export const thrust = loose({ type: 'thrust' });
export const done = loose({ type: 'done' });
export const lap = (value: number): Loose => loose({ type: 'lap', value });
export const lapOf = (card: string): Loose => loose({ type: 'lap', card });
export const draw = (value?: number): Loose =>
  loose(value === undefined ? { type: 'draw' } : { type: 'draw', value });
export const lose = loose({ type: 'lose' });
export const toObjective = (card: string): Loose => loose({ type: 'deploy', card, to: 'objective' });
export const toPlanet = (card: string): Loose => loose({ type: 'deploy', card, to: 'planet' });
export const search = (card?: string): Loose =>
  loose(card === undefined ? { type: 'search' } : { type: 'search', card });
