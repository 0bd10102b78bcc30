import type { Root } from 'mdast';
import { describe, expect, it } from 'vitest';
import { parseMdx } from '../../app/_corpus/mdx';
import { outline } from '../../app/_corpus/outline';

const read = (text: string) => outline(parseMdx('page.mdx', text).tree as Root);

describe('Addresses within a page', () => {
  const page = read(`Le fond.

Un détail.

## Attrition [#attrition]
<Source of="doc#attrition, doc#other" />

Le fond de la section.

- un
- deux
  - deux et demi

Fin. [#attrition.end]
`);
  it('numbers paragraphs and list items within their section', () => {
    expect(page.anchors.map(({ id }) => id)).toEqual([
      'p.1',
      'p.2',
      'attrition',
      'attrition.1',
      'attrition.2',
      'attrition.3',
      'attrition.4',
      'attrition.end',
    ]);
  });
  it('reads the bottom line and the sources of each section', () => {
    expect(
      page.passages.map(({ id, bottomLine, sources }) => [id, bottomLine?.text, sources.map(({ of }) => of)]),
    ).toEqual([
      ['', 'Le fond.', []],
      ['attrition', 'Le fond de la section.', ['doc#attrition', 'doc#other']],
    ]);
  });
  it('knows a section that begins with a list to have no bottom line', () => {
    const { passages } = read('Lead.\n\n## A [#a]\n\n- one\n\nLater.\n');
    expect(passages[1]?.bottomLine).toBeUndefined();
  });
  it('takes the list along where a first paragraph ends in a colon', () => {
    const { passages } = read('You may not:\n\n- draw;\n- shuffle. [@deduced]\n\nMore.\n');
    expect(passages[0]?.bottomLine?.text).toBe('You may not: draw · shuffle');
  });
});
