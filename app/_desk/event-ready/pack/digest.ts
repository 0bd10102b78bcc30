export async function sha256(bytes: Uint8Array): Promise<Uint8Array> {
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes as BufferSource));
}

export const hex = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');

export const sha256Hex = async (bytes: Uint8Array): Promise<string> => hex(await sha256(bytes));

/** One digest for many files: that of all their digests in a row. */
export async function digestOfAll(files: Iterable<Uint8Array>): Promise<string> {
  const digests: number[] = [];
  for (const file of files) digests.push(...(await sha256(file)));
  return sha256Hex(Uint8Array.from(digests));
}
