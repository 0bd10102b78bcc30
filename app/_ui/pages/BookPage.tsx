import { gameHref, homeHref, hrefOf } from '../../_corpus/addresses';
import { type Book, pageOf } from '../../_corpus/corpus';
import { editionText } from '../../_corpus/editions';
import { shelfOf } from '../../_corpus/shelves';
import { dictionary } from '../../_i18n/dictionary';
import type { Locale } from '../../_i18n/locales';
import { typeset } from '../../_i18n/typeset';
import { Breadcrumb } from '../shell/Breadcrumb';
import { Still } from '../still/Still';

export function BookPage({ locale, book }: { locale: Locale; book: Book }) {
  const t = dictionary(locale);
  return (
    <Still className="frame" data-game={book.game}>
      <Breadcrumb
        locale={locale}
        crumbs={[
          { label: t.home, href: homeHref(locale) },
          { label: shelfOf(book.game, locale).short, href: gameHref(locale, book.game) },
        ]}
      />
      <header className="max-w-3xl pt-4 pb-8">
        <p className="eyebrow">{t.rulebook}</p>
        <h1 className="pt-1 text-3xl md:text-4xl">{typeset(book.title[locale], locale)}</h1>
        <p className="pt-2 text-sm text-muted">
          {t.edition} : {editionText(book, locale)}
        </p>
        <p className="pt-3 text-lg leading-snug">{typeset(book.summary[locale], locale)}</p>
      </header>
      <ol className="max-w-4xl">
        {book.chapters.map((chapter, i) => {
          const page = pageOf(chapter, locale);
          const sections = page.passages.filter(({ id, depth }) => id && depth === 2);
          return (
            <li
              key={chapter.id}
              className="grid grid-cols-[minmax(0,1fr)] gap-x-8 border-t border-line py-6 md:grid-cols-[4rem_minmax(0,1fr)]"
            >
              <span aria-hidden="true" className="font-title text-3xl leading-none text-accent tabular-nums">
                {i + 1}
              </span>
              <div>
                <h2 className="text-xl">
                  <a href={hrefOf(locale, chapter.id)} className="quiet-link">
                    {page.title}
                  </a>
                </h2>
                <ul className="pt-1 sm:columns-2">
                  {sections.map(({ id, title }) => (
                    <li key={id}>
                      <a
                        href={hrefOf(locale, `${chapter.id}#${id}`)}
                        className="quiet-link block py-1.5 text-sm leading-snug text-muted"
                      >
                        {title}
                      </a>
                    </li>
                  ))}
                </ul>
              </div>
            </li>
          );
        })}
      </ol>
    </Still>
  );
}
