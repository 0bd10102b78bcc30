import { homeHref, searchHref } from '../../_corpus/addresses';
import { dictionary } from '../../_i18n/dictionary';
import { LOCALES } from '../../_i18n/locales';
import { NearestPages } from '../search/NearestPages';
import { StackIcon } from '../shell/icons';

/** One file answers for every missing address, so it speaks both languages and guesses from the address. */
export function NotFoundPage() {
  return (
    <main className="frame py-16">
      <p className="flex items-center gap-2 font-title text-lg">
        <StackIcon /> Arbitre
      </p>
      <p className="pt-10 font-mono text-sm text-muted">404</p>
      <div className="grid gap-12 pt-2 md:grid-cols-2">
        {LOCALES.map((locale) => {
          const t = dictionary(locale);
          const Title = locale === 'fr' ? 'h1' : 'h2';
          return (
            <section key={locale} lang={locale}>
              <Title className="text-2xl">{t.notFoundTitle}</Title>
              <p className="pt-3">{t.notFoundText}</p>
              <NearestPages locale={locale} />
              <p className="flex flex-wrap gap-x-6 pt-4">
                <a className="inline-flex min-h-11 items-center" href={searchHref(locale)}>
                  {t.search}
                </a>
                <a className="inline-flex min-h-11 items-center" href={homeHref(locale)}>
                  {t.notFoundHome}
                </a>
              </p>
            </section>
          );
        })}
      </div>
    </main>
  );
}
