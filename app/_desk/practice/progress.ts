import type { Question } from './question';

export type Players = 1 | 2;
export type Player = 0 | 1;

/** A run under way. Two players answer each question in turn, each without seeing the other's answer. */
export interface Progress {
  questions: readonly Question[];
  players: Players;
  at: number;
  /** By question, then by player. */
  answers: readonly Partial<Record<Player, number>>[];
  /** Asked; to be handed to the other player; answered by all; at its end. */
  phase: 'asking' | 'handing' | 'told' | 'over';
}

export const begin = (questions: readonly Question[], players: Players): Progress => ({
  questions,
  players,
  at: 0,
  answers: questions.map(() => ({})),
  phase: 'asking',
});

export const playersOf = ({ players }: Progress): Player[] => (players === 1 ? [0] : [0, 1]);

/** Who answers now: whoever holds the phone begins, so that it changes hands once a question. */
export function turnOf({ players, at, answers }: Progress): Player {
  if (players === 1) return 0;
  const first: Player = at % 2 === 0 ? 0 : 1;
  return answers[at]?.[first] === undefined ? first : first === 0 ? 1 : 0;
}

export function answer(progress: Progress, choice: number): Progress {
  const { phase, at, questions, answers } = progress;
  if (phase !== 'asking' || questions[at]?.choices[choice] === undefined) return progress;
  const given = answers.map((each, i) => (i === at ? { ...each, [turnOf(progress)]: choice } : each));
  const all = playersOf(progress).every((player) => given[at]?.[player] !== undefined);
  return { ...progress, answers: given, phase: all ? 'told' : 'handing' };
}

/** To the other player, the next question, or the end. */
export function goOn(progress: Progress): Progress {
  const { phase, at, questions } = progress;
  if (phase === 'handing') return { ...progress, phase: 'asking' };
  if (phase !== 'told') return progress;
  return at + 1 < questions.length
    ? { ...progress, at: at + 1, phase: 'asking' }
    : { ...progress, phase: 'over' };
}

export const scoreOf = ({ questions, answers }: Progress, player: Player): number =>
  questions.filter(({ right }, i) => answers[i]?.[player] === right).length;

/** Who has more; nobody if they have as many. */
export function winnerOf(progress: Progress): Player | undefined {
  const [first, second] = [scoreOf(progress, 0), scoreOf(progress, 1)];
  return first === second ? undefined : first > second ? 0 : 1;
}
