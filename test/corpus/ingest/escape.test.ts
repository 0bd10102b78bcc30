import fc from 'fast-check';
import { toString as plainText } from 'mdast-util-to-string';
import { describe, expect, it } from 'vitest';
import { escapeInline, escapeText } from '../../../app/_corpus/ingest/escape';
import { renderBlocks } from '../../../app/_corpus/ingest/markdown';
import { parseMdx } from '../../../app/_corpus/mdx';
import { blocksOf } from './support';

const textOfMdx = (mdx: string): string =>
  plainText(parseMdx('x.mdx', mdx).tree ?? { type: 'root', children: [] });

describe('Text as MDX', () => {
  it.each([
    'perdez { au choix } 1 point',
    'si la destinée < 3 et > 1',
    'import des cartes',
    'export const x = 1',
    '# pas un titre',
    '> pas une citation',
    'un `signe` seul',
    '[^1] note',
    '<https> et <b>gras</b>',
    'a \\ b',
    '~~~ trois',
  ])('says what the document says: %s', (text) => {
    expect(textOfMdx(escapeText(text))).toBe(text);
  });

  it('keeps emphasis, and addresses without their brackets', () => {
    expect(escapeInline('**gras** et *penché*, <https://www.harbor.example/>')).toBe(
      '**gras** et *penché*, https://www.harbor.example/',
    );
  });

  it('keeps the breaks that the document makes with two blanks', () => {
    expect(renderBlocks(blocksOf('- un  \ndeux\n- trois'))).toBe('- un\\\n  deux\n- trois');
  });

  it('keeps tables as tables', () => {
    const { tree } = parseMdx('x.mdx', renderBlocks(blocksOf('| a | b |\n|---|---|\n| {x} | <y> |')));
    expect(tree?.children.map(({ type }) => type)).toEqual(['table']);
  });

  it('compiles, whatever the text', () => {
    const signs = fc.constantFrom(
      ...'<>{}`\\*_#[]()|~-=+!:^&$\n \t"\'/',
      'import ',
      'export ',
      '<Source ',
      '/>',
      '{/*',
      '<!--',
      'a',
      'é',
    );
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc.array(signs, { maxLength: 60 }).map((parts) => parts.join('')),
    );
    fc.assert(
      fc.property(text, (document) => {
        const mdx = renderBlocks(blocksOf(document));
        expect(parseMdx('x.mdx', mdx).flaws).toEqual([]);
        expect(JSON.stringify(parseMdx('x.mdx', mdx).tree)).not.toMatch(/"type":"mdx/);
      }),
      { numRuns: 800, seed: 7 },
    );
  }, 60_000);
});
