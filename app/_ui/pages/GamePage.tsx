import { glossaryHref, homeHref, hrefOf } from '../../_corpus/addresses';
import { pageOf } from '../../_corpus/corpus';
import { editionText } from '../../_corpus/editions';
import type { Game } from '../../_corpus/games';
import { KINDS } from '../../_corpus/kinds';
import { library } from '../../_corpus/library';
import { shelfOf } from '../../_corpus/shelves';
import { dictionary } from '../../_i18n/dictionary';
import type { Locale } from '../../_i18n/locales';
import { typeset } from '../../_i18n/typeset';
import { Aftermath } from '../article/Aftermath';
import { TargetList } from '../lists/TargetList';
import { Breadcrumb } from '../shell/Breadcrumb';
import { Still } from '../still/Still';
import { toolsOf } from '../ways/GameTools';
import { GameWays } from '../ways/GameWays';
import '../styles/ways.css';

export async function GamePage({ locale, game }: { locale: Locale; game: Game }) {
  const t = dictionary(locale);
  const shelf = shelfOf(game, locale);
  const tools = await toolsOf(game);
  const isEmpty = shelf.entries.length === 0 && shelf.books.length === 0;
  return (
    <Still className="frame" data-game={game}>
      <Breadcrumb locale={locale} crumbs={[{ label: t.home, href: homeHref(locale) }]} />
      <header className="max-w-3xl pt-4 pb-6">
        <p className="eyebrow">{shelf.publisher}</p>
        <h1 className="pt-1 text-3xl text-accent md:text-4xl">{shelf.title}</h1>
        <p className="pt-3 text-lg leading-snug text-muted">{typeset(shelf.summary, locale)}</p>
        {!isEmpty && (
          <p className="pt-1 text-sm text-muted">
            {t.contentsCount(shelf.entries.length, shelf.chapterCount)}
          </p>
        )}
      </header>
      <div className="pb-12">
        <GameWays locale={locale} game={game} {...tools} />
      </div>
      {isEmpty && <p className="border-t border-line py-8">{t.emptyGame}</p>}
      <div className="grid gap-x-16 gap-y-12 md:grid-cols-2">
        {shelf.entries.length > 0 && (
          <section aria-labelledby="glossary" className="border-t border-line pt-5">
            <h2 id="glossary" className="text-xl">
              <a href={glossaryHref(locale, game)} className="quiet-link">
                {t.glossary}
              </a>
            </h2>
            <ul className="pt-2">
              <li>
                <a
                  href={glossaryHref(locale, game)}
                  className="quiet-link flex min-h-11 items-center justify-between gap-4"
                >
                  {t.allKinds}{' '}
                  <span className="text-sm text-muted">{t.entriesCount(shelf.entries.length)}</span>
                </a>
              </li>
              {KINDS.map((kind) => ({
                kind,
                count: shelf.entries.filter((entry) => entry.kind === kind).length,
              }))
                .filter(({ count }) => count > 0)
                .map(({ kind, count }) => (
                  <li key={kind}>
                    <a
                      href={`${glossaryHref(locale, game)}?kind=${kind}`}
                      className="quiet-link flex min-h-11 items-center justify-between gap-4"
                    >
                      {t.kindsPlural[kind]}{' '}
                      <span className="text-sm text-muted">{t.entriesCount(count)}</span>
                    </a>
                  </li>
                ))}
            </ul>
          </section>
        )}
        {shelf.books.map((book) => (
          <section key={book.id} aria-labelledby={book.id} className="border-t border-line pt-5">
            <h2 id={book.id} className="text-xl">
              <a href={hrefOf(locale, book.id)} className="quiet-link">
                {typeset(book.title[locale], locale)}
              </a>
            </h2>
            <p className="text-sm text-muted">{editionText(book, locale)}</p>
            <ol className="pt-2">
              {book.chapters.map((chapter) => (
                <li key={chapter.id}>
                  <a
                    href={hrefOf(locale, chapter.id)}
                    className="quiet-link flex min-h-11 items-center gap-4"
                  >
                    {pageOf(chapter, locale).title}
                  </a>
                </li>
              ))}
            </ol>
          </section>
        ))}
        <section aria-labelledby="covered" className="border-t border-line pt-5">
          <h2 id="covered" className="text-xl">
            {t.covered}
          </h2>
          <ul className="pt-2">
            {shelf.covers.documents.flatMap((id) => {
              const facts = library().corpus.documents.get(id);
              if (!facts) return [];
              return (
                <li key={id} className="py-1">
                  {typeset(facts.title[locale], locale)}
                  <span className="block text-sm text-muted">
                    {editionText(facts, locale)} · {t.forces[facts.force]}
                  </span>
                </li>
              );
            })}
          </ul>
          <Aftermath sources={shelf.covers.documents} locale={locale} />
          <h3 className="eyebrow pt-4 font-sans">{t.notCovered}</h3>
          <p className="pt-1 text-sm">{shelf.covers.not}</p>
        </section>
        {shelf.start.length > 0 && (
          <section aria-labelledby="start" className="border-t border-line pt-5">
            <h2 id="start" className="text-xl">
              {t.readFirst}
            </h2>
            <TargetList targets={shelf.start} detailed />
          </section>
        )}
      </div>
    </Still>
  );
}
