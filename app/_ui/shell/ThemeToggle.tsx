'use client';

import { useEffect, useState } from 'react';
import type { Locale } from '../../_i18n/locales';
import { READING_WORDS } from '../../_i18n/reading';
import { type Chosen, choose, PREFERENCES, readPreference } from '../../_leaf/preferences';
import { MoonIcon, SunIcon, ThemeIcon } from './icons';

const ICONS = { auto: ThemeIcon, light: SunIcon, dark: MoonIcon };
const SAID_FOR_MS = 2000;

/** Shows which appearance is chosen, says which comes next, and names the new one for a moment. */
export function ThemeToggle({ locale }: { locale: Locale }) {
  const t = READING_WORDS[locale];
  const [theme, setTheme] = useState<Chosen<'theme'>>('auto');
  const [said, setSaid] = useState('');
  useEffect(() => setTheme(readPreference('theme')), []);
  useEffect(() => {
    if (!said) return;
    const timer = setTimeout(() => setSaid(''), SAID_FOR_MS);
    return () => clearTimeout(timer);
  }, [said]);

  const themes = PREFERENCES.theme;
  const next = themes[(themes.indexOf(theme) + 1) % themes.length] ?? 'auto';
  const label = t.themeNext(t.themes[theme], t.themes[next]);
  const ShownIcon = ICONS[theme];
  const change = () => {
    choose('theme', next);
    setTheme(next);
    setSaid(t.themeSet(t.themes[next]));
  };
  return (
    <div className="theme-button needs-script">
      <button type="button" className="icon-button" onClick={change} title={label} aria-label={label}>
        <ShownIcon />
      </button>
      <span aria-live="polite" className="theme-said text-sm">
        {said}
      </span>
    </div>
  );
}
