import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import type { Root } from 'mdast';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { TREES_VARIABLE } from '../../app/_corpus/kept-trees';

const tree = (text: string): Root => ({ type: 'root', children: [{ type: 'html', value: text }] });
const parse = vi.fn(tree);
/** Another process of the same build. */
const newProcess = async () => {
  vi.resetModules();
  return import('../../app/_corpus/kept-trees');
};

let folder = '';
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'arbitre-trees-'));
  vi.stubEnv(TREES_VARIABLE, path.join(folder, 'trees'));
  parse.mockClear();
});
afterEach(() => {
  vi.unstubAllEnvs();
  fs.rmSync(folder, { recursive: true });
});

describe('Syntax trees of a build', () => {
  it('are parsed by its first process alone', async () => {
    const first = await newProcess();
    for (const text of ['a\nb', 'é “x”']) first.treeOf(text, parse);
    first.writeTrees();
    const second = await newProcess();
    expect(second.treeOf('a\nb', parse)).toEqual(tree('a\nb'));
    expect(second.treeOf('é “x”', parse)).toEqual(tree('é “x”'));
    expect(parse).toHaveBeenCalledTimes(2);
    expect(second.treeOf('new', parse)).toEqual(tree('new'));
    expect(parse).toHaveBeenCalledTimes(3);
  });

  it('are handed out as they were parsed, whatever became of an earlier one', async () => {
    const { treeOf } = await newProcess();
    treeOf('a', parse).children.pop();
    expect(treeOf('a', parse)).toEqual(tree('a'));
    treeOf('a', parse).children.pop();
    expect(treeOf('a', parse)).toEqual(tree('a'));
  });

  it('are parsed each time outside of a build, and leave no file', async () => {
    vi.stubEnv(TREES_VARIABLE, undefined);
    const { treeOf, writeTrees } = await newProcess();
    treeOf('a', parse);
    treeOf('a', parse);
    writeTrees();
    expect(parse).toHaveBeenCalledTimes(2);
    expect(fs.readdirSync(folder)).toEqual([]);
  });
});
