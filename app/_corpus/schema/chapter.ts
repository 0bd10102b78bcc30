import { z } from 'zod';
import { findability, idList } from './shared';

export const sectionFacts = z.strictObject({ ...findability, example: z.boolean().default(false) });

export const chapter = z.strictObject({
  title: z.string().min(1),
  /** Place in the book, where the number in the file name does not say it. */
  order: z.number().int().nonnegative().optional(),
  note: z.string().min(1).optional(),
  formerly: idList,
  allow: idList,
  sections: z.record(z.string(), sectionFacts).default({}),
});

export type ChapterFacts = z.infer<typeof chapter>;
export type SectionFacts = z.infer<typeof sectionFacts>;
