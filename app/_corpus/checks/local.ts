import type { Flaw } from '../flaw';
import { readLocal } from '../local';

/**
 * The owner's own documents: what `npm run ingest` wrote, and what its owner changed since. They need no translation
 * and no bottom line, but they must be readable.
 */
export const checkLocal = (root: string): Flaw[] => readLocal(root).flaws;
