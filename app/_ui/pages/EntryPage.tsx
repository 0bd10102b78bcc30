import { gameHref, glossaryHref, homeHref } from '../../_corpus/addresses';
import { type Entry, pageOf } from '../../_corpus/corpus';
import { library } from '../../_corpus/library';
import { shelfOf } from '../../_corpus/shelves';
import type { Target } from '../../_corpus/targets';
import { dictionary } from '../../_i18n/dictionary';
import { type Locale, otherLocale } from '../../_i18n/locales';
import { definedTerm } from '../../_open-data/json-ld';
import { Article } from '../article/Article';
import { DocumentText } from '../article/DocumentText';
import { PageTools } from '../article/PageTools';
import { PaperAddresses } from '../article/PaperAddresses';
import { Permalinks } from '../article/Permalinks';
import { previewsOf } from '../article/preview-data';
import { RuleTabs } from '../article/RuleTabs';
import { StructuredData } from '../article/StructuredData';
import { TermPreviews } from '../article/TermPreviews';
import { TextHistory } from '../article/TextHistory';
import { TargetList } from '../lists/TargetList';
import { Breadcrumb } from '../shell/Breadcrumb';
import { Still } from '../still/Still';

export function EntryPage({ locale, entry }: { locale: Locale; entry: Entry }) {
  const t = dictionary(locale);
  const page = pageOf(entry, locale);
  const { short } = shelfOf(entry.game, locale);
  const { links, targets, citedBy, local } = library();
  const texts = entry.sources.flatMap((source) => local.bySource.get(source) ?? []);
  const resolve = (ids: string[]): Target[] => ids.flatMap((id) => targets[locale].get(id) ?? []);
  const citing = citedBy[locale].get(entry.id) ?? [];
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
      <div className="grid gap-x-16 lg:grid-cols-[minmax(0,68ch)_minmax(0,1fr)]">
        <article>
          <header className="pt-3 pb-5">
            <h1 className="text-2xl xs:text-3xl">{page.title}</h1>
            <p className="pt-2 text-sm text-muted">
              <span lang={otherLocale(locale)}>{pageOf(entry, otherLocale(locale)).title}</span>
              <span aria-hidden="true"> · </span>
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
          <PaperAddresses page={page} />
        </article>
        <aside className="grid content-start gap-8 pt-12 lg:pt-6">
          <PageTools locale={locale} rule={entry.id} />
          {entry.see.length > 0 && (
            <Still as="section" aria-labelledby="see-also">
              <h2 id="see-also" className="eyebrow border-b border-line pb-1 font-sans">
                {t.seeAlso}
              </h2>
              <TargetList targets={resolve(entry.see)} />
            </Still>
          )}
          <Still as="section" aria-labelledby="cited-by">
            <h2 id="cited-by" className="eyebrow border-b border-line pb-1 font-sans">
              {citing.length > 0 ? t.citedByCount(citing.length) : t.citedBy}
            </h2>
            {citing.length > 0 ? (
              <TargetList targets={resolve(citing)} />
            ) : (
              <p className="py-2 text-sm text-muted">{t.citedByNone}</p>
            )}
          </Still>
          <TextHistory locale={locale} item={entry} />
        </aside>
      </div>
      <Permalinks locale={locale} />
      <TermPreviews locale={locale} previews={previewsOf(locale, [...linked, ...entry.see, ...citing])} />
    </div>
  );
}
