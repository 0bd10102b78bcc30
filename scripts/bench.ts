import { corpusRoot } from '../app/_corpus/files';
import { buildLibrary } from '../app/_corpus/library';
import { LOCALES } from '../app/_i18n/locales';
import { buildIndex } from '../app/_search/build';
import { findables } from '../app/_search/documents';
import { createSearcher } from '../app/_search/searcher';
import { measureAnswers } from './bench/answers';
import { assistantFigures } from './bench/assistant';
import { arbitre } from './bench/engine-arbitre';
import { flexSearch } from './bench/engine-flexsearch';
import { lunrEngine } from './bench/engine-lunr';
import { miniSearch } from './bench/engine-minisearch';
import { orama } from './bench/engine-orama';
import { readGolden } from './bench/golden';
import { readQuestions, readRiddles } from './bench/golden-answers';
import { measurePhone } from './bench/phone';
import { runEngines } from './bench/run';
import { table } from './bench/table';

/** Our search beside four others, on the same corpus and the golden queries, in one run. */
const library = buildLibrary(corpusRoot());
const golden = readGolden();
const engines = [arbitre(library.corpus.thesaurus), miniSearch, lunrEngine, orama, flexSearch];

const questions = readQuestions();
const riddles = readRiddles();
const percent = (part: number): string => `${(100 * part).toFixed(1)} %`;

for (const locale of LOCALES) {
  const found = findables(library, locale);
  const queries = golden.filter((query) => query.locale === locale);
  const results = await runEngines(engines, found, queries, locale);
  console.log(`${locale}: ${found.length} documents, ${queries.length} golden queries\n`);
  console.log(`${table(results, miniSearch.name)}\n`);
  const searcher = createSearcher(buildIndex(found, library.corpus.thesaurus, locale), locale);
  const { recall, answered, verdicts, rightVerdicts, refused, admitted } = measureAnswers(
    searcher,
    questions,
    riddles,
  );
  console.log(`${locale}: ${questions.length} questions with keys, ${riddles.length} that nothing answers`);
  console.log(`  recall@1 ${percent(recall[1])}, @3 ${percent(recall[3])}, @10 ${percent(recall[10])}`);
  console.log(`  answer@1 ${percent(answered)}`);
  console.log(`  verdicts: ${verdicts} given, ${percent(rightVerdicts)} of them right`);
  console.log(`  told that nothing fits: ${percent(admitted)} of those that cannot be answered,`);
  console.log(`    ${percent(refused)} of those that can\n`);
}
console.log(
  'Times are of single queries after warm-up, the engines by turns; load is parsing and restoring.',
);
const phone = await measurePhone();
console.log(
  phone
    ? `On a slow phone /fr/search/?q=attrition is awake after ${(phone.awake / 1000).toFixed(1)} s and has its first hits after ${(phone.hits / 1000).toFixed(1)} s: ${(phone.hits / phone.awake).toFixed(2)} times.`
    : 'The slow phone was not tried: there is no site in out/, run "npm run build" first.',
);
const { firstAnswerMs, searchP95Ms } = await assistantFigures();
console.log(
  `For assistants: ${(firstAnswerMs / 1000).toFixed(1)} s from start to the first answer, ${searchP95Ms.toFixed(1)} ms for a search call (p95).`,
);
console.log('The indexes of Arbitre and Orama also hold what a hit shows; the others hold ids only.');
