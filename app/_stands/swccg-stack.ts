import { swccgStackWords } from '../_i18n/rules/swccg-stack';
import type { GameEvent } from '../_rules/swccg/stack/events';
import { labelOf } from '../_rules/swccg/stack/label';
import type { Move } from '../_rules/swccg/stack/moves';
import { refusals } from '../_rules/swccg/stack/options';
import type { Refusal } from '../_rules/swccg/stack/refusals';
import { STACK_SCENARIOS } from '../_rules/swccg/stack/scenarios';
import type { Setup } from '../_rules/swccg/stack/setup';
import { swccgStack } from '../_rules/swccg/stack/simulator';
import { cardOf, printOf, type State } from '../_rules/swccg/stack/state';
import type { Attempt, Stand } from './stand';
import { drawStack } from './swccg-stack-picture';
import { tellers } from './tell';

/** Cards that each player could think of playing and cannot: those in hand, and those on table with a text to use. */
function attempts(state: State): Attempt<Move, Refusal>[] {
  return refusals(state)
    .filter(({ card }) => {
      const { zone } = cardOf(state, card);
      if (zone === 'table') return printOf(state, card).text.some(({ from }) => from === 'table');
      return zone === 'hand' || zone === 'rules';
    })
    .map(({ by, card, refusal }) => ({ move: { type: 'play', by, card }, refusal }));
}

/** How moves, events and refusals of the stack are told. */
export const stackTellers = tellers(swccgStackWords, labelOf);

export const swccgStackStand: Stand<State, Move, Setup, GameEvent, Refusal> = {
  simulator: swccgStack,
  title: { fr: swccgStackWords.fr.title, en: swccgStackWords.en.title },
  summary: { fr: swccgStackWords.fr.summary, en: swccgStackWords.en.summary },
  scenarios: STACK_SCENARIOS,
  seatOf: ({ by }) => by,
  ...stackTellers,
  attempts,
  picture: drawStack,
};
