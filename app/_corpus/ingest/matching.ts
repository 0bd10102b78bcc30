import { toString as plainText } from 'mdast-util-to-string';
import type { Corpus, Page } from '../corpus';
import { kebab } from './slugs';

/** A text and what it stands for, ready to be compared by its words. */
export interface Sample {
  key: string;
  text: string;
}

/** Texts share so much of their rarer words when they speak of the same thing. */
const ALIKE = 0.2;
/** The next best must be so much worse. */
const MARGIN = 1.25;
const SHORTEST_WORD = 4;
/** Beyond so many texts, comparing each with each takes too long. */
export const MOST_SAMPLES = 2000;

/**
 * Pairs two sets of texts in which each is the other's best match by far: the topics of a document and the restated
 * rules that cite it, where their names differ. Restated text shares card names and game words, not sentences.
 */
export function matchTexts(ours: readonly Sample[], theirs: readonly Sample[]): Map<string, string> {
  const all = [...ours, ...theirs];
  if (all.length > MOST_SAMPLES) return new Map();
  const words = new Map(all.map((sample) => [sample, wordsOfSample(sample)]));
  const weight = rarity([...words.values()]);
  const size = (sample: Sample) => sum(words.get(sample) ?? [], weight);
  const sizes = new Map(all.map((sample) => [sample, size(sample)]));
  const alike = (a: Sample, b: Sample): number => {
    const shared = [...(words.get(a) ?? [])].filter((word) => words.get(b)?.has(word));
    return sum(shared, weight) / Math.sqrt((sizes.get(a) || 1) * (sizes.get(b) || 1));
  };
  const forTheirs = new Map(theirs.map((their) => [their, best(ours, (our) => alike(our, their))]));
  const pairs = new Map<string, string>();
  for (const our of ours) {
    const found = best(theirs, (their) => alike(our, their));
    if (found && forTheirs.get(found)?.key === our.key) pairs.set(our.key, found.key);
  }
  return pairs;
}

const wordsOfSample = ({ text }: Sample): Set<string> =>
  new Set(
    kebab(text, Number.POSITIVE_INFINITY)
      .split('-')
      .filter((word) => word.length >= SHORTEST_WORD || /\d/.test(word)),
  );

const sum = (words: Iterable<string>, weight: (word: string) => number): number => {
  let total = 0;
  for (const word of words) total += weight(word);
  return total;
};

/** A word in few texts says more than one in many. */
function rarity(texts: readonly Set<string>[]): (word: string) => number {
  const counts = new Map<string, number>();
  for (const text of texts) for (const word of text) counts.set(word, (counts.get(word) ?? 0) + 1);
  return (word) => Math.log(1 + texts.length / (counts.get(word) ?? texts.length));
}

function best(samples: readonly Sample[], score: (sample: Sample) => number): Sample | undefined {
  let [first, second] = [0, 0];
  let found: Sample | undefined;
  for (const sample of samples) {
    const value = score(sample);
    if (value > first) [first, second, found] = [value, first, sample];
    else if (value > second) second = value;
  }
  return first >= ALIKE && first >= second * MARGIN ? found : undefined;
}

/** The French text of every place in the corpus that rests on one topic of a document, by that topic. */
export function citingTexts(corpus: Corpus, document: string): Sample[] {
  const samples = new Map<string, string>();
  const add = (sources: readonly string[], text: string) => {
    const [only, ...others] = sources.filter((source) => source.startsWith(`${document}#`));
    if (!only || others.length > 0) return;
    const key = only.slice(document.length + 1);
    samples.set(key, `${samples.get(key) ?? ''} ${text}`);
  };
  for (const { sources, pages } of corpus.entries.values()) {
    if (pages.fr)
      add(
        sources,
        [pages.fr.title, ...pages.fr.questions, sectionText(pages.fr, 1, Number.POSITIVE_INFINITY)].join(' '),
      );
  }
  for (const { pages } of corpus.chapters.values()) {
    const { fr } = pages;
    fr?.passages.forEach(({ line, sources }, i) => {
      const end = fr.passages[i + 1]?.line ?? Number.POSITIVE_INFINITY;
      add(
        sources.map(({ of }) => of),
        sectionText(fr, line, end),
      );
    });
  }
  return [...samples].map(([key, text]) => ({ key, text }));
}

const sectionText = (page: Page, from: number, to: number): string =>
  page.tree.children
    .filter(
      (node) =>
        node.type !== 'yaml' &&
        (node.position?.start.line ?? 0) >= from &&
        (node.position?.start.line ?? 0) < to,
    )
    .map((node) => plainText(node))
    .join(' ');
