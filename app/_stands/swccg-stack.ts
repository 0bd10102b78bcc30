import { swccgStackWords, tellEvent, tellMove, tellRefusal } from '../_i18n/rules/swccg-stack';
import type { Move } from '../_rules/swccg/stack/moves';
import { refusals } from '../_rules/swccg/stack/options';
import { stackScenarios } from '../_rules/swccg/stack/scenarios';
import type { Setup } from '../_rules/swccg/stack/setup';
import { swccgStack } from '../_rules/swccg/stack/simulator';
import { cardOf, printOf, type State } from '../_rules/swccg/stack/state';
import type { Attempt, Stand } from './stand';
import { drawStack } from './swccg-stack-picture';

/** Cards that each player could think of playing and cannot: those in hand, and those on table with a text to use. */
function attempts(state: State): Attempt<Move>[] {
  return refusals(state)
    .filter(({ card }) => {
      const { zone } = cardOf(state, card);
      if (zone === 'table') return printOf(state, card).text.some(({ from }) => from === 'table');
      return zone === 'hand' || zone === 'rules';
    })
    .map(({ by, card, refusal }) => ({ move: { type: 'play', by, card }, refusal }));
}

export const swccgStackStand: Stand<State, Move, Setup> = {
  simulator: swccgStack,
  title: { fr: swccgStackWords.fr.title, en: swccgStackWords.en.title },
  summary: { fr: swccgStackWords.fr.summary, en: swccgStackWords.en.summary },
  scenarios: stackScenarios,
  seatOf: ({ by }) => by,
  tellMove,
  tellEvent,
  tellRefusal,
  attempts,
  picture: drawStack,
};
