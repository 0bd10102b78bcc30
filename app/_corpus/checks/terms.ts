import { LOCALES } from '../../_i18n/locales';
import type { Flaw } from '../flaw';
import { GAMES } from '../games';
import { wordingsOf } from '../linking/wordings';
import { plainSeparator } from '../linking/words';
import type { Check } from './check';

/** In one game and language a wording means one thing, unless all but one of its owners are homographs by declaration. */
export const terms: Check = ({ corpus }) => {
  const flaws: Flaw[] = [];
  for (const game of GAMES) {
    for (const locale of LOCALES) {
      const owners = new Map<string, string>();
      for (const { text, target, linking, page, key } of wordingsOf(corpus, game, locale)) {
        // Where "linking" is wrong, it may have been meant to say so.
        if (linking === 'allowed' || corpus.entries.get(page.id)?.lost.has('linking')) continue;
        const folded = plainSeparator(text).toLowerCase();
        const owner = owners.get(folded);
        if (!owner) owners.set(folded, target);
        if (!owner || owner === target) continue;
        // The English term stands in the French file.
        const holder = key[0] === 'term' ? (corpus.entries.get(page.id)?.pages.fr ?? page) : page;
        const place = holder.yaml.placeOf(key);
        flaws.push({
          file: holder.file,
          line: place.line,
          column: place.column,
          code: 'duplicate-term',
          message: `"${text}" already means ${owner}`,
          remedy:
            'choose a wording of its own, or set "linking: allowed" on the one that should not link by itself',
        });
      }
    }
  }
  return flaws;
};
