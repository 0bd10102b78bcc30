import {
  changesHref,
  feedHref,
  openDataHref,
  practiceHref,
  settingsHref,
  simulatorsHref,
} from '../../_corpus/addresses';
import { DECK_WORDS } from '../../_i18n/decks';
import { openDataWords } from '../../_i18n/desk/open-data';
import { PRACTICE_WORDS } from '../../_i18n/desk/practice';
import { SETTINGS_WORDS } from '../../_i18n/desk/settings';
import { dictionary } from '../../_i18n/dictionary';
import type { Locale } from '../../_i18n/locales';
import { SIMULATOR_WORDS } from '../../_i18n/simulators';
import { underBase } from '../../_leaf/base-path';
import { HAS_SIMULATORS } from '../../_stands/registry';
import { Still } from '../still/Still';

export function Footer({ locale }: { locale: Locale }) {
  const t = dictionary(locale);
  return (
    <Still as="footer" className="mt-auto pt-16 pb-24 md:pb-10">
      <div className="frame">
        <p className="max-w-[68ch] border-t border-line pt-4 text-sm text-muted">{t.unofficial}</p>
        <ul className="no-print -ml-2.5 flex flex-wrap pt-1">
          {waysOf(locale).map(({ href, title }) => (
            <li key={href}>
              <a className="icon-button" href={href}>
                {title}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </Still>
  );
}

/** What one does here, then what one chooses, then what the site is made of. */
function waysOf(locale: Locale): { href: string; title: string }[] {
  const words = openDataWords[locale];
  return [
    ...(HAS_SIMULATORS ? playingWays(locale) : []),
    { href: settingsHref(locale), title: SETTINGS_WORDS[locale].settings },
    { href: changesHref(locale), title: words.whatChanged },
    { href: feedHref(locale), title: words.feed },
    { href: openDataHref(locale), title: words.openData },
    { href: underBase('/licenses.txt'), title: words.licenses },
  ];
}

const playingWays = (locale: Locale) => [
  { href: simulatorsHref(locale), title: SIMULATOR_WORDS[locale].simulators },
  { href: practiceHref(locale), title: PRACTICE_WORDS[locale].title },
  { href: `${simulatorsHref(locale)}?subject=deck`, title: DECK_WORDS[locale].checkers },
];
