import type { List, Nodes, Table } from 'mdast';
import { toString as plainText } from 'mdast-util-to-string';
import type { Page } from '../_corpus/corpus';

/** The text of one section of a page (empty: what stands before the first heading), without its heading. */
export function passageText(page: Page, section: string): string {
  const blocks: string[] = [];
  let current = '';
  for (const node of page.tree.children) {
    if (node.type === 'heading') current = String(node.data?.hProperties?.id ?? '');
    else if (node.type !== 'yaml' && current === section) blocks.push(blockText(node));
  }
  return blocks.filter(Boolean).join('\n\n');
}

function blockText(node: Nodes): string {
  switch (node.type) {
    case 'list':
      return listText(node);
    case 'table':
      return tableText(node);
    case 'blockquote':
      return node.children.map(blockText).join('\n\n');
    default:
      return plainText(node);
  }
}

function listText({ ordered, start, children }: List): string {
  return children
    .map((item, i) => {
      const marker = ordered ? `${(start ?? 1) + i}. ` : '- ';
      const lines = item.children.map(blockText).filter(Boolean).join('\n').split('\n');
      return marker + lines.join(`\n${' '.repeat(marker.length)}`);
    })
    .join('\n');
}

const tableText = ({ children }: Table): string =>
  children.map((row) => row.children.map((cell) => plainText(cell)).join(' | ')).join('\n');
