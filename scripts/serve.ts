import { basePath } from '../app/_leaf/base-path';
import { SITE_NAME } from '../app/_leaf/site-name';
import { startServer } from './static-server';

const { PORT, HOST } = process.env;
const port = Number(PORT || 3000);
if (!/^\d*$/.test(PORT ?? '') || port < 1 || port > 65535) {
  console.error(`PORT is "${PORT}": give a number from 1 to 65535.`);
  process.exit(2);
}
try {
  const { url } = await startServer(port, { base: basePath(), ...(HOST && { host: HOST }) });
  console.log(`${SITE_NAME} is at ${url} (Ctrl+C stops it)`);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
