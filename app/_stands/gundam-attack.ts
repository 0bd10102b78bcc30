import { PLAY_WORDS } from '../_i18n/rules/gundam-play';
import { ATTACK_SCENARIOS } from '../_rules/gundam/attack/scenarios';
import { attackSimulator } from '../_rules/gundam/attack/simulator';
import type { AttackSetup, AttackState, Move } from '../_rules/gundam/attack/state';
import type { GameEvent } from '../_rules/gundam/play/events';
import { labelOf } from '../_rules/gundam/play/label';
import type { Refusal } from '../_rules/gundam/play/refusals';
import { attemptsIn } from './gundam-play-attempts';
import { drawPlay } from './gundam-play-picture';
import type { Stand } from './stand';
import { tellers } from './tell';

/** One turn of attacks between two players, two teams, or everybody against everybody. */
export const gundamAttack: Stand<AttackState, Move, AttackSetup, GameEvent, Refusal> = {
  simulator: attackSimulator,
  title: { fr: 'L’attaque', en: 'The attack' },
  summary: {
    fr: 'Menez des attaques étape par étape : qui peut attaquer qui, le blocage, l’étape d’action, les dégâts, le Burst et la victoire. À deux, en équipe ou en battle royale.',
    en: 'Play attacks step by step: who may attack whom, blocking, the action step, damage, Burst and victory. For two players, in teams or as a battle royale.',
  },
  scenarios: ATTACK_SCENARIOS,
  seatOf: ({ player }) => player,
  ...tellers(PLAY_WORDS, labelOf),
  attempts: attemptsIn,
  picture: drawPlay,
};
