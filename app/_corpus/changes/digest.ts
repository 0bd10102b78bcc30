import { createHash } from 'node:crypto';
import type { Nodes } from 'mdast';
import { toString as plainText } from 'mdast-util-to-string';
import { LOCALES } from '../../_i18n/locales';
import type { Item, Page } from '../corpus';

/**
 * A short name for what an entry or chapter says, in both languages: texts, titles, notes, status, sources, authority.
 * What only helps finding and linking (aliases, questions, mentions, see) does not count, nor do typography
 * and markup, so that neither a new alias nor a curled apostrophe is a change of the rule.
 */
export function digestOf(item: Item): string {
  const facts = item.role === 'entry' ? [item.kind, item.status, item.since, item.by, ...item.sources] : [];
  const words = LOCALES.flatMap((locale) => {
    const page = item.pages[locale];
    return page ? wordsOf(page) : [];
  });
  return createHash('sha256')
    .update(JSON.stringify([...facts.map((fact) => plain(fact ?? '')), ...words]))
    .digest('hex')
    .slice(0, 12);
}

const said = new WeakMap<Page, string[]>();

/** Read once a page: in development most pages stay the same from one library to the next. */
function wordsOf(page: Page): string[] {
  const known = said.get(page) ?? readWords(page);
  said.set(page, known);
  return known;
}

function readWords(page: Page): string[] {
  const notes = Object.entries(page.sections).flatMap(([id, { note }]) =>
    note ? [`${id} ${note.text}`, ...note.authority] : [],
  );
  const sources = page.passages.flatMap((passage) => passage.sources.map(({ of }) => of));
  const authority = page.anchors.flatMap(({ id, authority }) => authority.map((mark) => `${id} ${mark}`));
  return [
    page.title,
    page.note?.text ?? '',
    ...(page.note?.authority ?? []),
    ...notes,
    ...sources,
    ...authority,
    ...page.tree.children.flatMap(blocksOf),
  ].map(plain);
}

/** Each paragraph, heading and cell by itself: where one ends is part of what is said. */
function blocksOf(node: Nodes): string[] {
  if (node.type === 'yaml') return [];
  if (node.type === 'paragraph' || node.type === 'heading' || node.type === 'tableCell')
    return [plainText(node)];
  return 'children' in node ? node.children.flatMap(blocksOf) : [];
}

const plain = (text: string): string =>
  text.replace(/[’‘]/g, "'").replace(/[“”]/g, '"').replace(/\s+/g, ' ').trim();
