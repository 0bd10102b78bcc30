import { createProcessor } from '@mdx-js/mdx';
import type { Root } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import { codeFlaws, PREPARED } from './code-flaws';
import { type Flaw, formatFlaw } from './flaw';
import { treeOf } from './kept-trees';
import { sizeFlaw } from './mdx-limits';

/** The one MDX dialect of the corpus: front matter and GitHub tables, lists and strikes. */
const processor = createProcessor({
  remarkPlugins: [remarkFrontmatter, remarkGfm],
  outputFormat: 'function-body',
});

/** The syntax tree of a text, and all in it that a text may not hold. */
export function parseMdx(file: string, text: string): { tree?: Root; flaws: Flaw[] } {
  const tooLarge = sizeFlaw(file, text);
  if (tooLarge) return { flaws: [tooLarge] };
  try {
    const tree = treeOf(text, (source) => processor.parse(source));
    return { tree, flaws: codeFlaws(file, tree) };
  } catch (error) {
    return { flaws: [syntaxFlaw(file, error)] };
  }
}

/**
 * The code of a prepared tree, ready for `run` of `@mdx-js/mdx`. Whoever runs it relies on this alone: a tree that
 * holds anything of its author's to be run is refused here, whatever was checked before.
 */
export async function compileTree(file: string, tree: Root): Promise<string> {
  const flaws = codeFlaws(file, tree, PREPARED);
  if (flaws.length > 0) throw new Error(`A text is not compiled:\n${flaws.map(formatFlaw).join('\n')}`);
  // The processor's type speaks of its last stage alone; its transformers start from the syntax tree.
  const start = structuredClone(tree) as unknown as Parameters<typeof processor.run>[0];
  return String(processor.stringify(await processor.run(start)));
}

interface VFileMessageLike {
  reason?: string;
  line?: number;
  column?: number;
  place?: { line?: number; column?: number; start?: { line: number; column: number } };
}

export function syntaxFlaw(file: string, error: unknown): Flaw {
  const message = (typeof error === 'object' && error !== null ? error : {}) as VFileMessageLike;
  const start = message.place?.start ?? message.place ?? message;
  const reason = message.reason ?? (error instanceof Error ? error.message : String(error));
  return {
    file,
    line: start.line ?? 1,
    column: start.column ?? 1,
    code: 'mdx-syntax',
    message: `MDX does not compile: ${reason.split('\n')[0]}`,
    remedy: 'write < and { as words or escape them with a backslash, and close every tag',
  };
}
