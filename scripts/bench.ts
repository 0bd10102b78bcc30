import { corpusRoot } from '../app/_corpus/files';
import { buildLibrary } from '../app/_corpus/library';
import { LOCALES } from '../app/_i18n/locales';
import { findables } from '../app/_search/documents';
import { arbitre } from './bench/engine-arbitre';
import { flexSearch } from './bench/engine-flexsearch';
import { lunrEngine } from './bench/engine-lunr';
import { miniSearch } from './bench/engine-minisearch';
import { orama } from './bench/engine-orama';
import { readGolden } from './bench/golden';
import { runEngines } from './bench/run';
import { table } from './bench/table';

/** Our search beside four others, on the same corpus and the golden queries, in one run. */
const library = buildLibrary(corpusRoot());
const golden = readGolden();
const engines = [arbitre(library.corpus.thesaurus), miniSearch, lunrEngine, orama, flexSearch];

for (const locale of LOCALES) {
  const found = findables(library, locale);
  const queries = golden.filter((query) => query.locale === locale);
  const results = await runEngines(engines, found, queries, locale);
  console.log(`${locale}: ${found.length} documents, ${queries.length} golden queries\n`);
  console.log(`${table(results, miniSearch.name)}\n`);
}
console.log(
  'Times are of single queries after warm-up, the engines by turns; load is parsing and restoring.',
);
console.log('The indexes of Arbitre and Orama also hold what a hit shows; the others hold ids only.');
