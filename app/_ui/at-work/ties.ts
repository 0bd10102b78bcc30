import type { Corpus, Page } from '../../_corpus/corpus';
import { GAMES, type Game } from '../../_corpus/games';
import { wordingTable } from '../../_corpus/link-corpus';
import type { TermTable } from '../../_corpus/linking/term-table';
import { gameOfStand } from '../../_stands/registry';
import type { Bite } from './bites';

/** An entry, or a section of a chapter. */
export interface Subject {
  id: string;
  game: Game;
  isEntry: boolean;
  /** On what it rests, the first before all. */
  sources: readonly string[];
}

/** Why a step shows a rule at work, the nearest first. */
export const TIES = [
  'rule', // the step is made or refused by it, or by a part of it
  'name', // by what bears its name: the chapter's section for an entry, the entry for a section
  'words', // what is told of a telling step names it
  'example', // the example plays the passage of the document that it restates
  'passage', // a telling step is made by the rulebook's passage that it rests on
] as const;
export type Tie = (typeof TIES)[number];

export class Ties {
  /** What the words told of each step name. */
  private readonly named = new Map<Bite, Set<string>>();

  constructor(
    private readonly corpus: Corpus,
    bites: readonly Bite[],
  ) {
    const tables = new Map(GAMES.map((game) => [game, wordingTable(corpus, game, 'en')]));
    for (const bite of bites) this.named.set(bite, namesIn(bite, tables.get(gameOfStand(bite.id))));
  }

  /** How a step is tied to a subject in the nearest way, if it is. */
  between(bite: Bite, subject: Subject): Tie | undefined {
    const { rule, isTelling, scenario } = bite;
    if (gameOfStand(bite.id) !== subject.game) return undefined;
    if (isWithin(rule, subject)) return 'rule';
    if (this.bearsName(rule, subject)) return 'name';
    if (!isTelling) return undefined;
    if (subject.isEntry && this.named.get(bite)?.has(subject.id)) return 'words';
    if (scenario.sources.includes(subject.sources[0] ?? '')) return 'example';
    const passages = subject.isEntry ? this.passagesOf(rule) : [];
    return passages.some((source) => subject.sources.includes(source)) ? 'passage' : undefined;
  }

  /** Whether a rule of the other kind goes by the same name. */
  bearsName(rule: string, { id, game, isEntry }: Subject): boolean {
    const [page = '', anchor] = rule.split('#');
    const isInChapter = this.corpus.chapters.has(page);
    if (isInChapter !== isEntry || !rule.startsWith(`${game}/`)) return false;
    return [lastPart(page), ...(isInChapter && anchor ? [anchor] : [])].includes(lastPart(id));
  }

  /** What a section of a rulebook cites. */
  private passagesOf(rule: string): string[] {
    const [page = '', anchor = ''] = rule.split('#');
    const text: Page | undefined = this.corpus.chapters.get(page)?.pages.fr;
    return (text?.passages ?? [])
      .filter(({ id }) => id === anchor)
      .flatMap(({ sources }) => sources.map(({ of }) => of));
  }
}

export const isWithin = (rule: string, { id, isEntry }: Subject): boolean =>
  rule === id || (isEntry && rule.startsWith(`${id}#`));

const lastPart = (id: string): string => id.split(/[/#]/).at(-1) ?? id;

/** The entries that are named where the step is told; in English, which has few forms of a word. */
function namesIn({ scenario, step }: Bite, table: TermTable | undefined): Set<string> {
  const told = scenario.line[step - 1]?.say.en ?? '';
  const readings = (table?.find(told) ?? []).flatMap((mention) => mention.readings);
  return new Set(
    readings
      .filter(({ linking, sameCase }) => linking === 'auto' || (linking !== 'allowed' && sameCase))
      .map(({ target }) => target),
  );
}
