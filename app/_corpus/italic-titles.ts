import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import { type Corpus, pages } from './corpus';
import type { Game } from './games';
import { kebab } from './ingest/slugs';

/** Titles of cards as the texts of each game set them, in italics, by what they are in an id. */
export function italicTitles(corpus: Corpus): Map<Game, Map<string, string>> {
  const found = new Map<Game, Map<string, string>>();
  for (const { game, tree } of pages(corpus)) {
    const ofGame = found.get(game) ?? new Map<string, string>();
    found.set(game, ofGame);
    visit(tree, 'emphasis', (node) => {
      const title = textOf(node).replace(/\s+/g, ' ').trim();
      const slug = kebab(title);
      if (!ofGame.has(slug)) ofGame.set(slug, title);
    });
  }
  return found;
}
