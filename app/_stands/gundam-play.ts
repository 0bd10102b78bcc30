import { PLAY_WORDS } from '../_i18n/rules/gundam-play';
import type { GameEvent } from '../_rules/gundam/play/events';
import { labelOf } from '../_rules/gundam/play/label';
import type { Refusal } from '../_rules/gundam/play/refusals';
import { PLAY_SCENARIOS } from '../_rules/gundam/play/scenarios';
import { playSimulator } from '../_rules/gundam/play/simulator';
import type { Move, PlaySetup, PlayState } from '../_rules/gundam/play/state';
import { attemptsIn } from './gundam-play-attempts';
import { drawPlay } from './gundam-play-picture';
import type { Stand } from './stand';
import { tellers } from './tell';

/** A whole game, from the first hand to the last Shield, begun at any moment of it. */
export const gundamPlay: Stand<PlayState, Move, PlaySetup, GameEvent, Refusal> = {
  simulator: playSimulator,
  title: { fr: 'La partie entière', en: 'The whole game' },
  summary: {
    fr: 'Jouez d’un bout à l’autre : la main de départ, les phases, le déploiement, les attaques avec Burst et étape d’action, la phase de fin, puis le tour suivant. À deux, en équipe ou en battle royale.',
    en: 'Play from end to end: the starting hand, the phases, deploying, attacks with Burst and action step, the end phase, then the next turn. For two players, in teams or as a battle royale.',
  },
  scenarios: PLAY_SCENARIOS,
  seatOf: ({ player }) => player,
  ...tellers(PLAY_WORDS, labelOf),
  attempts: attemptsIn,
  picture: drawPlay,
};
