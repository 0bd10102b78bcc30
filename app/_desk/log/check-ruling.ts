import { GAMES } from '../../_corpus/games';
import {
  anything,
  type Check,
  checkFields,
  checkList,
  each,
  type FieldFlaw,
  id,
  matching,
  oneLine,
  oneOf,
  orEmpty,
  orNull,
  text,
  time,
  whole,
} from './checks';
import {
  type Apart,
  type Before,
  type CitedRule,
  type Extension,
  LIMITS,
  OUTCOMES,
  type Phrase,
  type Ruling,
  SEATS,
  STATES,
  UNDECIDED,
} from './ruling';
import { SITUATION_LIMITS, SITUATION_LINK, type Situation } from './situation';

const RULE_ID = /^[a-z0-9-]+(\/[a-z0-9-]+){1,2}(#[\w.-]+)?$/;
export const isRuleId = (value: string): boolean => RULE_ID.test(value);

const RULE_FIELDS: Record<keyof CitedRule, Check> = { id: matching(RULE_ID), title: oneLine(LIMITS.title) };
const EXTENSION_FIELDS: Record<keyof Extension, Check> = {
  minutes: whole(1, LIMITS.minutes),
  startedAt: orNull(time),
};
const PHRASE_FIELDS: Record<keyof Phrase, Check> = {
  fr: oneLine(LIMITS.phrase),
  en: oneLine(LIMITS.phrase),
};
const APART_FIELDS: Record<keyof Apart, Check> = { from: id, why: text(LIMITS.why) };
const BEFORE_FIELDS: Record<keyof Before, Check> = {
  outcome: oneOf(OUTCOMES),
  decision: text(LIMITS.decision),
};
const SITUATION_FIELDS: Record<keyof Situation, Check> = {
  link: matching(SITUATION_LINK),
  title: oneLine(SITUATION_LIMITS.title),
};
const FIELDS: Record<keyof Ruling, Check> = {
  id,
  createdAt: time,
  updatedAt: time,
  event: orEmpty(id),
  judge: oneLine(LIMITS.judge),
  round: whole(1, LIMITS.round),
  table: oneLine(LIMITS.table),
  game: oneOf(GAMES),
  question: text(LIMITS.question),
  state: oneOf(STATES),
  outcome: orNull(oneOf(OUTCOMES)),
  decision: text(LIMITS.decision),
  past: anything,
  seats: anything,
  rules: anything,
  apart: anything,
  before: anything,
  infraction: anything,
  sanction: anything,
  extension: anything,
  situation: anything,
};

export const flawOfPhrase = (value: unknown, place: string): FieldFlaw | undefined =>
  checkFields(value, PHRASE_FIELDS, place) ??
  ((value as Phrase).fr === '' && (value as Phrase).en === ''
    ? { code: 'missing', field: `${place}.fr` }
    : undefined);

/** The first thing that keeps a value from being a ruling, if any. */
export function flawOf(value: unknown): FieldFlaw | undefined {
  const flaw = checkFields(value, FIELDS, '');
  if (flaw) return flaw;
  const { past, seats, rules, apart, before, infraction, sanction, extension, situation } = value as Ruling;
  const { game, state, outcome } = value as Ruling;
  if (outcome === null && !UNDECIDED.has(state)) return { code: 'out-of-range', field: 'outcome' };
  return (
    checkList(seats, SEATS[game].length, 'seats', each(oneOf(SEATS[game]))) ??
    checkList(rules, LIMITS.rules, 'rules', (one, place) => checkFields(one, RULE_FIELDS, place)) ??
    checkList(past, LIMITS.past, 'past', each(time)) ??
    checkList(
      apart,
      LIMITS.apart,
      'apart',
      (one, place) => checkFields(one, APART_FIELDS, place),
      (one) => (one as Apart).from,
    ) ??
    (before === null ? undefined : checkFields(before, BEFORE_FIELDS, 'before')) ??
    (infraction === null ? undefined : flawOfPhrase(infraction, 'infraction')) ??
    (sanction === null ? undefined : flawOfPhrase(sanction, 'sanction')) ??
    (extension === null ? undefined : checkFields(extension, EXTENSION_FIELDS, 'extension')) ??
    (situation === null ? undefined : checkFields(situation, SITUATION_FIELDS, 'situation'))
  );
}

export const isRuling = (value: unknown): value is Ruling => flawOf(value) === undefined;
