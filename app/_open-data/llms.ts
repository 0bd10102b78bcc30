import { changesHref, feedHref, glossaryHref, hrefOf, openDataHref } from '../_corpus/addresses';
import { pageOf } from '../_corpus/corpus';
import { editionText } from '../_corpus/editions';
import { GAMES, type Game } from '../_corpus/games';
import type { Library } from '../_corpus/library';
import { LOCALES } from '../_i18n/locales';
import { SAMPLE_RULE, SITE_NAME } from '../_leaf/site-name';
import {
  absolute,
  DATA_NAMES,
  entriesPath,
  NAMES_PATH,
  RULES_PATH,
  schemaPath,
  shortPath,
} from './addresses';

const link = (title: string, path: string, about = ''): string =>
  `- [${title}](${absolute(path)})${about && `: ${about}`}`;

/** `llms.txt` (llmstxt.org): what the site holds, where, and how to cite it. */
export function llmsText(library: Library): string {
  return `# ${SITE_NAME}

> Unofficial rules reference and judge assistant for card games, in French and English. Rules are restated in our own words; every entry names the document, edition and section it rests on.

Each rule is a page: a bottom line of one or two sentences (the ruling), then its text, sources, notes on what the documents had wrong, and links. Ids never change: \`${SAMPLE_RULE}\` is ${absolute(hrefOf('en', SAMPLE_RULE))} in English and ${absolute(hrefOf('fr', SAMPLE_RULE))} in French; a section is \`page#section\`. The short address of any rule, in the reader's language and from former ids too, is ${absolute(shortPath(SAMPLE_RULE))}. To answer a question, cite the id, the bottom line and the source. Where the status is \`superseded\`, follow \`by\`. \`authority\` says on what a statement rests: \`document\` (the document cited), \`later\` (a later rulebook or ruling), \`card-data\`, or \`deduced\` (our conclusion); say so when you cite one that is not \`document\`. What the corpus does not say is not known: do not fill it in.

## Data

${[
  ...LOCALES.map((locale) =>
    link(
      `entries.${locale}.json`,
      entriesPath(locale),
      `every entry, chapter and section in ${locale === 'fr' ? 'French' : 'English'}, with plain text, questions, sources, links, status and notes`,
    ),
  ),
  link('rules.json', RULES_PATH, 'every id with titles and addresses in both languages'),
  link('names.json', NAMES_PATH, 'small: every entry and chapter by its names, and former ids (`moved`)'),
  ...DATA_NAMES.map((name) => link(`Schema of ${name}`, schemaPath(name))),
  link(
    'Open data',
    openDataHref('en'),
    'all of it with short addresses, programs that run, and how to embed a rule',
  ),
].join('\n')}

${GAMES.map((game) => gameText(library, game)).join('\n')}
## Optional

${LOCALES.map((locale) => link(`What changed (${locale})`, changesHref(locale))).join('\n')}
${LOCALES.map((locale) => link(`Atom feed (${locale})`, feedHref(locale))).join('\n')}
`;
}

function gameText({ corpus, targets }: Library, game: Game): string {
  const facts = corpus.games.get(game);
  const entries = [...corpus.entries.values()].filter((entry) => entry.game === game);
  const books = [...corpus.books.values()].filter((book) => book.game === game);
  const chapters = books.flatMap((book) =>
    book.chapters.map((chapter) =>
      link(
        `${book.title.en}, ${pageOf(chapter, 'en').title}`,
        hrefOf('en', chapter.id),
        targets.en.get(chapter.id)?.bottomLine,
      ),
    ),
  );
  const covered = (facts?.covers.documents ?? []).flatMap((id) => {
    const document = corpus.documents.get(id);
    if (!document) return [];
    const after = document.after ? ` ${document.after.en.trim()}` : '';
    return `- Covers: ${document.title.en} (${editionText(document, 'en')}; ${document.force}).${after}`;
  });
  return `## ${facts?.title.en ?? game}

${link('Glossary in English', glossaryHref('en', game), `${entries.length} entries`)}
${link('Glossaire en français', glossaryHref('fr', game))}
${covered.join('\n')}
- Does not cover: ${facts?.covers.not.en.trim() ?? ''}
${chapters.join('\n')}
`;
}
