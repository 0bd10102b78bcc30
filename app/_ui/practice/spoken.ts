import {
  type Player,
  type Progress,
  playersOf,
  scoreOf,
  turnOf,
  winnerOf,
} from '../../_desk/practice/progress';
import { PRACTICE_WORDS } from '../../_i18n/desk/practice';
import type { Locale } from '../../_i18n/locales';
import { SIMULATOR_WORDS } from '../../_i18n/simulators';

/** Whether each player found it, in a word each. */
export function verdictOf(locale: Locale, progress: Progress): string {
  const t = PRACTICE_WORDS[locale];
  const { questions, answers, at, players } = progress;
  const isRight = (player: Player) => answers[at]?.[player] === questions[at]?.right;
  if (players === 1) return isRight(0) ? t.right : t.wrong;
  return playersOf(progress)
    .map((player) => (isRight(player) ? t.found(player) : t.missed(player)))
    .join(' · ');
}

/** Who won, or how many were right. */
export function outcomeOf(locale: Locale, progress: Progress): string {
  const t = PRACTICE_WORDS[locale];
  if (progress.players === 1) return t.outOf(scoreOf(progress, 0), progress.questions.length);
  const winner = winnerOf(progress);
  return winner === undefined ? t.drawn : t.won(winner);
}

/** What a screen reader says when something has changed. */
export function spokenOf(locale: Locale, progress: Progress): string {
  const t = PRACTICE_WORDS[locale];
  const { colon } = SIMULATOR_WORDS[locale];
  const { phase, questions, at } = progress;
  const question = questions[at];
  switch (phase) {
    case 'told':
      return question
        ? `${verdictOf(locale, progress)} ${t.rightAnswer}${colon}${question.choices[question.right]?.[locale]}. ${question.why[0]?.[locale] ?? ''}`
        : '';
    case 'handing':
      return t.handOver(turnOf(progress));
    case 'over':
      return `${t.result}${colon}${outcomeOf(locale, progress)}`;
    case 'asking':
      return '';
  }
}
