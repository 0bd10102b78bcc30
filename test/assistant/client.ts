import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';

/** What an outside client gets of a call: the words, and what they hold as data. */
export interface Called {
  text: string;
  // biome-ignore lint/suspicious/noExplicitAny: each tool answers in its own shape, which the tests look into
  data: any;
  isError: boolean;
}

/** `npm run -s mcp` as a child process, spoken to by the client of the official SDK. */
export async function openAssistant(): Promise<{
  client: Client;
  call(name: string, given: Record<string, unknown>): Promise<Called>;
}> {
  const client = new Client({ name: 'outside', version: '1.0.0' });
  const transport = new StdioClientTransport({
    command: 'npm',
    args: ['run', '-s', 'mcp'],
    env: { ...(process.env as Record<string, string>), SITE_URL: 'https://club.example' },
    stderr: 'ignore',
  });
  await client.connect(transport);
  return {
    client,
    async call(name, given) {
      const { content, isError } = await client.callTool({ name, arguments: given }, undefined, {
        timeout: 120_000,
      });
      const text = (content as { text: string }[]).map((part) => part.text).join('');
      return { text, data: isError ? undefined : JSON.parse(text), isError: isError === true };
    },
  };
}
