import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { pages } from '../corpus';
import type { Flaw } from '../flaw';
import { nearest } from '../nearest';
import type { Check } from './check';

/** Every `<Simulator>` names a simulator that exists and a worked example of it. */
export const simulators: Check = ({ corpus, scenarios }) => {
  const flaws: Flaw[] = [];
  for (const page of pages(corpus)) {
    visit(page.tree, (node) => {
      if (node.type !== 'mdxJsxFlowElement' && node.type !== 'mdxJsxTextElement') return;
      const { name, attributes, position } = node as MdxJsxFlowElement;
      if (name !== 'Simulator') return;
      const given = (key: string): string => {
        const attribute = attributes.find((one) => 'name' in one && one.name === key);
        return typeof attribute?.value === 'string' ? attribute.value : '';
      };
      const place = { file: page.file, line: position?.start.line ?? 1, column: position?.start.column ?? 1 };
      const id = given('id');
      const known = scenarios.get(id);
      if (!known) {
        flaws.push(unknown(place, `no simulator is called "${id}"`, 'id', id, [...scenarios.keys()]));
      } else if (!known.includes(given('scenario'))) {
        const wanted = given('scenario');
        flaws.push(unknown(place, `${id} has no example called "${wanted}"`, 'scenario', wanted, known));
      }
    });
  }
  return flaws;
};

function unknown(
  place: Pick<Flaw, 'file' | 'line' | 'column'>,
  message: string,
  attribute: string,
  wanted: string,
  known: readonly string[],
): Flaw {
  const guess = nearest(wanted, known);
  const remedy = guess ? `write ${attribute}="${guess}"` : `use one of: ${known.join(', ')}`;
  return { ...place, code: 'unknown-simulator', message, remedy };
}
