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
  /** Of these only: of the set ST01, defensive shields. */
  isMeant?: (card: Card) => boolean;
}

const NUMBER = /^([a-z]{1,4}\d{0,2})(?:[-‐‑–—_ ]?(\d{3})|[-‐‑–—_ ](\d{1,2}))(?:[-_ ]?p\d{1,2})?$/i;
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
    const [, set = '', whole, short = ''] = NUMBER.exec(number.trim()) ?? [];
    const padded = set.replace(/(?<=[a-z]{2})\d$/i, '0$&');
    const id = set && `${padded}-${whole ?? short.padStart(3, '0')}`.toUpperCase();
    return this.byNumber.get(keyOf(game, id || number.trim()));
  }

  /** Cards that bear exactly this name or number; nothing that is merely near. */
  named(text: string, game?: Game, side?: Side): Found {
    const typed = text.trim().slice(0, 300);
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
      const matches = this.exactly(asked, wantedBy(asked, game, side));
      if (matches.length > 0) return found(matches);
    }
    return found([]);
  }

  find(text: string, game?: Game, side?: Side): Found {
    const exact = this.named(text, game, side);
    const all = readings(text.trim().slice(0, 300));
    const [first, last] = [all[0], all.at(-1)];
    if (!first || !last || last.name === '') return exact;
    const grade = exact.matches[0]?.grade;
    if (grade === 'part') return found(this.withOthers(exact.matches, first, wantedBy(first, game, side)));
    if (grade !== undefined) return exact;
    // ls in "senate ls" may be a side, or a word of the name
    const isTwofold = last.side !== undefined || last.isMeant !== undefined;
    const whole = isTwofold
      ? this.nearly(first, wantedBy(first, game, side)).filter((match) => match.grade === 'words')
      : [];
    return found(whole.length > 0 ? whole : this.nearly(last, wantedBy(last, game, side)));
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

  /** A part of a title is a part of others too: Kylo may be Kylo Ren. */
  private withOthers(matches: Match[], asked: Asked, isWanted: (card: Card) => boolean): Match[] {
    const known = new Set(matches.map(({ card }) => card));
    const others = this.nearly(asked, isWanted).filter(
      ({ card, grade }) => grade === 'words' && !known.has(card),
    );
    // one word of two is as likely meant as the whole before a comma
    const name = `${scrub(asked.name)} `;
    const isBegun = ({ card }: Match): boolean => scrub(card.title).startsWith(name);
    const isClose = (match: Match): boolean =>
      matches.every(isBegun) &&
      isBegun(match) &&
      match.card.title.length < (matches[0]?.card.title.length ?? 0);
    return [...others.filter(isClose), ...matches, ...others.filter((each) => !isClose(each))].slice(
      0,
      MOST_MATCHES,
    );
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
    const fits = this.words.find(scrub(asked.name));
    const english = inEnglish(scrub(asked.name));
    if (english !== scrub(asked.name))
      for (const [at, fit] of this.words.find(english))
        if (fit.score > (fits.get(at)?.score ?? 0)) fits.set(at, fit);
    const matches = [...fits].flatMap(([at, { score, isWhole }]): Match[] => {
      const card = this.cards[at];
      if (!card || score < NEAR_ENOUGH || !isWanted(card)) return [];
      return [{ card, grade: isWhole ? 'words' : 'near', score }];
    });
    return sorted(matches, asked);
  }
}

const wantedBy =
  ({ isMeant = () => true }: Asked, game: Game | undefined, side: Side | undefined) =>
  (card: Card): boolean =>
    (!game || card.game === game) && (!side || card.side === side) && isMeant(card);

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
    ...narrowed(plain).map((asked) => ({ ...asked, virtual: isSaid })),
    // LSJKv
    ...(short !== undefined && !/\s/.test(short) ? [{ name: short, virtual: true }] : []),
    ...(short !== undefined && !/\s/.test(short) ? [{ name: plain, virtual: isSaid }] : []),
  ];
}

/** Words after a name that say of which kind the card is. */
const KIND_WORDS: [RegExp, string][] = [
  [/^(?:obj|objective|objectif)$/i, 'objective'],
  [/^(?:shield|bouclier)$/i, 'defensive shield'],
  [/^(?:effect|effet)$/i, 'effect'],
  [/^(?:int|interrupt|interruption)$/i, 'interrupt'],
  [/^(?:pilot|pilote)$/i, 'pilot'],
  [/^(?:unit|unité)$/i, 'unit'],
  [/^(?:command|commande)$/i, 'command'],
];

/** A name with the set, or the kind of card, behind it: `gundam st01`, `battle plan shield`. */
function narrowed(typed: string): { name: string; isMeant: (card: Card) => boolean }[] {
  const [, name = '', last = ''] = /^(.*\S)\s+\(?([\p{L}\d]+)\)?$/u.exec(typed) ?? [];
  const kind = KIND_WORDS.find(([word]) => word.test(last))?.[1];
  return [
    ...(/^[a-z]{2}\d{2}$/i.test(last)
      ? [{ name, isMeant: ({ id }: Card) => id.startsWith(`${last.toUpperCase()}-`) }]
      : []),
    ...(kind !== undefined ? [{ name, isMeant: ({ type }: Card) => type === kind }] : []),
  ];
}

/** A name is a person's before it is that of the person's things. */
const person = ({ card, grade }: Match): number =>
  grade !== 'initials' && (card.type === 'character' || card.type === 'pilot') ? 0 : 1;
const length = ({ card }: Match): number => card.title.length;

/** Titles before aliases; of one grade the version that is asked for, then the side, then the shorter title. */
function sorted(matches: Match[], { name, virtual, side }: Asked): Match[] {
  const rank = ({ card, grade }: Match): number =>
    (Boolean(card.virtual) === virtual ? 0 : 2.5) +
    (side && card.side !== side ? 2 : 0) +
    GRADES.indexOf(grade);
  // Han... Solo is not Han Solo
  const letters = ({ card }: Match): number => (card.title.toLowerCase() === name.toLowerCase() ? 0 : 1);
  return matches
    .sort(
      (a, b) =>
        rank(a) - rank(b) ||
        letters(a) - letters(b) ||
        b.score - a.score ||
        person(a) - person(b) ||
        length(a) - length(b),
    )
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
