import http from 'node:http';
import type { AddressInfo } from 'node:net';

/** A page of another site, on another origin, that frames what it is told to and writes down every message it gets. */
export async function otherSite(frame: string): Promise<{ url: string; stop(): void }> {
  const html = `<!doctype html><title>Wiki</title><script>window.heard=[];addEventListener('message',function(e){heard.push(e.data)})</script>${frame}`;
  const server = http.createServer((_, response) => {
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    response.end(html);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, stop: () => server.close() };
}
