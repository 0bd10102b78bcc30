import type { Locale } from '../_i18n/locales';
import { underBase } from '../_leaf/base-path';
import { siteUrl } from '../site';
import { DATA_VERSION } from './schema';

/** With the host that the site is published on. */
export const absolute = (href: string): string => new URL(href, siteUrl()).href;

export const DATA_NAMES = ['entries', 'rules', 'names', 'situation'] as const;
export type DataName = (typeof DATA_NAMES)[number];

export const entriesPath = (locale: Locale): string => underBase(`/data/entries.${locale}.json`);
export const RULES_PATH = underBase('/data/rules.json');
export const schemaPath = (name: DataName): string => underBase(`/data/schema/${name}.v${DATA_VERSION}.json`);
export const NAMES_PATH = underBase('/data/names.json');
/** The same in every language, and for ever: leads to the page of a rule in the reader's own. */
export const shortPath = (id: string): string => underBase(`/r/#${id}`);
export const LLMS_PATH = underBase('/llms.txt');
