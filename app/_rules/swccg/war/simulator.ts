import type { Simulator } from '../../core/contract';
import type { GameEvent } from '../stack/events';
import type { Move } from '../stack/moves';
import { options } from '../stack/options';
import { play } from '../stack/play';
import type { Refusal } from '../stack/refusals';
import { start } from '../stack/setup';
import type { State } from '../stack/state';
import { toStack, type WarSetup } from './setup';

/** Who has the last word? The action stack, set up for a war of Sense, Alter and Control. */
export const swccgWar: Simulator<State, Move, WarSetup, GameEvent, Refusal> = {
  id: 'swccg-war',
  game: 'swccg',
  start: (war) => start(toStack(war)),
  options,
  play,
};
