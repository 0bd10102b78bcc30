'use client';

import type { ReactNode } from 'react';
import type { Game } from '../../_corpus/games';
import { dictionary } from '../../_i18n/dictionary';
import type { Locale } from '../../_i18n/locales';
import type { Answer, Hit } from '../../_search/searcher';
import { NotCovered } from './NotCovered';
import { RulingAnswer } from './RulingAnswer';
import { RulingCandidates } from './RulingCandidates';
import type { SearchNames } from './SearchPanel';

interface Props {
  locale: Locale;
  names: SearchNames;
  answer: Answer;
  /** The game asked for. */
  game: Game | undefined;
  /** The question is the name of a card that is shown: without a ruling on it, the rules on its kind stand. */
  isOfCard?: boolean;
  /** What stands right under the answer. */
  beside?: ReactNode;
}

/** The best ruling, or the plain word that there is none. */
export function Ruling({ locale, names, answer, game, isOfCard = false, beside }: Props) {
  const t = dictionary(locale);
  const [best, ...others] = answer.hits;
  if (!answer.isWhole && best)
    return <Titles label={t.nearestTitles} hits={answer.hits.slice(0, 4)} className="text-muted" />;
  if (!best || !answer.said)
    return (
      <>
        {!isOfCard && <p className="text-lg">{t.noRuling}</p>}
        {beside}
        {best && <Titles label={t.nearestTerms} hits={answer.hits.slice(0, 6)} />}
        {!isOfCard && <NotCovered locale={locale} names={names} game={game} />}
      </>
    );
  const example = others.find((hit) => hit.example);
  return (
    <>
      <RulingAnswer locale={locale} names={names} answer={answer} best={best} said={answer.said} />
      {beside}
      {example && (
        <section className="pt-6">
          <h3 className="eyebrow font-sans">{t.worked}</h3>
          <a href={example.href} className="inline-flex min-h-11 items-center">
            {example.title}
          </a>
        </section>
      )}
      <RulingCandidates
        locale={locale}
        hits={others.filter((hit) => hit !== example).slice(0, 5)}
        terms={answer.terms}
      />
    </>
  );
}

function Titles({
  label,
  hits,
  className = '',
}: {
  label: string;
  hits: readonly Hit[];
  className?: string;
}) {
  return (
    <div className={className}>
      <p className="pt-4 text-sm text-muted">{label}</p>
      <ul className="flex flex-wrap gap-x-5">
        {hits.map((hit) => (
          <li key={hit.id} data-game={hit.game}>
            <a className="inline-flex min-h-11 items-center" href={hit.href}>
              {hit.title}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
