import { execFileSync } from 'node:child_process';
import { type CorpusFiles, SNAPSHOT_FILE } from '../files';

/** The commit in which the last record was made. */
export function lastRecord(root: string): string | undefined {
  return git(root, 'log', '-1', '--format=%H', '--', SNAPSHOT_FILE).trim() || undefined;
}

/** The texts of the corpus as they were in a commit. */
export function filesAt(root: string, commit: string): CorpusFiles {
  const paths = git(root, 'ls-tree', '-r', '-z', '--name-only', commit, '--', 'content', 'glossary')
    .split('\0')
    .filter((path) => /\.(mdx|yaml)$/.test(path));
  const blobs = execFileSync('git', ['cat-file', '--batch'], {
    cwd: root,
    input: paths.map((path) => `${commit}:${path}\n`).join(''),
    maxBuffer: 1 << 28,
  });
  let offset = 0;
  const texts = paths.map((path) => {
    const end = blobs.indexOf(10, offset);
    const size = Number(blobs.subarray(offset, end).toString().split(' ')[2]);
    const text = blobs.subarray(end + 1, end + 1 + size).toString('utf8');
    offset = end + 2 + size;
    return { path, text };
  });
  return { texts, images: [] };
}

const git = (root: string, ...args: string[]): string =>
  execFileSync('git', args, { cwd: root, encoding: 'utf8', maxBuffer: 1 << 28 });
