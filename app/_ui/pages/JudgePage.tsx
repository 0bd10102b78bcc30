import { homeHref } from '../../_corpus/addresses';
import { EventReady } from '../../_desk/event-ready/EventReady';
import { dictionary } from '../../_i18n/dictionary';
import type { Locale } from '../../_i18n/locales';
import { AskPanel } from '../search/AskPanel';
import { searchNames } from '../search/search-names';
import { Breadcrumb } from '../shell/Breadcrumb';

export function JudgePage({ locale }: { locale: Locale }) {
  const t = dictionary(locale);
  return (
    <div className="frame">
      <Breadcrumb locale={locale} crumbs={[{ label: t.home, href: homeHref(locale) }]} />
      <div className="max-w-3xl">
        <h1 className="pt-4 text-3xl">{t.judge}</h1>
        <p className="pt-1 pb-5 text-muted">{t.judgeHint}</p>
        <AskPanel locale={locale} names={searchNames(locale)} />
        <noscript>
          <p className="pt-4">{t.searchNeedsScript}</p>
        </noscript>
        <EventReady locale={locale} />
      </div>
    </div>
  );
}
