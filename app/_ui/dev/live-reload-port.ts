/** The port on which scripts/dev.ts tells that a file of the corpus has changed. */
export const LIVE_RELOAD_PORT = 3001;
