import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Game } from './games';
import { library } from './library';

const QUOTED = /['"`]([a-z-]+\/[\w./-]+(?:#[\w.-]+)?)['"`]/g;

/** Every rule of the corpus that the engines of a game name: all that a step or a refusal can cite. */
export function citedRules(game: Game): string[] {
  const { targets } = library();
  const folder = path.join(process.cwd(), 'app', '_rules', game);
  // A game need not have an engine.
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) =>
    name.endsWith('.ts'),
  );
  const named = new Set<string>();
  for (const file of files) {
    for (const [, id = ''] of readFileSync(path.join(folder, file), 'utf8').matchAll(QUOTED)) {
      if (targets.fr.has(id)) named.add(id);
    }
  }
  return [...named].sort();
}
