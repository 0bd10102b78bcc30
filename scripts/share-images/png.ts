import { deflateSync } from 'node:zlib';
import type { Palette } from './colours';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const INDEXED = 3;
const BITS = 4;

/**
 * A PNG of at most sixteen colours and an even width. The renderer's own file holds every pixel in 32 bits: it is
 * almost four times the size and takes longer to make than all the rest.
 */
export function indexedPng(pixels: Uint8Array, width: number, height: number, palette: Palette): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([BITS, INDEXED, 0, 0, 0], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', Buffer.from(palette.colours.flat())),
    chunk('IDAT', deflateSync(packed(pixels, width, height, palette), { level: 6, memLevel: 9 })),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const frame = Buffer.alloc(8);
  frame.writeUInt32BE(data.length, 0);
  frame.writeUInt32BE(crc32(body), 4);
  return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
}

const CRC_TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit++) value = value & 1 ? 0xedb88320 ^ (value >>> 1) : value >>> 1;
  return value;
});

/** The checksum of PNG; `zlib.crc32` came with Node 20.15. */
function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff;
  for (const byte of bytes) crc = (CRC_TABLE[(crc ^ byte) & 255] ?? 0) ^ (crc >>> 8);
  return (crc ^ 0xffffffff) >>> 0;
}

/** Two pixels a byte, each row behind a zero: rows are not filtered. */
function packed(pixels: Uint8Array, width: number, height: number, palette: Palette): Buffer {
  const colours = new Uint32Array(pixels.buffer.slice(pixels.byteOffset, pixels.byteOffset + pixels.length));
  const known = new Map<number, number>();
  const indexOf = (colour: number): number => {
    // The renderer's pixels hold red lowest.
    const index =
      known.get(colour) ?? palette.indexOf([colour & 255, (colour >> 8) & 255, (colour >> 16) & 255]);
    known.set(colour, index);
    return index;
  };
  const out = Buffer.alloc((width / 2 + 1) * height);
  let place = 0;
  let [left, right, pair] = [-1, -1, 0];
  for (let at = 0; at < colours.length; at += 2) {
    if (at % width === 0) place += 1;
    // Most pixels are like those before them.
    if (colours[at] !== left || colours[at + 1] !== right) {
      left = colours[at] ?? 0;
      right = colours[at + 1] ?? 0;
      pair = (indexOf(left) << 4) | indexOf(right);
    }
    out[place++] = pair;
  }
  return out;
}
