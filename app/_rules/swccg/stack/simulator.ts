import type { Simulator } from '../../core/contract';
import type { Move } from './moves';
import { options } from './options';
import { play } from './play';
import { type Setup, start } from './setup';
import type { State } from './state';

export const swccgStack: Simulator<State, Move, Setup> = {
  id: 'swccg-stack',
  game: 'swccg',
  start,
  options,
  play,
};
