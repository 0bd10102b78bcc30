import { gameHref } from '../../_corpus/addresses';
import { GAMES } from '../../_corpus/games';
import { type Shelf, shelfOf } from '../../_corpus/shelves';
import { ReadyLine } from '../../_desk/event-ready/ReadyLine';
import { dictionary } from '../../_i18n/dictionary';
import type { Locale } from '../../_i18n/locales';
import { SEARCH_WORDS } from '../../_i18n/search';
import { typeset } from '../../_i18n/typeset';
import { TargetList } from '../lists/TargetList';
import { SearchPanel } from '../search/SearchPanel';
import { SUGGESTIONS, searchNames } from '../search/search-names';
import { Still } from '../still/Still';

export function HomePage({ locale }: { locale: Locale }) {
  const t = dictionary(locale);
  const shelves = GAMES.map((game) => shelfOf(game, locale));
  const examples = shelves.flatMap((shelf) => shelf.examples);
  const start = shelves.flatMap((shelf) => shelf.start);
  return (
    <div className="frame">
      <section className="pt-10 pb-8 md:pt-20 md:pb-14">
        <h1 className="pb-2 text-3xl md:pb-3 md:text-5xl">{typeset(t.searchQuestion, locale)}</h1>
        <p className="max-w-3xl pb-5 text-muted md:pb-7">{typeset(SEARCH_WORDS[locale].about, locale)}</p>
        <SearchPanel locale={locale} names={searchNames(locale)} suggestions={SUGGESTIONS[locale]} />
      </section>

      <Still as="section" aria-labelledby="games">
        <h2 id="games" className="eyebrow border-b border-line pb-2 font-sans tracking-widest">
          {t.games}
        </h2>
        <ul className="divide-y divide-line md:grid md:grid-cols-3 md:divide-x md:divide-y-0">
          {shelves.map((shelf) => (
            <GameCard key={shelf.game} locale={locale} shelf={shelf} />
          ))}
        </ul>
      </Still>

      <Still className="grid gap-x-16 gap-y-12 pt-12 md:grid-cols-2">
        {examples.length > 0 && (
          <section aria-labelledby="examples">
            <h2 id="examples" className="text-xl">
              {t.workedExamples}
            </h2>
            <p className="pb-2 text-sm text-muted">{t.workedExamplesHint}</p>
            <TargetList targets={examples} detailed />
          </section>
        )}
        {start.length > 0 && (
          <section aria-labelledby="start">
            <h2 id="start" className="text-xl">
              {t.readFirst}
            </h2>
            <p className="pb-2 text-sm text-muted">{t.readFirstHint}</p>
            <TargetList targets={start} detailed />
          </section>
        )}
      </Still>
      <ReadyLine locale={locale} />
    </div>
  );
}

function GameCard({ locale, shelf }: { locale: Locale; shelf: Shelf }) {
  const t = dictionary(locale);
  return (
    <li data-game={shelf.game} className="md:px-6 md:first:pl-0">
      <a href={gameHref(locale, shelf.game)} className="group block py-5 no-underline">
        <span className="flex items-baseline justify-between gap-4">
          <span className="font-title text-xl text-accent group-hover:underline">{shelf.short}</span>
          <span className="text-sm text-muted tabular-nums">
            {shelf.entries.length > 0
              ? t.contentsCount(shelf.entries.length, shelf.chapterCount)
              : t.inPreparation}
          </span>
        </span>
        <span className="mt-1 block text-sm text-muted">{typeset(shelf.summary, locale)}</span>
      </a>
    </li>
  );
}
