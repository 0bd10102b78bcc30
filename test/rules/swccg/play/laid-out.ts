import type { Edit } from '../../../../app/_rules/core/bench';
import { edit } from '../../../../app/_rules/core/edit';
import { playBench } from '../../../../app/_rules/swccg/play/bench';
import { swccgPlay } from '../../../../app/_rules/swccg/play/simulator';
import type { Move } from '../../../../app/_rules/swccg/stack/moves';
import { battleOf, type State } from '../../../../app/_rules/swccg/stack/state';

/** Tables of a whole play, laid out by hand from a template. */

export function table(template: string, ...edits: Edit[]): State {
  const found = playBench.templates.find(({ id }) => id === template);
  if (!found) throw new Error(`no template ${template}`);
  return laid(swccgPlay.start(found.setup), ...edits);
}

export function laid(from: State, ...edits: Edit[]): State {
  return edits.reduce((state, asked) => {
    const made = edit(playBench, state, asked);
    if (!made.ok) throw new Error(`${JSON.stringify(asked)} is refused: ${made.code}`);
    return made.state;
  }, from);
}

export function played(from: State, ...moves: Move[]): State {
  return moves.reduce((state, move) => {
    const step = swccgPlay.play(state, move);
    if (!step.ok) throw new Error(`${JSON.stringify(move)} is refused: ${step.code}`);
    return step.state;
  }, from);
}

export const refusal = (state: State, move: Move): string | undefined => {
  const step = swccgPlay.play(state, move);
  return step.ok ? undefined : step.code;
};
export const editRefusal = (state: State, asked: Edit): string | undefined => {
  const made = edit(playBench, state, asked);
  return made.ok ? undefined : made.code;
};
export const add = (to: string, known: string): Edit => ({ edit: 'add', to, piece: { known } });
export const set = (what: string, to: string | number | boolean, card?: string): Edit =>
  card === undefined ? { edit: 'set', what, to } : { edit: 'set', what, to, card };
export const count = (place: string, to: number): Edit => ({ edit: 'count', place, to });
export const oddities = (state: State): string[] => playBench.odd(state).map(({ code }) => code);
export const debtsOf = (state: State) => battleOf(state)?.battle?.fight?.debts;
