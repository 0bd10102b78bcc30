import { run as runCode } from '@mdx-js/mdx';
import * as jsxRuntime from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';
import { readLocal } from '../../../app/_corpus/local';
import { compileTree } from '../../../app/_corpus/mdx';
import { fileWith, run, tempFolder } from './support';

const world = globalThis as { ran?: boolean };
afterEach(() => {
  delete world.ran;
});

const RUN = '(globalThis.ran = true)';
/** Lines that an owner's document might hold by chance or by malice. */
const LINES = [
  `{${RUN}}`,
  `export const a = ${RUN}`,
  `import a from 'b'`,
  `<Source of="a#b" {...(${RUN}, {})} />`,
  `<Source of={${RUN}} />`,
  `a <b title={${RUN}}>bold</b> word`,
  `- {${RUN}}`,
  `> {${RUN}}`,
  `| a | {${RUN}} |\n|---|---|\n| <Source of={${RUN}} /> | b |`,
  `\`\`\`\n{${RUN}}\n\`\`\``,
  `\\{${RUN}\\}`,
  `\\\\{${RUN}}`,
  `[a](javascript:${RUN})`,
  `[a](<javascript:${RUN}>)`,
  `[a][b]\n\n[b]: javascript:${RUN}`,
  '![a](https://example.org/a.png)',
  '![a][b]\n\n[b]: https://example.org/a.png',
  '<javascript:a>',
  '{/* a */}',
  '<>a</>',
  '<!-- a -->',
  '---',
];

const DOCUMENTS = {
  glossary: LINES.map((line, i) => `Harbor ${i} (port ${i})\n\nLa marée monte.\n\n${line}\n\nElle passe.\n`),
  'a glossary with such heads': LINES.filter((line) => !line.includes('\n')).map(
    (line, i) => `Harbor ${i} (port ${line})\n\nLa marée monte.\n`,
  ),
  rulebook: LINES.map((line, i) => `# ${i + 1}. Le port\n\nLa marée monte.\n\n${line}\n\nElle passe.\n`),
  'a rulebook with such heads': LINES.filter((line) => !line.includes('\n')).map(
    (line, i) => `# ${i + 1}. Port ${line}\n\nLa marée monte.\n`,
  ),
};

describe('A hostile document', () => {
  it.each(Object.entries(DOCUMENTS))('is ingested as text that runs nothing: %s', async (name, parts) => {
    const root = tempFolder();
    const profile = name.includes('glossary') ? 'glossary' : 'rulebook';
    const { status } = run(
      fileWith(parts.join('\n')),
      ...['--as', 'swccg-port', '--profile', profile, '--out', root],
    );
    expect(status).toBe(0);
    const { bySource, flaws } = readLocal(root);
    expect(flaws).toEqual([]);
    expect(bySource.size).toBeGreaterThan(5);
    for (const { file, tree } of bySource.values()) {
      const { default: Content } = await runCode(await compileTree(file, tree), {
        ...jsxRuntime,
        baseUrl: import.meta.url,
      });
      expect(renderToStaticMarkup(Content({}))).not.toMatch(/<script|<img|\shref="(?!https?:)/);
    }
    expect(world.ran).toBeUndefined();
  });
});
