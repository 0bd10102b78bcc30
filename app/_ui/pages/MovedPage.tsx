import { hrefOf } from '../../_corpus/addresses';
import { library } from '../../_corpus/library';
import { dictionary } from '../../_i18n/dictionary';
import type { Locale } from '../../_i18n/locales';

/** A former address: ids are for ever, so it leads on. */
export function MovedPage({ locale, to }: { locale: Locale; to: string }) {
  const t = dictionary(locale);
  const href = hrefOf(locale, to);
  return (
    <div className="frame max-w-2xl py-16">
      <meta httpEquiv="refresh" content={`0; url=${href}`} />
      <h1 className="text-3xl">{t.moved}</h1>
      <p className="pt-4">
        {t.movedTo} <a href={href}>{library().targets[locale].get(to)?.title ?? to}</a>
      </p>
    </div>
  );
}
