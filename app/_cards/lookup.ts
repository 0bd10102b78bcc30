import type { Game } from '../_leaf/games';
import type { Side } from '../_rules/core/sides';
import type { Card } from './card';
import { HeardWords } from './japanese';
import { both, type Found, found, isSure, type Match, MOST_MATCHES, person, sorted } from './matches';
import { isModel } from './models';
import { type Grade, namesOf } from './names';
import { isNumber, numbersOf, withoutNumberWord, withoutQuantity } from './number';
import { type Asked, MODEL, readings, wordings } from './readings';
import { initialsOf, scrub, spelt, squash } from './scrub';
import { type SetOfGame, SetWords } from './set-words';
import { WholeNames } from './whole-names';
import { WordIndex } from './words';

const LONG = 12;
/** Below this, what was typed is something else. */
const NEAR_ENOUGH = 0.62;

/** A card by its place in the list, and how surely a name is its own. */
interface Holder {
  at: number;
  grade: Grade;
}

/** Finds cards by whatever people call them. Ambiguity is shown, never guessed away; a number wins over a name. */
export class CardLookup {
  private readonly byNumber = new Map<string, Card>();
  private readonly byName = new Map<string, Holder[]>();
  private words: WordIndex | undefined;
  private heardWords: HeardWords | undefined;
  private setWords: SetWords | undefined;
  private wholeNames: WholeNames<Holder> | undefined;

  constructor(
    readonly cards: readonly Card[],
    private readonly sets: readonly SetOfGame[] = [],
  ) {
    cards.forEach((card, at) => {
      for (const id of [card.id, ...(card.otherIds ?? [])])
        if (!this.byNumber.has(keyOf(card.game, id))) this.byNumber.set(keyOf(card.game, id), card);
      for (const { grade, name } of namesOf(card))
        for (const key of new Set([squash(name), spelt(name)])) {
          const known = this.byName.get(key);
          if (!known) this.byName.set(key, [{ at, grade }]);
          else if (!known.some((each) => each.at === at)) known.push({ at, grade });
        }
    });
  }

  /** The card of a number: `GD01-008`, `gd01-008_p1`, the blueprint `1_168`. */
  numbered(game: Game, number: string): Card | undefined {
    for (const id of numbersOf(number)) {
      const card = this.byNumber.get(keyOf(game, id));
      if (card) return card;
    }
    return undefined;
  }

  /** A number alone, or beside words of the name of its card: `gundam st01-001`. */
  private byItsNumber(game: Game, typed: string): Card | undefined {
    if (isNumber(typed)) return this.numbered(game, typed);
    const parts = typed.split(/\s+/);
    const numbers = parts.filter((part) => isNumber(part) && /\d/.test(part));
    const [number] = numbers;
    const card = number !== undefined && numbers.length === 1 ? this.numbered(game, number) : undefined;
    if (!card) return undefined;
    const title = scrub(card.title).split(' ');
    const rest = scrub(parts.filter((part) => part !== number).join(' ')).split(' ');
    return rest.every((word) => title.some((own) => own === word || own === `${word}s`)) ? card : undefined;
  }

  /** Cards that bear exactly this name or number; nothing that is merely near. */
  named(text: string, game?: Game, side?: Side): Found {
    const exact = this.bearing(text, game, side);
    const single = withoutQuantity(text.trim());
    return exact.matches.length > 0 || single === text.trim() ? exact : this.bearing(single, game, side);
  }

  private bearing(text: string, game?: Game, side?: Side): Found {
    const typed = withoutNumberWord(text.trim().slice(0, 300));
    const games: readonly Game[] = game ? [game] : ['gundam', 'swccg', 'young-jedi'];
    const cards = games.flatMap((each) => this.byItsNumber(each, typed) ?? []);
    if (cards.length > 0)
      return {
        matches: cards.map((card) => ({ card, grade: 'number', score: 1 })),
        isAmbiguous: cards.length > 1,
      };
    for (const asked of readings(typed)) {
      const matches = this.exactly(asked, wantedBy(asked, game, side));
      // the number of a machine is that of all its forms
      if (matches.length > 0)
        return isModel(typed) ? { ...found(matches), isAmbiguous: matches.length > 1 } : found(matches);
    }
    return found([]);
  }

  find(text: string, game?: Game, side?: Side): Found {
    const exact = this.named(text, game, side);
    const single = withoutQuantity(text.trim().slice(0, 300));
    const all = readings(single);
    const [first, last] = [all[0], all.filter(({ isWhole }) => !isWhole).at(-1)];
    if (!first || !last || last.name === '') return exact;
    const grade = exact.matches[0]?.grade;
    const isWanted = wantedBy(first, game, side);
    const versions = this.virtualNamed(exact.matches, last, wantedBy(last, game, side));
    if (versions.length > 0) return both(versions, exact.matches);
    if (grade === 'part') return this.withOthers(exact.matches, first, isWanted);
    if (grade === 'initials') {
      const begun = this.begunBy(exact.matches, first, isWanted);
      return isAbbreviated(first.name) ? both(exact.matches, begun) : both(begun, exact.matches);
    }
    if (grade === 'alias') return both(this.peopleNamed(exact.matches, first, isWanted), exact.matches);
    if (grade === 'title') return this.withNamesakes(exact, first, isWanted);
    if (grade !== undefined) return exact;
    // ls in "senate ls" may be a side, or a word of the name
    const isTwofold = last.side !== undefined || last.isMeant !== undefined;
    const whole = isTwofold
      ? this.nearly(first, isWanted).filter(({ grade: each, untold }) => each === 'words' || untold === 0)
      : [];
    const near = this.nearly(last, wantedBy(last, game, side));
    const pairs = this.byPair(last, wantedBy(last, game, side), game);
    if (pairs.length > 0) return both(pairs, near);
    const isTold = (matches: Match[]): boolean => matches[0] !== undefined && matches[0].untold === 0;
    const ways = [
      () => whole,
      () => (near.some(({ grade: each }) => each === 'words') ? near : []),
      () => this.ofSet(first, game, side),
      () => (isTold(near) ? near : []),
      ...[last, { ...first, name: withoutNumberWord(single) }, ...all.filter(({ isWhole }) => isWhole)].map(
        (asked) => () => this.misspelt(asked, wantedBy(asked, game, side)),
      ),
      () => this.heard(first, isWanted, game),
      () => near,
      // Podracre Pilot: the last word is of the name after all
      () => (isTwofold ? this.nearly(first, isWanted) : []),
      () => this.withinReason(first, isWanted),
    ];
    for (const way of ways) {
      const matches = way();
      if (matches.length > 0) return found(matches);
    }
    return found([]);
  }

  /** A whole name with a slip in it, where its words are too short or too cut up to be told one by one. */
  private misspelt(asked: Asked, isWanted: (card: Card) => boolean): Match[] {
    this.wholeNames ??= new WholeNames(this.byName);
    const typed = squash(asked.name);
    const most = typed.length < 4 ? 0 : typed.length < 12 ? 1 : 2;
    if (most === 0) return [];
    const near = [...new Set([typed, spelt(asked.name)])].flatMap(
      (name) => this.wholeNames?.near(name, most) ?? [],
    );
    const matches = near.flatMap(({ away, holders }) =>
      holders.flatMap(({ at, grade }): Match[] => {
        const card = this.cards[at];
        // another name is one with a slip in it where it is longer than any abbreviation
        const isName = grade === 'title' || grade === 'part' || (grade === 'alias' && typed.length >= LONG);
        if (!card || !isName || !isWanted(card)) return [];
        return [{ card, grade: 'near', score: 1 - away / typed.length, untold: 0 }];
      }),
    );
    return once(sorted(matches, asked));
  }

  /** A name of a suit or a pilot in another spelling of its Japanese; one word alone is so only among Gundam cards. */
  private heard(asked: Asked, isWanted: (card: Card) => boolean, game: Game | undefined): Match[] {
    if (game !== 'gundam' && !/\S\s+\S/.test(asked.name)) return [];
    this.heardWords ??= new HeardWords(this.cards);
    const names = this.heardWords.turned(scrub(asked.name).split(' '), (word) => !!this.words?.holds(word));
    const matches = names.flatMap((name) => this.nearly({ ...asked, name }, isWanted));
    const whole = matches.filter(({ card, grade }) => card.game === 'gundam' && grade === 'words');
    return once(
      sorted(
        whole.map((match) => ({ ...match, grade: 'near' })),
        asked,
      ),
    );
  }

  /** Two letters are a name only where little else can be meant: OE shield, or OE among the cards of that game. */
  private byPair(
    { name, isMeant }: Asked,
    isWanted: (card: Card) => boolean,
    game: Game | undefined,
  ): Match[] {
    if (!/^\p{Lu}{2}$/u.test(name) || (!isMeant && game !== 'swccg')) return [];
    const letters = name.toLowerCase();
    const named = this.cards.filter((card) => isWanted(card) && initialsOf(card.title) === letters);
    return sorted(
      named.map((card) => ({ card, grade: 'initials', score: 1 })),
      { name, virtual: false },
    );
  }

  /** Premiere Vader: with a set beside it, a name of its cards, or words of the name of somebody or of a suit in it. */
  private ofSet(asked: Asked, game: Game | undefined, side: Side | undefined): Match[] {
    this.setWords ??= new SetWords(this.cards, this.sets);
    const isSuit = (match: Match): boolean => person(match) === 0 || match.card.type === 'unit';
    for (const narrowed of this.setWords.without(asked.name)) {
      const isWanted = wantedBy({ ...asked, ...narrowed }, game, side);
      const exact = this.exactly({ ...asked, ...narrowed }, isWanted).filter(
        (match) => match.grade === 'title' || match.grade === 'alias' || (isSure(match) && isSuit(match)),
      );
      if (exact.length > 0) return exact;
      const inWords = this.nearly({ ...asked, ...narrowed }, isWanted).filter(
        (match) => match.grade === 'words' && isSuit(match),
      );
      if (inWords.length > 0) return inWords;
    }
    return [];
  }

  /** What stands beside a name and in no name: the model number of a suit, a family name, words for (EW). */
  private withinReason(asked: Asked, isWanted: (card: Card) => boolean): Match[] {
    this.words ??= new WordIndex(this.cards);
    const words = scrub(asked.name).split(' ');
    const known = words.filter((word) => this.words?.knows(word));
    const isBeside = words.length === 2 && known.length === 1;
    const exact = isBeside ? this.exactly({ ...asked, name: known.join(' ') }, isWanted) : [];
    const short = this.words.shortened(words);
    const model = asked.name.replace(MODEL, ' ').trim();
    const others = [short, model === asked.name ? undefined : model]
      .filter((name) => name !== undefined && name !== '')
      .map((name = '') => [
        ...this.exactly({ ...asked, name }, isWanted),
        ...this.nearly({ ...asked, name }, isWanted),
      ]);
    const matches = [exact, ...others].find((each) => each.some(isSure)) ?? [];
    const untold = matches === exact ? 1 : 0;
    return matches.filter(isSure).map((match) => ({ ...match, grade: 'near', untold }));
  }

  /** A file may give a person's name to other cards too: those that bear it in their titles come first. */
  private peopleNamed(matches: Match[], asked: Asked, isWanted: (card: Card) => boolean): Match[] {
    const name = scrub(asked.name);
    const bears = ({ title }: Card): boolean => ` ${scrub(title)} `.includes(` ${name} `);
    if (name.includes(' ') || name.length < 4 || matches.some(({ card }) => bears(card))) return [];
    return this.nearly(asked, isWanted).filter(
      (match) => match.grade === 'words' && person(match) === 0 && bears(match.card),
    );
  }

  /** A card may be called by one name alone, and others bear it too: Luke, and Luke Skywalker after it. */
  private withNamesakes(exact: Found, asked: Asked, isWanted: (card: Card) => boolean): Found {
    const [one] = exact.matches;
    const name = one ? scrub(one.card.title) : '';
    if (!one || person(one) !== 0 || name.includes(' ') || name.length < 3) return exact;
    const known = new Set(exact.matches.map(({ card }) => card));
    const others = this.nearly(asked, isWanted).filter(
      (match) =>
        match.grade === 'words' &&
        person(match) === 0 &&
        !known.has(match.card) &&
        scrub(match.card.title).split(' ').includes(name),
    );
    return { ...exact, matches: [...exact.matches, ...others].slice(0, MOST_MATCHES) };
  }

  /** (V) is said, and what is called so has no such version: others of these words that have one come first. */
  private virtualNamed(matches: Match[], asked: Asked, isWanted: (card: Card) => boolean): Match[] {
    if (
      !asked.virtual ||
      matches.length === 0 ||
      matches.some(({ card, grade }) => card.virtual || grade === 'number')
    )
      return [];
    return this.nearly(asked, isWanted).filter(({ card, grade }) => grade === 'words' && card.virtual);
  }

  /** Three letters may be the first of a title's words, or its first word: BIB. */
  private begunBy(matches: Match[], asked: Asked, isWanted: (card: Card) => boolean): Match[] {
    const name = scrub(asked.name);
    const known = new Set(matches.map(({ card }) => card));
    return this.nearly(asked, isWanted).filter(
      ({ card, grade }) => grade === 'words' && !known.has(card) && scrub(card.title).startsWith(`${name} `),
    );
  }

  private exactly(asked: Asked, isWanted: (card: Card) => boolean): Match[] {
    for (const name of [...wordings(asked.name), spelt(asked.name)]) {
      const named = (this.byName.get(name.replace(/ /g, '')) ?? []).flatMap(({ at, grade }) => {
        const card = this.cards[at];
        return card && isWanted(card) ? [{ card, grade, score: 1 }] : [];
      });
      if (named.length > 0) return sorted(this.withOriginals(named, asked), asked);
    }
    return [];
  }

  /** A part of a title is a part of others too: Kylo may be Kylo Ren. */
  private withOthers(matches: Match[], asked: Asked, isWanted: (card: Card) => boolean): Found {
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
    // Krennic, Death Star Commandant, or Director Orson Krennic
    const isNamesake = (match: Match): boolean =>
      person(match) === 0 && scrub(match.card.title).endsWith(` ${name.trim()}`);
    const shown = [...others.filter(isClose), ...matches, ...others.filter((each) => !isClose(each))];
    const { isAmbiguous } = found(shown);
    return {
      matches: shown.slice(0, MOST_MATCHES),
      isAmbiguous: isAmbiguous || others.some((each) => isClose(each) || isNamesake(each)),
    };
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
    const [name = '', ...others] = wordings(asked.name);
    const fits = this.words.find(name);
    // what stands on cards as typed is no French
    const isKnown = [...fits.values()].some(({ isWhole }) => isWhole);
    for (const other of isKnown ? [] : others)
      for (const [at, fit] of this.words.find(other))
        if (fit.score > (fits.get(at)?.score ?? 0)) fits.set(at, fit);
    const matches = [...fits].flatMap(([at, { score, isWhole, untold }]): Match[] => {
      const card = this.cards[at];
      if (!card || score < NEAR_ENOUGH || !isWanted(card)) return [];
      return [{ card, grade: isWhole ? 'words' : 'near', score, untold }];
    });
    return sorted(matches, asked);
  }
}

const wantedBy =
  ({ isMeant = () => true }: Asked, game: Game | undefined, side: Side | undefined) =>
  (card: Card): boolean =>
    (!game || card.game === game) && (!side || card.side === side) && isMeant(card);

/** A card may have several such names. */
const once = (matches: Match[]): Match[] =>
  matches.filter(({ card }, i) => matches.findIndex((each) => each.card === card) === i);

/** Four capitals or more are written for the words that they begin: STAP. */
const isAbbreviated = (name: string): boolean => /^\p{Lu}{4,}$/u.test(name);

const keyOf = (game: Game, id: string): string => `${game} ${id}`;
