import { startServer } from './static-server';

const port = Number(process.env.PORT ?? 3000);
if (!Number.isInteger(port) || port < 1 || port > 65535) {
  console.error(`PORT is "${process.env.PORT}": give a number from 1 to 65535.`);
  process.exit(2);
}
try {
  const { url } = await startServer(port);
  console.log(`Arbitre is at ${url} (Ctrl+C stops it)`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
