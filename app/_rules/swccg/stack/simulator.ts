import type { Simulator } from '../../core/contract';
import type { GameEvent } from './events';
import type { Move } from './moves';
import { options } from './options';
import { play } from './play';
import type { Refusal } from './refusals';
import { type Setup, start } from './setup';
import type { State } from './state';

export const swccgStack: Simulator<State, Move, Setup, GameEvent, Refusal> = {
  id: 'swccg-stack',
  game: 'swccg',
  start,
  options,
  play,
};
