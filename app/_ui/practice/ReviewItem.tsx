import { hrefOf, simulatorHref } from '../../_corpus/addresses';
import { type Progress, playersOf } from '../../_desk/practice/progress';
import type { Question } from '../../_desk/practice/question';
import { PRACTICE_WORDS } from '../../_i18n/desk/practice';
import type { Locale } from '../../_i18n/locales';
import { SIMULATOR_WORDS } from '../../_i18n/simulators';
import { typeset } from '../../_i18n/typeset';
import { writeState } from '../../_leaf/address-state';
import type { LoadedRun } from './load-run';

interface Props {
  locale: Locale;
  question: Question;
  number: number;
  progress: Progress;
  loaded: LoadedRun;
}

/** A question once more: what was answered, what is right, why, and by which rule. */
export function ReviewItem({ locale, question, number, progress, loaded }: Props) {
  const t = PRACTICE_WORDS[locale];
  const { rule: ruleWord, colon } = SIMULATOR_WORDS[locale];
  const { right, choices, rule, stand, scenario, position, game, kind } = question;
  const given = progress.answers[number - 1] ?? {};
  const missed = playersOf(progress).some((player) => given[player] !== right);
  const data = loaded.rules[rule];
  const tell = (choice: number | undefined) => typeset(choices[choice ?? -1]?.[locale] ?? '—', locale);
  return (
    <li data-game={game}>
      <details open={missed}>
        <summary>
          <span className="eyebrow">
            {missed ? '✗' : '✓'} {t.kinds[kind]} ·{' '}
            {typeset(loaded.stands[stand]?.title[locale] ?? '', locale)}
          </span>
          <h3>{typeset(question.ask[locale], locale)}</h3>
        </summary>
        <dl className="review-answers">
          {playersOf(progress).map((player) => (
            <div key={player} data-state={given[player] === right ? 'right' : 'wrong'}>
              <dt>{progress.players === 1 ? t.yourAnswer : t.player(player)}</dt>
              <dd>{tell(given[player])}</dd>
            </div>
          ))}
          {missed && (
            <div>
              <dt>{t.rightAnswer}</dt>
              <dd>
                <strong>{tell(right)}</strong>
              </dd>
            </div>
          )}
        </dl>
        <p className="review-why">{typeset(question.why[0]?.[locale] ?? '', locale)}</p>
        <p className="review-links">
          <span>
            {ruleWord}
            {colon}
            <a href={data?.href ?? hrefOf(locale, rule)}>{data?.title ?? rule}</a>
          </span>
          <a href={simulatorHref(locale, stand, scenario) + writeState({ path: position })}>
            {t.openPosition}
          </a>
        </p>
        {data && <p className="review-line">{data.bottomLine}</p>}
      </details>
    </li>
  );
}
