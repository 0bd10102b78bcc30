import { createHash } from 'node:crypto';
import fs from 'node:fs';
import type { Root } from 'mdast';

/**
 * Parsing is what takes longest about the corpus, and a build reads it in half a dozen processes. The first of them
 * writes its syntax trees to the file that this variable names, the others take them from there.
 */
export const TREES_VARIABLE = 'ARBITRE_TREES';

const KEY_LENGTH = 40;
let kept: Map<string, string> | undefined;
let isWritten = true;

/** The tree of a text: from the file, or parsed. A new one each time, since trees are changed later. */
export function treeOf(text: string, parse: (text: string) => Root): Root {
  const file = process.env[TREES_VARIABLE];
  if (file === undefined) return parse(text);
  kept ??= readTrees(file);
  const key = keyOf(text);
  const known = kept.get(key);
  if (known !== undefined) return JSON.parse(known) as Root;
  const tree = parse(text);
  kept.set(key, JSON.stringify(tree));
  isWritten = false;
  return tree;
}

/** Leaves every tree of this process to the next ones, if they do not have them yet. */
export function writeTrees(): void {
  const file = process.env[TREES_VARIABLE];
  if (file === undefined || !kept || isWritten) return;
  fs.writeFileSync(file, Array.from(kept, ([key, json]) => key + json).join('\n'));
  isWritten = true;
}

function readTrees(file: string): Map<string, string> {
  if (!fs.existsSync(file)) return new Map();
  const lines = fs.readFileSync(file, 'utf8').split('\n');
  return new Map(lines.map((line) => [line.slice(0, KEY_LENGTH), line.slice(KEY_LENGTH)]));
}

const keyOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, KEY_LENGTH);
