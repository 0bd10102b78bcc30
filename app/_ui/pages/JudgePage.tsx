import { homeHref, practiceHref } from '../../_corpus/addresses';
import { PRACTICE_WORDS } from '../../_i18n/desk/practice';
import { dictionary } from '../../_i18n/dictionary';
import type { Locale } from '../../_i18n/locales';
import { SIMULATOR_WORDS } from '../../_i18n/simulators';
import { EventReady } from '../desk/event-ready/EventReady';
import { JudgeDesk } from '../desk/log/JudgeDesk';
import { AskPanel } from '../search/AskPanel';
import { NeedsScript } from '../search/NeedsScript';
import { searchNames } from '../search/search-names';
import { Breadcrumb } from '../shell/Breadcrumb';
import '../styles/answer.css';
import '../styles/clash.css';
import '../styles/desk-day.css';
import '../styles/log.css';

export function JudgePage({ locale }: { locale: Locale }) {
  const t = dictionary(locale);
  const names = searchNames(locale);
  const deskNames = { games: names.games, seats: SIMULATOR_WORDS[locale].seats };
  return (
    <div className="frame">
      <div className="desk-head">
        <Breadcrumb locale={locale} crumbs={[{ label: t.home, href: homeHref(locale) }]} />
        <h1 className="pt-4 text-3xl">{t.judge}</h1>
        <p className="max-w-3xl pt-1 pb-4 text-muted">{t.judgeHint}</p>
      </div>
      <JudgeDesk
        locale={locale}
        names={deskNames}
        ask={
          <>
            <AskPanel locale={locale} names={names} />
            <NeedsScript locale={locale} names={names} />
          </>
        }
        ready={
          <>
            <EventReady locale={locale} />
            <p className="no-print pt-6">
              <a className="practice-link" href={practiceHref(locale)}>
                {PRACTICE_WORDS[locale].open}
              </a>
            </p>
          </>
        }
      />
    </div>
  );
}
