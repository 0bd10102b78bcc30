import { PRACTICE_WORDS } from '../../../_i18n/desk/practice';
import type { Bilingual } from '../../../_i18n/locales';
import type { Refusal, RuleRef, Step } from '../../../_rules/core/contract';
import type { Random } from '../../../_rules/core/seeded';
import { pick } from '../chance';
import { type Move, type Position, tellBoth } from '../position';
import { inBoth } from '../question';

/** A move as it is told, with what the engine says to it. */
export interface Told {
  move: Move;
  told: Bilingual;
}
export interface Legal extends Told {
  step: Step<unknown>;
}
export interface Refused extends Told {
  refusal: Refusal;
}

/** What is drawn is no choice: nobody asks whether a 3 may be drawn. */
const isChance = (move: Move): boolean => move.value !== undefined;

const clashes = (told: Bilingual, others: readonly Bilingual[]): boolean =>
  others.some(({ fr, en }) => fr === told.fr || en === told.en);

const tellAll = (position: Position, moves: readonly Move[]): Bilingual[] =>
  moves.flatMap((move) => tellBoth(position, move) ?? []);

/** A legal move of a random type that no refused one shares its words with. */
export function pickLegal(random: Random, position: Position): Legal | undefined {
  const chosen = position.options.filter((move) => !isChance(move));
  const type = pick(random, [...new Set(chosen.map((move) => move.type))]);
  const move = pick(
    random,
    chosen.filter((option) => option.type === type),
  );
  return move && asLegal(position, move);
}

export function asLegal(position: Position, move: Move): Legal | undefined {
  const told = tellBoth(position, move);
  const refused = tellAll(
    position,
    position.attempts.map((attempt) => attempt.move),
  );
  if (!told || clashes(told, refused)) return undefined;
  const step = position.ground.stand.simulator.play(position.state, move);
  return step.ok ? { move, told, step } : undefined;
}

/** The other legal moves, each with words of its own. */
export function legalOnes(position: Position): Legal[] {
  return distinct(
    position.options.filter((move) => !isChance(move)).flatMap((move) => asLegal(position, move) ?? []),
  );
}

/** A refused move that says less than a legal one: it is refused for what it leaves open, not by a rule of the game. */
const saysLess = (attempt: Move, option: Move): boolean =>
  Object.entries(attempt).every(
    ([key, value]) => JSON.stringify(option[key as keyof Move]) === JSON.stringify(value),
  );

/** Refusals of the simulator, not of the game: the move is not put as it should be. */
const OF_FORM = /malformed|wrong-riders/;

/** Refused moves whose words no legal one has. */
export function refusedOnes(position: Position): Refused[] {
  const { options, attempts } = position;
  const legal = tellAll(position, options);
  return distinct(
    attempts.flatMap(({ move, refusal }) => {
      const told = tellBoth(position, move);
      const fit =
        !isChance(move) && !OF_FORM.test(refusal.code) && !options.some((option) => saysLess(move, option));
      return fit && told && !clashes(told, legal) ? [{ move, told, refusal }] : [];
    }),
  );
}

function distinct<T extends Told>(items: T[]): T[] {
  return items.filter(
    ({ told }, i) =>
      !clashes(
        told,
        items.slice(0, i).map((item) => item.told),
      ),
  );
}

/** What a legal move brings about; a move that changes nothing else is at least said to be allowed. */
export function tellEvents({ ground }: Position, { events }: Step<unknown>): Bilingual[] {
  if (events.length === 0) return [inBoth((locale) => PRACTICE_WORDS[locale].allowed)];
  return events.map((event) => inBoth((locale) => ground.stand.tellEvent(locale, event)));
}

export const tellRefusal = ({ ground }: Position, refusal: Refusal): Bilingual =>
  inBoth((locale) => ground.stand.tellRefusal(locale, refusal));

/** A move, and why it is refused. */
export const withReason = (position: Position, { told, refusal }: Refused): Bilingual =>
  inBoth((locale) => `${told[locale]} → ${tellRefusal(position, refusal)[locale]}`);

/** The rule by which play goes on here: that of passing where one may pass. */
export function ruleOfTurn({ ground, state, options }: Position): RuleRef {
  const move = options.find(({ type }) => type === 'pass') ?? options[0];
  return ground.stand.simulator.play(state, move).rule;
}
