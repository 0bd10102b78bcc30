import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { readGolden } from './golden';
import { percentile } from './measures';

/** `npm run -s mcp` as an outside client meets it: from start to the first answer, and what a search call takes. */
export async function assistantFigures(): Promise<{ firstAnswerMs: number; searchP95Ms: number }> {
  const questions = readGolden().flatMap(({ locale, text }) => (locale === 'fr' ? [text] : []));
  // The first start may have to bundle the server.
  await (await started()).client.close();
  const { client, begun } = await started();
  const ask = (query: string) => client.callTool({ name: 'search_rules', arguments: { query } });
  await ask(questions[0] ?? 'attrition');
  const firstAnswerMs = performance.now() - begun;
  const times: number[] = [];
  for (const question of questions) {
    const from = performance.now();
    await ask(question);
    times.push(performance.now() - from);
  }
  await client.close();
  return { firstAnswerMs, searchP95Ms: percentile(times, 0.95) };
}

async function started(): Promise<{ client: Client; begun: number }> {
  const begun = performance.now();
  const client = new Client({ name: 'bench', version: '1.0.0' });
  await client.connect(
    new StdioClientTransport({ command: 'npm', args: ['run', '-s', 'mcp'], stderr: 'ignore' }),
  );
  return { client, begun };
}
