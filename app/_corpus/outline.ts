import type { Heading, List, ListItem, Paragraph, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { toString as plainText } from 'mdast-util-to-string';
import { takeMarksOff } from './marks';

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
  /** Its first paragraph, in plain words; where that ends in a colon, with the list that it leads to. */
  bottomLine: (Spot & { text: string; authority: string[] }) | undefined;
}

/** An address within a page: a heading, or a paragraph or list item, which states something. */
export interface Anchor extends Spot {
  id: string;
  of: 'heading' | 'paragraph';
  /** Written by the author, not counted. */
  explicit: boolean;
  /** The heading's id under which it stands; empty in the lead. */
  section: string;
  /** What it says, in plain words and without the lists in it. */
  text: string;
  /** What leads to an item: the sentence before its list that ends in a colon, the item that it stands under, or its heading. */
  lead: string;
  /** What it names as its authority, where that is not the documents of its page. */
  authority: string[];
}

export interface Outline {
  passages: Passage[];
  anchors: Anchor[];
}

export const ANCHOR_FORM = /^[a-z0-9]+(?:[.-][a-z0-9]+)*$/;
/** Paragraphs of the lead are `p.1`, `p.2` …; those of a section `attrition.1` … */
const LEAD_ANCHOR = 'p';
/** On the element of a paragraph: what it names as its authority. */
export const AUTHORITY_ATTRIBUTE = 'data-authority';

const spot = (node: { position?: { start: Spot } | undefined }): Spot => ({
  line: node.position?.start.line ?? 1,
  column: node.position?.start.column ?? 1,
});

function setAttribute(node: Heading | Paragraph | ListItem, name: string, value: string): void {
  node.data = { ...node.data, hProperties: { ...node.data?.hProperties, [name]: value } };
}

/** Whether a paragraph stops at a colon, so that what follows it ends its sentence. */
const leadsOn = (node: RootContent): boolean => node.type === 'paragraph' && /:\s*$/.test(plainText(node));

/** What each item of a list says, without the stop at its end. */
const itemsOf = (list: List): string[] =>
  list.children.map((item) => plainText(item).replace(/[.;,]\s*$/, ''));

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
  let leadIn: { text: string } | undefined;
  let previous: RootContent | undefined;

  const addParagraph = (node: Paragraph | ListItem, text: Paragraph | undefined, lead: string) => {
    count += 1;
    const { id: written, authority } = text ? takeMarksOff(text) : { authority: [] };
    const id = written ?? `${passage.id || LEAD_ANCHOR}.${count}`;
    setAttribute(node, 'id', id);
    if (authority.length > 0) setAttribute(node, AUTHORITY_ATTRIBUTE, authority.join(' '));
    anchors.push({
      id,
      of: 'paragraph',
      explicit: written !== undefined,
      section: passage.id,
      text: text ? plainText(text) : '',
      lead,
      authority,
      ...spot(node),
    });
  };

  const walk = (nodes: readonly RootContent[], lead: string) => {
    let leadIn = lead;
    for (const node of nodes) {
      if (node.type === 'paragraph') addParagraph(node, node, '');
      else if (node.type === 'list') {
        for (const item of node.children) {
          const text = item.children.find((child) => child.type === 'paragraph');
          addParagraph(item, text, leadIn || passage.title);
          walk(
            item.children.filter((child) => child.type === 'list'),
            text ? plainText(text) : leadIn,
          );
        }
      } else if (node.type === 'blockquote') walk(node.children, '');
      leadIn = leadsOn(node) ? plainText(node) : '';
    }
  };

  for (const node of tree.children) {
    if (node.type === 'yaml') continue;
    if (node.type === 'heading') {
      const { id = '', authority } = takeMarksOff(node);
      const title = plainText(node);
      if (id) {
        setAttribute(node, 'id', id);
        anchors.push({
          id,
          of: 'heading',
          explicit: true,
          section: id,
          text: title,
          lead: '',
          authority,
          ...spot(node),
        });
        count = 0;
      }
      passage = { id, title, depth: node.depth, ...spot(node), sources: [], bottomLine: undefined };
      passages.push(passage);
      atStart = true;
      previous = undefined;
      continue;
    }
    const sources = sourcesIn(node);
    if (sources.length > 0) {
      passage.sources.push(...sources.map((of) => ({ of, ...spot(node) })));
      continue;
    }
    walk([node], previous && leadsOn(previous) ? plainText(previous) : '');
    previous = node;
    if (leadIn && node.type === 'list') leadIn.text += ` ${itemsOf(node).join(' · ')}`;
    leadIn = undefined;
    if (atStart && node.type === 'paragraph') {
      passage.bottomLine = {
        text: plainText(node),
        authority: anchors.at(-1)?.authority ?? [],
        ...spot(node),
      };
      if (leadsOn(node)) leadIn = passage.bottomLine;
      setAttribute(node, 'data-bottom-line', 'true');
    }
    if (node.type !== 'mdxJsxFlowElement') atStart = false;
  }
  return { passages, anchors };
}
