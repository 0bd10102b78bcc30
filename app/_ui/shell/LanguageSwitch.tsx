'use client';

import { usePathname } from 'next/navigation';
import type { MouseEvent } from 'react';
import { belowLanguage, homeHref } from '../../_corpus/addresses';
import { LOCALES, type Locale, otherLocale } from '../../_i18n/locales';
import { READING_WORDS } from '../../_i18n/reading';
import { holdsState } from '../../_leaf/address-state';
import { readAnchor } from '../../_leaf/passage-link';
import { storeLocale } from '../../_leaf/preferences';
import { placeInSight, sectionBeingRead } from '../reading-position';

/** The same page in the other language; with scripts, at the very section being read. */
export function LanguageSwitch({ locale }: { locale: Locale }) {
  const pathname = usePathname();
  const other = otherLocale(locale);
  const rest = belowLanguage(pathname);
  const href = homeHref(other) + (rest && !rest.endsWith('/') ? `${rest}/` : rest);

  const keepPlace = (event: MouseEvent<HTMLAnchorElement>) => {
    storeLocale(other);
    event.currentTarget.href = href + location.search + (holdsState(location.hash) ? location.hash : place());
  };
  return (
    <a
      href={href}
      hrefLang={other}
      lang={other}
      className="icon-button"
      onClick={keepPlace}
      title={READING_WORDS[locale].switchLanguage}
    >
      <span className="inline-flex gap-1.5 tracking-wide">
        {LOCALES.map((name) => (
          <span
            key={name}
            className={name === locale ? 'font-bold text-ink border-b-2 border-accent' : 'text-muted'}
          >
            {name.toUpperCase()}
          </span>
        ))}
      </span>
      <span className="sr-only">{READING_WORDS[locale].switchLanguage}</span>
    </a>
  );
}

/** Passages bear the same ids in both languages; the code behind a number is of this one's words. */
function place(): string {
  const id = placeInSight(readAnchor(location.hash).id) ?? sectionBeingRead();
  return id ? `#${id}` : '';
}
