import { LONGEST_STATE } from '../_leaf/address-state';
import type { Simulator } from '../_rules/core/contract';
import { current, goTo, type PlayTree, pathTo, tryMove } from './play-tree';

/**
 * A position as it stands in an address: how many steps of the scenario's line, then the number of each move made
 * instead, among those that were legal; and a check, so that a link from another edition of the rules or the example
 * is seen to lead nowhere: `14.3.0-1x9k2f`.
 */
const FORM = /^(\d{1,4}(?:\.\d{1,4}){0,200})-([0-9a-z]{1,7})$/;

export function writePosition<State, Move, Setup>(
  { options }: Pick<Simulator<State, Move, Setup>, 'options'>,
  tree: PlayTree<State, Move>,
): string {
  const path = pathTo(tree);
  const onLine = path.filter(({ step }) => step !== undefined).length;
  const choices = path.slice(onLine).map(({ parent, move }) => {
    const before = tree.positions[parent ?? 0];
    const wanted = JSON.stringify(move);
    return before ? options(before.state).findIndex((option) => JSON.stringify(option) === wanted) : -1;
  });
  return `${[onLine, ...choices].join('.')}-${check(path.map(({ move }) => move))}`;
}

/** The tree with its cursor where the text says; nothing if it leads nowhere. */
export function readPosition<State, Move, Setup>(
  engine: Simulator<State, Move, Setup>,
  tree: PlayTree<State, Move>,
  text: string,
): PlayTree<State, Move> | undefined {
  const [, numbers = '', sum = ''] = FORM.exec(text) ?? [];
  if (numbers === '') return undefined;
  const [onLine = 0, ...choices] = numbers.split('.').map(Number);
  const from = tree.positions.find(({ step, id }) => (onLine === 0 ? id === 0 : step === onLine));
  if (!from) return undefined;
  let reached = goTo(tree, from.id);
  for (const choice of choices) {
    const move = engine.options(current(reached).state)[choice];
    const made = move === undefined ? undefined : tryMove(engine, reached, move);
    if (made === undefined || 'ok' in made) return undefined;
    reached = made;
  }
  return check(pathTo(reached).map(({ move }) => move)) === sum ? reached : undefined;
}

/** A short figure that differs as soon as any move does (FNV-1a). */
function check(moves: unknown[]): string {
  let hash = 0x811c9dc5;
  const text = JSON.stringify(moves);
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193) >>> 0;
  return hash.toString(36);
}

/** As many characters as can be handed over at once everywhere. */
const SLICE = 0x2000;

/** A setup of the reader's own, as it stands in an address. */
export function writeSetup(setup: unknown): string {
  const bytes = new TextEncoder().encode(JSON.stringify(setup));
  let binary = '';
  for (let from = 0; from < bytes.length; from += SLICE)
    binary += String.fromCharCode(...bytes.subarray(from, from + SLICE));
  return btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

/** What an address says a setup is, unchecked; nothing if it cannot be read or is too long to be one of ours. */
export function readSetup(text: string): unknown {
  if (text.length > LONGEST_STATE) return undefined;
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (char) => char.charCodeAt(0));
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    // an address somebody has cut or mistyped: the caller says so
    return undefined;
  }
}
