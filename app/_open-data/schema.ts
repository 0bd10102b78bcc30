import { z } from 'zod';
import { RANKS } from '../_corpus/authority';
import { GAMES } from '../_corpus/games';
import { KINDS } from '../_corpus/kinds';
import { STATUSES } from '../_corpus/schema/entry';
import { VERDICTS } from '../_corpus/schema/shared';
import { FORCES } from '../_corpus/schema/shelf';
import { LOCALES } from '../_i18n/locales';
import { SITE_NAME } from '../_leaf/site-name';
import { LONGEST_LINE, LONGEST_NOTE, LONGEST_TITLE } from '../_situations/situation';
import { STAND_IDS, type StandId } from '../_stands/registry';

/**
 * The shape of the open data. Keys may be added within a version; one that goes or changes its meaning makes a
 * new version, published beside the old schema.
 */
export const DATA_VERSION = 1;

const id = z
  .string()
  .describe(
    'Id of an entry, chapter or section, for ever: swccg/destiny-draw, swccg/death-star-ii/battle#attrition',
  );
const url = z.url().describe('Where it is read');
const bilingual = z.object({ fr: z.string(), en: z.string() });
const game = z.enum(GAMES);
const kind = z.enum([...KINDS, 'chapter', 'section']);

const authority = z
  .enum(RANKS)
  .describe(
    `document: what the cited documents say; later: a later rulebook or ruling; card-data; deduced: concluded by ${SITE_NAME}`,
  );

const head = {
  $schema: z.url(),
  schema: z.literal(DATA_VERSION).describe('Version of this shape'),
  license: z.string().describe('SPDX name of the license'),
  attribution: z.string().describe('Whom to name when the data is used'),
  notice: z.string().describe('What these texts are and are not'),
  generatedFrom: z
    .string()
    .regex(/^sha256:[0-9a-f]{64}$/)
    .describe('Hash of the corpus files: the same corpus gives the same data, whenever it is built'),
};

const source = z.object({
  id: z.string().describe('document#topic'),
  document: z.string().describe('Title of the document'),
  edition: z.string().describe('Its edition and date, as far as they are known'),
  force: z.enum(FORCES).describe('Whether the document still holds, is being revised, or was replaced'),
  section: z.string().describe('What to look for in the document'),
});

const record = z.object({
  id,
  url,
  game,
  kind,
  title: z.string(),
  translation: z.object({ locale: z.enum(LOCALES), title: z.string(), url }),
  page: id.optional().describe('The entry or chapter that holds a section'),
  term: bilingual.optional().describe('The wording in running text, of an entry'),
  aliases: z.array(z.string()).describe('Other words that people use for it'),
  questions: z.array(z.string()).describe('Questions that it answers, as players ask them'),
  answers: z
    .array(
      z.object({
        ask: z.string(),
        say: z
          .string()
          .describe('The answer in one sentence, behind yes or no where the question is of that kind'),
        verdict: z.enum(VERDICTS).nullable(),
        id: id.describe('The passage that proves it'),
      }),
    )
    .describe('The same questions with their answers'),
  bottomLine: z.string().describe('The ruling itself, in one or two sentences'),
  text: z
    .string()
    .describe('All of its own text, without its sections: paragraphs, lists and tables as plain text'),
  sections: z.array(id).describe('Its sections in reading order, which are records of their own'),
  sources: z.array(source),
  authority: authority.describe('On what the bottom line rests'),
  marked: z
    .array(z.object({ id, authority, sources: z.array(z.string()) }))
    .describe('Its passages that rest on anything but the documents of its page, with what they name'),
  see: z.array(id),
  citedBy: z.array(id),
  example: z.boolean().describe('Whether it is a worked example'),
  status: z.enum(STATUSES),
  since: z.string().optional().describe('Since when the status holds'),
  by: id.optional().describe('What superseded it'),
  note: z.string().optional().describe('What the document had wrong, or how editions differ'),
  changed: z.iso
    .date()
    .nullable()
    .describe('Day of the last recorded change of its page; null if it changed since the last record'),
});

export const entriesData = z
  .object({ ...head, locale: z.enum(LOCALES), entries: z.array(record) })
  .describe('Every entry, chapter and section of the corpus in one language');

const rule = z.object({
  id,
  game,
  kind,
  title: bilingual,
  authority: authority.describe('On what its bottom line rests'),
  url: z.object({ fr: url, en: url }),
  simulators: z
    .array(z.string())
    .describe(
      'Worked examples in which it decides a move, as simulator/example: played at /<locale>/simulators/<simulator>/<example>/',
    ),
});

export const rulesData = z
  .object({
    ...head,
    rules: z.array(rule),
    moved: z.record(z.string(), id).describe('Former ids and what they are now'),
  })
  .describe('Every id that a ruling may cite, with its titles and addresses');

const name = z.object({
  id,
  game,
  kind,
  titles: bilingual,
  aliases: z.object({ fr: z.array(z.string()), en: z.array(z.string()) }),
  url: url.describe('Its short address, the same in every language; leads to the page in the reader’s own'),
});

export const namesData = z
  .object({
    ...head,
    names: z.array(name),
    moved: z.record(z.string(), id).describe('Former ids and what they are now'),
  })
  .describe('Every entry and chapter by its names, for bots: small enough to be held in memory');

const move = z
  .looseObject({ type: z.string() })
  .describe('A move as the engine takes it; `options` of a position lists every legal one');

const card = z.string().describe('The id of a card on the table');
const piece = z
  .union([
    z.object({ known: z.string() }).describe('A card that the engine knows by this name'),
    z.object({ unknown: z.literal(true) }).describe('A card whose face nobody knows'),
    z
      .object({
        kind: z.string(),
        title: z.string(),
        figures: z.record(z.string(), z.number()).optional(),
        traits: z.array(z.string()).optional(),
      })
      .describe('A card of one’s own'),
  ])
  .describe('What is laid on the table');
const edit = z
  .discriminatedUnion('edit', [
    z.object({ edit: z.literal('add'), to: z.string(), piece }),
    z.object({ edit: z.literal('move'), card, to: z.string() }),
    z.object({ edit: z.literal('copy'), card }),
    z.object({ edit: z.literal('remove'), card }),
    z.object({ edit: z.literal('count'), place: z.string(), to: z.number().int() }),
    z.object({ edit: z.literal('figure'), card, figure: z.string(), to: z.number() }),
    z.object({
      edit: z.literal('set'),
      what: z.string(),
      to: z.union([z.string(), z.number(), z.boolean()]),
      card: card.optional(),
    }),
  ])
  .describe('A change to the table that no rule makes: somebody lays it out');

/** A situation of a simulator: what an assistant is asked about, and what a tool may keep. */
export const situationData = z
  .object({
    v: z.literal(1).optional().describe('The version of this form'),
    engine: z.enum(STAND_IDS as [StandId, ...StandId[]]).describe('The simulator'),
    example: z.string().optional().describe('A worked example whose setup is taken'),
    template: z.string().optional().describe('A template of the table that it begins from'),
    setup: z
      .record(z.string(), z.unknown())
      .optional()
      .describe('What is on the table, as the engine takes it'),
    line: z
      .array(z.union([move, edit]))
      .max(LONGEST_LINE)
      .default([])
      .describe('The line of play: moves made so far and changes to the table, in order'),
    title: z.string().max(LONGEST_TITLE).optional(),
    note: z.string().max(LONGEST_NOTE).optional(),
  })
  .refine(
    (given) => [given.example, given.template, given.setup].filter((from) => from !== undefined).length === 1,
    'give one of example, template or setup',
  )
  .describe(
    'A position as plain data: an engine, a setup or the example or template that it is taken from, and a line of play',
  );

export type DataHead = { [K in keyof typeof head]: z.infer<(typeof head)[K]> };
export type DataRecord = z.infer<typeof record>;
export type EntriesData = z.infer<typeof entriesData>;
export type NamesData = z.infer<typeof namesData>;
export type RulesData = z.infer<typeof rulesData>;
