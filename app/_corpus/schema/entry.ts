import { z } from 'zod';
import { KINDS } from '../kinds';
import { concerns } from './concerns';
import { bilingual, findability, idList } from './shared';

export const STATUSES = ['current', 'errata', 'superseded'] as const;
export type Status = (typeof STATUSES)[number];

/**
 * Which mentions of an entry become links:
 * `auto` any mention; `exact` only in the same case (Force, not force); `italic` only where it is set as a
 * card title; `allowed` (a homograph of an everyday word) only on pages that list it under `allow`.
 */
export const LINKINGS = ['auto', 'exact', 'italic', 'allowed'] as const;
export type Linking = (typeof LINKINGS)[number];

const perLanguage = { title: z.string().min(1), ...findability };

/** The French file holds what both languages share. */
export const entryFrench = z.strictObject({
  ...perLanguage,
  term: bilingual,
  kind: z.enum(KINDS),
  see: idList,
  sources: z.array(z.string()).default([]),
  status: z.enum(STATUSES).default('current'),
  since: z.string().optional(),
  by: z.string().optional(),
  example: z.boolean().default(false),
  formerly: idList,
  linking: z.enum(LINKINGS).optional(),
  allow: idList,
  concerns: concerns.optional(),
});

export const entryEnglish = z.strictObject(perLanguage);

export type EntryFrench = z.infer<typeof entryFrench>;
export type EntryEnglish = z.infer<typeof entryEnglish>;
