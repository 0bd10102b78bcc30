import { PRACTICE_WORDS } from '../../../_i18n/desk/practice';
import type { Bilingual } from '../../../_i18n/locales';
import type { GameEvent } from '../../../_rules/core/contract';
import type { Random } from '../../../_rules/core/seeded';
import { pick, shuffled } from '../chance';
import type { Position } from '../position';
import { type Asked, inBoth } from '../question';
import { asLegal, tellEvents } from './moves';

const MOST_TOLD = 3;
const FEWEST_OTHERS = 2;
const MOST_OTHERS = 3;
/** What other moves lead to is looked up for this many of them. */
const MOST_LOOKED_AT = 12;

interface Sequel {
  told: Bilingual;
  events: { code: string; told: Bilingual }[];
}

/** What comes of a move beyond the move itself, which is told first. */
function sequelOf({ ground }: Position, events: readonly GameEvent[]): Sequel | undefined {
  const after = events.slice(1, 1 + MOST_TOLD);
  if (after.length === 0) return undefined;
  const told = after.map((event) => ({
    code: event.code,
    told: inBoth((locale) => ground.stand.tellEvent(locale, event)),
  }));
  return {
    events: told,
    told: inBoth((locale) => told.map((event) => event.told[locale]).join(' ')),
  };
}

/** What follows from other moves here, and from those of the example. */
function otherSequels(random: Random, position: Position): Sequel[] {
  const { ground, state, options, tree } = position;
  const here = shuffled(random, options)
    .slice(0, MOST_LOOKED_AT)
    .flatMap((move) => {
      const result = ground.stand.simulator.play(state, move);
      return result.ok ? [result.events] : [];
    });
  const near = tree.positions.map(({ events }) => events);
  return [...here, ...near].flatMap((events) => sequelOf(position, events) ?? []);
}

const likeness = (one: Sequel, other: Sequel): number =>
  one.events.filter(({ code }) => other.events.some((event) => event.code === code)).length /
  Math.max(one.events.length, other.events.length);

/** Whether a card or word of the move stands in the right choice alone. */
function givesItselfAway(move: string, right: Sequel, wrong: readonly Sequel[]): boolean {
  const words = move.match(/\p{L}{4,}/gu) ?? [];
  return words.some(
    (word) => right.told.fr.includes(word) && !wrong.some(({ told }) => told.fr.includes(word)),
  );
}

/**
 * "What follows?" Each wrong choice tells of something that does not happen: the move brings about events of that very
 * sort, and this is none of them.
 */
export function askNext(random: Random, position: Position): Asked | undefined {
  const move = pick(random, position.options);
  const legal = move && asLegal(position, move);
  const right = legal && sequelOf(position, legal.step.events);
  if (!legal || !right) return undefined;
  const happened = tellEvents(position, legal.step);
  const codes = new Set(legal.step.events.map(({ code }) => code));
  const untrue = ({ code, told }: Sequel['events'][number]) =>
    codes.has(code) && !happened.some(({ fr, en }) => fr === told.fr || en === told.en);
  const wrong: Sequel[] = [];
  const candidates = otherSequels(random, position)
    .filter(({ events }) => events.some(untrue))
    .sort((one, other) => likeness(right, other) - likeness(right, one));
  for (const candidate of candidates) {
    const clash = [right, ...wrong].some(
      ({ told }) => told.fr === candidate.told.fr || told.en === candidate.told.en,
    );
    if (!clash && wrong.length < MOST_OTHERS) wrong.push(candidate);
  }
  const label = position.ground.stand.tellMove('fr', position.state, move);
  if (wrong.length < FEWEST_OTHERS || givesItselfAway(label, right, wrong)) return undefined;
  const choices = shuffled(random, [right, ...wrong]);
  return {
    kind: 'next',
    ask: inBoth((locale) => PRACTICE_WORDS[locale].ask.next(legal.told[locale])),
    choices: choices.map(({ told }) => told),
    right: choices.indexOf(right),
    why: happened,
    rule: legal.step.rule,
  };
}
