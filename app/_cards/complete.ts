import type { Game } from '../_leaf/games';
import type { CardBook } from './book';
import type { Card } from './card';
import { inEnglish } from './french';
import { namesOf } from './names';
import { scrub } from './scrub';

interface Entry {
  card: Card;
  /** Words apart by one space, with one before the first. */
  name: string;
  /** Of the title, of a name that the file gives, of a part or of initials. */
  grade: number;
}

export interface CompleteOptions {
  game?: Game | undefined;
  limit?: number;
  /** Only cards of these; the editor offers what an engine can take. */
  isWanted?: (card: Card) => boolean;
}

const GRADE = { title: 0, alias: 1, part: 2, initials: 3 } as const;

/** Every word of every name in order, so that those which begin in a certain way stand side by side. */
class Completer {
  private readonly entries: Entry[] = [];
  private readonly holders = new Map<string, number[]>();
  private readonly words: readonly string[];

  constructor(cards: readonly Card[]) {
    for (const card of cards) {
      const seen = new Set<string>();
      for (const { name, grade } of [...namesOf(card), { name: card.id, grade: 'alias' as const }]) {
        const scrubbed = scrub(name);
        if (scrubbed === '' || seen.has(scrubbed)) continue;
        seen.add(scrubbed);
        const at = this.entries.push({ card, name: ` ${scrubbed}`, grade: GRADE[grade] }) - 1;
        const words = scrubbed.split(' ');
        // r2d2, gd01008, sand people as sandpeople
        words.forEach((word, i) => {
          if (words.indexOf(word) === i) this.hold(word, at);
        });
        if (words.length > 1) this.hold(words.join(''), at);
      }
    }
    this.words = [...this.holders.keys()].sort();
  }

  private hold(word: string, at: number): void {
    const known = this.holders.get(word);
    if (known) known.push(at);
    else this.holders.set(word, [at]);
  }

  /** Names with a word that begins so. */
  private beginning(prefix: string): Set<number> {
    let [low, high] = [0, this.words.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.words[middle] ?? '') < prefix) low = middle + 1;
      else high = middle;
    }
    const found = new Set<number>();
    for (let i = low; this.words[i]?.startsWith(prefix); i++)
      for (const at of this.holders.get(this.words[i] ?? '') ?? []) found.add(at);
    return found;
  }

  find(scrubbed: string, isWanted: (card: Card) => boolean): Card[] {
    const typed = scrubbed.split(' ').filter(Boolean);
    const joined = typed.length > 1 ? [this.beginning(typed.join(''))] : [];
    // the longest word leaves the fewest
    const [first, ...rest] = [...typed].sort((a, b) => b.length - a.length);
    if (first === undefined) return [];
    const others = rest.map((word) => this.beginning(word));
    const all = [...this.beginning(first)].filter((at) => others.every((set) => set.has(at)));
    const best = new Map<Card, number>();
    for (const at of new Set([...all, ...joined.flatMap((set) => [...set])])) {
      const entry = this.entries[at];
      if (!entry || !isWanted(entry.card)) continue;
      const score = scoreOf(entry, scrubbed);
      if (score < (best.get(entry.card) ?? Number.POSITIVE_INFINITY)) best.set(entry.card, score);
    }
    return [...best].sort((a, b) => a[1] - b[1]).map(([card]) => card);
  }
}

/** The smaller the better: the whole name, then its beginning, then the beginnings of its words. */
function scoreOf({ card, name, grade }: Entry, scrubbed: string): number {
  const length = name.length / 1000;
  const place = name === ` ${scrubbed}` ? 0 : name.startsWith(` ${scrubbed}`) ? 4 : 8;
  const isWhole = name.includes(` ${scrubbed}`) ? 0 : 2;
  return place + isWhole + grade + (card.virtual ? 0.5 : 0) + length;
}

const completers = new WeakMap<CardBook, Completer>();

/** What somebody who is still typing means, best first. Slips are looked for only where nothing begins so. */
export function completeCards(
  book: CardBook,
  typed: string,
  { game, limit = 8, isWanted = () => true }: CompleteOptions = {},
): Card[] {
  let completer = completers.get(book);
  if (!completer) {
    completer = new Completer(book.lookup.cards);
    completers.set(book, completer);
  }
  const isAsked = (card: Card): boolean => (!game || card.game === game) && isWanted(card);
  const isVirtual = /(?<=\s)\(?v\)?$/i.test(typed.trim());
  const plain = scrub(isVirtual ? typed.trim().replace(/\s\(?v\)?$/i, '') : typed.slice(0, 200));
  if (plain === '') return [];
  const wanted = isVirtual ? (card: Card) => isAsked(card) && card.virtual === true : isAsked;
  for (const name of [plain, ...inEnglish(plain)]) {
    const cards = completer.find(name, wanted);
    if (cards.length > 0) return cards.slice(0, limit);
  }
  return book
    .find(typed, game)
    .matches.map(({ card }) => card)
    .filter(isAsked)
    .slice(0, limit);
}
