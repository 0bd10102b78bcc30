import type { Emphasis, Link, Nodes, Parents, PhrasingContent, Root, Text } from 'mdast';
import type { Mention, Reading, TermTable } from './term-table';

export interface LinkingPage {
  /** The page's own id. */
  id: string;
  /** Homographs that this page allows. */
  allow: readonly string[];
}

export interface LinkHost {
  table: TermTable;
  page: LinkingPage;
  makeLink(target: string, children: PhrasingContent[]): Link;
}

/** Nothing inside these is ever linked. */
const OPAQUE = new Set([
  'heading',
  'link',
  'linkReference',
  'inlineCode',
  'code',
  'yaml',
  'mdxJsxFlowElement',
  'mdxJsxTextElement',
  'mdxFlowExpression',
  'mdxTextExpression',
  'mdxjsEsm',
]);

/**
 * Links mentions of terms: the first in each section, the longest first, in one pass.
 * Explicit links of the author count as the first mention. Changes the tree.
 */
export function linkTerms(tree: Root, { table, page, makeLink }: LinkHost): void {
  let linked = new Set<string>();
  let section = page.id;

  const isAllowed = ({ target, linking, sameCase }: Reading, asTitle: boolean): boolean => {
    if (linking === 'exact') return sameCase;
    if (linking === 'italic') return asTitle && sameCase;
    return linking === 'auto' || page.allow.includes(target);
  };
  /** What a mention means on this page; a homograph that the page allows comes before the plain term. */
  const meaning = ({ readings }: Mention, asTitle: boolean): string | undefined => {
    const open = readings.filter((reading) => isAllowed(reading, asTitle));
    return (open.find(({ linking }) => linking === 'allowed') ?? open[0])?.target;
  };
  const isNew = (target: string): boolean => target !== page.id && target !== section && !linked.has(target);

  const linkText = (node: Text, asTitle: boolean): PhrasingContent[] => {
    const pieces: PhrasingContent[] = [];
    let from = 0;
    for (const mention of table.find(node.value)) {
      const whole = mention.start === 0 && mention.end === node.value.length;
      // A part of a title is no mention: *Droid Starfighter* says nothing of droids.
      if (asTitle && !whole) continue;
      const target = meaning(mention, asTitle);
      if (!target || !isNew(target)) continue;
      linked.add(target);
      if (mention.start > from) pieces.push({ type: 'text', value: node.value.slice(from, mention.start) });
      pieces.push(makeLink(target, [{ type: 'text', value: node.value.slice(mention.start, mention.end) }]));
      from = mention.end;
    }
    if (from === 0) return [node];
    if (from < node.value.length) pieces.push({ type: 'text', value: node.value.slice(from) });
    return pieces;
  };

  const isTitle = (node: Nodes): node is Emphasis => node.type === 'emphasis' && node.children.length === 1;

  const walk = (parent: Parents) => {
    parent.children = parent.children.flatMap((node): (typeof node)[] => {
      if (node.type === 'heading') startSection(node);
      if (OPAQUE.has(node.type)) return [node];
      if (node.type === 'text') return linkText(node, isTitle(parent));
      if ('children' in node) walk(node);
      return [node];
    }) as typeof parent.children;
  };

  const startSection = (heading: Nodes) => {
    const id = (heading.data as { hProperties?: { id?: string } } | undefined)?.hProperties?.id;
    section = id ? `${page.id}#${id}` : page.id;
    linked = explicitTargets(tree, heading);
  };

  linked = explicitTargets(tree, undefined);
  walk(tree);
}

/** Targets that the author linked by hand in the section that begins at `heading` (the lead, if none). */
function explicitTargets(tree: Root, heading: Nodes | undefined): Set<string> {
  const start = heading ? tree.children.indexOf(heading as Root['children'][number]) + 1 : 0;
  const rest = tree.children.slice(start);
  const end = rest.findIndex((node) => node.type === 'heading');
  const targets = new Set<string>();
  const collect = (node: Nodes) => {
    if (node.type === 'link') targets.add(targetOf(node) ?? node.url);
    else if ('children' in node) node.children.forEach(collect);
  };
  rest.slice(0, end === -1 ? undefined : end).forEach(collect);
  return targets;
}

export const targetOf = (link: Link): string | undefined => {
  const target = link.data?.hProperties?.['data-term'];
  return typeof target === 'string' ? target : undefined;
};
