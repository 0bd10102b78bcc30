import { plainHead } from './bilingual-head';
import type { Block } from './document';
import { escapeInline, escapeText } from './escape';
import { withoutMark } from './segment';

/** The blocks of a topic as MDX. */
export function renderBlocks(blocks: readonly Block[]): string {
  return blocks
    .map((block, i) => {
      const isNextItem = block.kind === 'item' && blocks[i - 1]?.kind === 'item';
      return `${i === 0 ? '' : isNextItem ? '\n' : '\n\n'}${renderBlock(block)}`;
    })
    .join('');
}

function renderBlock({ kind, lines }: Block): string {
  switch (kind) {
    case 'heading':
      return `**${renderTitle(lines.join(' '))}**`;
    case 'table':
      return lines.map((line) => escapeInline(line.trim())).join('\n');
    case 'item':
      return renderLines([withoutMark(lines[0] ?? ''), ...lines.slice(1)])
        .map((line, i) => `${i === 0 ? '- ' : '  '}${line}`)
        .join('\n');
    case 'text':
      return renderLines(lines).join('\n');
  }
}

/** A title in plain characters, on one line. */
export const renderTitle = (title: string): string =>
  escapeInline(plainHead(title)).replace(/(?<!\\)[*_]/g, '\\$&');

/** Two blanks at the end of a line keep the break that the document has there. */
function renderLines(lines: readonly string[]): string[] {
  return lines.map((line, i) => {
    const isBroken = line.endsWith('  ') && i < lines.length - 1;
    return `${escapeText(line.trim())}${isBroken ? '\\' : ''}`;
  });
}
