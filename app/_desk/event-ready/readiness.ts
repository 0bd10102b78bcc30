import type { Failure } from './failure';
import type { Progress } from './prepare';
import type { Held } from './shelf';

/** How ready this device is, as the worker tells every open page. */
export type Readiness =
  | { state: 'absent' }
  | ({ state: 'preparing'; held?: Held } & Progress)
  | { state: 'ready'; held: Held }
  | { state: 'failed'; failure: Failure; held?: Held };

/** What a page asks of the worker. `tell` is answered, like everything, on the channel. */
export type Wish = { wish: 'prepare' | 'tell' | 'erase' };

export const READINESS_CHANNEL = 'arbitre-event-ready';
export const WORKER_PATH = '/sw.js';
