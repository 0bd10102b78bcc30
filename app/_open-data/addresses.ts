import type { Locale } from '../_i18n/locales';
import { siteUrl } from '../site';
import { DATA_VERSION } from './schema';

export const absolute = (path: string): string => new URL(path, siteUrl()).href;

export const entriesPath = (locale: Locale): string => `/data/entries.${locale}.json`;
export const RULES_PATH = '/data/rules.json';
export const schemaPath = (name: 'entries' | 'rules'): string => `/data/schema/${name}.v${DATA_VERSION}.json`;
export const LLMS_PATH = '/llms.txt';
