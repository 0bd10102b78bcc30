import type { Locale } from '../../_i18n/locales';
import type { Corpus } from '../corpus';
import { GAMES } from '../games';
import { plainHead } from './bilingual-head';
import { Chapters } from './chapters';
import { openSource, UnreadableDocument } from './decode';
import type { HeadStyle, Profile, Remark, Repair, Survey, Topic, TopicKind } from './document';
import { gameOf } from './document-id';
import { entryFile, isRuling, type MdxFile, type Shelf, type Written } from './emit';
import { corpusLexicon, type Lexicon, WordCount } from './lexicon';
import { renderBlocks } from './markdown';
import { type Naming, nameTopics } from './naming';
import { Passes } from './passes';
import { referencesIn } from './references';
import { Repairer } from './repair';
import { segment } from './segment';
import { LOOKED_FOR, recognise, Surveyor } from './survey';

export interface Request {
  files: readonly string[];
  document: string;
  profile: Profile | 'auto';
  corpus: Corpus;
  /** Called with the share of the work that is done, from 0 to 1. */
  progress?: (share: number) => void;
}

export interface EntryReport {
  id: string;
  kind: TopicKind;
  line: number;
  en: string;
  fr: string;
  see: string[];
  chars: number;
}

export interface Report {
  doc: string;
  profile: Profile;
  entries: EntryReport[];
  repairs: Repair[];
  gaps: { line: number }[];
  flaws: Remark[];
}

/** Reads a document and gives its files, one after another, to `write`. */
export function ingest(request: Request, write: (file: MdxFile) => void): Report {
  const { files, document, corpus } = request;
  const game = gameOf(document);
  if (!game) throw new UnreadableDocument(`"${document}" does not begin with a game (${GAMES.join(', ')})`);
  const passes = new Passes(files.map(openSource), request.progress);
  const count = new WordCount(corpusLexicon(corpus));
  for (const line of passes.lines()) count.add(line);
  const lexicon = count.lexicon();
  const language = corpus.documents.get(document)?.language ?? count.language();
  const survey = surveyOf(passes, request.profile, language, lexicon);
  const naming = nameTopics(passes.topics(survey, lexicon), corpus, document, game);
  return emit({ passes, survey, lexicon, naming, shelf: { document, game, language }, write });
}

function surveyOf(passes: Passes, asked: Request['profile'], language: Locale, lexicon: Lexicon): Survey {
  const { scanned } = passes;
  const surveyors = passes.sources.map(() => new Surveyor());
  for (const block of segment(passes.textLines({ scanned, language }, lexicon)))
    surveyors[passes.fileAt(block.line)]?.add(block);
  const profile = recognise(surveyors, asked);
  if (!profile) throw new UnreadableDocument(`no document was recognised; looked for ${LOOKED_FOR}`);
  const styles = surveyors.map((surveyor) => surveyor.style());
  return { profile, language, styleAt: (line) => styles[passes.fileAt(line)] as HeadStyle, scanned };
}

interface Emission {
  passes: Passes;
  survey: Survey;
  lexicon: Lexicon;
  naming: Naming;
  shelf: Shelf;
  write: (file: MdxFile) => void;
}

function emit({ passes, survey, lexicon, naming, shelf, write }: Emission): Report {
  const repairer = new Repairer(lexicon);
  const flaws: Remark[] = [];
  const gaps: { line: number }[] = [];
  const entries: EntryReport[] = [];
  const chapters = new Chapters(shelf, write);
  const remark = (flaw: Remark) => {
    flaws.push(flaw);
  };
  const gap = (line: number) => {
    gaps.push({ line });
  };
  for (const topic of passes.topics(survey, lexicon, { remark, repairer, gap })) {
    const written = writeTopic(topic, naming, survey.profile);
    for (const reference of written.unresolved) {
      remark({ line: topic.line, code: 'unresolved-reference', message: `nothing is called "${reference}"` });
    }
    if (survey.profile === 'glossary' || isRuling(topic.kind)) write(entryFile(written, shelf));
    else chapters.add(written);
    if (!topic.gathers) entries.push(entryReport(topic, written));
  }
  chapters.close();
  if (entries.length === 0) throw new UnreadableDocument(`no head was found; looked for ${LOOKED_FOR}`);
  entries.sort((a, b) => a.line - b.line);
  flaws.sort((a, b) => a.line - b.line);
  return { doc: shelf.document, profile: survey.profile, entries, repairs: repairer.repairs(), gaps, flaws };
}

function entryReport({ kind, line, head }: Topic, { slug, see, unresolved, body }: Written): EntryReport {
  return { id: slug, kind, line, en: head.en, fr: head.fr, see: [...see, ...unresolved], chars: body.length };
}

function writeTopic(topic: Topic, { slugAt, idOf, names }: Naming, profile: Profile): Written {
  const { kind, head, line, level } = topic;
  const slug = slugAt(line);
  const text = topic.blocks
    .map((block) => (block.kind === 'table' ? '' : block.lines.join('\n')))
    .join('\n\n');
  const isElsewhere = (name: string) => (names.find(name) ?? idOf(slug)) !== idOf(slug);
  const see = new Set<string>();
  const unresolved: string[] = [];
  for (const reference of referencesIn(text, profile === 'glossary' ? isElsewhere : undefined)) {
    // An entry does not refer to itself: a name that leads back was meant for an entry that is not there.
    const id = names.resolve(reference);
    if (id === undefined || id === idOf(slug)) unresolved.push(reference);
    else see.add(id);
  }
  const title = plainHead(topic.title) || slug;
  return {
    slug,
    kind,
    head,
    title,
    line,
    level,
    body: renderBlocks(topic.blocks),
    see: [...see],
    unresolved,
  };
}
