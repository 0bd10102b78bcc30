import { gameHref, glossaryHref, homeHref } from '../../_corpus/addresses';
import { type Entry, pageOf } from '../../_corpus/corpus';
import { library } from '../../_corpus/library';
import { shelfOf } from '../../_corpus/shelves';
import { dictionary } from '../../_i18n/dictionary';
import { type Locale, otherLocale } from '../../_i18n/locales';
import { definedTerm } from '../../_open-data/json-ld';
import { Article } from '../article/Article';
import { DocumentText } from '../article/DocumentText';
import { PageTools } from '../article/PageTools';
import { PaperAddresses } from '../article/PaperAddresses';
import { Permalinks } from '../article/Permalinks';
import { previewsOf } from '../article/preview-data';
import { Related, relatedTo } from '../article/Related';
import { RuleTabs } from '../article/RuleTabs';
import { StructuredData } from '../article/StructuredData';
import { Subtitle } from '../article/Subtitle';
import { TermPreviews } from '../article/TermPreviews';
import { TextHistory } from '../article/TextHistory';
import { AtWork } from '../at-work/AtWork';
import { Breadcrumb } from '../shell/Breadcrumb';
import { Still } from '../still/Still';

export function EntryPage({ locale, entry }: { locale: Locale; entry: Entry }) {
  const t = dictionary(locale);
  const page = pageOf(entry, locale);
  const { short } = shelfOf(entry.game, locale);
  const { links, local } = library();
  const texts = entry.sources.flatMap((source) => local.bySource.get(source) ?? []);
  const { see, citing } = relatedTo(entry.id, entry.see, locale);
  const linked = (links.get(page) ?? []).flatMap(({ target }) => target ?? []);
  return (
    <div className="frame" data-game={entry.game}>
      <Still>
        <StructuredData data={definedTerm(locale, entry)} />
        <Breadcrumb
          locale={locale}
          crumbs={[
            { label: t.home, href: homeHref(locale) },
            { label: short, href: gameHref(locale, entry.game) },
            { label: t.glossary, href: glossaryHref(locale, entry.game) },
          ]}
        />
      </Still>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-x-16 roomy:grid-cols-[minmax(0,68ch)_minmax(13rem,1fr)]">
        <article>
          <header className="pt-3 pb-5">
            <h1 className="text-2xl xs:text-3xl">{page.title}</h1>
            <p className="pt-2 text-sm text-muted">
              <Subtitle title={page.title} other={pageOf(entry, otherLocale(locale)).title} locale={locale} />
              <span className="font-semibold text-accent">
                {entry.example ? t.worked : t.kinds[entry.kind]}
              </span>
              <span aria-hidden="true"> · </span>
              {short}
            </p>
          </header>
          {texts.length > 0 ? (
            <RuleTabs labels={[t.restatedRule, t.documentText]}>
              <Article page={page} entry={entry} />
              <div className="grid gap-8">
                {texts.map((text) => (
                  <DocumentText key={text.source} text={text} locale={locale} />
                ))}
              </div>
            </RuleTabs>
          ) : (
            <Article page={page} entry={entry} />
          )}
          <AtWork locale={locale} entry={entry} />
          <PaperAddresses page={page} />
        </article>
        <aside className="grid grid-cols-[minmax(0,1fr)] content-start gap-8 pt-12 roomy:pt-6">
          <PageTools locale={locale} rule={entry.id} />
          <Related entry={entry} locale={locale} />
          <TextHistory locale={locale} item={entry} />
        </aside>
      </div>
      <Permalinks locale={locale} />
      <TermPreviews locale={locale} previews={previewsOf(locale, [...linked, ...see, ...citing])} />
    </div>
  );
}
