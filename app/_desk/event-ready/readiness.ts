import { STORE_PREFIX } from '../../_leaf/storage';
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

export const READINESS_CHANNEL = `${STORE_PREFIX}event-ready`;
/** The file of the site that the worker is; it speaks for the folder it stands in. */
export const WORKER_PATH = '/sw.js';
