import type { Locale } from '../_i18n/locales';
import { underBase } from '../_leaf/base-path';
import { siteUrl } from '../site';
import { DATA_VERSION } from './schema';

/** With the host that the site is published on. */
export const absolute = (href: string): string => new URL(href, siteUrl()).href;

export const entriesPath = (locale: Locale): string => underBase(`/data/entries.${locale}.json`);
export const RULES_PATH = underBase('/data/rules.json');
export const schemaPath = (name: 'entries' | 'rules'): string =>
  underBase(`/data/schema/${name}.v${DATA_VERSION}.json`);
export const LLMS_PATH = underBase('/llms.txt');
