import { GAMES, type Game } from '../../_corpus/games';
import {
  anything,
  type Check,
  checkFields,
  checkList,
  day,
  each,
  type FieldFlaw,
  id,
  oneLine,
  oneOf,
  time,
  whole,
  writableLine,
} from '../log/checks';
import { LIMITS, type Phrase } from '../log/ruling';

/** An event as its judges set it up. What it sanctions, and how, is its own list: Arbitre prescribes none. */
export interface DeskEvent {
  id: string;
  createdAt: string;
  updatedAt: string;
  name: string;
  /** `2026-05-09` */
  date: string;
  game: Game;
  /** The rules in force, in the organiser's words. */
  edition: string;
  minutes: number;
  /** None if it was not said. */
  tables: number;
  /** Initials. */
  judges: string[];
  infractions: Phrase[];
  sanctions: Phrase[];
}

export const EVENT_LIMITS = {
  name: 80,
  edition: 120,
  minutes: 240,
  tables: 999,
  judges: 60,
  phrases: 60,
} as const;

/** What calls outside any event belong to. */
export const NO_EVENT = '';

const FIELDS: Record<keyof DeskEvent, Check> = {
  id,
  createdAt: time,
  updatedAt: time,
  name: oneLine(EVENT_LIMITS.name),
  date: day,
  game: oneOf(GAMES),
  edition: oneLine(EVENT_LIMITS.edition),
  minutes: whole(1, EVENT_LIMITS.minutes),
  tables: whole(0, EVENT_LIMITS.tables),
  judges: anything,
  infractions: anything,
  sanctions: anything,
};
const PHRASE_FIELDS: Record<keyof Phrase, Check> = {
  fr: oneLine(LIMITS.phrase),
  en: oneLine(LIMITS.phrase),
};

const keyOf = (phrase: unknown): string => JSON.stringify([(phrase as Phrase).fr, (phrase as Phrase).en]);

/** The first thing that keeps a value from being an event, if any. */
export function flawOfEvent(value: unknown): FieldFlaw | undefined {
  const flaw = checkFields(value, FIELDS, '');
  if (flaw) return flaw;
  const { judges, infractions, sanctions } = value as DeskEvent;
  const phrases = (list: unknown, field: string) =>
    checkList(
      list,
      EVENT_LIMITS.phrases,
      field,
      (one, place) => checkFields(one, PHRASE_FIELDS, place),
      keyOf,
    );
  return (
    checkList(judges, EVENT_LIMITS.judges, 'judges', each(oneLine(LIMITS.judge))) ??
    phrases(infractions, 'infractions') ??
    phrases(sanctions, 'sanctions')
  );
}
export const isEvent = (value: unknown): value is DeskEvent => flawOfEvent(value) === undefined;

/** Initials as they are written: capitals and figures, four at most. */
export const initialsOf = (typed: string): string =>
  Array.from(
    typed
      .normalize('NFC')
      .toLocaleUpperCase()
      .replace(/[^\p{L}\p{N}]/gu, ''),
  )
    .slice(0, LIMITS.judge)
    .join('')
    .slice(0, LIMITS.judge);

/** A list typed one a line; French and English stand on either side of a bar, a semicolon, a tab or an equals sign. */
export function phrasesOf(typed: string): Phrase[] {
  const found = new Map<string, Phrase>();
  for (const line of typed.split('\n')) {
    const [fr = '', en = ''] = line
      .split(/\s*[|=;\t]\s*/, 2)
      .map((part) => writableLine(part).slice(0, LIMITS.phrase));
    if (fr || en) found.set(keyOf({ fr, en }), { fr, en });
  }
  return [...found.values()].slice(0, EVENT_LIMITS.phrases);
}

export const typedPhrases = (phrases: readonly Phrase[]): string =>
  phrases.map(({ fr, en }) => (en ? `${fr} | ${en}` : fr)).join('\n');

/** In the reader's language, or in the one that there is. */
export const said = (phrase: Phrase, locale: 'fr' | 'en'): string => phrase[locale] || phrase.fr || phrase.en;

const both = <T>(a: readonly T[], b: readonly T[], most: number, key: (one: T) => string): T[] =>
  [...new Map([...a, ...b].map((one) => [key(one), one])).values()].slice(0, most);

/** Two versions of one event: the newer holds, and nobody's initials or words are lost. */
export function joinEvents(mine: DeskEvent, theirs: DeskEvent): DeskEvent {
  const [older, newer] = mine.updatedAt >= theirs.updatedAt ? [theirs, mine] : [mine, theirs];
  return {
    ...newer,
    judges: both(newer.judges, older.judges, EVENT_LIMITS.judges, (one) => one),
    infractions: both(newer.infractions, older.infractions, EVENT_LIMITS.phrases, keyOf),
    sanctions: both(newer.sanctions, older.sanctions, EVENT_LIMITS.phrases, keyOf),
  };
}

export const isSameEvent = (a: DeskEvent | undefined, b: DeskEvent | undefined): boolean =>
  a === b || (a !== undefined && b !== undefined && plain(a) === plain(b));
const plain = (event: DeskEvent): string =>
  JSON.stringify(Object.keys(FIELDS).map((field) => event[field as keyof DeskEvent]));

/** The latest day first, then the latest made. */
export const byDay = (a: DeskEvent, b: DeskEvent): number =>
  a.date < b.date ? 1 : a.date > b.date ? -1 : a.createdAt < b.createdAt ? 1 : -1;
