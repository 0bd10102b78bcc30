import type { Game } from '../_corpus/games';
import type { Query } from './query';

/** Something to do, not to read, that search finds by its name: a simulator, the clock, the settings … */
export interface Tool {
  href: string;
  title: string;
  hint: string;
  /** Of a tool that belongs to one game. */
  game?: Game;
}

/** With the words that find it, as terms: what it is called, and what people call it. */
export interface StoredTool extends Tool {
  names: string[][];
}

const MOST_TOOLS = 3;

/** The tools that a query asks for by name: nearly all that it says is a name of theirs, and nearly all of the name is said. */
export function findTools(tools: readonly StoredTool[], query: Query, game: Game | undefined): Tool[] {
  const asked = query.terms.map(
    ({ alternatives, term }) => new Set([term, ...alternatives.map((one) => one.term)]),
  );
  if (asked.length === 0) return [];
  return tools
    .filter((tool) => !game || !tool.game || tool.game === game)
    .map((tool) => ({ tool, fit: Math.max(...tool.names.map((name) => fitOf(name, asked))) }))
    .filter(({ fit }) => fit >= 0.75)
    .sort((a, b) => b.fit - a.fit)
    .slice(0, MOST_TOOLS)
    .map(({ tool: { names: _, ...tool } }) => tool);
}

/** How much of a name is said, and how little else, from 0 to 1. */
function fitOf(name: readonly string[], asked: readonly ReadonlySet<string>[]): number {
  const said = name.filter((term) => asked.some((one) => one.has(term))).length;
  const meant = asked.filter((one) => name.some((term) => one.has(term))).length;
  return name.length === 0 ? 0 : Math.sqrt((said / name.length) * (meant / asked.length));
}
