import { run } from '@mdx-js/mdx';
import type { MDXContent } from 'mdx/types';
import type { ElementType } from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import { library } from '../../_corpus/library';
import { compileTree } from '../../_corpus/mdx';
import { Still } from '../still/Still';
import { partsOf } from './parts';
import { type ProseContext, proseComponents } from './prose-components';

/** The text of a page: its prepared MDX, run on the server. Only simulators, and the documents of the owner, are more than markup. */
export async function Article({ page, entry, atWork }: ProseContext) {
  const code = await compileTree(page.file, page.tree);
  const { default: Content }: { default: MDXContent } = await run(code, {
    ...jsxRuntime,
    baseUrl: import.meta.url,
  });
  const components = proseComponents({ page, entry, ...(atWork && { atWork }) });
  const live = new Set<ElementType>([components.Simulator]);
  if (library().local.bySource.size > 0) live.add(components.Source);
  return (
    <div className="prose" data-role={entry ? 'entry' : 'chapter'}>
      {partsOf(Content({ components }), live).map(({ key, isStill, nodes }) =>
        isStill ? (
          <Still key={key} className="prose-part">
            {nodes}
          </Still>
        ) : (
          nodes
        ),
      )}
    </div>
  );
}
