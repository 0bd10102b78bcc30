import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { isExternal } from '../link-forms';

/** An address that a page leads to, with the number it has on paper. */
export interface PageLink {
  number: number;
  /** Id of the entry or section; undefined for an external address. */
  target: string | undefined;
  href: string;
  /** The passage that holds the first such link. */
  section: string;
}

/** Numbers the links of a page in reading order, one number an address, for the list that print shows. Changes the tree. */
export function numberLinks(tree: Root): PageLink[] {
  const links = new Map<string, PageLink>();
  let section = '';
  visit(tree, (node) => {
    if (node.type === 'heading') section = String(node.data?.hProperties?.id ?? '');
    if (node.type !== 'link') return;
    const target = node.data?.hProperties?.['data-term'];
    const known = links.get(node.url);
    const link = known ?? {
      number: links.size + 1,
      target: isExternal(node.url) || typeof target !== 'string' ? undefined : target,
      href: node.url,
      section,
    };
    links.set(node.url, link);
    node.data = { ...node.data, hProperties: { ...node.data?.hProperties, 'data-ref': String(link.number) } };
  });
  return [...links.values()];
}
