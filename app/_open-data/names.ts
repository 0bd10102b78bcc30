import { items, pageOf } from '../_corpus/corpus';
import type { CorpusFiles } from '../_corpus/files';
import type { Library } from '../_corpus/library';
import { absolute, shortPath } from './addresses';
import { dataHead } from './head';
import type { NamesData } from './schema';

/** Every entry and chapter by what it is called: all that a bot needs to find a rule and lead to it. */
export function namesOf({ corpus, redirects }: Library, files: CorpusFiles): NamesData {
  const names = [...items(corpus)].map((item) => {
    const [fr, en] = [pageOf(item, 'fr'), pageOf(item, 'en')];
    return {
      id: item.id,
      game: item.game,
      kind: item.role === 'entry' ? item.kind : ('chapter' as const),
      titles: { fr: fr.title, en: en.title },
      aliases: { fr: fr.aliases, en: en.aliases },
      url: absolute(shortPath(item.id)),
    };
  });
  return { ...dataHead('names', files), names, moved: Object.fromEntries(redirects) };
}
