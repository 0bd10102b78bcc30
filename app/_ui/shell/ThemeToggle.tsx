'use client';

import { useEffect, useState } from 'react';
import { dictionary } from '../../_i18n/dictionary';
import type { Locale } from '../../_i18n/locales';
import { readTheme, storeTheme, THEMES, type Theme } from '../preferences';
import { ThemeIcon } from './icons';

export function ThemeToggle({ locale }: { locale: Locale }) {
  const t = dictionary(locale);
  const [theme, setTheme] = useState<Theme>('auto');
  useEffect(() => setTheme(readTheme()), []);

  const next = THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? 'auto';
  const choose = () => {
    storeTheme(next);
    setTheme(next);
  };
  return (
    <button
      type="button"
      className="icon-button needs-script"
      onClick={choose}
      title={`${t.theme} : ${t.themes[theme]}`}
      aria-label={`${t.theme} : ${t.themes[theme]} → ${t.themes[next]}`}
    >
      <ThemeIcon />
    </button>
  );
}
