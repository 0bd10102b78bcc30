import type { GameEvent, Refusal, RuleRef, ScenarioStep, Simulator } from '../_rules/core/contract';

/** A position in the tree of moves that have been made or tried. */
export interface Position<State, Move> {
  id: number;
  parent: number | null;
  /** What led here; none at the start. */
  move?: Move;
  events: GameEvent[];
  rule?: RuleRef;
  /** The line makes a move here that the rules refuse: the state is that before it. */
  refusal?: Refusal;
  state: State;
  /** Its place in the scenario's own line, from 1; none in a branch. */
  step?: number;
  children: number[];
}

export interface PlayTree<State, Move> {
  positions: Position<State, Move>[];
  at: number;
  /** Which way one went on from a position when last there. */
  latest: Record<number, number>;
}

type Engine<State, Move, Setup> = Simulator<State, Move, Setup>;

/** The scenario's line from its start, with the cursor at the start. */
export function plant<State, Move, Setup>(
  engine: Engine<State, Move, Setup>,
  setup: Setup,
  line: readonly ScenarioStep<Move>[],
): PlayTree<State, Move> {
  const start: Position<State, Move> = {
    id: 0,
    parent: null,
    events: [],
    state: engine.start(setup),
    children: [],
  };
  let tree: PlayTree<State, Move> = { positions: [start], at: 0, latest: {} };
  line.forEach(({ move }, i) => {
    const { state } = current(tree);
    const result = engine.play(state, move);
    tree = grow(tree, {
      move,
      step: i + 1,
      ...(result.ok
        ? { state: result.state, events: result.events, rule: result.rule }
        : { state, events: [], rule: result.rule, refusal: result }),
    });
  });
  return { ...tree, at: 0 };
}

type Seed<State, Move> = Omit<Position<State, Move>, 'id' | 'parent' | 'children'>;

function grow<State, Move>(tree: PlayTree<State, Move>, seed: Seed<State, Move>): PlayTree<State, Move> {
  const id = tree.positions.length;
  const positions = tree.positions.map((position) =>
    position.id === tree.at ? { ...position, children: [...position.children, id] } : position,
  );
  positions.push({ ...seed, id, parent: tree.at, children: [] });
  return goTo({ ...tree, positions }, id);
}

export function current<State, Move>(tree: PlayTree<State, Move>): Position<State, Move> {
  const position = tree.positions[tree.at];
  if (!position) throw new Error(`no position ${tree.at}`);
  return position;
}

/** Moves the cursor, and remembers the way there. */
export function goTo<State, Move>(tree: PlayTree<State, Move>, id: number): PlayTree<State, Move> {
  if (!tree.positions[id]) return tree;
  const latest = { ...tree.latest };
  for (
    let at: Position<State, Move> | undefined = tree.positions[id];
    at && at.parent !== null;
    at = tree.positions[at.parent]
  )
    latest[at.parent] = at.id;
  return { ...tree, at: id, latest };
}

export function back<State, Move>(tree: PlayTree<State, Move>): PlayTree<State, Move> {
  const { parent } = current(tree);
  return parent === null ? tree : { ...tree, at: parent };
}

/** Where one goes on to: as when last here, otherwise along the line. */
export function next<State, Move>(tree: PlayTree<State, Move>): number | undefined {
  const { id, children } = current(tree);
  return tree.latest[id] ?? children[0];
}

export function forward<State, Move>(tree: PlayTree<State, Move>): PlayTree<State, Move> {
  const id = next(tree);
  return id === undefined ? tree : goTo(tree, id);
}

export function last<State, Move>(tree: PlayTree<State, Move>): PlayTree<State, Move> {
  let end = tree;
  while (next(end) !== undefined) end = forward(end);
  return end;
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Makes a move from where the cursor is: along a way already there, or as a new branch. */
export function tryMove<State, Move, Setup>(
  engine: Engine<State, Move, Setup>,
  tree: PlayTree<State, Move>,
  move: Move,
): PlayTree<State, Move> | Refusal {
  const here = current(tree);
  const known = here.children.find((id) => same(tree.positions[id]?.move, move));
  if (known !== undefined) return goTo(tree, known);
  const result = engine.play(here.state, move);
  if (!result.ok) return result;
  return grow(tree, { move, state: result.state, events: result.events, rule: result.rule });
}

/** From the start to the cursor, without the start itself. */
export function pathTo<State, Move>(tree: PlayTree<State, Move>): Position<State, Move>[] {
  const path: Position<State, Move>[] = [];
  for (
    let at: Position<State, Move> | undefined = current(tree);
    at && at.parent !== null;
    at = tree.positions[at.parent]
  )
    path.unshift(at);
  return path;
}
