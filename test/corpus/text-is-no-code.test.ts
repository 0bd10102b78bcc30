import fs from 'node:fs';
import path from 'node:path';
import { evaluate, run } from '@mdx-js/mdx';
import fc from 'fast-check';
import type { Nodes, Root } from 'mdast';
import * as jsxRuntime from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import { visit } from 'unist-util-visit';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { TREES_VARIABLE } from '../../app/_corpus/kept-trees';
import { buildLibrary } from '../../app/_corpus/library';
import { compileTree, parseMdx } from '../../app/_corpus/mdx';
import { tempFolder } from './ingest/support';

const world = globalThis as { ran?: boolean };
const RUN = '(globalThis.ran = true, "a")';
const FILE = 'page.mdx';
const nothing = () => null;
const components = {
  Source: nothing,
  Simulator: nothing,
  Note: nothing,
  EntryFacts: nothing,
  AtWork: nothing,
};

afterEach(() => {
  delete world.ran;
  vi.unstubAllEnvs();
});

type Kind =
  | Nodes['type']
  | 'mdxJsxAttribute'
  | 'mdxJsxExpressionAttribute'
  | 'mdxJsxAttributeValueExpression';

/** A text for every kind of node that the parser knows; the type checker sees to it that none is forgotten. */
const SPECIMENS: Record<Exclude<Kind, 'html'>, string> = {
  root: '',
  yaml: `---\ntitle: ${RUN}\n---`,
  paragraph: RUN,
  heading: `## ${RUN} [#id]`,
  blockquote: `> ${RUN}`,
  list: `1. ${RUN}`,
  listItem: `- [x] ${RUN}`,
  table: `| ${RUN} |\n| :-: |\n| ${RUN} |`,
  tableRow: `| a |\n| - |\n| ${RUN} |`,
  tableCell: `| ${RUN} |\n| - |`,
  code: `\`\`\`js ${RUN}\n${RUN}\n\`\`\``,
  thematicBreak: '***',
  definition: '[id]: https://example.org "globalThis.ran = true"',
  footnoteDefinition: `[^n]: ${RUN}`,
  text: RUN,
  emphasis: `*${RUN}*`,
  strong: `**${RUN}**`,
  delete: `~~${RUN}~~`,
  inlineCode: `\`${RUN}\``,
  break: `a\\\n${RUN}`,
  link: '[a](https://example.org "{globalThis.ran = true}")',
  image: '![{a}](/images/a.png "{globalThis.ran = true}")'.replaceAll('{', '\\{').replaceAll('}', '\\}'),
  linkReference: `[${RUN}][id]\n\n[id]: https://example.org`,
  imageReference: '![a][id]\n\n[id]: https://example.org',
  footnoteReference: `a[^n]\n\n[^n]: ${RUN}`,
  mdxjsEsm: `export const a = ${RUN}`,
  mdxFlowExpression: `{${RUN}}`,
  mdxTextExpression: `a {${RUN}} b`,
  mdxJsxFlowElement: '<Source of="(globalThis.ran = true)" />',
  mdxJsxTextElement: 'a <Source of="{globalThis.ran = true}" /> b',
  mdxJsxAttribute: '<Simulator id="a" scenario="b" />',
  mdxJsxExpressionAttribute: `<Source of="a" {...(${RUN}, {})} />`,
  mdxJsxAttributeValueExpression: `<Source of={${RUN}} />`,
};

/** Texts that run when nothing guards them. */
const RUNNING = {
  export: `export const a = ${RUN}`,
  'export of a default': `export default function Layout(props) { ${RUN}; return props.children }`,
  import: `import 'data:text/javascript,globalThis.ran=true'`,
  braces: `{${RUN}}`,
  'braces in a line': `a {${RUN}} b`,
  'braces in a heading': `## a {${RUN}}`,
  'braces in a cell': `| a |\n| - |\n| {${RUN}} |`,
  'braces in a link': `[a {${RUN}}](https://example.org)`,
  'braces in a footnote': `a[^n]\n\n[^n]: {${RUN}}`,
  'a spread': `<Source of="a" {...(${RUN}, {})} />`,
  'a spread in a line': `a <Source of="a" {...(${RUN}, {})} /> b`,
  'a spread after a comment': `<Source of="a" {/* a */ ...(${RUN}, {})} />`,
  'an attribute': `<Source of={${RUN}} />`,
  'an attribute that is an element': `<Source of={<Source of={${RUN}} />} />`,
  'an attribute of a plain element': `<p title={${RUN}} />`,
  'content of a component': `<Source of="a">{${RUN}}</Source>`,
  'content of a fragment': `<>{${RUN}}</>`,
  'a spread on a plain element': `<p {...(${RUN}, {})} />`,
  'a nested component': `<Source of="a"><Source of={${RUN}} /></Source>`,
  'a component in a list': `- <Source of={${RUN}} />`,
  'a component in a quote': `> <Source of={${RUN}} />`,
};

/** Texts that run nothing by themselves, but are no plain text either. */
const UNWANTED = {
  'a comment': '{/* a */}',
  'a fragment': '<>a</>',
  'a member': '<Source.of of="a" />',
  'a namespace': '<Source:of of="a" />',
  'a name of every object': '<constructor />',
  'a plain element': '<p>a</p>',
  'a script': '<script src="https://example.org/a.js" />',
  'an attribute of another name': '<Source of="a" onClick="a()" />',
  'an attribute with a namespace': '<Source xlink:of="a" of="a" />',
  'an attribute twice': '<Source of="a" of="b" />',
  'an attribute without value': '<Source of />',
  'no attribute': 'a <Source /> b',
  'content in a component': '<Source of="a">b</Source>',
  'a component of the site': '<EntryFacts />',
  'a note of the site': '<Note text="a" />',
  'a script as an address': '[a](javascript:globalThis.ran=true)',
  'a script as an address, with blanks': '[a](<  java&Tab;script:globalThis.ran=true>)',
  'data as an address': '[a](data:text/html,a)',
  'another site as a path': '[a](//example.org)',
  'a script by reference': '[a][b]\n\n[b]: javascript:globalThis.ran=true',
  'an image elsewhere': '![a](https://example.org/a.png)',
  'an image above': '![a](/images/../a.png)',
  'an image by reference': '![a][b]\n\n[b]: https://example.org/a.png',
};

const kindsIn = (tree: Root): Set<string> => {
  const kinds = new Set<string>();
  visit(tree, (node) => {
    kinds.add(node.type);
    for (const attribute of 'attributes' in node ? node.attributes : []) {
      kinds.add(attribute.type);
      if (attribute.value && typeof attribute.value === 'object') kinds.add(attribute.value.type);
    }
  });
  return kinds;
};

/** Compiles and shows a text as a page does, whatever was found out about it before. */
async function show(tree: Root): Promise<string> {
  const { default: Content } = await run(await compileTree(FILE, tree), {
    ...jsxRuntime,
    baseUrl: import.meta.url,
  });
  return renderToStaticMarkup(Content({ components }));
}

async function showUnguarded(text: string): Promise<void> {
  const { default: Content } = await evaluate(text, {
    ...jsxRuntime,
    baseUrl: import.meta.url,
    remarkPlugins: [remarkFrontmatter, remarkGfm],
  });
  renderToStaticMarkup(Content({ components }));
}

const entries = (texts: Record<string, string>) => Object.entries(texts);

describe('Texts that would run', () => {
  it.each(entries(RUNNING))('do run where nothing guards them: %s', async (_, text) => {
    await showUnguarded(text).catch(() => {});
    expect(world.ran).toBe(true);
  });

  it.each(entries({ ...RUNNING, ...UNWANTED }))('are flaws with their place: %s', (_, text) => {
    const { flaws } = parseMdx(FILE, `A line.\n\n${text}`);
    expect(flaws).not.toEqual([]);
    expect(flaws.every(({ file, line }) => file === FILE && line >= 3)).toBe(true);
  });

  it.each(entries({ ...RUNNING, ...UNWANTED }).filter(([, text]) => !/<EntryFacts|<Note/.test(text)))(
    'are refused by the compiler too, with their place: %s',
    async (_, text) => {
      const { tree } = parseMdx(FILE, `A line.\n\n${text}`);
      expect(tree).toBeDefined();
      await expect(show(tree as Root)).rejects.toThrow(/page\.mdx:[3-9]:\d+ /);
      expect(world.ran).toBeUndefined();
    },
  );

  it('stop the library, and with it every page of development and of a build', () => {
    const root = tempFolder();
    const file = path.join(root, 'glossary/swccg/a.fr.mdx');
    fs.mkdirSync(path.dirname(file), { recursive: true });
    const front = '---\ntitle: A\nterm: { en: a, fr: a }\nkind: term\n---\n\n';
    fs.writeFileSync(file, `${front}Text.\n`);
    expect(buildLibrary(root).corpus.entries.size).toBe(1);
    fs.writeFileSync(file, `${front}Text.\n\n<Source of="a#b" {...(${RUN}, {})} />\n`);
    expect(() => buildLibrary(root)).toThrow('glossary/swccg/a.fr.mdx:9:1 mdx-code');
    expect(world.ran).toBeUndefined();
  });

  it.each([
    ['code', { type: 'mdxFlowExpression', value: RUN }],
    ['an element', { type: 'paragraph', children: [], data: { hName: 'script' } }],
    ['markup', { type: 'html', value: '<script>a()</script>' }],
    ['a handler', { type: 'paragraph', children: [], data: { hProperties: { onClick: 'a()' } } }],
  ])('are refused when a tree of another process holds %s', async (_, node) => {
    const file = path.join(tempFolder(), 'trees');
    vi.stubEnv(TREES_VARIABLE, file);
    vi.resetModules();
    const { createHash } = await import('node:crypto');
    const key = createHash('sha256').update('Text.').digest('hex').slice(0, 40);
    fs.writeFileSync(file, key + JSON.stringify({ type: 'root', children: [node] }));
    const mdx = await import('../../app/_corpus/mdx');
    const { tree, flaws } = mdx.parseMdx(FILE, 'Text.');
    expect(flaws.map(({ code }) => code)).toEqual(['mdx-code']);
    await expect(mdx.compileTree(FILE, tree as Root)).rejects.toThrow('page.mdx:1:1 mdx-code');
  });
});

describe('Every kind of node', () => {
  it.each(entries(SPECIMENS))('is made by its specimen: %s', (kind, text) => {
    const { tree } = parseMdx(FILE, text);
    expect(tree && kindsIn(tree)).toContain(kind);
  });

  it('that the installed extensions name has a specimen', () => {
    const modules = path.join(import.meta.dirname, '../../node_modules');
    const extensions = fs
      .readdirSync(modules)
      .filter((name) => /^mdast-util-(from-markdown|frontmatter|gfm-|mdx)/.test(name));
    expect(extensions.length).toBeGreaterThan(8);
    const named = extensions.flatMap((name) => {
      const folder = path.join(modules, name, 'lib');
      return fs
        .readdirSync(folder)
        .filter((file) => file.endsWith('.js'))
        .flatMap((file) => [
          ...fs.readFileSync(path.join(folder, file), 'utf8').matchAll(/\btype: '(\w+)'/g),
        ]);
    });
    const known = new Set([...Object.keys(SPECIMENS), 'html', 'fragment']);
    expect(named.map(([, kind = '']) => kind).filter((kind) => !known.has(kind))).toEqual([]);
    expect(named.length).toBeGreaterThan(25);
  });
});

/** Markdown from all kinds of node in each other, with hostile pieces in between. */
const indented = (text: string, by: string) => text.split('\n').join(`\n${by}`);
const { page } = fc.letrec<{ words: string; block: string; page: string }>((tie) => ({
  words: fc.oneof(
    { maxDepth: 3, depthIdentifier: 'words' },
    fc.constantFrom(RUN, 'a', '\\{a\\}', `{${RUN}}`, '{/* a */}', '<>a</>', `<Source of={${RUN}} />`),
    fc.constantFrom(`<Source of="a" {...(${RUN}, {})} />`, '![a](/images/a.png)', 'a[^n]', '[id]', '`{a}`'),
    tie('words').map((words) => `*${words}*`),
    tie('words').map((words) => `**${words}**`),
    tie('words').map((words) => `~~${words}~~`),
    tie('words').map((words) => `[${words}](https://example.org)`),
    tie('words').map((words) => `<Source of="a">${words}</Source>`),
    tie('words').map((words) => `<>${words}</>`),
    tie('words').map((words) => `<Source of={<b>${words}</b>} />`),
    fc.tuple(tie('words'), tie('words')).map(([a, b]) => `${a} ${b}`),
  ),
  block: fc.oneof(
    { maxDepth: 3, depthIdentifier: 'blocks' },
    tie('words'),
    fc.constantFrom(...Object.values(SPECIMENS).filter((text) => !text.startsWith('---'))),
    fc.constantFrom(...Object.values(RUNNING), ...Object.values(UNWANTED)),
    tie('words').map((words) => `## ${words} [#id]`),
    tie('words').map((words) => `| a | b |\n| - | - |\n| ${words} | a |`),
    tie('block').map((block) => `> ${indented(block, '> ')}`),
    tie('block').map((block) => `- ${indented(block, '  ')}`),
    tie('block').map((block) => `1. ${indented(block, '   ')}`),
    tie('block').map((block) => `[^n]: ${indented(block, '    ')}`),
    tie('block').map((block) => `<Source of="a">\n\n${block}\n\n</Source>`),
    tie('block').map((block) => `\`\`\`\n${block}\n\`\`\``),
  ),
  page: fc
    .tuple(fc.boolean(), fc.array(tie('block'), { minLength: 1, maxLength: 5 }))
    .map(([front, blocks]) => [...(front ? [SPECIMENS.yaml] : []), ...blocks].join('\n\n')),
}));

const CODE = /"estree":|"mdxjsEsm"|"mdx(Flow|Text)Expression"|"mdxJsx(ExpressionAttribute|AttributeValueExp)/;

describe('Any text', () => {
  it('runs nothing, on the way from its file to its page', async () => {
    const seen = new Set<string>();
    let refused = 0;
    let shown = 0;
    await fc.assert(
      fc.asyncProperty(page, async (text) => {
        const { tree, flaws } = parseMdx(FILE, text);
        if (tree) for (const kind of kindsIn(tree)) seen.add(kind);
        expect(flaws.every(({ line, message, remedy }) => line >= 1 && message && remedy)).toBe(true);
        const isHostile = CODE.test(JSON.stringify(tree ?? {}));
        if (isHostile) expect(flaws.map(({ code }) => code)).not.toEqual([]);
        if (flaws.length > 0) refused += 1;
        if (tree) {
          const html = await show(tree).catch((error: Error) => error);
          if (isHostile) expect(html).toBeInstanceOf(Error);
          if (flaws.length === 0) expect(typeof html).toBe('string');
          if (typeof html === 'string') {
            shown += 1;
            expect(html).not.toMatch(/<script|\s(?:href|src)="(?!https:|\/images\/|#)/);
          }
        }
        expect(world.ran).toBeUndefined();
      }),
      { numRuns: 3000, seed: 11 },
    );
    expect([...seen].sort()).toEqual(Object.keys(SPECIMENS).sort());
    expect(refused).toBeGreaterThan(500);
    expect(shown).toBeGreaterThan(300);
  }, 120_000);
});
