/** Text as it is kept: compressed where the browser can, as it is elsewhere. */
export type Squeezed = Uint8Array<ArrayBuffer> | string;

export async function squeeze(text: string): Promise<Squeezed> {
  if (typeof CompressionStream !== 'function') return text;
  const stream = new Blob([text]).stream().pipeThrough(new CompressionStream('gzip'));
  return new Uint8Array(await new Response(stream).arrayBuffer());
}

export async function expand(kept: Squeezed): Promise<string> {
  if (typeof kept === 'string') return kept;
  return new Response(new Blob([kept]).stream().pipeThrough(new DecompressionStream('gzip'))).text();
}

export const sizeOf = (kept: Squeezed): number => (typeof kept === 'string' ? kept.length : kept.byteLength);
