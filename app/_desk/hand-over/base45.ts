/** The signs that a code to scan packs most tightly (RFC 9285). */
const SIGNS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ $%*+-./:';
const VALUES = new Map(Array.from(SIGNS, (sign, value) => [sign, value]));

/** Two bytes in three signs, a last single byte in two. */
export function toBase45(bytes: Uint8Array): string {
  let text = '';
  for (let at = 0; at < bytes.length; at += 2) {
    const [first = 0, second] = [bytes[at], bytes[at + 1]];
    const value = second === undefined ? first : first * 256 + second;
    text += SIGNS.charAt(value % 45) + SIGNS.charAt(Math.floor(value / 45) % 45);
    if (second !== undefined) text += SIGNS.charAt(Math.floor(value / 2025));
  }
  return text;
}

/** Nothing if the text is none that was written so. */
export function fromBase45(text: string): Uint8Array | undefined {
  if (text.length % 3 === 1) return undefined;
  const bytes: number[] = [];
  for (let at = 0; at < text.length; at += 3) {
    const digits = Array.from(text.slice(at, at + 3), (sign) => VALUES.get(sign));
    if (digits.includes(undefined)) return undefined;
    const [a = 0, b = 0, c = 0] = digits;
    const value = a + b * 45 + c * 2025;
    const isPair = digits.length === 3;
    if (value > (isPair ? 0xffff : 0xff)) return undefined;
    if (isPair) bytes.push(value >> 8);
    bytes.push(value & 0xff);
  }
  return Uint8Array.from(bytes);
}
