import fs from 'node:fs';
import { corpusRoot } from '../app/_corpus/files';
import { buildLibrary } from '../app/_corpus/library';
import { LOCALES } from '../app/_i18n/locales';
import { findables } from '../app/_search/documents';
import { SIGNS } from '../app/_search/signs';
import { readQuestions } from './bench/golden-answers';
import { learnChoice } from './learn/choice';
import { golden, heldOut } from './learn/examples';
import { likeness } from './learn/likeness';
import { lookerOf } from './learn/looker';

/**
 * Learns by which signs the answer asked for is told from its neighbours, from the questions of the corpus in both
 * languages, and writes app/_search/answer-weights.ts. To be run anew when signs change, or the corpus by much.
 */
const FILE = 'app/_search/answer-weights.ts';
/**
 * Added to what is learned for the rank of a page: a question that is held out is missing from its page as well, which
 * then ranks lower than it would. Chosen on the pages that test/search/golden.tsv asks for.
 */
const PAGE = 2;

const library = buildLibrary(corpusRoot());
const { thesaurus } = library.corpus;
// The other half of the golden set stays unseen, to check by.
const players = readQuestions().filter((_, i) => i % 2 === 0);

const learned = LOCALES.flatMap((locale) => {
  const found = findables(library, locale);
  const own = heldOut(found, thesaurus, locale);
  const like = likeness(own, golden(players, found, lookerOf(found, thesaurus, locale), locale));
  console.log(`${locale}: ${own.length} questions of the corpus`);
  return own.map((example, i) => ({ example, count: like[i] ?? 0 }));
});
const weights = learnChoice(
  learned.map(({ example }) => example),
  learned.map(({ count }) => count),
);
const lines = SIGNS.map((sign, i) => {
  const weight = (weights[i] as number) + (sign === 'page' ? PAGE : 0);
  return `  ${sign}: ${Number(weight.toPrecision(3))},`;
});
fs.writeFileSync(
  FILE,
  `import type { Sign } from './signs';

/** Written by scripts/learn-answers.ts, which says how: from the questions of the corpus, each held out of the index. */
export const ANSWER_WEIGHTS: Record<Sign, number> = {
${lines.join('\n')}
};
`,
);
console.log(`${FILE} is written.`);
