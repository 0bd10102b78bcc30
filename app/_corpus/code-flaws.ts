import type { Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { COMPONENTS } from './components';
import type { Flaw } from './flaw';
import { nearest } from './nearest';

const CODE = new Set(['mdxjsEsm', 'mdxFlowExpression', 'mdxTextExpression']);
const JSX = new Set(['mdxJsxFlowElement', 'mdxJsxTextElement']);

/** Text is data: it runs no code, and uses only the components that the site knows. */
export function codeFlaws(file: string, tree: Root): Flaw[] {
  const flaws: Flaw[] = [];
  visit(tree, (node) => {
    const place = { file, line: node.position?.start.line ?? 1, column: node.position?.start.column ?? 1 };
    if (CODE.has(node.type)) {
      flaws.push({
        ...place,
        code: 'mdx-code',
        message: 'import, export and { } are code, which the corpus does not run',
        remedy: 'write plain text, or escape the brace with a backslash',
      });
    }
    if (!JSX.has(node.type)) return;
    const { name, attributes } = node as MdxJsxFlowElement | MdxJsxTextElement;
    if (!name || !(COMPONENTS as readonly string[]).includes(name)) {
      const guess = nearest(name ?? '', COMPONENTS) ?? COMPONENTS[0];
      flaws.push({
        ...place,
        code: 'unknown-component',
        message: `<${name ?? ''}> is no component of the corpus`,
        remedy: `use Markdown, or <${guess}>`,
      });
    } else if (
      attributes.some((attribute) => typeof attribute.value === 'object' && attribute.value !== null)
    ) {
      flaws.push({
        ...place,
        code: 'mdx-code',
        message: `an attribute of <${name}> is code`,
        remedy: 'give it as text in quotes',
      });
    }
  });
  return flaws;
}
