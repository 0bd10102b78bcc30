import { underBase } from '../../_leaf/base-path';
import { PreparationFailed } from './failure';
import { sha256Hex } from './pack/digest';
import { type Part, partPath } from './pack/format';

/** A network that says nothing for so long is as good as none. */
const SILENCE_MS = 20_000;
/** Halls have networks that fail for a moment. */
const PAUSES_MS = [1_000, 3_000];

type Fetch = typeof fetch;

/** Fetches a part and checks it against its digest. `onBytes` hears how many of its bytes are here. */
export async function fetchPart(
  fetch: Fetch,
  part: Part,
  onBytes: (count: number) => void,
): Promise<Uint8Array> {
  for (let attempt = 0; ; attempt += 1) {
    try {
      onBytes(0);
      const bytes = await download(fetch, partPath(part), onBytes);
      if (bytes.length === part.bytes && (await sha256Hex(bytes)) === part.sha256) return bytes;
      throw new PreparationFailed('damaged');
    } catch (error) {
      const pause = PAUSES_MS[attempt];
      if (pause === undefined)
        throw error instanceof PreparationFailed ? error : new PreparationFailed('network', error);
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}

/** A file of the site, past the browser's own cache: the copy on the shelf is enough. */
export async function download(
  fetch: Fetch,
  path: string,
  onBytes: (count: number) => void = () => {},
): Promise<Uint8Array> {
  const silence = new AbortController();
  let clock = setTimeout(() => silence.abort(), SILENCE_MS);
  try {
    const response = await fetch(underBase(path), { cache: 'no-store', signal: silence.signal });
    if (!response.ok || !response.body) throw new Error(`${path} answered ${response.status}`);
    const pieces: Uint8Array[] = [];
    let count = 0;
    const reader = response.body.getReader();
    for (let { done, value } = await reader.read(); !done && value; { done, value } = await reader.read()) {
      clearTimeout(clock);
      clock = setTimeout(() => silence.abort(), SILENCE_MS);
      pieces.push(value);
      count += value.length;
      onBytes(count);
    }
    const bytes = new Uint8Array(count);
    let offset = 0;
    for (const piece of pieces) {
      bytes.set(piece, offset);
      offset += piece.length;
    }
    return bytes;
  } finally {
    clearTimeout(clock);
  }
}
