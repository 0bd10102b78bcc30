import { z } from 'zod';
import { words } from './shared';

/** The cards that a ruling applies to, beside those that its own title names. */
export const concerns = z
  .strictObject({
    /** By title. */
    cards: words,
    /** Types and subtypes, as cards have them: `defensive shield`, `starting effect`, `unit`. */
    kinds: words,
    keywords: words,
    icons: words,
    /** Titles of cards that were looked at, and that it does not apply to. */
    not: words,
  })
  .refine((given) => Object.values(given).some((list) => list.length > 0), {
    message: 'names nothing: give cards, kinds, keywords, icons or not',
  });

export type Concerns = z.infer<typeof concerns>;
