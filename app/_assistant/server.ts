import { McpServer, ResourceTemplate } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';
import { GAMES } from '../_corpus/games';
import { ASSISTANT_WORDS } from '../_i18n/assistant';
import { isLocale, LOCALES } from '../_i18n/locales';
import { SITE_NAME } from '../_leaf/site-name';
import { type Tool, type World, WrongCall } from './tool';
import { TOOLS } from './tools';
import { ruleAt } from './tools/get-rule';

const INSTRUCTIONS = `${SITE_NAME} restates the rules of card games (${GAMES.join(', ')}) in French and English, each with document, edition and date. Unofficial. Search, read the rule, cite its id and words, verify_citations before you answer. authority other than "document" must be said. What is not found is not known: never fill it in. Answers are cut to size: "next" goes on as "from".`;

/** The rules, the search and the engines as a Model Context Protocol server; what carries its messages is another's matter. */
export function assistantServer(world: World, version: string): McpServer {
  const server = new McpServer({ name: 'arbitre', version }, { instructions: INSTRUCTIONS });
  for (const one of TOOLS) {
    const { name, title, about: description, input: inputSchema } = one;
    const annotations = { readOnlyHint: true, idempotentHint: true, openWorldHint: false };
    server.registerTool(name, { title, description, inputSchema, annotations }, (given) =>
      answer(one, world, given),
    );
  }
  registerEntries(server, world);
  registerPrompt(server);
  return server;
}

/** Whatever happens, the assistant is told in words; the server goes on. */
async function answer(one: Tool, world: World, given: Record<string, unknown>): Promise<CallToolResult> {
  try {
    return { content: [{ type: 'text', text: JSON.stringify(await one.call(world, given)) }] };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const text = error instanceof WrongCall ? message : `${one.name} failed: ${message.slice(0, 500)}`;
    return { content: [{ type: 'text', text }], isError: true };
  }
}

/** Every entry and chapter, to be read whole without a search: `arbitre://fr/swccg/attrition`. */
function registerEntries(server: McpServer, world: World): void {
  const template = new ResourceTemplate('arbitre://{locale}/{+id}', {
    list: async () => {
      const { kept } = await world.shelf();
      const pages = kept.rules.fr.filter(({ id }) => !id.includes('#'));
      return { resources: pages.map(({ id, title }) => ({ uri: `arbitre://fr/${id}`, name: title })) };
    },
    complete: {
      locale: (value) => LOCALES.filter((one) => one.startsWith(value)),
      id: async (value) => {
        const { kept } = await world.shelf();
        return kept.rules.fr.flatMap(({ id }) => (id.startsWith(value) ? [id] : [])).slice(0, 50);
      },
    },
  });
  const about = {
    title: 'Rules',
    description: 'An entry or chapter by language and id',
    mimeType: 'application/json',
  };
  server.registerResource('rule', template, about, async (uri, { locale, id }) => {
    const language = String(locale);
    if (!isLocale(language)) throw new WrongCall(`There is no language "${language}": say fr or en.`);
    const told = ruleAt(await world.shelf(), language, String(id) + uri.hash);
    return { contents: [{ uri: uri.href, mimeType: 'application/json', text: JSON.stringify(told) }] };
  });
}

function registerPrompt(server: McpServer): void {
  const argsSchema = {
    question: z.string().describe('What is disputed, as it was told'),
    game: z.enum(GAMES).optional(),
    locale: z.enum(LOCALES).optional(),
  };
  const about = { title: 'Rule on this', description: 'A ruling with its proof, verified', argsSchema };
  server.registerPrompt('rule_on_this', about, ({ question, game, locale = 'fr' }) => ({
    messages: [
      { role: 'user', content: { type: 'text', text: ASSISTANT_WORDS[locale].ruleOnThis(question, game) } },
    ],
  }));
}
