import type { Corpus } from '../corpus';
import type { Game } from '../games';
import { type Head, type Topic, type TopicKind, textOf } from './document';
import { isRuling } from './emit';
import { citingTexts, MOST_SAMPLES, matchTexts, type Sample } from './matching';
import { type Citations, citationsOf, corpusNames, type Names } from './names';
import { kebab, Slugs, slugOf } from './slugs';

const QUESTION_WORDS = 8;

interface Seen {
  line: number;
  kind: TopicKind;
  head: Head;
  own: string;
  /** The topic of the document that the corpus calls so. */
  cited: string | undefined;
}

/** The names that a document gives, and the addresses that follow from them. */
export interface Naming {
  /** Slug of the topic that begins at a line. */
  slugAt(line: number): string;
  /** Id of a topic: of the place in the corpus that restates it, or one of its own. */
  idOf(slug: string): string;
  names: Names;
}

/**
 * Gives every topic its slug: the one that the corpus cites it by, where the name or the text tells that the corpus
 * speaks of the same; otherwise one made of its name.
 */
export function nameTopics(topics: Iterable<Topic>, corpus: Corpus, document: string, game: Game): Naming {
  const citations = citationsOf(corpus, document);
  const seen: Seen[] = [];
  const unnamed: Sample[] = [];
  for (const topic of topics) {
    const own = ownSlug(topic);
    const cited = citations.ids.has(own) ? own : citedName(topic, citations);
    seen.push({ line: topic.line, kind: topic.kind, head: topic.head, own, cited });
    if (!cited && !topic.gathers && unnamed.length <= MOST_SAMPLES) {
      unnamed.push({ key: String(topic.line), text: [topic.title, ...topic.blocks.map(textOf)].join(' ') });
    }
  }
  const taken = new Set(seen.map(({ cited }) => cited));
  const matched = matchTexts(
    unnamed,
    citingTexts(corpus, document).filter(({ key }) => !taken.has(key)),
  );
  const slugs = new Slugs();
  const byLine = new Map<number, string>();
  const names = corpusNames(corpus, game);
  const idOf = (slug: string) => citations.ids.get(slug) ?? `${game}/${slug}`;
  for (const { line, kind, head, own, cited } of seen) {
    const slug = slugs.give(cited ?? matched.get(String(line)) ?? own);
    byLine.set(line, slug);
    if (isRuling(kind)) continue;
    for (const name of [head.en, head.fr, slug]) if (name) names.add(name, idOf(slug), 'term');
  }
  return { slugAt: (line) => byLine.get(line) ?? `line-${line}`, idOf, names };
}

const citedName = ({ title, head }: Topic, { topics }: Citations): string | undefined =>
  topics.resolve(title) ?? topics.find(head.en) ?? topics.find(head.fr);

function ownSlug({ kind, head, title }: Topic): string {
  if (kind === 'faq') return `faq-${kebab(title.split(/\s+/).slice(0, QUESTION_WORDS).join(' '))}`;
  return kind === 'errata' ? `errata-${slugOf(head)}` : slugOf(head);
}
