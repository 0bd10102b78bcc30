import { createHash } from 'node:crypto';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { ReactNode } from 'react';
import type { renderToStaticMarkup } from 'react-dom/server';
import { StillMarkup, type StillProps } from './StillMarkup';
import { shelve } from './shelf';

// What Next bundles under this name refuses to run in server components; the package itself does not.
const renderer: { renderToStaticMarkup: typeof renderToStaticMarkup } = createRequire(
  path.resolve('package.json'),
)('react-dom/server');

/**
 * A part of the page in which nothing ever changes. It is sent as markup alone, without the second copy that React
 * needs of everything it brings to life, so that a page is less than half as long and wakes at once. Whatever works in
 * it works by listeners on the document. It cannot hold client components or asynchronous ones.
 */
export function Still({ children, ...props }: StillProps & { children: ReactNode }) {
  const html = renderer.renderToStaticMarkup(children);
  const markup = shelve(createHash('sha256').update(html).digest('hex'), html);
  return <StillMarkup {...props} markup={markup} />;
}
