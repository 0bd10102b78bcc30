/** Where each table of a font lies in it. */
export function tablesOf(font: Buffer): Map<string, Buffer> {
  const tables = new Map<string, Buffer>();
  for (let i = 0; i < font.readUInt16BE(4); i++) {
    const at = 12 + i * 16;
    const start = font.readUInt32BE(at + 8);
    tables.set(font.toString('latin1', at, at + 4), font.subarray(start, start + font.readUInt32BE(at + 12)));
  }
  return tables;
}

export function tableOf(font: Buffer, tag: string): Buffer {
  const table = tablesOf(font).get(tag);
  if (!table) throw new Error(`The font has no table ${tag}.`);
  return table;
}

/** The number of the glyph for a character, from the map for characters of the basic plane. */
export function glyphOf(font: Buffer, character: string): number {
  const code = character.codePointAt(0) ?? 0;
  const map = tableOf(font, 'cmap');
  for (let i = 0; i < map.readUInt16BE(2); i++) {
    const at = map.readUInt32BE(4 + i * 8 + 4);
    if (map.readUInt16BE(at) !== 4) continue;
    const wide = map.readUInt16BE(at + 6);
    for (let segment = 0; segment < wide; segment += 2) {
      const [ends, starts, deltas, ranges] = [14, 16 + wide, 16 + 2 * wide, 16 + 3 * wide].map(
        (offset) => at + offset + segment,
      ) as [number, number, number, number];
      if (code > map.readUInt16BE(ends) || code < map.readUInt16BE(starts)) continue;
      const range = map.readUInt16BE(ranges);
      const plain =
        range === 0 ? code : map.readUInt16BE(ranges + range + 2 * (code - map.readUInt16BE(starts)));
      return (plain + map.readInt16BE(deltas)) & 0xffff;
    }
  }
  throw new Error(`The font has no ${character}.`);
}
