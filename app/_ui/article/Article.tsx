import { run } from '@mdx-js/mdx';
import * as jsxRuntime from 'react/jsx-runtime';
import { compileTree } from '../../_corpus/mdx';
import { type ProseContext, proseComponents } from './prose-components';

/** The text of a page: its prepared MDX, run on the server. */
export async function Article({ page, entry }: ProseContext) {
  const { default: Content } = await run(await compileTree(page.tree), {
    ...jsxRuntime,
    baseUrl: import.meta.url,
  });
  return (
    <div className="prose" data-role={entry ? 'entry' : 'chapter'}>
      <Content components={proseComponents({ page, entry })} />
    </div>
  );
}
