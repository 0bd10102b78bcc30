import type { Link, PhrasingContent, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Locale } from '../../_i18n/locales';
import { hrefOf } from '../addresses';
import { isExternal } from '../link-forms';

/** A link to an entry or section, which shows a preview. */
export function termLink(locale: Locale, target: string, children: PhrasingContent[]): Link {
  return {
    type: 'link',
    url: hrefOf(locale, target),
    data: { hProperties: { 'data-term': target } },
    children: children as Link['children'],
  };
}

/** Turns the author's links, written as ids, into addresses. Changes the tree. */
export function resolveLinks(tree: Root, locale: Locale, pageId: string): void {
  visit(tree, 'link', (node) => {
    if (isExternal(node.url)) {
      node.data = { ...node.data, hProperties: { rel: ['noopener', 'noreferrer'] } };
      return;
    }
    const target = node.url.startsWith('#') ? `${pageId}${node.url}` : node.url;
    Object.assign(node, termLink(locale, target, node.children));
  });
}
