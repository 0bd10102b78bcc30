/** Everything that Arbitre keeps on a device begins with this. */
export const STORAGE_PREFIX = 'arbitre.';
