'use client';

import { useCallback, useMemo, useState } from 'react';
import type { Refusal, ScenarioStep } from '../../_rules/core/contract';
import { back, current, forward, goTo, last, type PlayTree, plant, tryMove } from '../../_stands/play-tree';
import { readPosition } from '../../_stands/position-link';
import type { AnyStand } from '../../_stands/stand';

type Tree = PlayTree<unknown, unknown>;

interface Held {
  tree: Tree;
  /** The trees before each move that the reader tried, and those undone. */
  past: Tree[];
  future: Tree[];
}

export interface Play {
  tree: Tree;
  canUndo: boolean;
  canRedo: boolean;
  goTo(id: number): void;
  first(): void;
  back(): void;
  forward(): void;
  last(): void;
  /** Along the line, to the nearest position worth stopping at. */
  toKey(direction: 1 | -1): void;
  /** Makes the moves one after another; the first that is refused ends it. */
  make(moves: readonly unknown[]): Refusal | undefined;
  undo(): void;
  redo(): void;
}

/** A scenario in play: where the cursor is, what has been tried, and what can be undone. */
export function usePlay(
  { simulator }: AnyStand,
  setup: unknown,
  line: readonly ScenarioStep<unknown>[],
  opening: string | null,
): { play: Play; badLink: boolean } {
  const planted = useMemo(() => {
    const tree: Tree = plant(simulator, setup, line);
    const opened = opening === null ? tree : readPosition(simulator, tree, opening);
    return { tree: opened ?? tree, badLink: opened === undefined };
  }, [simulator, setup, line, opening]);
  const [held, setHeld] = useState<Held>({ tree: planted.tree, past: [], future: [] });

  const walk = useCallback(
    (step: (tree: Tree) => Tree) => setHeld((now) => ({ ...now, tree: step(now.tree) })),
    [],
  );
  const make = (moves: readonly unknown[]): Refusal | undefined => {
    let tree = held.tree;
    for (const move of moves) {
      const made = tryMove(simulator, tree, move);
      if ('ok' in made) return made;
      tree = made;
    }
    const grew = tree.positions.length > held.tree.positions.length;
    setHeld(grew ? { tree, past: [...held.past, held.tree], future: [] } : { ...held, tree });
    return undefined;
  };
  const toKey = (direction: 1 | -1) =>
    walk((tree) => {
      const from = stepOf(tree);
      const stops = [0, ...line.flatMap(({ key }, i) => (key ? [i + 1] : [])), line.length];
      const ahead = stops.filter((stop) => (direction > 0 ? stop > from : stop < from));
      const stop = direction > 0 ? ahead[0] : ahead.at(-1);
      return stop === undefined ? tree : goTo(tree, stop);
    });

  return {
    badLink: planted.badLink,
    play: {
      tree: held.tree,
      canUndo: held.past.length > 0,
      canRedo: held.future.length > 0,
      goTo: (id) => walk((tree) => goTo(tree, id)),
      first: () => walk((tree) => goTo(tree, 0)),
      back: () => walk(back),
      forward: () => walk(forward),
      last: () => walk(last),
      toKey,
      make,
      undo: () =>
        setHeld(({ tree, past, future }) => {
          const before = past.at(-1);
          return before
            ? { tree: before, past: past.slice(0, -1), future: [tree, ...future] }
            : { tree, past, future };
        }),
      redo: () =>
        setHeld(({ tree, past, future }) => {
          const [after, ...rest] = future;
          return after ? { tree: after, past: [...past, tree], future: rest } : { tree, past, future };
        }),
    },
  };
}

/** How far along the line the cursor is, or where its branch left the line. */
export function stepOf(tree: Tree): number {
  let at = current(tree);
  while (at.step === undefined && at.parent !== null) {
    const parent = tree.positions[at.parent];
    if (!parent) break;
    at = parent;
  }
  return at.step ?? 0;
}
