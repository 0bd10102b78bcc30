import { gameHref, glossaryHref, homeHref, hrefOf } from '../../_corpus/addresses';
import { library } from '../../_corpus/library';
import { type LocalText, localId } from '../../_corpus/local';
import { shelfOf } from '../../_corpus/shelves';
import { dictionary } from '../../_i18n/dictionary';
import type { Locale } from '../../_i18n/locales';
import { citationText } from '../article/Citation';
import { DocumentText } from '../article/DocumentText';
import { TargetList } from '../lists/TargetList';
import { Breadcrumb } from '../shell/Breadcrumb';

const crumbs = (locale: Locale, { game, document }: LocalText) => {
  const t = dictionary(locale);
  return [
    { label: t.home, href: homeHref(locale) },
    { label: shelfOf(game, locale).short, href: gameHref(locale, game) },
    { label: t.glossary, href: glossaryHref(locale, game) },
    { label: citationText(document, locale).document, href: hrefOf(locale, `${game}/${document}`) },
  ];
};

/** A text of the owner's document that the corpus does not restate. */
export function LocalTextPage({ locale, text }: { locale: Locale; text: LocalText }) {
  const t = dictionary(locale);
  const see = text.see.flatMap((id) => library().targets[locale].get(id) ?? []);
  return (
    <div className="frame" data-game={text.game}>
      <Breadcrumb locale={locale} crumbs={crumbs(locale, text)} />
      <article className="max-w-[68ch]">
        <header className="pt-3 pb-5">
          <h1 className="text-2xl xs:text-3xl" lang={text.locale}>
            {text.title}
          </h1>
          <p className="pt-2 text-sm text-muted">
            <strong className="text-ink">{t.ownDocument}</strong> · {t.ownDocumentHint}
          </p>
        </header>
        <DocumentText text={text} locale={locale} />
        {see.length > 0 && (
          <section aria-labelledby="see-also" className="pt-10">
            <h2 id="see-also" className="eyebrow border-b border-line pb-1 font-sans">
              {t.seeAlso}
            </h2>
            <TargetList targets={see} locale={locale} />
          </section>
        )}
      </article>
    </div>
  );
}

/** What an owner's document holds beyond the corpus. */
export function LocalDocumentPage({ locale, texts }: { locale: Locale; texts: LocalText[] }) {
  const t = dictionary(locale);
  const [first] = texts;
  if (!first) return null;
  return (
    <div className="frame" data-game={first.game}>
      <Breadcrumb locale={locale} crumbs={crumbs(locale, first).slice(0, -1)} />
      <header className="max-w-3xl pt-4 pb-8">
        <p className="eyebrow">{t.ownDocument}</p>
        <h1 className="pt-1 text-3xl">{citationText(first.document, locale).document}</h1>
        <p className="pt-3 text-muted">{t.ownDocumentHint}</p>
      </header>
      <ul className="gap-x-10 sm:columns-2" lang={first.locale}>
        {texts.map((text) => (
          <li key={text.source}>
            <a href={hrefOf(locale, localId(text))} className="quiet-link block py-1.5">
              {text.title}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
