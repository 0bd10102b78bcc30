import { createRequire } from 'node:module';
import type Lunr from 'lunr';
import { type Engine, FIELDS, LIMIT, plainDocument } from './engine';

/** lunr's languages are plugins without types that change the one lunr they are given. */
const require = createRequire(import.meta.url);
const lunr: typeof Lunr & { multiLanguage(...codes: string[]): Lunr.Builder.Plugin } = require('lunr');
for (const plugin of ['stemmer.support', 'fr', 'multi']) require(`lunr-languages/lunr.${plugin}`)(lunr);

/** Both languages in French, where card titles are English; lunr's own English in English. */
const bothLanguages = lunr.multiLanguage('en', 'fr');

export const lunrEngine: Engine = {
  name: 'lunr',
  build(found, locale) {
    const index = lunr((builder) => {
      if (locale === 'fr') builder.use(bothLanguages);
      builder.ref('id');
      for (const field of FIELDS) builder.field(field);
      for (const each of found) builder.add(plainDocument(each));
    });
    return JSON.stringify(index);
  },
  restore(text) {
    const index = lunr.Index.load(JSON.parse(text));
    // Asked by terms: as a string, `:`, `~`, `^`, `*`, `+` and `-` would be lunr's query language, and may throw.
    return (query) =>
      index
        .query((asked) => asked.term(lunr.tokenizer(query), {}))
        .slice(0, LIMIT)
        .map(({ ref }) => ref);
  },
};
