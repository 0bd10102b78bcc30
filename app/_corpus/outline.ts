import type { Heading, ListItem, Paragraph, Parent, PhrasingContent, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { toString as plainText } from 'mdast-util-to-string';

export interface Spot {
  line: number;
  column: number;
}

/** A stretch of text under one heading, or the lead that stands before the first. */
export interface Passage extends Spot {
  /** The heading's id; empty for the lead and for a heading that lacks one. */
  id: string;
  title: string;
  depth: number;
  sources: (Spot & { of: string })[];
  /** Its first paragraph, in plain words. */
  bottomLine: (Spot & { text: string }) | undefined;
}

/** An address within a page. */
export interface Anchor extends Spot {
  id: string;
  of: 'heading' | 'paragraph';
  /** Written by the author, not counted. */
  explicit: boolean;
}

export interface Outline {
  passages: Passage[];
  anchors: Anchor[];
}

export const ANCHOR_FORM = /^[a-z0-9]+(?:[.-][a-z0-9]+)*$/;
const TRAILING_ID = /\s*\[#([^\]\s]*)\]\s*$/;
/** Paragraphs of the lead are `p.1`, `p.2` …; those of a section `attrition.1` … */
const LEAD_ANCHOR = 'p';

const spot = (node: { position?: { start: Spot } | undefined }): Spot => ({
  line: node.position?.start.line ?? 1,
  column: node.position?.start.column ?? 1,
});

/** Takes `[#id]` off the end of a heading or paragraph and returns the id. */
function takeId(node: { children: PhrasingContent[] }): string | undefined {
  const last = node.children.at(-1);
  if (last?.type !== 'text') return undefined;
  const match = last.value.match(TRAILING_ID);
  if (!match) return undefined;
  last.value = last.value.slice(0, match.index);
  if (last.value === '') node.children.pop();
  return match[1];
}

function setAttribute(node: Heading | Paragraph | ListItem, name: string, value: string): void {
  node.data = { ...node.data, hProperties: { ...node.data?.hProperties, [name]: value } };
}

export function sourcesIn(node: RootContent): string[] {
  if (node.type !== 'mdxJsxFlowElement' || (node as MdxJsxFlowElement).name !== 'Source') return [];
  const of = (node as MdxJsxFlowElement).attributes.find(
    (attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === 'of',
  );
  return typeof of?.value === 'string' ? of.value.split(/[\s,]+/).filter(Boolean) : [''];
}

/** Reads the headings, gives every heading and paragraph its id, and marks the bottom lines. Changes the tree. */
export function outline(tree: Root): Outline {
  const lead: Passage = {
    id: '',
    title: '',
    depth: 1,
    line: 1,
    column: 1,
    sources: [],
    bottomLine: undefined,
  };
  const passages = [lead];
  const anchors: Anchor[] = [];
  let passage = lead;
  let count = 0;
  let atStart = true;

  const addParagraph = (node: Paragraph | ListItem, text: { children: PhrasingContent[] } | undefined) => {
    count += 1;
    const written = text && takeId(text);
    const id = written ?? `${passage.id || LEAD_ANCHOR}.${count}`;
    setAttribute(node, 'id', id);
    anchors.push({ id, of: 'paragraph', explicit: written !== undefined, ...spot(node) });
  };

  const walk = (parent: Parent) => {
    for (const node of parent.children as RootContent[]) {
      if (node.type === 'paragraph') addParagraph(node, node);
      else if (node.type === 'list') {
        for (const item of node.children) {
          addParagraph(
            item,
            item.children.find((child) => child.type === 'paragraph'),
          );
          walk({ ...item, children: item.children.filter((child) => child.type === 'list') });
        }
      } else if (node.type === 'blockquote') walk(node);
    }
  };

  for (const node of tree.children) {
    if (node.type === 'yaml') continue;
    if (node.type === 'heading') {
      const id = takeId(node) ?? '';
      if (id) {
        setAttribute(node, 'id', id);
        anchors.push({ id, of: 'heading', explicit: true, ...spot(node) });
        count = 0;
      }
      const title = plainText(node);
      passage = { id, title, depth: node.depth, ...spot(node), sources: [], bottomLine: undefined };
      passages.push(passage);
      atStart = true;
      continue;
    }
    const sources = sourcesIn(node);
    if (sources.length > 0) {
      passage.sources.push(...sources.map((of) => ({ of, ...spot(node) })));
      continue;
    }
    walk({ type: 'root', children: [node] } as Parent);
    if (atStart && node.type === 'paragraph') {
      passage.bottomLine = { text: plainText(node), ...spot(node) };
      setAttribute(node, 'data-bottom-line', 'true');
    }
    if (node.type !== 'mdxJsxFlowElement') atStart = false;
  }
  return { passages, anchors };
}
