import type { Simulator } from '../../core/contract';
import type { GameEvent } from '../stack/events';
import type { Move } from '../stack/moves';
import { options } from '../stack/options';
import { play } from '../stack/play';
import type { Refusal } from '../stack/refusals';
import type { State } from '../stack/state';
import { type PlaySetup, start } from './setup';

/** From the first Force to the last forfeit, and round the turn. */
// swccg/death-star-ii/turn
export const swccgPlay: Simulator<State, Move, PlaySetup, GameEvent, Refusal> = {
  id: 'swccg-play',
  game: 'swccg',
  start,
  options,
  play,
};
