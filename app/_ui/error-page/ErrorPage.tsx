'use client';

import { useEffect, useRef, useState } from 'react';
import { homeHref } from '../../_corpus/addresses';
import { ERROR_PAGE_WORDS } from '../../_i18n/error-page';
import { type Locale, otherLocale } from '../../_i18n/locales';
import { typeset } from '../../_i18n/typeset';
import { CopyableText } from './CopyableText';
import { localeOfPage } from './locale-of-page';
import { reportOf, type Thrown } from './report';
import { readTypedText, type TypedText } from './typed-text';

interface Props {
  error: Thrown;
  reset(): void;
}

/** The page that fell, as far as the browser still knows it. */
interface Fallen {
  locale: Locale;
  path: string;
  typed: TypedText[];
}

/** Made once without a page, when the site is built. */
const lookAround = (): Fallen => ({
  locale: localeOfPage(),
  path: typeof location === 'undefined' ? '/' : location.pathname,
  typed: typeof document === 'undefined' ? [] : readTypedText(document),
});

/** What is left of a page that an error took down: what happened, in both languages, what was typed, and the ways on. */
export function ErrorPage({ error, reset }: Props) {
  const [{ locale, path, typed }] = useState(lookAround);
  const title = useRef<HTMLHeadingElement>(null);
  const t = ERROR_PAGE_WORDS[locale];
  const other = otherLocale(locale);
  const inOther = ERROR_PAGE_WORDS[other];
  const browser = typeof navigator === 'undefined' ? '' : navigator.userAgent;

  useEffect(() => title.current?.focus(), []);
  // another address of the same page may well stand
  useEffect(() => {
    window.addEventListener('hashchange', reset);
    return () => window.removeEventListener('hashchange', reset);
  }, [reset]);

  return (
    <div className="frame error-page" data-error-page>
      <section>
        <h1 ref={title} tabIndex={-1} className="text-3xl">
          {t.title}
        </h1>
        <p className="pt-3 text-lg">{typeset(t.text, locale)}</p>
        <p className="error-page-ways">
          <button type="button" className="open-simulator" onClick={reset}>
            {t.retry}
          </button>
          <a href={path}>{t.afresh}</a>
          <button type="button" onClick={() => history.back()}>
            {t.back}
          </button>
          <a href={homeHref(locale)}>{t.home}</a>
        </p>
      </section>
      {typed.length > 0 && (
        <section className="border-t border-line pt-4" data-typed>
          <h2 className="text-xl">{t.typed}</h2>
          <p className="pt-1 text-muted">{t.typedHint}</p>
          {typed.map(({ label, text }, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: found once, and never changed
            <CopyableText key={i} locale={locale} label={label || `${t.box} ${i + 1}`} text={text} rows={4} />
          ))}
        </section>
      )}
      <section lang={other} className="border-t border-line pt-4">
        <h2 className="text-xl">{inOther.title}</h2>
        <p className="pt-1">{typeset(inOther.text, other)}</p>
        <p className="error-page-ways">
          <button type="button" onClick={reset}>
            {inOther.retry}
          </button>
          <a href={homeHref(other)}>{inOther.home}</a>
        </p>
      </section>
      <section className="border-t border-line pt-4">
        <h2 className="text-xl">{t.report}</h2>
        <p className="pt-1 text-muted">{typeset(t.reportHint, locale)}</p>
        <CopyableText locale={locale} label={t.reportLabel} text={reportOf(error, path, browser)} rows={4} />
      </section>
    </div>
  );
}
