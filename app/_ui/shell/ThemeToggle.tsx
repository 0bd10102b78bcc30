'use client';

import { useEffect, useState } from 'react';
import { dictionary } from '../../_i18n/dictionary';
import type { Locale } from '../../_i18n/locales';
import { type Chosen, choose, PREFERENCES, readPreference } from '../preferences';
import { ThemeIcon } from './icons';

export function ThemeToggle({ locale }: { locale: Locale }) {
  const t = dictionary(locale);
  const [theme, setTheme] = useState<Chosen<'theme'>>('auto');
  useEffect(() => setTheme(readPreference('theme')), []);

  const themes = PREFERENCES.theme;
  const next = themes[(themes.indexOf(theme) + 1) % themes.length] ?? 'auto';
  const change = () => {
    choose('theme', next);
    setTheme(next);
  };
  return (
    <button
      type="button"
      className="icon-button needs-script"
      onClick={change}
      title={`${t.theme} : ${t.themes[theme]}`}
      aria-label={`${t.theme} : ${t.themes[theme]} → ${t.themes[next]}`}
    >
      <ThemeIcon />
    </button>
  );
}
