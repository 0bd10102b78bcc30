import { PODRACE_WORDS } from '../_i18n/rules/yj-podrace';
import { otherSide, type Side } from '../_rules/core/sides';
import type { GameEvent } from '../_rules/young-jedi/podrace/events';
import { labelOf } from '../_rules/young-jedi/podrace/label';
import { handChoices } from '../_rules/young-jedi/podrace/racer';
import type { Refusal } from '../_rules/young-jedi/podrace/refusals';
import { PODRACE_SCENARIOS } from '../_rules/young-jedi/podrace/scenarios';
import { podraceSimulator } from '../_rules/young-jedi/podrace/simulator';
import type { Move, PodraceSetup, PodraceState } from '../_rules/young-jedi/podrace/state';
import { drawsOf } from '../_rules/young-jedi/shuffled-deck';
import { refusedOf } from './attempts';
import type { Stand } from './stand';
import { tellers } from './tell';
import { drawPodrace } from './yj-podrace-picture';

/** Whatever a player could think of doing now. */
function thinkable(state: PodraceState, player: Side): Move[] {
  const choices = handChoices(state, player);
  const named = choices.flatMap(({ choice }) => (choice.card === undefined ? [] : [choice.card]));
  const { deck, pilot, podracer } = state.players[player];
  const [draw = {}] = drawsOf(deck, state.cards, 'hand');
  return [
    { type: 'thrust', player },
    ...choices.map(({ choice }): Move => ({ type: 'lap', player, ...choice })),
    { type: 'draw', player, ...draw },
    ...named.map((card): Move => ({ type: 'deploy', player, card, to: 'objective' })),
    ...((pilot === undefined) !== (podracer === undefined) ? [{ type: 'search' as const, player }] : []),
    ...named.map((card): Move => ({ type: 'deploy', player, card, to: 'planet' })),
    ...(state.stage === 'even-up'
      ? choices.map(({ choice }): Move => ({ type: 'discard', player, ...choice }))
      : []),
    { type: 'objective', player },
    { type: 'done', player },
  ];
}

export const yjPodrace: Stand<PodraceState, Move, PodraceSetup, GameEvent, Refusal> = {
  simulator: podraceSimulator,
  title: { fr: 'La course de modules', en: 'The podrace' },
  summary: {
    fr: 'Placez vos jetons de poussée, jouez la suite de 1 à 6, remplacez ce qui manque, ravitaillez-vous : trois tours de course, et la partie est gagnée.',
    en: 'Place your Thrust tokens, play the run from 1 to 6, stand in for what is missing, refuel: three laps, and the game is won.',
  },
  scenarios: PODRACE_SCENARIOS,
  seatOf: ({ player }) => player,
  ...tellers(PODRACE_WORDS, labelOf),
  attempts: (state) =>
    state.over
      ? []
      : refusedOf(podraceSimulator, state, [
          ...thinkable(state, state.turn),
          { type: 'thrust', player: otherSide(state.turn) },
        ]),
  picture: drawPodrace,
};
