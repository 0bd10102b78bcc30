import { type Situation, situationHref } from '../../../_desk/log/situation';
import { LOG_WORDS } from '../../../_i18n/desk/log';
import type { Locale } from '../../../_i18n/locales';

/** The position that a call was about, and the way to its page. */
export const SituationLink = ({ locale, situation }: { locale: Locale; situation: Situation }) => (
  <a
    className="inline-flex min-h-11 items-center py-2 leading-snug"
    data-situation
    href={situationHref(locale, situation)}
  >
    {LOG_WORDS[locale].situation(situation.title)}
  </a>
);
