import type { RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import type { Page } from '../corpus';

const element = (name: string, attributes: Record<string, string> = {}): MdxJsxFlowElement => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: Object.entries(attributes).map(([key, value]) => ({
    type: 'mdxJsxAttribute',
    name: key,
    value,
  })),
  children: [],
});

/**
 * Puts what the front matter knows where a reader wants it: an entry's source, status and note behind its
 * bottom line, a section's note at its end, and after it what shows the section at work. Changes the tree.
 */
export function insertFacts(page: Page, role: 'entry' | 'chapter'): void {
  const out: RootContent[] = [];
  let section = '';
  const closeSection = () => {
    const note = page.sections[section]?.note;
    if (note)
      out.push(
        element('Note', { id: `${section}-note`, text: note.text, authority: note.authority.join(' ') }),
      );
    if (role === 'chapter') out.push(element('AtWork', { section }));
  };
  for (const node of page.tree.children) {
    if (node.type === 'heading') {
      closeSection();
      section = String(node.data?.hProperties?.id ?? '');
    }
    out.push(node);
    const isLead =
      section === '' && node.type === 'paragraph' && node.data?.hProperties?.['data-bottom-line'];
    if (isLead && role === 'entry') out.push(element('EntryFacts'));
  }
  closeSection();
  page.tree.children = out;
}
