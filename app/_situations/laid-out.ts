import type { Edit } from '../_rules/core/bench';
import type { Refusal } from '../_rules/core/contract';
import { isEdit } from '../_rules/core/edit';
import type { Opened } from './open-situation';
import type { Situation } from './situation';

/** A situation that is being laid out: its position after each part of its line, so that undoing is a step back. */
export interface LaidOut extends Opened {
  /** After the set-up, and after each part of the line. */
  states: unknown[];
  /** What was undone, the latest first. */
  undone: Situation['line'];
}

export function layOut(opened: Opened): LaidOut {
  const { simulator } = opened.stand;
  const states: unknown[] = [simulator.start(opened.setup)];
  for (const item of opened.situation.line) {
    const made = simulator.play(states.at(-1), item);
    states.push(made.ok ? made.state : states.at(-1));
  }
  return { ...opened, states, undone: [] };
}

/** Two changes of one thing in a row are one: counting a pile up is no history. */
function follows(last: Record<string, unknown> | undefined, next: Edit): boolean {
  if (!last || !isEdit(last) || last.edit !== next.edit) return false;
  if (last.edit === 'count' && next.edit === 'count') return last.place === next.place;
  if (last.edit === 'set' && next.edit === 'set') return last.what === next.what && last.card === next.card;
  return (
    last.edit === 'figure' && next.edit === 'figure' && last.card === next.card && last.figure === next.figure
  );
}

const withLine = (laid: LaidOut, line: Situation['line'], states: unknown[]): LaidOut => ({
  ...laid,
  situation: { ...laid.situation, line },
  states,
  state: states.at(-1),
});

/** Makes a change, or says why it cannot be made. */
export function change(laid: LaidOut, asked: Edit): LaidOut | Refusal {
  const { line } = laid.situation;
  const joins = follows(line.at(-1), asked);
  const kept = joins ? line.slice(0, -1) : line;
  const states = joins ? laid.states.slice(0, -1) : laid.states;
  const result = laid.stand.simulator.play(states.at(-1), asked);
  if (!result.ok) return result;
  return { ...withLine(laid, [...kept, { ...asked }], [...states, result.state]), undone: [] };
}

export function undo(laid: LaidOut): LaidOut {
  const { line } = laid.situation;
  const last = line.at(-1);
  if (!last) return laid;
  return { ...withLine(laid, line.slice(0, -1), laid.states.slice(0, -1)), undone: [last, ...laid.undone] };
}

export function redo(laid: LaidOut): LaidOut {
  const [next, ...undone] = laid.undone;
  if (!next) return laid;
  const result = laid.stand.simulator.play(laid.states.at(-1), next);
  if (!result.ok) return { ...laid, undone: [] };
  return { ...withLine(laid, [...laid.situation.line, next], [...laid.states, result.state]), undone };
}
