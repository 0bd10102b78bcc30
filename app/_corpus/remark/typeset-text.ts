import type { Nodes, Root } from 'mdast';
import { toString as plainText } from 'mdast-util-to-string';
import type { Locale } from '../../_i18n/locales';
import { typeset } from '../../_i18n/typeset';

/** Sets the running text as its language wants it; code stays as typed. Changes the tree. */
export function typesetText(tree: Root, locale: Locale): void {
  const walk = (node: Nodes, before: string) => {
    if (node.type === 'text') {
      // A quote behind a link or a title closes; alone it could not be told from one that opens.
      node.value = typeset(before + node.value, locale).slice(before.length);
    } else if ('children' in node) {
      let last = before;
      for (const child of node.children) {
        walk(child, last);
        last = isInline(child) ? plainText(child).slice(-1) : '';
      }
    }
  };
  walk(tree, '');
}

const isInline = (node: Nodes): boolean =>
  node.type === 'text' || node.type === 'link' || node.type === 'emphasis' || node.type === 'strong';
