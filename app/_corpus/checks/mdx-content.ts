import { codeFlaws } from '../code-flaws';
import { pages } from '../corpus';
import type { Check } from './check';

/** No page runs code or uses a component that the site does not know. */
export const mdxContent: Check = ({ corpus }) =>
  [...pages(corpus)].flatMap((page) => codeFlaws(page.file, page.tree));
