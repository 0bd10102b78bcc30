import { z } from 'zod';
import { DOCUMENT_RANKS } from '../authority';
import { bilingual, idList } from './shared';

/** A day, a month or a year, as far as it is known: `2001-12-18`, `2000-07`, `2000`. */
const date = z
  .string()
  .regex(
    /^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/,
    'is not a date such as 2001-12-18, 2001-12 or 2001',
  );

/** Whether a document still holds: it does, it is being revised, or another has taken its place. */
export const FORCES = ['in-force', 'moving', 'superseded'] as const;
export type Force = (typeof FORCES)[number];

/** `content/<game>/<book>/book.yaml` */
export const bookFacts = z.strictObject({
  title: bilingual,
  edition: bilingual,
  date: date.optional(),
  document: z.string(),
  summary: bilingual,
});

/** `content/<game>/game.yaml` */
export const gameFacts = z.strictObject({
  title: bilingual,
  short: z.string().min(1),
  publisher: z.string().min(1),
  summary: bilingual,
  /** What a newcomer should read first. */
  start: idList,
  /** Which documents the texts of this game restate, and what is left out. */
  covers: z.strictObject({ documents: z.array(z.string()).min(1), not: bilingual }),
});

/** One document of `content/sources.yaml`. */
export const documentFacts = z.strictObject({
  title: bilingual,
  edition: bilingual,
  /** As of when it tells the rules. */
  date,
  /** What may be said on its word alone; `document` for those that the corpus restates. */
  rank: z.enum(DOCUMENT_RANKS).default('document'),
  force: z.enum(FORCES),
  /** What came after it, and what a judge should look for there. */
  after: bilingual.optional(),
  language: z.enum(['fr', 'en']),
});

/** `content/sources.yaml`: every document that the corpus may cite, by id. */
export const documentList = z.record(z.string(), documentFacts);

/** `content/thesaurus.yaml`: groups of words that players use for one another. */
export const thesaurus = z.strictObject({
  fr: z.array(z.array(z.string().min(1)).min(2)).default([]),
  en: z.array(z.array(z.string().min(1)).min(2)).default([]),
});

export type Thesaurus = z.infer<typeof thesaurus>;
export type BookFacts = z.infer<typeof bookFacts>;
export type GameFacts = z.infer<typeof gameFacts>;
export type DocumentFacts = z.infer<typeof documentFacts>;
