import { z } from 'zod';

/** `swccg/destiny-draw`, `swccg/death-star-ii/battle`, with `#section` behind a page of sections. */
export const ID_FORM = /^[a-z0-9-]+(\/[a-z0-9-]+){1,2}(#[a-z0-9.-]+)?$/;
/** `document#topic`, as the coverage lists and `content/sources.yaml` name them. */
export const SOURCE_FORM = /^[a-z0-9]+(-[a-z0-9]+)*#[a-z0-9]+(-[a-z0-9]+)*$/;

export const bilingual = z.strictObject({ fr: z.string().min(1), en: z.string().min(1) });
export const words = z.array(z.string().min(1)).default([]);
export const idList = z
  .array(z.string().regex(ID_FORM, 'is not an id such as swccg/destiny-draw'))
  .default([]);

/** What a question that can be answered by it is answered with. */
export const VERDICTS = ['yes', 'no', 'depends'] as const;
export type Verdict = (typeof VERDICTS)[number];

/** An answer that is longer is no longer one sentence to be shown to two players. */
export const LONGEST_ANSWER = 140;

/** A question as players ask it, and its answer; a check finds those that have none. */
const question = z.preprocess(
  (written) => (typeof written === 'string' ? { ask: written } : written),
  z.strictObject({
    ask: z.string().min(1),
    /** One sentence that is true by itself, behind yes or no where it is that kind of question. */
    say: z.string().min(1).max(LONGEST_ANSWER, `is longer than ${LONGEST_ANSWER} characters`).optional(),
    verdict: z.enum(VERDICTS).optional(),
    /** The passage of this page that proves it. */
    at: z.string().min(1).optional(),
  }),
);
export type Question = z.infer<typeof question>;

/** What each language says for itself, in an entry or in one section of a chapter. */
export const findability = {
  /** Other words for it: slang, abbreviations, old names, misspellings. Search reads them, the linker does not. */
  aliases: words,
  /** Questions as players ask them. */
  questions: z.array(question).default([]),
  /** Further wordings in running text that the linker takes as a mention. */
  mentions: words,
  /** What the source had wrong, or how editions differ. */
  note: z.string().min(1).optional(),
};
