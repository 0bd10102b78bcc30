import { gameHref, homeHref, hrefOf } from '../../_corpus/addresses';
import { type Chapter, pageOf } from '../../_corpus/corpus';
import { editionText } from '../../_corpus/editions';
import { library } from '../../_corpus/library';
import { shelfOf } from '../../_corpus/shelves';
import { dictionary } from '../../_i18n/dictionary';
import { type Locale, otherLocale } from '../../_i18n/locales';
import { typeset } from '../../_i18n/typeset';
import { chapterData } from '../../_open-data/json-ld';
import { Aftermath } from '../article/Aftermath';
import { Article } from '../article/Article';
import { Note } from '../article/Note';
import { PageTools } from '../article/PageTools';
import { PaperAddresses } from '../article/PaperAddresses';
import { Permalinks } from '../article/Permalinks';
import { previewsOf } from '../article/preview-data';
import { RelatedList, relatedTo } from '../article/Related';
import { StructuredData } from '../article/StructuredData';
import { Subtitle } from '../article/Subtitle';
import { TableOfContents } from '../article/TableOfContents';
import { TermPreviews } from '../article/TermPreviews';
import { sectionsAtWork } from '../at-work/at-work';
import { Breadcrumb } from '../shell/Breadcrumb';
import { Still } from '../still/Still';

export async function ChapterPage({ locale, chapter }: { locale: Locale; chapter: Chapter }) {
  const t = dictionary(locale);
  const page = pageOf(chapter, locale);
  const { corpus, links } = library();
  const book = corpus.books.get(chapter.book);
  const chapters = book?.chapters ?? [];
  const place = chapters.indexOf(chapter);
  const { citing } = relatedTo(chapter.id, [], locale);
  const linked = (links.get(page) ?? []).flatMap(({ target }) => target ?? []);
  const bookTitle = book ? typeset(book.title[locale], locale) : chapter.book;
  return (
    <div className="frame" data-game={chapter.game}>
      <Still>
        <StructuredData data={chapterData(locale, chapter)} />
        <Breadcrumb
          locale={locale}
          crumbs={[
            { label: t.home, href: homeHref(locale) },
            { label: shelfOf(chapter.game, locale).short, href: gameHref(locale, chapter.game) },
            { label: bookTitle, href: hrefOf(locale, chapter.book) },
          ]}
        />
      </Still>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-14 roomy:grid-cols-[15rem_minmax(0,68ch)]">
        <div className="order-2 roomy:order-1">
          <div className="contents-aside hidden roomy:block">
            <TableOfContents
              label={t.contents}
              lines={page.passages
                .filter(({ id }) => id)
                .map(({ id, title, depth }) => ({ id, title, depth }))}
            />
          </div>
        </div>
        <div className="order-1 min-w-0 roomy:order-2">
          <article>
            <header className="pt-3 pb-5">
              <p className="eyebrow">{t.chapter(place + 1)}</p>
              <h1 className="pt-1 text-3xl md:text-4xl">{page.title}</h1>
              <p className="pt-2 text-sm text-muted">
                <Subtitle
                  title={page.title}
                  other={pageOf(chapter, otherLocale(locale)).title}
                  locale={locale}
                />
                {bookTitle}
                {book && ` (${editionText(book, locale)})`}
              </p>
              <Aftermath sources={[book?.document ?? '']} locale={locale} />
            </header>
            <details className="no-print mb-6 border-y border-line roomy:hidden">
              <summary className="flex min-h-11 cursor-pointer items-center font-semibold">
                {t.contents}
              </summary>
              <div className="pb-4">
                <TableOfContents
                  label={t.onThisPage}
                  lines={page.passages
                    .filter(({ id }) => id)
                    .map(({ id, title, depth }) => ({ id, title, depth }))}
                />
              </div>
            </details>
            <Article page={page} entry={undefined} atWork={await sectionsAtWork(chapter)} />
            {page.note && <Note locale={locale} note={page.note} id="note" />}
            <PaperAddresses page={page} />
          </article>
          <div className="pt-10">
            <PageTools locale={locale} rule={chapter.id} />
          </div>
          {citing.length > 0 && (
            <div className="pt-8">
              <RelatedList id="cited-by" title={t.citedByCount(citing.length)} ids={citing} locale={locale} />
            </div>
          )}
          <nav aria-label={t.contents} className="no-print flex flex-wrap justify-between gap-4 pt-10">
            <ChapterLink locale={locale} chapter={chapters[place - 1]} label={t.previousChapter} />
            <ChapterLink locale={locale} chapter={chapters[place + 1]} label={t.nextChapter} />
          </nav>
        </div>
      </div>
      <Permalinks locale={locale} />
      <TermPreviews locale={locale} previews={previewsOf(locale, [...linked, ...citing])} />
    </div>
  );
}

function ChapterLink({
  locale,
  chapter,
  label,
}: {
  locale: Locale;
  chapter: Chapter | undefined;
  label: string;
}) {
  if (!chapter) return <span />;
  return (
    <a href={hrefOf(locale, chapter.id)} className="group block min-h-11 no-underline">
      <span className="eyebrow block">{label}</span>
      <span className="font-title text-lg group-hover:underline">{pageOf(chapter, locale).title}</span>
    </a>
  );
}
