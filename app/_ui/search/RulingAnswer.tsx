'use client';

import { citedTitle } from '../../_desk/log/cited-title';
import { noteCall } from '../../_desk/log/note';
import { showRuling } from '../../_desk/ruling-card/ruling';
import { RULING_CARD_WORDS } from '../../_i18n/desk/ruling-card';
import { dictionary } from '../../_i18n/dictionary';
import type { Locale } from '../../_i18n/locales';
import type { Said } from '../../_search/answer';
import type { Answer, Hit } from '../../_search/searcher';
import { withoutVerdict } from '../../_search/without-verdict';
import { NoteIcon, ShowIcon } from '../shell/icons';
import { citedBy, citeShort } from './cite';
import type { SearchNames } from './SearchPanel';
import { VerdictChip } from './VerdictChip';

interface Props {
  locale: Locale;
  names: SearchNames;
  answer: Answer;
  best: Hit;
  said: Said;
}

/** The answer to a question: the sentence, the passage that proves it, on what that rests, and what to do with it. */
export function RulingAnswer({ locale, names, answer, best, said }: Props) {
  const t = dictionary(locale);
  const { say, verdict, passage } = said;
  const cited = citedBy(best, names.documents);
  const note = () =>
    noteCall(locale, {
      question: answer.query,
      game: best.game,
      rule: {
        id: passage.id,
        title: citedTitle(locale, best.title, [passage.lead, passage.text].filter(Boolean).join(' ')),
      },
      say,
    });
  return (
    <article data-game={best.game} className="answer">
      <h2 className="answer-title">
        <span className="text-accent">{names.games[best.game]}</span> ·{' '}
        {best.page !== best.title && `${best.page} · `}
        <a href={best.href} className="quiet-link">
          {best.title}
        </a>
      </h2>
      {say && (
        <p className="answer-say">
          {verdict && <VerdictChip verdict={verdict} locale={locale} />}
          {verdict ? withoutVerdict(say) : say}
        </p>
      )}
      <blockquote className={say ? 'answer-proof' : 'answer-passage'}>
        {passage.lead && <span className="answer-lead">{passage.lead}</span>}
        {passage.text}
        <a href={passage.href} className="answer-link" aria-label={t.openPassage} title={t.openPassage}>
          ¶
        </a>
      </blockquote>
      <p className="answer-source">{citeShort(best, names.documents, locale)}</p>
      <p className="answer-tools">
        <button
          type="button"
          className="answer-show"
          onClick={() => showRuling({ href: passage.href, said })}
        >
          <ShowIcon />
          {RULING_CARD_WORDS[locale].show}
        </button>
        <button type="button" className="icon-button" onClick={note}>
          <NoteIcon />
          {RULING_CARD_WORDS[locale].note}
        </button>
        <a href={best.href} className="icon-button underline">
          {t.readRuling}
        </a>
      </p>
      {best.bottomLine !== passage.text && (
        <section className="answer-context">
          <h3 className="eyebrow font-sans">{t.inBrief}</h3>
          <p>{best.bottomLine}</p>
        </section>
      )}
      {cited.length > 1 && (
        <section className="answer-context">
          <h3 className="eyebrow font-sans">{t.restsOn}</h3>
          <ul>
            {cited.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </section>
      )}
    </article>
  );
}
