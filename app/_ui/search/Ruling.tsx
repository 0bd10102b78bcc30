'use client';

import type { Game } from '../../_corpus/games';
import { noteRuling } from '../../_desk/log/note';
import { LOG_WORDS } from '../../_i18n/desk/log';
import { RULING_CARD_WORDS } from '../../_i18n/desk/ruling-card';
import { dictionary } from '../../_i18n/dictionary';
import type { Locale } from '../../_i18n/locales';
import { markMatches } from '../../_search/mark';
import type { Answer, Hit } from '../../_search/searcher';
import { NoteIcon, ShowIcon } from '../shell/icons';
import { citedBy, citeShort } from './cite';
import { Marked } from './Marked';
import { NotCovered } from './NotCovered';
import type { SearchNames } from './SearchPanel';

interface Props {
  locale: Locale;
  names: SearchNames;
  answer: Answer;
  /** The game asked for. */
  game: Game | undefined;
}

/** The best ruling, or the plain word that there is none. */
export function Ruling({ locale, names, answer, game }: Props) {
  const t = dictionary(locale);
  const [best, ...others] = answer.hits;
  if (!best || !answer.confident) {
    return (
      <>
        <p className="text-lg">{t.noRuling}</p>
        {answer.hits.length > 0 && (
          <>
            <p className="pt-4 text-sm text-muted">{t.nearestTerms}</p>
            <ul className="flex flex-wrap gap-x-5">
              {answer.hits.slice(0, 6).map((hit) => (
                <li key={hit.id} data-game={hit.game}>
                  <a className="inline-flex min-h-11 items-center" href={hit.href}>
                    {hit.title}
                  </a>
                </li>
              ))}
            </ul>
          </>
        )}
        <NotCovered locale={locale} names={names} game={game} />
      </>
    );
  }
  const shared = wordsShared(best, answer, locale);
  const example = answer.hits.find((hit) => hit.example && hit !== best);
  return (
    <>
      <article data-game={best.game} className="border-l-4 border-accent pl-5">
        <h2 className="text-xl">
          <a href={best.href} className="quiet-link">
            {best.title}
          </a>
        </h2>
        <p className="pt-2 text-xl leading-snug text-pretty md:text-2xl">{best.bottomLine}</p>
        <p className="pt-3 text-sm">
          <span className="font-semibold text-accent">{names.games[best.game]}</span> ·{' '}
          {citeShort(best, names.documents, locale)}
        </p>
        {shared.length > 0 && (
          <p className="text-sm text-muted">
            {t.foundBy} {shared.join(', ')}
          </p>
        )}
        <p className="flex flex-wrap items-center gap-x-5 pt-1">
          <a href={best.href} className="inline-flex min-h-11 items-center font-semibold text-accent">
            {t.readRuling}
          </a>
          <span className="-ml-2.5 flex flex-wrap">
            <button type="button" className="icon-button" data-show-ruling={best.href}>
              <ShowIcon />
              {RULING_CARD_WORDS[locale].show}
            </button>
            <button
              type="button"
              className="icon-button"
              onClick={() => noteRuling({ question: answer.query, game: best.game, rule: best })}
            >
              <NoteIcon />
              {LOG_WORDS[locale].note}
            </button>
          </span>
        </p>
      </article>
      {best.sources.length > 1 && (
        <section className="pt-6">
          <h3 className="eyebrow font-sans">{t.restsOn}</h3>
          <ul className="text-sm">
            {citedBy(best, names.documents).map((cited) => (
              <li key={cited}>{cited}</li>
            ))}
          </ul>
        </section>
      )}
      {example && (
        <section className="pt-6">
          <h3 className="eyebrow font-sans">{t.worked}</h3>
          <a href={example.href} className="inline-flex min-h-11 items-center">
            {example.title}
          </a>
        </section>
      )}
      {others.length > 0 && (
        <section className="pt-6">
          <h3 className="eyebrow border-b border-line pb-1 font-sans">{t.otherCandidates}</h3>
          <ol className="divide-y divide-line">
            {others.slice(0, 5).map((hit) => (
              <li key={hit.id} data-game={hit.game}>
                <a href={hit.href} className="block py-2.5 no-underline">
                  <span className="font-title">{hit.title}</span>
                  <span className="block text-sm text-muted">
                    <Marked text={hit.bottomLine} terms={answer.terms} locale={locale} />
                  </span>
                </a>
              </li>
            ))}
          </ol>
        </section>
      )}
    </>
  );
}

/** The words of the question that the ruling itself speaks of. */
function wordsShared(hit: Hit, answer: Answer, locale: Locale): string[] {
  const marked = markMatches(`${hit.title} ${hit.bottomLine}`, answer.terms, locale).filter(
    (piece) => piece.marked,
  );
  return [...new Set(marked.map((piece) => piece.text.toLowerCase()))].slice(0, 8);
}
