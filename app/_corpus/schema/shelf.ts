import { z } from 'zod';
import { bilingual, idList } from './shared';

/** `content/<game>/<book>/book.yaml` */
export const bookFacts = z.strictObject({
  title: bilingual,
  edition: bilingual,
  /** Year of publication, where known. */
  date: z.string().optional(),
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
});

/** One document of `content/sources.yaml`. */
export const documentFacts = z.strictObject({
  title: bilingual,
  edition: bilingual,
  /** Year of publication, where known. */
  date: z.string().optional(),
  language: z.enum(['fr', 'en']),
  /** What a passage marked with it rests on; a document of the corpus unless it says otherwise. */
  rank: z.enum(['document', 'later', 'card-data']).optional(),
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
