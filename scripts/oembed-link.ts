/** Where hosts find what to show in place of a link to a page. */
export const oEmbedLink = (address: string): string =>
  `<link rel="alternate" type="application/json+oembed" href="${address}"/>`;

const LINK = /<link rel="alternate" type="application\/json\+oembed" href="[^"]*"\/>/;

/** A copy on a device is shown by no host. */
export const withoutOEmbedLink = (html: string): string => html.replace(LINK, '');
