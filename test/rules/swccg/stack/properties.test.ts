import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { replay } from '../../../../app/_rules/core/replay';
import { seeded } from '../../../../app/_rules/core/seeded';
import { type Move, type State, swccgStack } from '../../../../app/_rules/swccg/stack';
import { PILES, SIDES } from '../../../../app/_rules/swccg/stack/timing';
import { deepFreeze, PATIENCE, runs } from '../../core/support';
import { oddSetup } from './random-cards';
import { must, mutant, type Play, type Position, plays, positions } from './random-plays';

const MOST_MOVES = 400;

const check = (share: number, holds: (play: Play) => void) =>
  fc.assert(fc.property(plays, holds), { numRuns: runs(share) });

/** What is true of every play, looked for in the same plays: each of these is a property of its own. */
const ALWAYS: Record<string, (made: readonly Position[], play: Play) => void> = {
  'the same moves give the same trace': (made, { seed }) => {
    const moves = made.map(({ move }) => move);
    const { states } = replay(swccgStack, oddSetup(seeded(seed)), moves);
    const last = made.at(-1)?.next ?? states[0];
    must(JSON.stringify(states.at(-1)) === JSON.stringify(last), 'another trace');
  },
  'a state survives being written as JSON and read again': (made) => {
    for (const { state, move, next } of made.slice(-2)) {
      const revived = JSON.parse(JSON.stringify(state)) as State;
      const step = swccgStack.play(revived, JSON.parse(JSON.stringify(move)) as Move);
      must(step.ok && JSON.stringify(step.state) === JSON.stringify(next), 'another state');
    }
  },
  'no key is without a value': (made) => must(!hasGap(made.at(-1)?.next ?? {}), 'a key without a value'),
  'no card is lost or doubled': (made) => {
    let before: number | undefined;
    for (const { next } of made) {
      const now = count(next);
      before ??= now;
      must(now === before, `${before} cards, then ${now}`);
    }
  },
  'one action is topmost, every other one is suspended by the one on it': (made) => {
    for (const { next } of made) {
      must(new Set(next.stack.map(({ id }) => id)).size === next.stack.length, 'an action twice');
      next.stack.forEach((action, height) => {
        const upper = next.stack[height + 1];
        if (!upper) return;
        const answered = action.step === 'responses' && upper.answers === action.id;
        const within =
          action.step !== 'responses' && (upper.manner !== undefined || action.battle?.open === true);
        const follows = upper.manner === 'automatic' || upper.manner === 'just';
        must(answered || within || follows, `${upper.name} on ${action.name}`);
      });
    }
  },
};

describe('Any play', { timeout: PATIENCE }, () => {
  it('changes no state, and keeps what is always true', () => {
    check(0.14, (play) => {
      const made = [...positions(play, deepFreeze)];
      for (const [name, holds] of Object.entries(ALWAYS)) {
        try {
          holds(made, play);
        } catch (error) {
          throw new Error(`not so: ${name}`, { cause: error });
        }
      }
    });
  });

  it('ends', () => {
    check(0.1, ({ seed }) => {
      const pick = seeded(seed);
      let state = swccgStack.start(oddSetup(pick));
      for (let moves = 0; !state.over; moves++) {
        const legal = swccgStack.options(state);
        const move = legal[pick(legal.length)];
        const step = move && swccgStack.play(state, move);
        if (!step?.ok || moves > MOST_MOVES) throw new Error(`stuck after ${moves} moves`);
        state = step.state;
      }
      expect(swccgStack.options(state)).toEqual([]);
    });
  });

  it('accepts every option and nothing else', () => {
    check(0.1, (play) => {
      const pick = seeded(play.seed + 1);
      for (const { state } of positions({ ...play, picks: play.picks.slice(0, 30) })) {
        const legal = swccgStack.options(state);
        for (const move of legal) must(swccgStack.play(state, move).ok, `refused: ${spelled(move)}`);
        for (let i = 0; i < 4; i++) {
          const odd = mutant(state, legal[pick(legal.length)], pick);
          must(swccgStack.play(state, odd).ok === listed(legal, odd), `not as listed: ${spelled(odd)}`);
        }
      }
    });
  });
});

const hasGap = (value: unknown): boolean =>
  value === undefined ||
  (typeof value === 'object' && value !== null && Object.values(value).some((part) => hasGap(part)));

/** All cards, wherever they are; a card with a name is in exactly the pile that it says. */
function count(state: State): number {
  let tokens = 0;
  for (const side of SIDES) {
    for (const pile of [...PILES, 'hand'] as const) {
      for (const token of state.piles[side][pile]) {
        if (typeof token !== 'string') tokens += 1;
        else must(state.cards[token]?.zone === pile, `${token} is elsewhere`);
      }
    }
  }
  for (const { token } of state.stack) if (token !== undefined && typeof token !== 'string') tokens += 1;
  const piled = SIDES.flatMap((side) => PILES.flatMap((pile) => state.piles[side][pile]));
  for (const id of state.ids) {
    const zone = state.cards[id]?.zone ?? 'nowhere';
    const times = piled.filter((token) => token === id).length;
    must(times === ((PILES as readonly string[]).includes(zone) ? 1 : 0), `${id} is ${times} times in piles`);
    const played = state.stack.filter(
      ({ card, token, manner }) => (card === id && manner !== 'automatic') || token === id,
    ).length;
    must(zone !== 'stack' || played === 1, `${id} is played ${played} times`);
  }
  return tokens + state.ids.length;
}

/** A move as text; the order in which targets are named is nobody's business. */
const spelled = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(spelled).sort().join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'nothing';
  return `{${Object.entries(value)
    .map(([key, part]) => `${key}:${spelled(part)}`)
    .sort()
    .join()}}`;
};

const listed = (legal: Move[], move: Move): boolean => legal.some((one) => spelled(one) === spelled(move));
