import { z } from 'zod';
import { KINDS } from '../kinds';
import { idList, SOURCE_FORM } from './shared';

const sourceList = z.array(z.string().regex(SOURCE_FORM, 'is not of the form document#topic')).min(1);
const place = {
  document: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'is not the id of a document'),
  /** Line of the document where the text begins. */
  line: z.number().int().positive(),
};

/** An entry that `npm run ingest` made of a head in the owner's document. */
export const localEntry = z.strictObject({
  title: z.string().min(1),
  /** A document may name it in one language only. */
  term: z.strictObject({ en: z.string().min(1).optional(), fr: z.string().min(1).optional() }),
  kind: z.enum(KINDS),
  see: idList,
  /** References that lead to no entry. */
  unresolved: z.array(z.string()).default([]),
  sources: sourceList,
  ...place,
});

/** A chapter of the owner's rulebook. */
export const localChapter = z.strictObject({ title: z.string().min(1), ...place });

export type LocalEntryFacts = z.infer<typeof localEntry>;
export type LocalChapterFacts = z.infer<typeof localChapter>;
