import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { Locale } from '../../_i18n/locales';
import { typeset } from '../../_i18n/typeset';

/** Sets the running text as its language wants it; code stays as typed. Changes the tree. */
export function typesetText(tree: Root, locale: Locale): void {
  visit(tree, 'text', (node) => {
    node.value = typeset(node.value, locale);
  });
}
