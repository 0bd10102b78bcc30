import { z } from 'zod';
import { corpusRoot, readCorpusFiles } from '../_corpus/files';
import { library } from '../_corpus/library';
import { LOCALES } from '../_i18n/locales';
import { absolute, type DataName, entriesPath, NAMES_PATH, RULES_PATH, schemaPath } from './addresses';
import { entriesOf } from './entries';
import { examplesByRule } from './examples-by-rule';
import { namesOf } from './names';
import { rulesOf } from './rules';
import { entriesData, namesData, rulesData, situationData } from './schema';

const files = () => readCorpusFiles(corpusRoot());
const schemaOf = (name: DataName, shape: z.ZodType) => () => ({
  $id: absolute(schemaPath(name)),
  // As one who reads it: further keys are no error.
  ...z.toJSONSchema(shape, { io: 'input' }),
});

/** Every file of the open data, by its address. */
export const DATA_DOCUMENTS: ReadonlyMap<string, () => unknown> = new Map<string, () => unknown>([
  ...LOCALES.map((locale) => [entriesPath(locale), () => entriesOf(library(), files(), locale)] as const),
  [RULES_PATH, async () => rulesOf(library(), files(), await examplesByRule())],
  [schemaPath('entries'), schemaOf('entries', entriesData)],
  [schemaPath('rules'), schemaOf('rules', rulesData)],
  [NAMES_PATH, () => namesOf(library(), files())],
  [schemaPath('names'), schemaOf('names', namesData)],
  [schemaPath('situation'), schemaOf('situation', situationData)],
]);
