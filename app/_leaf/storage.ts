import { basePath } from './base-path';

/**
 * What everything that Arbitre keeps on a device begins with. Two sites may share a host, each below its path: what one
 * keeps, the other neither reads nor erases.
 */
export const OWN_NAME = `arbitre${basePath()}`;
/** Of keys in the browser's storage. */
export const STORAGE_PREFIX = `${OWN_NAME}.`;
/** Of caches, databases and channels. */
export const STORE_PREFIX = `${OWN_NAME}-`;
