import {
  Children,
  type ElementType,
  Fragment,
  isValidElement,
  type ReactElement,
  type ReactNode,
} from 'react';

/** A stretch of a text: markup that never changes, or something that comes to life in the page. */
export interface Part {
  key: number;
  isStill: boolean;
  nodes: ReactNode[];
}

/** Divides a text, given as its block or a fragment of several, where something live stands in it. */
export function partsOf(text: ReactElement<{ children?: ReactNode }>, live: Set<ElementType>): Part[] {
  const parts: Part[] = [];
  const blocks = text.type === Fragment ? text.props.children : text;
  for (const node of Children.toArray(blocks)) {
    const isStill = !isLive(node, live);
    const last = parts.at(-1);
    if (last?.isStill === isStill) last.nodes.push(node);
    else parts.push({ key: parts.length, isStill, nodes: [node] });
  }
  return parts;
}

function isLive(node: ReactNode, live: Set<ElementType>): boolean {
  if (!isValidElement<{ children?: ReactNode }>(node)) return false;
  if (live.has(node.type as ElementType)) return true;
  return Children.toArray(node.props.children).some((child) => isLive(child, live));
}
