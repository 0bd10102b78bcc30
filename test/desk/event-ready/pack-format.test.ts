import { describe, expect, it } from 'vitest';
import {
  FoldedText,
  readCopies,
  SHORTEST_COPY,
  writeCopies,
} from '../../../app/_desk/event-ready/pack/folded-text';
import {
  OtherFormat,
  PACK_FORMAT,
  parseManifest,
  shortestCopyIn,
} from '../../../app/_desk/event-ready/pack/format';
import { fold } from '../../../scripts/pack/fold';

const text = `${'The defender draws first. '.repeat(9)}Then both players pass, and the defender draws first. `;
const bytes = (words: string) => new TextEncoder().encode(words);
const manifest = (format: number) =>
  JSON.stringify({
    format,
    version: 'v',
    content: 'c',
    pages: 1,
    sections: { names: 1, copies: 1, fresh: 1 },
    parts: [],
    trials: [],
    rules: { editions: { fr: [], en: [] } },
  });

describe('A folded text', () => {
  it('comes back whole, and keeps what stood before as references', () => {
    const folded = fold(bytes(text));
    expect(folded.starts.length).toBeGreaterThan(0);
    const read = new FoldedText({ fresh: folded.fresh, ...readCopies(writeCopies(folded)) });
    expect(new TextDecoder().decode(read.read(0, read.length))).toBe(text);
  });

  it('of the first format, whose copies were longer, is still read', () => {
    const [starts, ends, sources] = [[40], [80], [0]].map((places) => Int32Array.from(places));
    const copies = { starts, ends, sources } as { starts: Int32Array; ends: Int32Array; sources: Int32Array };
    const shortest = shortestCopyIn(parseManifest(manifest(1)));
    const written = writeCopies({ ...copies, ends: Int32Array.from([80 - shortest + SHORTEST_COPY]) });
    expect(readCopies(written, shortest)).toEqual(copies);
  });

  it('of a format that is to come is refused', () => {
    expect(parseManifest(manifest(PACK_FORMAT)).format).toBe(PACK_FORMAT);
    expect(() => parseManifest(manifest(PACK_FORMAT + 1))).toThrow(OtherFormat);
  });
});
