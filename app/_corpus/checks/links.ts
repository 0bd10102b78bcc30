import { visit } from 'unist-util-visit';
import { type Corpus, itemOf, pages } from '../corpus';
import type { Flaw, Place } from '../flaw';
import { isExternal, isWithinSite } from '../link-forms';
import { nearest } from '../nearest';
import type { Check } from './check';

/** Every link and every id in front matter leads to something that exists. */
export const links: Check = ({ corpus }) => {
  const ids = allIds(corpus);
  const flaws: Flaw[] = [];
  const test = (target: string, place: Place) => {
    const flaw = testTarget(corpus, ids, target, place);
    if (flaw) flaws.push(flaw);
  };
  for (const page of pages(corpus)) {
    visit(page.tree, 'link', (node) => {
      if (isExternal(node.url) || !isWithinSite(node.url)) return;
      const target = node.url.startsWith('#') ? `${page.id}${node.url}` : node.url;
      const start = node.position?.start ?? { line: 1, column: 1 };
      test(target, { file: page.file, line: start.line, column: start.column });
    });
  }
  for (const entry of corpus.entries.values()) {
    entry.see.forEach((id, i) => {
      test(id, entry.yaml.placeOf(['see', i]));
    });
    entry.allow.forEach((id, i) => {
      test(id, entry.yaml.placeOf(['allow', i]));
    });
  }
  for (const chapter of corpus.chapters.values()) {
    const yaml = chapter.pages.fr?.yaml;
    chapter.allow.forEach((id, i) => {
      if (yaml) test(id, yaml.placeOf(['allow', i]));
    });
  }
  for (const game of corpus.games.values()) {
    game.start.forEach((id, i) => {
      test(id, game.yaml.placeOf(['start', i]));
    });
  }
  return flaws;
};

function allIds(corpus: Corpus): Set<string> {
  const ids = new Set<string>([...corpus.entries.keys(), ...corpus.chapters.keys(), ...corpus.books.keys()]);
  for (const page of pages(corpus)) {
    for (const passage of page.passages) if (passage.id) ids.add(`${page.id}#${passage.id}`);
  }
  return ids;
}

function testTarget(corpus: Corpus, ids: Set<string>, target: string, place: Place): Flaw | undefined {
  const [page = '', anchor] = target.split('#');
  if (ids.has(target)) return undefined;
  const item = itemOf(corpus, page);
  // Where a text cannot be read, its passages are not known.
  const isKnown = item?.pages.fr && item.pages.en;
  if (corpus.unreadable.has(page) && !isKnown) return undefined;
  const passage = item?.pages.fr?.anchors.find(({ id }) => id === anchor);
  if (passage?.explicit) return undefined;
  if (passage) return numbered(target, passage.text, place);
  const fitting = [...ids].filter((id) => id.endsWith(`/${target}`) || id.endsWith(`#${target}`));
  if (fitting.length > 1) {
    return {
      ...place,
      code: 'ambiguous-link',
      message: `"${target}" could be ${fitting.join(' or ')}`,
      remedy: 'write the whole id',
    };
  }
  const guess = fitting[0] ?? nearest(target, ids);
  return {
    ...place,
    code: 'dangling-link',
    message: `nothing has the id "${target}"`,
    remedy: guess ? `did you mean "${guess}"?` : 'write the id of an entry, chapter or section that exists',
  };
}

/** The number of a passage shifts when a line is put before it. */
const numbered = (target: string, text: string, place: Place): Flaw => ({
  ...place,
  code: 'numbered-link',
  message: `"${target}" is a passage that has only a number`,
  remedy: `end it with an id of its own, such as [#shields], in both languages: "${text.slice(0, 40)}…"`,
});
