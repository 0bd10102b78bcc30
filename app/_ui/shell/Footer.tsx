import { changesHref, feedHref, settingsHref } from '../../_corpus/addresses';
import { openDataWords } from '../../_i18n/desk/open-data';
import { SETTINGS_WORDS } from '../../_i18n/desk/settings';
import { dictionary } from '../../_i18n/dictionary';
import type { Locale } from '../../_i18n/locales';
import { Still } from '../still/Still';

export function Footer({ locale }: { locale: Locale }) {
  const t = dictionary(locale);
  const words = openDataWords[locale];
  return (
    <Still as="footer" className="mt-auto pt-16 pb-24 md:pb-10">
      <div className="frame">
        <p className="max-w-[68ch] border-t border-line pt-4 text-sm text-muted">{t.unofficial}</p>
        <ul className="no-print -ml-2.5 flex flex-wrap pt-1">
          <li>
            <a className="icon-button" href={settingsHref(locale)}>
              {SETTINGS_WORDS[locale].settings}
            </a>
          </li>
          <li>
            <a className="icon-button" href={changesHref(locale)}>
              {words.whatChanged}
            </a>
          </li>
          <li>
            <a className="icon-button" href={feedHref(locale)}>
              {words.feed}
            </a>
          </li>
          <li>
            <a className="icon-button" href={`${changesHref(locale)}#open-data`}>
              {words.openData}
            </a>
          </li>
          <li>
            <a className="icon-button" href="/licenses.txt">
              {words.licenses}
            </a>
          </li>
        </ul>
      </div>
    </Still>
  );
}
