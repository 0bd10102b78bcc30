/** Whether a file of the site, by its path within it, is data that programs elsewhere read. */
export const isForPrograms = (path: string): boolean =>
  /^\/data\/|^\/llms\.txt$|\/oembed\.json$|\.atom$/.test(path);
