import { swccgPlay } from '../../app/_rules/swccg/play';
import type { AnyStand } from '../../app/_stands/stand';
import { swccgPlayStand } from '../../app/_stands/swccg-play';
import { DEBTS } from './debts';

/** Of so many looks at a position, the median counts. */
const LOOKS = 5;

export interface WhatIf {
  positions: number;
  /** In milliseconds of processor time, and where. */
  slowest: number;
  where: string;
}

/** What a page works out at a position: moves in words, refused ones, what a move is worth, ways out, the picture. */
export function look(stand: AnyStand, state: unknown): void {
  for (const move of stand.simulator.options(state)) {
    stand.tellMove('fr', state, move);
    stand.worth?.('fr', state, move);
  }
  for (const { refusal } of stand.attempts(state)) stand.tellRefusal('fr', refusal);
  stand.waysOut?.('fr', state);
  stand.picture('fr', state);
}

function milliseconds(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

/** Each look is at a state that was just read, so that nothing is remembered of it. */
function timeAt(stand: AnyStand, state: unknown): number {
  const text = JSON.stringify(state);
  const times = Array.from({ length: LOOKS }, () => {
    const fresh: unknown = JSON.parse(text);
    return milliseconds(() => look(stand, fresh));
  });
  return times.sort((a, b) => a - b)[Math.floor(LOOKS / 2)] ?? 0;
}

function* positionsOf(stand: AnyStand): Generator<{ where: string; state: unknown }> {
  for (const { id, setup, line } of stand.scenarios) {
    let state = stand.simulator.start(setup);
    yield { where: `${id} 0`, state };
    for (const [i, { move }] of line.entries()) {
      const step = stand.simulator.play(state, move);
      if (!step.ok) continue;
      state = step.state;
      yield { where: `${id} ${i + 1}`, state };
    }
  }
}

/** Every position of every worked example, the slowest after one round to warm up. */
export function whatIfTimes(stand: AnyStand): WhatIf {
  const positions = [...positionsOf(stand)];
  for (const { state } of positions) look(stand, state);
  const found: WhatIf = { positions: positions.length, slowest: 0, where: '' };
  for (const { where, state } of positions) {
    const time = timeAt(stand, state);
    if (time > found.slowest) Object.assign(found, { slowest: time, where });
  }
  return found;
}

/** The ways out of some debts of twenty cards: the slowest, in milliseconds of processor time. */
export function debtTimes(): number {
  const debts = DEBTS.map((setup) => swccgPlay.start(setup));
  for (const state of debts) swccgPlayStand.waysOut?.('fr', state);
  return Math.max(...debts.map((state) => timeAt({ ...swccgPlayStand } as AnyStand, state)));
}
