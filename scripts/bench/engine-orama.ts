import { create, insertMultiple, load, save, search } from '@orama/orama';
import { stemmer as stemEnglish } from '@orama/stemmers/english';
import { stemmer as stemFrench } from '@orama/stemmers/french';
import type { Locale } from '../../app/_i18n/locales';
import { type Engine, FIELDS, LIMIT, plainDocument } from './engine';

const schema = {
  title: 'string',
  aliases: 'string',
  questions: 'string',
  bottomLine: 'string',
  text: 'string',
} as const;

const TOKENIZERS = {
  fr: { language: 'french', stemming: true, stemmer: stemFrench },
  en: { language: 'english', stemming: true, stemmer: stemEnglish },
};

const empty = (locale: Locale) => create({ schema, components: { tokenizer: TOKENIZERS[locale] } });

/** Orama keeps the documents themselves in its index. */
export const orama: Engine = {
  name: 'Orama',
  async build(found, locale) {
    const database = empty(locale);
    await insertMultiple(database, found.map(plainDocument));
    return JSON.stringify(save(database));
  },
  restore(text, locale) {
    const database = empty(locale);
    load(database, JSON.parse(text));
    return async (query) => {
      const { hits } = await search(database, { term: query, properties: [...FIELDS], limit: LIMIT });
      return hits.map(({ id }) => id);
    };
  },
};
