import type { ReactNode } from 'react';
import { judgeHref, practiceHref, searchHref, simulatorsHref } from '../../_corpus/addresses';
import type { Locale } from '../../_i18n/locales';
import { typeset } from '../../_i18n/typeset';
import { WAY_WORDS } from '../../_i18n/ways';
import { HAS_SIMULATORS } from '../../_stands/registry';
import { JudgeIcon, PlayIcon, PracticeIcon, SearchIcon } from '../shell/icons';

/** The four things that one does here; two of them need an engine. */
export function WayTiles({ locale }: { locale: Locale }) {
  const t = WAY_WORDS[locale];
  return (
    <ul className="doors">
      <Tile locale={locale} href={searchHref(locale)} opensSearch icon={<SearchIcon />} {...t.search} />
      {HAS_SIMULATORS && (
        <Tile locale={locale} href={simulatorsHref(locale)} icon={<PlayIcon />} {...t.replay} />
      )}
      <Tile locale={locale} href={judgeHref(locale)} icon={<JudgeIcon />} {...t.judge} />
      {HAS_SIMULATORS && (
        <Tile locale={locale} href={practiceHref(locale)} icon={<PracticeIcon />} {...t.practise} />
      )}
    </ul>
  );
}

interface TileProps {
  locale: Locale;
  href: string;
  icon: ReactNode;
  title: string;
  hint: string;
  opensSearch?: boolean;
}

export function Tile({ locale, href, icon, title, hint, opensSearch }: TileProps) {
  return (
    <li>
      <a className="door" href={href} data-opens-search={opensSearch || undefined}>
        <span className="door-icon">{icon}</span>
        <span className="door-title">{typeset(title, locale)}</span>{' '}
        <span className="door-hint">{typeset(hint, locale)}</span>
      </a>
    </li>
  );
}
