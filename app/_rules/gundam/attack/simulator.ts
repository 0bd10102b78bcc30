import type { Simulator } from '../../core/contract';
import { checkTable, type SetupFlaw } from '../play/check-setup';
import type { GameEvent } from '../play/events';
import { layOut } from '../play/lay-out';
import { options } from '../play/options';
import type { Refusal } from '../play/refusals';
import { play } from '../play/simulator';
import { CARDS } from './cards';
import type { AttackSetup, AttackState, Move } from './state';

/** What a form should say about a setup before it is played; nothing if it can be. */
export const checkSetup = (setup: AttackSetup): SetupFlaw[] => checkTable(setup, CARDS);

/** One player's turn of attacks, from declaring each to its end: the play, begun in a main phase and without turns. */
// gundam/attack
export const attackSimulator: Simulator<AttackState, Move, AttackSetup, GameEvent, Refusal> = {
  id: 'gundam-attack',
  game: 'gundam',
  start: (setup) => layOut(setup, CARDS),
  options,
  play,
};
