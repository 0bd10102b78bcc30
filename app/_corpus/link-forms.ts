/** Blanks and control characters, which browsers drop, and the backslash, which they read as a slash. */
const MISLEADING = /[\p{Cc}\s\\]/u;

/** An address outside of the site. */
export const isExternal = (url: string): boolean =>
  /^(?:https?:\/\/|mailto:)./i.test(url) && !MISLEADING.test(url);

/** An id, an anchor or a path of the site: nothing that a browser could take for another site or for a script. */
export const isWithinSite = (url: string): boolean =>
  !/^[^/?#]*:/.test(url) && !url.startsWith('//') && !MISLEADING.test(url);

/** The address of an image of the corpus, which stands under `public`. */
export const isImageAddress = (url: string): boolean =>
  /^\/images\/[\w-][\w.-]*(?:\/[\w-][\w.-]*)*$/.test(url);
