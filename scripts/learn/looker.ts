import type { Thesaurus } from '../../app/_corpus/schema/shelf';
import type { Locale } from '../../app/_i18n/locales';
import { termsOf } from '../../app/_search/analyse';
import { buildIndex } from '../../app/_search/build';
import { CloseReader, type Weighted } from '../../app/_search/candidates';
import type { Findable } from '../../app/_search/documents';
import { Synonyms, Vocabulary } from '../../app/_search/expand';
import { takeGameName } from '../../app/_search/game-names';
import { Headwords } from '../../app/_search/headwords';
import { markersOf } from '../../app/_search/markers';
import { openIndex } from '../../app/_search/opened';
import { readQuery } from '../../app/_search/query';
import { QueryWords } from '../../app/_search/query-words';
import { formOf } from '../../app/_search/question-form';
import { rank } from '../../app/_search/rank';
import { discountRepeats } from '../../app/_search/repeats';
import { READ_CLOSELY } from '../../app/_search/searcher';

export type Look = (question: string) => Weighted[];

/** What the close reader sees of the answers to a question, before anything is chosen. */
export function lookerOf(found: Findable[], thesaurus: Thesaurus, locale: Locale): Look {
  const parts = buildIndex(found, thesaurus, locale);
  const index = openIndex(parts, locale);
  const { documents, lines, lookUp } = index;
  const titles = new Set(documents.flatMap(({ title }) => termsOf(title, locale, true)));
  const vocabulary = new Vocabulary(index.terms, documents.length, titles);
  const synonyms = new Synonyms(parts.names.thesaurus);
  const headwords = new Headwords(documents);
  const reader = new CloseReader(index, locale, (term) => vocabulary.rarityOf(term));
  return (question) => {
    const { game, rest } = takeGameName(question);
    const query = readQuery(rest, locale, vocabulary, synonyms);
    const ranked = rank(query, lines, documents.length, lookUp, {
      bonuses: headwords.bonuses(rest),
      isWanted: (document) => !game || documents[document]?.game === game,
    });
    if (query.terms.length < 2 || ranked[0]?.isNamed) return [];
    const asked = {
      query,
      words: new QueryWords(query.terms),
      form: formOf(rest, locale),
      markers: markersOf(rest, locale),
    };
    return reader.look(asked, discountRepeats(ranked, documents).slice(0, READ_CLOSELY));
  };
}
