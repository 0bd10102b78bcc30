import { underBase } from './base-path';
import type { Locale } from './locales';
import { STORAGE_PREFIX } from './storage';

/** What a reader can choose, each with its possible values; the first is what holds if nothing is chosen. */
export const PREFERENCES = {
  theme: ['auto', 'light', 'dark'],
  text: ['normal', 'large', 'larger', 'largest'],
  face: ['plain', 'dyslexic'],
  contrast: ['auto', 'high'],
  motion: ['auto', 'reduced'],
  terms: ['one', 'both'],
} as const;

export type Preference = keyof typeof PREFERENCES;
export type Chosen<P extends Preference> = (typeof PREFERENCES)[P][number];
export const PREFERENCE_NAMES = Object.keys(PREFERENCES) as Preference[];

const keyOf = (name: Preference | 'locale'): string => STORAGE_PREFIX + name;

const CHOICES = JSON.stringify(
  Object.fromEntries(PREFERENCE_NAMES.map((name) => [name, PREFERENCES[name].slice(1)])),
);

/** Runs before the first paint, so that a choice never flashes; also tells the style sheet that scripts run. */
export const EARLY_SCRIPT = `(function(){var d=document.documentElement,c=${CHOICES},k,v;d.classList.add('scripted');try{for(k in c){v=localStorage.getItem('${STORAGE_PREFIX}'+k);if(c[k].indexOf(v)>=0)d.dataset[k]=v}}catch(e){}})()`;

/** In a frame of another site: light or dark as the address asks, whatever the reader chose here. */
export const FRAME_THEME_SCRIPT = `(function(){var m=/[#?&]theme=(light|dark)(?:&|$)/.exec(location.search+location.hash);if(m)document.documentElement.dataset.theme=m[1]})()`;

/** The stored language, else the browser's, else French, as `l`. */
const LANGUAGE = `var l='fr';try{var s=localStorage.getItem('${keyOf('locale')}');if(s==='fr'||s==='en'){l=s}else{var w=(navigator.languages||[navigator.language||'']).map(function(x){return x.slice(0,2)}).filter(function(x){return x==='fr'||x==='en'});l=w[0]||'fr'}}catch(e){}`;

/** On the bare address. */
export const CHOOSE_LANGUAGE_SCRIPT = `(function(){${LANGUAGE}location.replace('${underBase('/')}'+l+'/'+location.search+location.hash)})()`;

/** At the short address of a rule, `/r/#swccg/attrition`: to its page, in the reader's language. Nothing but an id is obeyed. */
export const SHORT_ADDRESS_SCRIPT = `(function(){${LANGUAGE}try{var m=/^#([a-z0-9-]+(?:\\/[a-z0-9-]+){1,2})(#[\\w.~-]+)?$/.exec(decodeURIComponent(location.hash));if(m)location.replace('${underBase('/')}'+l+'/'+m[1]+'/'+(m[2]||''))}catch(e){}})()`;

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

export function readPreference<P extends Preference>(name: P): Chosen<P> {
  const stored = read(keyOf(name));
  const values: readonly Chosen<P>[] = PREFERENCES[name];
  return values.find((value) => value === stored) ?? (values[0] as Chosen<P>);
}

/** Keeps the choice and shows it at once. */
export function choose<P extends Preference>(name: P, value: Chosen<P>): void {
  write(keyOf(name), value);
  show(name, value);
}

function show<P extends Preference>(name: P, value: Chosen<P>): void {
  if (value === PREFERENCES[name][0]) delete document.documentElement.dataset[name];
  else document.documentElement.dataset[name] = value;
}

/** What the early script does, for an html element that was made after it had run. */
export function showPreferences(): void {
  document.documentElement.classList.add('scripted');
  for (const name of PREFERENCE_NAMES) show(name, readPreference(name));
}

export const storeLocale = (locale: Locale): void => write(keyOf('locale'), locale);

/** Whether things should stay still, by the device's choice or the reader's. */
export const prefersStill = (): boolean =>
  document.documentElement.dataset.motion === 'reduced' ||
  window.matchMedia('(prefers-reduced-motion: reduce)').matches;
