import { STORE_PREFIX } from '../../_leaf/storage';

/** Where the judge's log is kept on the device. */
export const LOG_DATABASE = `${STORE_PREFIX}desk`;
/** The store of its rulings. */
export const RULINGS_STORE = 'rulings';
/** The store of the events that they belong to. */
export const EVENTS_STORE = 'events';
