import { z } from 'zod';
import { bilingual, ID_FORM } from './shared';

/** What became of texts; `errata` is a change by which the rule itself is no longer what it was. */
export const CHANGE_KINDS = ['added', 'changed', 'errata', 'removed'] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];

/** What a change does to the ruling: it is another, it is made precise, or only its words are. */
export const EFFECTS = ['ruling', 'precise', 'wording'] as const;
export type Effect = (typeof EFFECTS)[number];

export const DATE_FORM = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

const change = z.strictObject({
  /** Its place on the page of changes and its name in the feed, for ever. */
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'is not an id such as 2026-11-16-swccg-changed'),
  date: z.string().regex(DATE_FORM, 'is not a date such as 2026-11-16'),
  kind: z.enum(CHANGE_KINDS),
  /** Said by whoever made the change; the first records lack it. */
  effect: z.enum(EFFECTS).optional(),
  /** What a player should know of it. */
  note: bilingual.optional(),
  /** Ids in a row, with blanks between them: hundreds of them would make a long list. */
  ids: z
    .string()
    .transform((text) => text.trim().split(/\s+/))
    .pipe(z.array(z.string().regex(ID_FORM, 'is not a row of ids such as swccg/destiny-draw'))),
});

/** `content/changes.yaml` */
export const changeList = z.array(change);
export const CHANGE_KEYS = Object.keys(change.shape);

/** `content/snapshot.json`: the digest that each entry and chapter had when its last change was recorded. */
export const snapshot = z.record(z.string().regex(ID_FORM), z.string().regex(/^[0-9a-f]{12}$/));

/** A passage that is not what it was; one that came or went has only one of the two. */
const changedPassage = z.strictObject({
  /** Its address on the page, as it is now or, where it is gone, as it was. */
  at: z.string(),
  before: z.string().optional(),
  after: z.string().optional(),
});

/** `content/changes/<change>.json`: before and after, by text and language. */
export const changedPassages = z.record(
  z.string().regex(ID_FORM),
  z.strictObject({ fr: z.array(changedPassage), en: z.array(changedPassage) }),
);

export type ChangedPassage = z.infer<typeof changedPassage>;
export type ChangedPassages = z.infer<typeof changedPassages>;
export type Change = z.infer<typeof change>;
export type Snapshot = z.infer<typeof snapshot>;
