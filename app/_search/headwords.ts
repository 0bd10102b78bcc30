import { foldWord } from './analyse';
import type { SearchDocument } from './documents';
import type { Bonus } from './rank';

/** How much it counts to be called what was typed, or to begin with it; a glossary's own word comes before a section. */
const BONUS = { exact: 1.6, begun: 1.1, ofEntry: 0.5 };
/** Fewer letters begin too many titles. */
const SHORTEST = 3;

/** Letters and figures alone, in small letters and without accents: what one types of a title. */
const plain = (text: string): string =>
  foldWord(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/** The titles of all documents, compared as they are typed, letter by letter. */
export class Headwords {
  private readonly titles: { title: string; ofEntry: boolean }[];

  constructor(documents: readonly Pick<SearchDocument, 'title' | 'kind'>[]) {
    this.titles = documents.map(({ title, kind }) => ({
      title: plain(title),
      ofEntry: kind !== 'section' && kind !== 'chapter',
    }));
  }

  /** Whether something is called exactly so. */
  has(name: string): boolean {
    const wanted = plain(name);
    return this.titles.some(({ title }) => title === wanted);
  }

  /** What each document gains whose title is, or begins with, what was typed. */
  bonuses(typed: string): Map<number, Bonus> {
    const query = plain(typed);
    const found = new Map<number, Bonus>();
    if (query.length < SHORTEST) return found;
    this.titles.forEach(({ title, ofEntry }, document) => {
      if (!title.startsWith(query)) return;
      const isExact = title === query;
      const part = query.length / title.length;
      const bonus = (isExact ? BONUS.exact : BONUS.begun * part) + (ofEntry ? BONUS.ofEntry : 0);
      found.set(document, { bonus, isExact });
    });
    return found;
  }
}
