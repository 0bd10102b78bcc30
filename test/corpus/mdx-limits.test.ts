import fs from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readCorpusFiles } from '../../app/_corpus/files';
import { parseMdx } from '../../app/_corpus/mdx';
import { sizeFlaw } from '../../app/_corpus/mdx-limits';
import { projectRoot } from './ingest/support';

const nested = (depth: number) => Array.from({ length: depth }, (_, i) => `${'  '.repeat(i)}- a`).join('\n');

describe('A text out of all proportion', () => {
  it.each([
    ['20,000 stars on either side of a letter', `${'*'.repeat(20_000)}a${'*'.repeat(20_000)}`, 1],
    ['2,000 stars', `A line.\n\n${'*'.repeat(1000)}a${'*'.repeat(1000)}`, 3],
    ['stars in a paragraph of many lines', `A line.\n\n${'*a _b\n'.repeat(600)}`, 503],
    ['400 lists in each other', `A line.\n\n${nested(400)}`, 23],
    ['400 lists in each other on one line', `A line.\n\n${'- '.repeat(400)}a`, 3],
    ['400 quotes in each other', `A line.\n\n${'>'.repeat(400)}a`, 3],
    ['lists indented by tabs', `A line.\n\n${'\t'.repeat(40)}- a`, 3],
    ['thousands of short lists in lists', '- - - - a\n'.repeat(2000), 1251],
    ['a line without end', `A line.\n\n${'a '.repeat(6000)}`, 3],
    ['10,000 lines', 'a\n'.repeat(10_000), 1],
    ['10,000 lines that end as on old machines', 'a\r'.repeat(10_000), 1],
    ['300,000 characters', `${'a'.repeat(99)}\n`.repeat(3000), 1],
    ['links all over the file', '[a](b) [a](b) [a](b)\n\n'.repeat(2000), 3333],
  ])('is refused before it is parsed: %s', (_, text, line) => {
    const { tree, flaws } = parseMdx('page.mdx', text);
    expect(tree).toBeUndefined();
    expect(flaws).toHaveLength(1);
    expect(flaws[0]).toMatchObject({ file: 'page.mdx', code: 'mdx-size', line });
  });
});

describe('The limits', () => {
  it('are five times what any text of the corpus needs', () => {
    const { texts } = readCorpusFiles(projectRoot);
    const longest = texts.filter(({ path }) => path.endsWith('.mdx')).map(({ text }) => text);
    expect(longest.length).toBeGreaterThan(500);
    for (const text of longest) {
      const [front = ''] = text.match(/^---\n[\s\S]*?\n---\n/) ?? [];
      const body = `${text.slice(front.length)}\n\n`;
      expect(sizeFlaw('page.mdx', front + body.repeat(5))).toBeUndefined();
    }
  });

  it('count what the parser reads, not the lists of the front matter', () => {
    const front = `---\nquestions:\n${'      - ask: "[?]"\n'.repeat(4000)}---\n`;
    expect(sizeFlaw('page.mdx', `${front}A rule.`)).toBeUndefined();
    expect(sizeFlaw('page.mdx', front.replace('---\nq', 'q'))).toBeDefined();
  });

  it('let long lists, tables and deep emphasis pass', () => {
    const list = '- **A rule** of [a page](swccg/a)\n'.repeat(100);
    const table = `| a | b |\n| - | - |\n${'| a | *b* |\n'.repeat(150)}`;
    for (const text of [
      list,
      table,
      nested(8),
      `${'*a **b '.repeat(100)}`,
      fs.readFileSync(import.meta.filename, 'utf8'),
    ])
      expect(sizeFlaw('page.mdx', text)).toBeUndefined();
  });
});
