import type { Game } from '../_leaf/games';
import type { Side } from '../_rules/core/sides';
import type { Card } from './card';
import { inEnglish } from './french';
import { GRADES, type Grade, namesOf } from './names';
import { scrub, squash } from './scrub';
import { WordIndex } from './words';

export interface Match {
  card: Card;
  grade: Grade;
  /** From 0 to 1. */
  score: number;
}

export interface Found {
  /** The surest first. */
  matches: Match[];
  /** The name means several cards just as well: all of them are at the top. */
  isAmbiguous: boolean;
}

/** What a name says beside the name itself. */
interface Asked {
  name: string;
  virtual: boolean;
  side?: Side;
}

const NUMBER = /^([a-z]{1,4}\d{0,2})[-‐‑–—_ ]?(\d{3})(?:[-_ ]?p\d{1,2})?$/i;
const BLUEPRINT = /^\d{1,3}_\w{1,5}$/;
/** Below this, what was typed is something else. */
const NEAR_ENOUGH = 0.62;
const MOST_MATCHES = 12;

const SIDE_WORDS: [Side, RegExp][] = [
  ['light', /\s*\(?\b(?:ls|light(?: side)?|c[oô]t[ée] lumineux)\)?$/i],
  ['dark', /\s*\(?\b(?:ds|dark(?: side)?|c[oô]t[ée] obscur)\)?$/i],
];
const VIRTUAL_WORD = /\s*(?:\((?:v|virtual|virtuelle?)\)|(?<=\s)(?:v|virtual|virtuelle?))(?=\s*(?:\(|$))/i;
const PICTURE_WORD = /\s*\((?:[^()]*\bAI(?: \d)?|readable)\)/i;

/** Finds cards by whatever people call them. Ambiguity is shown, never guessed away; a number wins over a name. */
export class CardLookup {
  private readonly byNumber = new Map<string, Card>();
  private readonly byName = new Map<string, { at: number; grade: Grade }[]>();
  private words: WordIndex | undefined;

  constructor(readonly cards: readonly Card[]) {
    cards.forEach((card, at) => {
      for (const id of [card.id, ...(card.otherIds ?? [])])
        if (!this.byNumber.has(keyOf(card.game, id))) this.byNumber.set(keyOf(card.game, id), card);
      for (const { grade, name } of namesOf(card)) {
        const key = squash(name);
        const known = this.byName.get(key);
        if (!known) this.byName.set(key, [{ at, grade }]);
        else if (!known.some((each) => each.at === at)) known.push({ at, grade });
      }
    });
  }

  /** The card of a number: `GD01-008`, `gd01-008_p1`, the blueprint `1_168`. */
  numbered(game: Game, number: string): Card | undefined {
    const id = NUMBER.exec(number.trim());
    return this.byNumber.get(keyOf(game, id ? `${id[1]}-${id[2]}`.toUpperCase() : number.trim()));
  }

  find(text: string, game?: Game, side?: Side): Found {
    const typed = text.trim().slice(0, 300);
    const isWanted = (card: Card): boolean => (!game || card.game === game) && (!side || card.side === side);
    const games: readonly Game[] = game ? [game] : ['gundam', 'swccg', 'young-jedi'];
    if (NUMBER.test(typed) || BLUEPRINT.test(typed)) {
      const cards = games.flatMap((each) => this.numbered(each, typed) ?? []);
      if (cards.length > 0)
        return {
          matches: cards.map((card) => ({ card, grade: 'number', score: 1 })),
          isAmbiguous: cards.length > 1,
        };
    }
    for (const asked of readings(typed)) {
      const matches = this.exactly(asked, isWanted);
      if (matches.length > 0) return found(matches);
    }
    const last = readings(typed).at(-1);
    return last && last.name !== ''
      ? found(this.nearly(last, isWanted))
      : { matches: [], isAmbiguous: false };
  }

  private exactly(asked: Asked, isWanted: (card: Card) => boolean): Match[] {
    for (const name of new Set([scrub(asked.name), inEnglish(scrub(asked.name))])) {
      const named = (this.byName.get(name.replace(/ /g, '')) ?? []).flatMap(({ at, grade }) => {
        const card = this.cards[at];
        return card && isWanted(card) ? [{ card, grade, score: 1 }] : [];
      });
      if (named.length > 0) return sorted(this.withOriginals(named, asked), asked);
    }
    return [];
  }

  /** A name that the file gives to the virtual version alone means the original too. */
  private withOriginals(named: Match[], { virtual }: Asked): Match[] {
    if (virtual || named.some(({ card }) => !card.virtual)) return named;
    const originals = named.flatMap(({ card, grade, score }) =>
      (grade === 'initials' ? (this.byName.get(squash(card.title)) ?? []) : []).flatMap(({ at }) => {
        const other = this.cards[at];
        const isOriginal =
          other &&
          !other.virtual &&
          other.title === card.title &&
          other.game === card.game &&
          other.side === card.side;
        return isOriginal ? [{ card: other, grade, score }] : [];
      }),
    );
    return [...named, ...originals];
  }

  private nearly(asked: Asked, isWanted: (card: Card) => boolean): Match[] {
    this.words ??= new WordIndex(this.cards);
    const scores = this.words.find(scrub(asked.name));
    const english = inEnglish(scrub(asked.name));
    if (english !== scrub(asked.name))
      for (const [at, score] of this.words.find(english))
        scores.set(at, Math.max(score, scores.get(at) ?? 0));
    const matches = [...scores].flatMap(([at, score]): Match[] => {
      const card = this.cards[at];
      if (!card || score < NEAR_ENOUGH || !isWanted(card)) return [];
      return [{ card, grade: score > 0.9 ? 'words' : 'near', score }];
    });
    return sorted(matches, asked);
  }
}

const keyOf = (game: Game, id: string): string => `${game} ${id}`;

/** What was typed as it stands, then without what only says which version is meant. */
function readings(typed: string): Asked[] {
  const isSaid = VIRTUAL_WORD.test(typed);
  const plain = typed.replace(PICTURE_WORD, '').replace(VIRTUAL_WORD, '').trim();
  const [side, pattern] = SIDE_WORDS.find(([, each]) => each.test(plain)) ?? [];
  const without = pattern ? plain.replace(pattern, '').trim() : plain;
  const short = /(?<=\p{L}{2})v$/iu.test(typed) ? typed.slice(0, -1) : undefined;
  return [
    { name: typed, virtual: isSaid },
    { name: plain, virtual: isSaid },
    ...(side && without !== '' ? [{ name: without, virtual: isSaid, side }] : []),
    // LSJKv
    ...(short !== undefined && !/\s/.test(short) ? [{ name: short, virtual: true }] : []),
    ...(short !== undefined && !/\s/.test(short) ? [{ name: plain, virtual: isSaid }] : []),
  ];
}

/** Titles before aliases; of one grade the version that is asked for, then the side, then the shorter title. */
function sorted(matches: Match[], { virtual, side }: Asked): Match[] {
  const rank = ({ card, grade }: Match): number =>
    (Boolean(card.virtual) === virtual ? 0 : 2.5) +
    (side && card.side !== side ? 2 : 0) +
    GRADES.indexOf(grade);
  return matches
    .sort((a, b) => rank(a) - rank(b) || b.score - a.score || a.card.title.length - b.card.title.length)
    .slice(0, MOST_MATCHES);
}

function found(matches: Match[]): Found {
  const [first, second] = matches;
  const isSame = (match: Match | undefined): boolean =>
    first !== undefined &&
    match !== undefined &&
    match.grade === first.grade &&
    Math.abs(match.score - first.score) < 0.02 &&
    match.card.virtual === first.card.virtual;
  return { matches, isAmbiguous: isSame(second) };
}
