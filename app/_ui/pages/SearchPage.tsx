import { homeHref } from '../../_corpus/addresses';
import { dictionary } from '../../_i18n/dictionary';
import type { Locale } from '../../_i18n/locales';
import { SITE_WORDS } from '../../_i18n/site';
import { typeset } from '../../_i18n/typeset';
import { NeedsScript } from '../search/NeedsScript';
import { SearchPanel } from '../search/SearchPanel';
import { searchNames } from '../search/search-names';
import { Breadcrumb } from '../shell/Breadcrumb';

export function SearchPage({ locale }: { locale: Locale }) {
  const t = dictionary(locale);
  const names = searchNames(locale);
  return (
    <div className="frame">
      <Breadcrumb locale={locale} crumbs={[{ label: t.home, href: homeHref(locale) }]} />
      <h1 className="pt-2 pb-3 text-2xl md:pt-4 md:pb-5 md:text-3xl">{typeset(t.searchQuestion, locale)}</h1>
      <SearchPanel locale={locale} names={names} suggestions={SITE_WORDS[locale].suggestions} />
      <NeedsScript locale={locale} names={names} />
    </div>
  );
}
