import type { Locale } from '../_i18n/locales';
import { type Said, say } from '../_i18n/rules/said';
import type { Coded } from '../_rules/core/contract';

interface Words<Moves, Events, Refusals> {
  moves: Said<Moves>;
  events: Said<Events>;
  refusals: Said<Refusals>;
}

/** How moves, events and refusals are told: by the words of their codes. */
export const tellers = <State, Move, Moves, Events, Refusals>(
  words: Record<Locale, Words<Moves, Events, Refusals>>,
  labelOf: (state: State, move: Move) => Coded<Moves>,
) => ({
  tellMove: (locale: Locale, state: State, move: Move) => say(words[locale].moves, labelOf(state, move)),
  tellEvent: (locale: Locale, event: Coded<Events>) => say(words[locale].events, event),
  tellRefusal: (locale: Locale, refusal: Coded<Refusals>) => say(words[locale].refusals, refusal),
});
