import type { Metadata } from 'next';
import { searchHref } from '../../_corpus/addresses';
import { dictionary } from '../../_i18n/dictionary';
import { LOCALES } from '../../_i18n/locales';
import { SHORT_ADDRESS_SCRIPT } from '../../_leaf/preferences';
import { SITE_NAME } from '../../_leaf/site-name';

export const metadata: Metadata = { robots: { index: false } };

/** The short address of any rule: `/r/#swccg/attrition`. A former id leads on from where it leads. */
export default function ShortAddress() {
  return (
    <main className="frame grid min-h-dvh content-center gap-8 py-16 text-center">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant, which must run before the first paint */}
      <script dangerouslySetInnerHTML={{ __html: SHORT_ADDRESS_SCRIPT }} />
      <h1 className="text-4xl">{SITE_NAME}</h1>
      <ul className="flex flex-wrap justify-center gap-4">
        {LOCALES.map((locale) => (
          <li key={locale} lang={locale}>
            <a href={searchHref(locale)} className="inline-flex min-h-11 items-center">
              {dictionary(locale).search}
            </a>
          </li>
        ))}
      </ul>
    </main>
  );
}
