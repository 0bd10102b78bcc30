import { homeHref } from '../../_corpus/addresses';
import { dictionary } from '../../_i18n/dictionary';
import type { Locale } from '../../_i18n/locales';
import { CardDesk } from '../cards/CardDesk';
import { Breadcrumb } from '../shell/Breadcrumb';

export function CardPage({ locale }: { locale: Locale }) {
  return (
    <div className="frame pb-10">
      <Breadcrumb locale={locale} crumbs={[{ label: dictionary(locale).home, href: homeHref(locale) }]} />
      <div className="needs-script pt-4">
        <CardDesk locale={locale} />
      </div>
    </div>
  );
}
