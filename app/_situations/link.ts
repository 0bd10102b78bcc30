import { plainSituation, readSituation, type Situation, type SituationFlaw } from './situation';

/** Longer than any that is written; what is longer is refused before it is read. */
export const LONGEST_LINK = 8_000;
/** What a link may unfold to: a few bytes can be made to fill a memory. */
const LONGEST_TEXT = 400_000;

/** The form of a link: its version, and the situation as compressed JSON in letters that need no escape. */
const FORM = /^1\.([0-9A-Za-z_-]+)$/;

/** As many characters as can be handed over at once everywhere. */
const SLICE = 0x2000;

async function through(
  bytes: Uint8Array<ArrayBuffer>,
  stream: CompressionStream | DecompressionStream,
  most: number,
) {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const parts: Uint8Array[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    length += value.length;
    if (length > most) {
      await reader.cancel();
      return undefined;
    }
    parts.push(value);
  }
  const whole = new Uint8Array(length);
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

/** A situation as it stands behind `s=` in an address; nothing if it is too long for one. */
export async function writeLink(situation: Situation): Promise<string | undefined> {
  const json = new TextEncoder().encode(JSON.stringify(plainSituation(situation)));
  const packed = await through(json, new CompressionStream('deflate'), LONGEST_LINK);
  if (!packed) return undefined;
  let binary = '';
  for (let from = 0; from < packed.length; from += SLICE)
    binary += String.fromCharCode(...packed.subarray(from, from + SLICE));
  const link = `1.${btoa(binary).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}`;
  return link.length > LONGEST_LINK ? undefined : link;
}

/** What a link says, or why it cannot be read. Any text is taken, and none is thrown back. */
export async function readLink(link: string): Promise<Situation | SituationFlaw> {
  if (link.length > LONGEST_LINK) return { code: 'too-long' };
  if (/^([2-9]|\d\d+)\./.test(link)) return { code: 'newer' };
  const [, letters] = FORM.exec(link) ?? [];
  if (letters === undefined) return { code: 'unreadable' };
  try {
    const binary = atob(letters.replaceAll('-', '+').replaceAll('_', '/'));
    const bytes = Uint8Array.from(binary, (char) => char.charCodeAt(0));
    const json = await through(bytes, new DecompressionStream('deflate'), LONGEST_TEXT);
    if (!json) return { code: 'too-long' };
    return readSituation(JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(json)));
  } catch {
    // cut, mistyped or made up: whoever opened it is told
    return { code: 'unreadable' };
  }
}
