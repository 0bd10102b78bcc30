import type { Nodes, Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import type { Data } from 'unist';
import { visit } from 'unist-util-visit';
import { COMPONENTS, type Components, INSERTED } from './components';
import type { Flaw } from './flaw';
import { isExternal, isImageAddress, isWithinSite } from './link-forms';
import { nearest } from './nearest';

/** What a tree may hold beyond plain Markdown. */
export interface Licence {
  components: Components;
  /** Properties that nodes may hand on to their element, as text. */
  properties: readonly string[];
}

/** What an author may write. */
export const AUTHOR: Licence = { components: COMPONENTS, properties: [] };

/** What the compiler takes: the author's text with all that the site adds to it. */
export const PREPARED: Licence = {
  components: { ...COMPONENTS, ...INSERTED },
  properties: ['id', 'rel', 'data-bottom-line', 'data-authority', 'data-term', 'data-ref'],
};

const PLAIN: ReadonlySet<string> = new Set<Nodes['type']>([
  'root',
  'yaml',
  'paragraph',
  'heading',
  'blockquote',
  'list',
  'listItem',
  'table',
  'tableRow',
  'tableCell',
  'code',
  'thematicBreak',
  'footnoteDefinition',
  'text',
  'emphasis',
  'strong',
  'delete',
  'inlineCode',
  'break',
  'linkReference',
  'footnoteReference',
]);

type Finding = Pick<Flaw, 'code' | 'message' | 'remedy'>;

/**
 * Text is data: it runs no code, uses only the components that it may, in the one way that it may, and leads nowhere
 * but to the site and the web. Whatever is not known to be harmless is a flaw.
 */
export function codeFlaws(file: string, tree: Root, licence: Licence = AUTHOR): Flaw[] {
  const flaws: Flaw[] = [];
  visit(tree, (node) => {
    const { line = 1, column = 1 } = node.position?.start ?? {};
    const own = nodeFindings(node, licence);
    const found = own.length > 0 ? own : dataFindings(node.data, licence);
    flaws.push(...found.map((finding) => ({ file, line, column, ...finding })));
  });
  return flaws;
}

function nodeFindings(node: Nodes, { components }: Licence): Finding[] {
  switch (node.type) {
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      return componentFindings(node, components);
    case 'mdxjsEsm':
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      return [
        {
          code: 'mdx-code',
          message: 'import, export and { } are code, which the corpus does not run',
          remedy: 'write plain text, or escape the brace with a backslash',
        },
      ];
    case 'link':
      return isExternal(node.url) || isWithinSite(node.url) ? [] : [unsafe(node.url)];
    case 'definition':
      return isExternal(node.url) ? [] : [unsafe(node.url)];
    case 'image':
      return isImageAddress(node.url)
        ? []
        : [unsafeImage(`${JSON.stringify(node.url)} is no image of the corpus`)];
    case 'imageReference':
      return [unsafeImage('an image by reference shows no address')];
    default:
      return PLAIN.has(node.type) ? [] : [code(`"${node.type}" has no place in a text`)];
  }
}

function componentFindings(
  { name, attributes, children }: MdxJsxFlowElement | MdxJsxTextElement,
  components: Components,
): Finding[] {
  const wanted = name !== null && Object.hasOwn(components, name) ? components[name] : undefined;
  if (!wanted) {
    const guess = nearest(name ?? '', Object.keys(COMPONENTS)) ?? 'Source';
    return [
      {
        code: 'unknown-component',
        message: `<${name ?? ''}> is no component of the corpus`,
        remedy: `use Markdown, or <${guess}>`,
      },
    ];
  }
  const usage = `write it as ${[`<${name}`, ...wanted.map((key) => `${key}="…"`), '/>'].join(' ')}`;
  const misuse = (message: string): Finding => ({ code: 'component-use', message, remedy: usage });
  const given = new Set<string>();
  const findings = attributes.flatMap((attribute): Finding[] => {
    if (attribute.type !== 'mdxJsxAttribute') return [code(`an attribute of <${name}> is code`)];
    const { name: key, value } = attribute;
    if (typeof value === 'object' && value !== null) return [code(`an attribute of <${name}> is code`)];
    if (!wanted.includes(key)) return [misuse(`<${name}> has no attribute "${key}"`)];
    if (given.has(key)) return [misuse(`<${name}> has "${key}" twice`)];
    given.add(key);
    return typeof value === 'string' ? [] : [misuse(`"${key}" of <${name}> has no value`)];
  });
  for (const key of wanted)
    if (!given.has(key) && findings.length === 0) findings.push(misuse(`<${name}> lacks "${key}"`));
  if (children.length > 0) findings.push(misuse(`<${name}> may hold nothing`));
  return findings;
}

/** The parser leaves no data; what the site's own passes leave are properties with text as their value. */
function dataFindings(data: Data | undefined, { properties }: Licence): Finding[] {
  const { hProperties = {}, ...rest } = (data ?? {}) as { hProperties?: Record<string, unknown> };
  const isText = (value: unknown) => [value].flat().every((one) => typeof one === 'string');
  const isFine =
    Object.keys(rest).length === 0 &&
    Object.entries(hProperties).every(([name, value]) => properties.includes(name) && isText(value));
  return isFine ? [] : [code('a node carries more than text')];
}

const code = (message: string): Finding => ({
  code: 'mdx-code',
  message,
  remedy: 'write plain text and Markdown, and attributes as text in quotes',
});

const unsafe = (url: string): Finding => ({
  code: 'unsafe-address',
  message: `${JSON.stringify(url)} is no address that a text may lead to`,
  remedy: 'write the id of an entry or section in the link itself, or an address with https://',
});

const unsafeImage = (message: string): Finding => ({
  code: 'unsafe-address',
  message,
  remedy: 'put it under public/images and write its address as ![words](/images/…)',
});
