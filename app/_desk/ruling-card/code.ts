import { encode } from 'uqr';

/** The largest code holds 2,331 signs, but no phone reads one of more than this off a screen. */
const LONGEST_SCANNED = 2_000;

/** The squares of a code to scan, dark ones true; none for an address too long to be scanned. */
export function codeOf(address: string): { size: number; data: boolean[][] } | undefined {
  return address.length > LONGEST_SCANNED ? undefined : encode(address, { ecc: 'M', border: 2 });
}
