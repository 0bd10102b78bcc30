import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { projectRoot, start, tempFolder } from './support';

const FIXTURE = path.join(projectRoot, 'test/fixtures/corpus');
/** Everything below a folder, with its content and the time of its last change. */
const everything = (folder: string) =>
  fs.readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => {
    const stat = fs.lstatSync(path.join(folder, name));
    return `${name} ${stat.mtimeMs} ${stat.isFile() ? fs.readFileSync(path.join(folder, name), 'utf8') : ''}`;
  });

async function check(folder: string) {
  const program = start('check.ts', [], folder);
  const [out, err, [status]] = await Promise.all([
    text(program.stdout),
    text(program.stderr),
    once(program, 'close'),
  ]);
  return { out, err, status };
}

describe('npm run check', () => {
  it('only reads: what an interrupted ingest left is named, and left as it is', async () => {
    const parent = tempFolder();
    const root = path.join(parent, 'project');
    fs.cpSync(FIXTURE, root, { recursive: true });
    const lay = (file: string, content: string) => {
      fs.mkdirSync(path.dirname(path.join(parent, file)), { recursive: true });
      fs.writeFileSync(path.join(parent, file), content);
    };
    lay('victim/kept', 'kept');
    lay('project/.ingest-swccg-port/complete', '');
    lay('project/.ingest-x/new-b/hook.js', 'planted');
    lay(
      'project/.ingest-x/swap.json',
      '[{"tree":"a","folder":"../victim","fresh":false},{"tree":"b","folder":"../planted","fresh":true}]',
    );
    const before = everything(parent);
    const { out, err, status } = await check(root);
    expect(everything(parent)).toEqual(before);
    expect({ out, status }).toEqual({ out: '', status: 0 });
    expect(err).toContain('An ingest of swccg-port was interrupted.');
    expect(err).toContain('npm run -s ingest -- FILE --as swccg-port');
    expect(err).toContain('.ingest-x is nothing that npm run ingest made');
  });

  it('names the place of a spread that would run code', async () => {
    const root = tempFolder();
    fs.cpSync(FIXTURE, root, { recursive: true });
    const file = path.join(root, 'content/swccg/guide/01-turn.en.mdx');
    const proof = path.join(root, 'proof');
    const spread = `{...(process.getBuiltinModule("node:fs").writeFileSync(${JSON.stringify(proof)}, ""), {})}`;
    fs.writeFileSync(file, fs.readFileSync(file, 'utf8').replace('#phases" />', `#phases" ${spread} />`));
    const { out, status } = await check(root);
    expect(out).toMatch(/^content\/swccg\/guide\/01-turn\.en\.mdx:12:1 mdx-code [^\n]*\n$/);
    expect(status).toBe(1);
    expect(fs.existsSync(proof)).toBe(false);
  });
});
