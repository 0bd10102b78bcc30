/** Text as it is kept: compressed where the browser can, as it is elsewhere. */
export type Squeezed = Uint8Array<ArrayBuffer> | string;

/** A body stays in this process; a Blob is handed to another and fetched again. */
const through = (body: BodyInit, stream: CompressionStream | DecompressionStream): Response =>
  new Response(new Response(body).body?.pipeThrough(stream));

export async function squeeze(text: string): Promise<Squeezed> {
  if (typeof CompressionStream !== 'function') return text;
  return new Uint8Array(await through(text, new CompressionStream('gzip')).arrayBuffer());
}

export async function expand(kept: Squeezed): Promise<string> {
  if (typeof kept === 'string') return kept;
  return through(kept, new DecompressionStream('gzip')).text();
}

export const sizeOf = (kept: Squeezed): number => (typeof kept === 'string' ? kept.length : kept.byteLength);
