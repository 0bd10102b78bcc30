import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import { assistantServer } from '../../app/_assistant/server';
import { worldOnDisk } from './world';

/** The server itself, on standard input and output. It is bundled, so that it answers at once. */
const world = worldOnDisk();
// Who starts it will ask: the index is read while they say hello.
world.shelf().catch(() => {});
world.searcher('fr').catch(() => {});

const { npm_package_version: version = '0.0.0' } = process.env;
await assistantServer(world, version).connect(new StdioServerTransport());
