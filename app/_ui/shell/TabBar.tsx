import { homeHref, judgeHref, searchHref, simulatorsHref } from '../../_corpus/addresses';
import { dictionary } from '../../_i18n/dictionary';
import type { Locale } from '../../_i18n/locales';
import { SIMULATOR_WORDS } from '../../_i18n/simulators';
import { HAS_SIMULATORS } from '../../_stands/registry';
import { Still } from '../still/Still';
import { GamesIcon, JudgeIcon, PlayIcon, SearchIcon } from './icons';

/** What a thumb reaches on a phone. */
export function TabBar({ locale }: { locale: Locale }) {
  const t = dictionary(locale);
  return (
    <Still
      as="nav"
      aria-label={t.mainNavigation}
      className="tab-bar no-print fixed inset-x-0 bottom-0 z-30 border-t border-line bg-paper pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      <ul className="grid auto-cols-fr grid-flow-col">
        <li>
          <Tab href={searchHref(locale)} label={t.search} opensSearch>
            <SearchIcon />
          </Tab>
        </li>
        <li>
          <Tab href={`${homeHref(locale)}#games`} label={t.games}>
            <GamesIcon />
          </Tab>
        </li>
        {HAS_SIMULATORS && (
          <li>
            <Tab href={simulatorsHref(locale)} label={SIMULATOR_WORDS[locale].simulators}>
              <PlayIcon />
            </Tab>
          </li>
        )}
        <li>
          <Tab href={judgeHref(locale)} label={t.judgeShort}>
            <JudgeIcon />
          </Tab>
        </li>
      </ul>
    </Still>
  );
}

interface TabProps {
  href: string;
  label: string;
  opensSearch?: boolean;
  children: React.ReactNode;
}

function Tab({ href, label, opensSearch, children }: TabProps) {
  return (
    <a
      href={href}
      data-opens-search={opensSearch || undefined}
      className="flex min-h-14 flex-col items-center justify-center gap-0.5 text-center text-[min(0.8rem,4.2vw)] leading-tight text-muted no-underline hover:text-ink"
    >
      <span aria-hidden="true" className="grid h-5 place-items-center">
        {children}
      </span>
      {label}
    </a>
  );
}
