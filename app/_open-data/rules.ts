import type { CorpusFiles } from '../_corpus/files';
import type { Library } from '../_corpus/library';
import { absolute } from './addresses';
import { dataHead } from './head';
import type { RulesData } from './schema';

/** Every id that a ruling may cite, with its titles and addresses in both languages. */
export function rulesOf(
  { targets, redirects }: Library,
  files: CorpusFiles,
  examples: ReadonlyMap<string, readonly string[]>,
): RulesData {
  const rules = [...targets.fr.values()].flatMap((fr) => {
    const en = targets.en.get(fr.id);
    if (!en) return [];
    return [
      {
        id: fr.id,
        game: fr.game,
        kind: fr.kind,
        title: { fr: fr.title, en: en.title },
        authority: fr.authority,
        url: { fr: absolute(fr.href), en: absolute(en.href) },
        simulators: [...(examples.get(fr.id) ?? [])],
      },
    ];
  });
  return { ...dataHead('rules', files), rules, moved: Object.fromEntries(redirects) };
}
