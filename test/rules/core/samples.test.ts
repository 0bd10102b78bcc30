import fs from 'node:fs';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const doors = fs
  .readdirSync('app/_rules', { recursive: true, encoding: 'utf8' })
  .map((name) => name.replaceAll('\\', '/'))
  .filter((name) => /^[a-z-]+\/[a-z]+\/index\.ts$/.test(name))
  .sort();

/** The samples in the comment at the head of a door: fenced, or set in by four. */
function samplesIn(text: string): string[] {
  const [head = ''] = /\/\*\*[\s\S]*?\*\//.exec(text) ?? [];
  const lines = head.split('\n').map((line) => line.replace(/^ \* ?/, ''));
  const blocks: string[][] = [];
  let fenced = false;
  let open = false;
  for (const line of lines) {
    const fence = line.startsWith('```');
    if (fence) fenced = !fenced;
    const isCode: boolean = !fence && (fenced || line.startsWith('    ') || (open && line === ''));
    if (isCode && !open) blocks.push([]);
    if (isCode) blocks.at(-1)?.push(line);
    open = isCode;
  }
  return blocks.map((block) => block.join('\n')).filter((block) => /\b(const|let) /.test(block));
}

/** Runs a sample with all that the door shows, and gives what it names. */
function run(sample: string, door: Record<string, unknown>): Record<string, unknown> {
  const groups = Object.values(door).filter(
    (value) => Object.prototype.toString.call(value) === '[object Module]',
  );
  const scope: Record<string, unknown> = Object.assign({}, ...groups, door);
  const named = [...sample.matchAll(/^ *(?:const|let) (?:\{ (.+?) \}|(\w+))/gm)].flatMap(([, several, one]) =>
    (several ?? one ?? '').split(', '),
  );
  for (const name of named) delete scope[name];
  const code = ts.transpile(`${sample}\nreturn { ${named.join(', ')} };`, { target: ts.ScriptTarget.ES2022 });
  return new Function(...Object.keys(scope), code)(...Object.values(scope));
}

describe.each(doors)('The samples of %s', (name) => {
  const [game, engine] = name.split('/');
  it('run, and nothing in them is refused or wrong', async () => {
    const door: Record<string, unknown> = await import(`../../../app/_rules/${game}/${engine}/index.ts`);
    const samples = samplesIn(fs.readFileSync(`app/_rules/${name}`, 'utf8'));
    expect(samples).not.toEqual([]);
    for (const sample of samples) {
      const made = run(sample, door);
      expect(Object.keys(made)).not.toEqual([]);
      for (const [what, value] of Object.entries(made)) {
        if (['refused', 'flaws'].includes(what)) expect(value ?? [], what).toEqual([]);
        else expect(value, what).toBeTruthy();
        expect(value, what).not.toMatchObject({ ok: false });
      }
    }
  });
});
