import type { PhrasingContent } from 'mdast';

/** What stands in brackets at the end of a heading, paragraph or list item: its id, and on what it rests. */
export interface Marks {
  /** `[#out-of-reach]` */
  id?: string | undefined;
  /** `[@swccg-card-data#alter]`, `[@deduced]`: without the sign. */
  authority: string[];
}

const TRAILING = /\s*\[(?=[#@])(?:#([^\]\s]*))?((?:\s*@[^\]\s]+)*)\]\s*$/;

/** Takes the marks off the end of a text. */
export function takeMarks(text: string): Marks & { text: string } {
  const match = text.match(TRAILING);
  if (!match) return { text, authority: [] };
  return {
    text: text.slice(0, match.index),
    id: match[1],
    authority: (match[2] ?? '').split(/\s*@/).filter(Boolean),
  };
}

/** The same for a heading or paragraph. Changes it. */
export function takeMarksOff(node: { children: PhrasingContent[] }): Marks {
  const last = node.children.at(-1);
  if (last?.type !== 'text') return { authority: [] };
  const { text, ...marks } = takeMarks(last.value);
  last.value = text;
  if (text === '') node.children.pop();
  return marks;
}
