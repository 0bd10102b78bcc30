import type { Locale } from '../_i18n/locales';

export const THEMES = ['auto', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const THEME_KEY = 'arbitre.theme';
const LOCALE_KEY = 'arbitre.locale';

/** Runs before the first paint, so that a stored theme never flashes; also tells the style sheet that scripts run. */
export const EARLY_SCRIPT = `document.documentElement.classList.add('scripted');try{var t=localStorage.getItem('${THEME_KEY}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch(e){}`;

/** On the bare address: the stored language, else the browser's, else French. */
export const CHOOSE_LANGUAGE_SCRIPT = `(function(){var l='fr';try{var s=localStorage.getItem('${LOCALE_KEY}');if(s==='fr'||s==='en'){l=s}else{var w=(navigator.languages||[navigator.language||'']).map(function(x){return x.slice(0,2)}).filter(function(x){return x==='fr'||x==='en'});l=w[0]||'fr'}}catch(e){}location.replace('/'+l+'/'+location.search+location.hash)})()`;

/** Storage may be forbidden or full; a preference is then kept for this page only. */
function read(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {
    // The choice holds until the page is left.
  }
}

export function readTheme(): Theme {
  const stored = read(THEME_KEY);
  return THEMES.find((theme) => theme === stored) ?? 'auto';
}

export function storeTheme(theme: Theme): void {
  write(THEME_KEY, theme);
  if (theme === 'auto') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}

export const storeLocale = (locale: Locale): void => write(LOCALE_KEY, locale);
