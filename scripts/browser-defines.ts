import { basePath } from '../app/_leaf/base-path';

/** What Next writes into the pages' scripts, for those that are bundled beside them. */
export const BROWSER_DEFINES = {
  'process.env.NODE_ENV': '"production"',
  'process.env.BASE_PATH': JSON.stringify(basePath()),
};
