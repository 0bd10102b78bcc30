import { homeHref } from '../_corpus/addresses';
import { dictionary } from '../_i18n/dictionary';
import { LOCALES } from '../_i18n/locales';
import { CHOOSE_LANGUAGE_SCRIPT } from '../_leaf/preferences';
import { SITE_NAME } from '../_leaf/site-name';

export default function ChooseLanguage() {
  return (
    <main className="frame grid min-h-dvh content-center gap-8 py-16 text-center">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, which must run before the first paint */}
      <script dangerouslySetInnerHTML={{ __html: CHOOSE_LANGUAGE_SCRIPT }} />
      <h1 className="text-4xl">{SITE_NAME}</h1>
      <ul className="flex flex-wrap justify-center gap-4">
        {LOCALES.map((locale) => (
          <li key={locale} lang={locale}>
            <a
              href={homeHref(locale)}
              className="inline-flex min-h-11 items-center rounded-md border border-line-strong px-6 no-underline hover:bg-sunken"
            >
              {dictionary(locale).languageName}
            </a>
          </li>
        ))}
      </ul>
    </main>
  );
}
