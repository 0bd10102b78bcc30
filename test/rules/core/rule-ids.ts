import { corpusRoot, readCorpusFiles, roleOf } from '../../../app/_corpus/files';
import type { Game } from '../../../app/_corpus/games';

/**
 * What the corpus has on a game, read off its files: parsing and linking them gives the same, as
 * `rule-ids.test.ts` proves, and takes seconds in each test file.
 */
function* frenchPages(game: Game): Generator<{ id: string; text: string }> {
  for (const { path, text } of readCorpusFiles(corpusRoot()).texts) {
    const file = roleOf(path);
    if ((file.role === 'entry' || file.role === 'chapter') && file.game === game && file.locale === 'fr')
      yield { id: file.id, text };
  }
}

/** Everything a rule reference of a game may name: its entries, chapters and sections. */
export function ruleIds(game: Game): ReadonlySet<string> {
  const ids = new Set<string>();
  for (const { id, text } of frenchPages(game)) {
    ids.add(id);
    for (const [, section] of text.matchAll(/^#{2,6} .*\[#([a-z0-9-]+)\]\s*$/gm)) ids.add(`${id}#${section}`);
  }
  return ids;
}

/** The passages of the documents that its pages rest on. */
export function sourcesCited(game: Game): ReadonlySet<string> {
  const cited = new Set<string>();
  for (const { text } of frenchPages(game)) {
    for (const [, list = '', one = ''] of text.matchAll(/^sources: \[(.*)\]$|^<Source of="(.*)" \/>$/gm))
      for (const source of `${list},${one}`.split(/[\s,]+/)) if (source) cited.add(source);
    // What a passage names at its end: [#id @document#topic @deduced]
    for (const [, source = ''] of text.matchAll(/(?<=\[[^\]]*)@([a-z0-9-]+#[a-z0-9-]+)/g)) cited.add(source);
  }
  return cited;
}
