import { en } from './en';
import { fr } from './fr';
import type { Locale } from './locales';

export type Dictionary = typeof fr;

const DICTIONARIES: Record<Locale, Dictionary> = { fr, en };

export const dictionary = (locale: Locale): Dictionary => DICTIONARIES[locale];
